import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerLoad,
  answerPair,
  fail,
  mara,
  nextLoad,
  openPage,
  profileOf,
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
  await answerLoad(browser, 3);
  expect(currentAccount()).toBe(currentAccount());
});

test('a load that fails is told, and can be tried again', async () => {
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

test('a later load that fails leaves what is shown', async () => {
  const { subscribeToAccount, currentAccount, reloadAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  const again = reloadAccount();
  fail(await nextLoad(browser));
  await again;
  expect(usedOf(currentAccount())).toBe(3);
});

test('an answer that a later one has overtaken is dropped', async () => {
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

test('an early answer is shown while a later load is under way, and holds where that one fails', async () => {
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

test('a page that is looked at again asks again', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await answerLoad(browser, 6);
  expect(usedOf(currentAccount())).toBe(6);
});

test('a line that is back brings what was not heard of meanwhile', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  await answerLoad(browser, 3);
  window.dispatchEvent(new Event('online'));
  await answerLoad(browser, 4);
  expect(usedOf(currentAccount())).toBe(4);
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
