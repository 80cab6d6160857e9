import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerLoad,
  answerPair,
  fail,
  ines,
  mara,
  nextLoad,
  openPage,
  profileOf,
  refuse,
  storeElsewhere,
  usageOf,
  usedOf,
} from '#tests/fakes/account-page.ts';
import { type FakeBrowser, stubBrowser } from '#tests/fakes/browser.ts';

let browser: FakeBrowser;
let stop: (() => void) | undefined;

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
  await answerLoad(browser, 3);
  expect(currentAccount()).toEqual({ kind: 'ready', profile: profileOf(mara.email), usage: usageOf(3) });
  expect(heard).toHaveBeenCalled();
});

test('without a session there is no account, and nothing is requested', async () => {
  browser.stored.clear();
  const { subscribeToAccount, currentAccount } = await openPage();
  expect(currentAccount()).toEqual({ kind: 'signed-out' });
  stop = subscribeToAccount(() => undefined);
  await sleep();
  expect(browser.calls).toEqual([]);
});

test('the state is the same object until something changes', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  expect(currentAccount()).toBe(currentAccount());
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  expect(currentAccount()).toBe(currentAccount());
});

test('a failed load is reported, and can be tried again', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  fail(await nextLoad(browser));
  await expect.poll(() => currentAccount().kind).toBe('failed');
  const retry = reloadAccount();
  expect(currentAccount().kind).toBe('loading');
  await answerLoad(browser, 4);
  await retry;
  expect(usedOf(currentAccount())).toBe(4);
});

test('a later load that fails keeps the account on the screen', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  const again = reloadAccount();
  fail(await nextLoad(browser));
  await again;
  expect(usedOf(currentAccount())).toBe(3);
});

test('an answer that arrives after a later answer is dropped', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad(browser);
  const reload = reloadAccount();
  await answerLoad(browser, 5);
  await reload;
  answerPair(early, 4);
  await sleep();
  expect(usedOf(currentAccount())).toBe(5);
});

test('an early answer is shown during a later load, and stays if that load fails', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad(browser);
  const reload = reloadAccount();
  const late = await nextLoad(browser);
  answerPair(early, 4);
  await expect.poll(() => usedOf(currentAccount())).toBe(4);
  fail(late);
  await reload;
  expect(usedOf(currentAccount())).toBe(4);
});

test('a change in another tab is loaded here', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  const { accountChanged } = await openPage();
  const changed = accountChanged();
  await expect.poll(() => browser.calls.length).toBe(4);
  answerPair(browser.calls.splice(0, 4), 4);
  await changed;
  await expect.poll(() => usedOf(currentAccount())).toBe(4);
});

test('a page that becomes visible again loads again', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await answerLoad(browser, 6);
  expect(usedOf(currentAccount())).toBe(6);
});

test('a page that is online again loads what has changed meanwhile', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  window.dispatchEvent(new Event('online'));
  await answerLoad(browser, 4);
  expect(usedOf(currentAccount())).toBe(4);
});

test('listening twice, as strict mode does, leaves one listener', async () => {
  const { subscribeToAccount, storeSession } = await openPage();
  subscribeToAccount(() => undefined)();
  stop = subscribeToAccount(() => undefined);
  await sleep();
  browser.calls.length = 0;
  storeSession({ ...mara, token: 'new' });
  await sleep();
  expect(browser.calls.length).toBe(2);
});

test('a browser without storage and channels is signed out and does not fail', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', undefined);
  const { subscribeToAccount, currentAccount, accountChanged } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await accountChanged();
  expect(currentAccount()).toEqual({ kind: 'signed-out' });
});

test('a session that the server refuses is forgotten', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  refuse(await nextLoad(browser));
  await expect.poll(() => currentAccount().kind).toBe('signed-out');
  expect(browser.stored.has('session')).toBe(false);
});

test('a refusal that arrives after another person has signed in does not end the new session', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad(browser);
  storeElsewhere(browser, ines);
  refuse(early);
  await answerLoad(browser, 1, ines.email);
  expect(usedOf(currentAccount())).toBe(1);
});

test('the account of the previous person is never shown to the next', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  browser.stored.set('session', JSON.stringify(ines));
  expect(currentAccount().kind).toBe('loading');
  storeElsewhere(browser, ines);
  expect(currentAccount().kind).toBe('loading');
  await answerLoad(browser, 7, ines.email);
  expect(usedOf(currentAccount())).toBe(7);
});

test('an answer for the previous person is not shown to the next, in any order of the answers', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad(browser);
  storeElsewhere(browser, ines);
  const late = await nextLoad(browser);
  answerPair(early, 3);
  await sleep();
  expect(currentAccount().kind).toBe('loading');
  answerPair(late, 7, ines.email);
  await expect.poll(() => usedOf(currentAccount())).toBe(7);
});

test('a new token of the same person keeps the account on the screen, and is used from then on', async () => {
  const { subscribeToAccount, currentAccount, storeSession } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  storeSession({ ...mara, token: 'new' });
  expect(usedOf(currentAccount())).toBe(3);
  const pair = await nextLoad(browser);
  expect(pair.map(({ token }) => token)).toEqual(['new', 'new']);
});

test('a session that ends in another tab ends here', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  const heard = vi.fn();
  stop = subscribeToAccount(heard);
  await answerLoad(browser, 3);
  heard.mockClear();
  storeElsewhere(browser, undefined);
  expect(currentAccount().kind).toBe('signed-out');
  expect(heard).toHaveBeenCalled();
});
