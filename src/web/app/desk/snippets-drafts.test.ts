import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { recordSignOut } from '#web/lib/saved-state.ts';
import { forgetDraft, keepDraft, readDraft } from './snippets-drafts.ts';

beforeEach(() => {
  stubBrowser({});
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed stays until it is saved', () => {
  keepDraft('snippet', { name: 'Thanks' });
  expect(readDraft('snippet')).toEqual({ name: 'Thanks' });
  expect(readDraft('own-words')).toEqual({});
  forgetDraft('snippet');
  expect(readDraft('snippet')).toEqual({});
});

test('what one person typed does not reach the next person', () => {
  keepDraft('own-words', { signature: 'Lee & Sons' });
  recordSignOut();
  expect(readDraft('own-words')).toEqual({});
  keepDraft('own-words', { closing: 'Ever yours,' });
  expect(readDraft('own-words')).toEqual({ closing: 'Ever yours,' });
});
