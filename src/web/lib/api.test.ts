import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { callApi, callSessionApi } from './api.ts';
import { forgetSession, readSession } from './session.ts';

const mara = { token: 't', email: 'mara@example.com' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Replaces the deadline of every call, so that the test decides when it has passed. */
function holdDeadline(): AbortController {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return controller;
}

test.each([200, 502])(
  'the HTML page of a gateway is not used as a response, with any status (%i)',
  async (status) => {
    stubBrowser({});
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    vi.stubGlobal(
      'fetch',
      async () => new Response('<!doctype html><title>Sign in</title>', { status, headers }),
    );
    await expect(callApi('GET', '/api/profile')).rejects.toMatchObject({
      code: 'internal',
      isFromServer: false,
    });
  },
);

test('a server that does not answer before the deadline counts as unreachable', async () => {
  stubBrowser({ session: JSON.stringify(mara) });
  const deadline = holdDeadline();
  const call = callApi('GET', '/api/profile');
  deadline.abort();
  await expect(call).rejects.toMatchObject({ code: 'unavailable', isFromServer: false });
  expect(readSession()).toEqual(mara);
});

test('another tab can forget a session while the connection that replaces it hangs', async () => {
  stubBrowser({ session: JSON.stringify(mara) });
  const deadline = holdDeadline();
  const call = callSessionApi('POST', '/api/auth/sign-out', {}, () => undefined);
  const refused = expect(call).rejects.toMatchObject({ code: 'unavailable' });
  vi.restoreAllMocks();
  const forgotten = forgetSession(mara.token);
  deadline.abort();
  await Promise.all([refused, forgotten]);
  expect(readSession()).toBeUndefined();
});
