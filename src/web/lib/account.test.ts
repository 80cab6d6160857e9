import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { type Call, type FakeBrowser, stubBrowser } from '#tests/fakes/browser.ts';
import type { AccountState } from './account.ts';

const mara = { token: 'token-of-mara', email: 'mara@example.com' };
const ines = { token: 'token-of-ines', email: 'ines@example.com' };

const profileOf = (email: string): Profile => ({ id: email, email, full_name: '', current_plan: 'free' });
const usageOf = (used: number): Usage => ({
  month_year: '2026-11',
  emails_generated: used,
  limit: 10,
  included: 10,
});

let browser: FakeBrowser;
let stop: (() => void) | undefined;

/** The modules anew, as a page that has just been opened has them. */
async function openPage() {
  vi.resetModules();
  const account = await import('./account.ts');
  const session = await import('./session.ts');
  return { ...account, ...session };
}

/** Waits for the pair of requests that a load makes, and answers it. */
async function answerLoad(used: number, email = mara.email): Promise<void> {
  const pair = await nextLoad();
  answerPair(pair, used, email);
  await sleep();
}

async function nextLoad(): Promise<Call[]> {
  await expect.poll(() => browser.calls.length).toBeGreaterThanOrEqual(2);
  return browser.calls.splice(0, 2);
}

function answerPair(pair: Call[], used: number, email = mara.email): void {
  for (const { path, answer } of pair) {
    answer(200, path === apiPaths.profile ? profileOf(email) : usageOf(used));
  }
}

function refuse(pair: Call[]): void {
  for (const { answer } of pair) {
    answer(401, { code: 'unauthenticated', detail: 'Please sign in to continue.' });
  }
}

function fail(pair: Call[]): void {
  for (const { answer } of pair) answer(500, {});
}

const usedOf = (state: AccountState) => (state.kind === 'ready' ? state.usage.emails_generated : state.kind);

/** What another tab does to the storage, and what the browser tells of it here. */
function storeElsewhere(session: object | undefined): void {
  if (session) browser.stored.set('session', JSON.stringify(session));
  else browser.stored.delete('session');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
}

beforeEach(() => {
  browser = stubBrowser({ session: JSON.stringify(mara) });
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
});

test('an account is loading until profile and usage are there', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  const heard = vi.fn();
  stop = subscribeToAccount(heard);
  expect(currentAccount()).toEqual({ kind: 'loading' });
  await answerLoad(3);
  expect(currentAccount()).toEqual({ kind: 'ready', profile: profileOf(mara.email), usage: usageOf(3) });
  expect(heard).toHaveBeenCalled();
});

test('without a session there is no account, and nothing is asked', async () => {
  browser.stored.clear();
  const { subscribeToAccount, currentAccount } = await openPage();
  expect(currentAccount()).toEqual({ kind: 'signed-out' });
  stop = subscribeToAccount(() => undefined);
  await sleep();
  expect(browser.calls).toEqual([]);
});

test('what is shown is the same object until something changed', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  expect(currentAccount()).toBe(currentAccount());
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  expect(currentAccount()).toBe(currentAccount());
});

test('a load that fails is told, and can be tried again', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  fail(await nextLoad());
  await expect.poll(() => currentAccount().kind).toBe('failed');
  const retry = reloadAccount();
  expect(currentAccount().kind).toBe('loading');
  await answerLoad(4);
  await retry;
  expect(usedOf(currentAccount())).toBe(4);
});

test('a later load that fails leaves what is shown', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  const again = reloadAccount();
  fail(await nextLoad());
  await again;
  expect(usedOf(currentAccount())).toBe(3);
});

test('an answer that a later one has overtaken is dropped', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad();
  const reload = reloadAccount();
  await answerLoad(5);
  await reload;
  answerPair(early, 4);
  await sleep();
  expect(usedOf(currentAccount())).toBe(5);
});

test('an early answer is shown while a later load is under way, and holds where that one fails', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad();
  const reload = reloadAccount();
  const late = await nextLoad();
  answerPair(early, 4);
  await expect.poll(() => usedOf(currentAccount())).toBe(4);
  fail(late);
  await reload;
  expect(usedOf(currentAccount())).toBe(4);
});

test('a session that the server refuses is forgotten', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  refuse(await nextLoad());
  await expect.poll(() => currentAccount().kind).toBe('signed-out');
  expect(browser.stored.has('session')).toBe(false);
});

test('a refusal that comes after somebody else signed in ends nothing', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad();
  storeElsewhere(ines);
  refuse(early);
  await answerLoad(1, ines.email);
  expect(usedOf(currentAccount())).toBe(1);
});

test('nobody sees the account of the person before them, not for a moment', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  browser.stored.set('session', JSON.stringify(ines));
  expect(currentAccount().kind).toBe('loading');
  storeElsewhere(ines);
  expect(currentAccount().kind).toBe('loading');
  await answerLoad(7, ines.email);
  expect(usedOf(currentAccount())).toBe(7);
});

test('an answer for the person before is not shown to the next, whichever comes first', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad();
  storeElsewhere(ines);
  const late = await nextLoad();
  answerPair(early, 3);
  await sleep();
  expect(currentAccount().kind).toBe('loading');
  answerPair(late, 7, ines.email);
  await expect.poll(() => usedOf(currentAccount())).toBe(7);
});

test('a new token of the same person keeps the page as it is, and is used from then on', async () => {
  const { subscribeToAccount, currentAccount, storeSession } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  storeSession({ ...mara, token: 'new' });
  expect(usedOf(currentAccount())).toBe(3);
  const pair = await nextLoad();
  expect(pair.map(({ token }) => token)).toEqual(['new', 'new']);
});

test('a session that ends in another tab ends here', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  const heard = vi.fn();
  stop = subscribeToAccount(heard);
  await answerLoad(3);
  heard.mockClear();
  storeElsewhere(undefined);
  expect(currentAccount().kind).toBe('signed-out');
  expect(heard).toHaveBeenCalled();
});

test('a change in another tab is loaded here', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  const { accountChanged } = await openPage();
  const changed = accountChanged();
  await expect.poll(() => browser.calls.length).toBe(4);
  answerPair(browser.calls.splice(0, 4), 4);
  await changed;
  await expect.poll(() => usedOf(currentAccount())).toBe(4);
});

test('a page that is looked at again asks again', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(3);
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await answerLoad(6);
  expect(usedOf(currentAccount())).toBe(6);
});

test('listening twice, as strict mode does, leaves one ear', async () => {
  const { subscribeToAccount, storeSession } = await openPage();
  subscribeToAccount(() => undefined)();
  stop = subscribeToAccount(() => undefined);
  await sleep();
  browser.calls.length = 0;
  storeSession({ ...mara, token: 'new' });
  await sleep();
  expect(browser.calls.length).toBe(2);
});

test('a browser without storage and without channels is signed out, not broken', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', undefined);
  const { subscribeToAccount, currentAccount, accountChanged } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await accountChanged();
  expect(currentAccount()).toEqual({ kind: 'signed-out' });
});
