import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#domain/limits.ts';
import { apiPaths } from '#domain/paths.ts';
import { mara } from '#tests/fakes/account-page.ts';
import { stubBrowser } from '#tests/fakes/browser.ts';
import { OWN_WORDS_KEY, recordSignOut, SNIPPETS_KEY } from '#web/lib/saved-state.ts';
import { SESSION_KEY } from '#web/lib/session.ts';

afterEach(() => vi.unstubAllGlobals());

const thanks = { name: 'Thanks', text: 'Thank you for writing.' };
const bye = { name: 'Bye', text: 'Until soon.' };

/** Loads the modules again, as a newly opened page does. */
async function openPage(stored: Record<string, string> = {}) {
  vi.resetModules();
  const browser = stubBrowser(stored);
  const calls = await import('./own-words-calls.ts');
  return { browser, ...calls, ...(await import('./snippets-store.ts')) };
}

const signedIn = { [SESSION_KEY]: JSON.stringify(mara) };
const idOf = (snippet: { id: string } | undefined) => snippet?.id ?? '';

test('a guest’s snippets stay in this browser, newest first, until they are deleted', async () => {
  const { browser, saveSnippet, deleteSnippet, readGuestSnippets } = await openPage();
  await saveSnippet(thanks);
  await saveSnippet(bye);
  expect(readGuestSnippets()).toMatchObject([bye, thanks]);
  await deleteSnippet(idOf(readGuestSnippets()[0]));
  expect(readGuestSnippets()).toMatchObject([thanks]);
  expect(browser.calls).toEqual([]);
});

test('a guest can keep as many snippets as an account, and no more', async () => {
  const full = Array.from({ length: limits.snippets }, (_, index) => ({ id: `${index}`, ...thanks }));
  const { saveSnippet, readGuestSnippets } = await openPage({
    [SNIPPETS_KEY]: JSON.stringify({ snippets: full }),
  });
  await expect(saveSnippet(bye)).rejects.toMatchObject({ code: 'too_many_snippets' });
  expect(readGuestSnippets()).toEqual(full);
});

test.each(['', '{', '[]', '{"snippets":7}', '{"snippets":[null,{"id":"a"}]}'])(
  'damaged data of the browser counts as no snippets: %s',
  async (stored) => {
    const { readGuestSnippets, readGuestOwnWords } = await openPage({
      [SNIPPETS_KEY]: stored,
      [OWN_WORDS_KEY]: stored,
    });
    expect(readGuestSnippets()).toEqual([]);
    expect(readGuestOwnWords()).toEqual({});
  },
);

test('a guest’s own words go into each request, and a blank form takes them out', async () => {
  const { knownOwnWords, saveOwnWords } = await openPage();
  expect(await knownOwnWords()).toBeUndefined();
  await saveOwnWords({ closing: 'Ever yours,' });
  expect(await knownOwnWords()).toEqual({ closing: 'Ever yours,' });
  await saveOwnWords({});
  expect(await knownOwnWords()).toBeUndefined();
});

test('an account’s own words are loaded once, and again after a failure', async () => {
  const { browser, knownOwnWords } = await openPage(signedIn);
  const first = knownOwnWords();
  await expect.poll(() => browser.calls.length).toBe(1);
  browser.calls.shift()?.answer(503, { code: 'unavailable', detail: 'Not now.' });
  expect(await first).toBeUndefined();
  const second = knownOwnWords();
  await expect.poll(() => browser.calls.length).toBe(1);
  browser.calls.shift()?.answer(200, { name: 'Mara' });
  expect(await second).toEqual({ name: 'Mara' });
  expect(await knownOwnWords()).toEqual({ name: 'Mara' });
  expect(browser.calls).toEqual([]);
});

test('snippets move to the account one by one, and what the server refuses stays in the browser', async () => {
  const snippets = [
    { id: 'b', ...bye },
    { id: 'a', ...thanks },
  ];
  const { browser, moveGuestSnippets, readGuestSnippets } = await openPage({
    ...signedIn,
    [SNIPPETS_KEY]: JSON.stringify({ snippets }),
  });
  const moving = moveGuestSnippets();
  const isRefused = expect(moving).rejects.toMatchObject({ code: 'too_many_snippets' });
  await expect.poll(() => browser.calls.length).toBe(1);
  const call = browser.calls.shift();
  expect(call?.path).toBe(apiPaths.snippets);
  call?.answer(201, { id: 'new', ...thanks });
  await expect.poll(() => browser.calls.length).toBe(1);
  browser.calls.shift()?.answer(409, { code: 'too_many_snippets', detail: 'Full.' });
  await isRefused;
  expect(readGuestSnippets()).toEqual([{ id: 'b', ...bye }]);
});

test('a sign-out removes what a guest kept in this browser', async () => {
  const { browser } = await openPage({ [SNIPPETS_KEY]: '{}', [OWN_WORDS_KEY]: '{}', theme: 'dark' });
  recordSignOut();
  expect([...browser.stored.keys()]).toEqual(['theme', 'signOutAt']);
});
