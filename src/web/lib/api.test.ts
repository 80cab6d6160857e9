import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { callApi } from './api.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([200, 502])("a gateway's page is no answer, also with status %i", async (status) => {
  stubBrowser({});
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  vi.stubGlobal(
    'fetch',
    async () => new Response('<!doctype html><title>Sign in</title>', { status, headers }),
  );
  await expect(callApi('GET', '/api/profile')).rejects.toMatchObject({ code: 'internal', isAnswered: false });
});
