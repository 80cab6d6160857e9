import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerLoad,
  answerPair,
  ines,
  mara,
  nextLoad,
  openPage,
  refuse,
  storeElsewhere,
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

test('a session that the server refuses is forgotten', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  refuse(await nextLoad(browser));
  await expect.poll(() => currentAccount().kind).toBe('signed-out');
  expect(browser.stored.has('session')).toBe(false);
});

test('a refusal that comes after somebody else signed in ends nothing', async () => {
  const { subscribeToAccount, currentAccount } = await openPage();
  stop = subscribeToAccount(() => undefined);
  const early = await nextLoad(browser);
  storeElsewhere(browser, ines);
  refuse(early);
  await answerLoad(browser, 1, ines.email);
  expect(usedOf(currentAccount())).toBe(1);
});

test('nobody sees the account of the person before them, not for a moment', async () => {
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

test('an answer for the person before is not shown to the next, whichever comes first', async () => {
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

test('a new token of the same person keeps the page as it is, and is used from then on', async () => {
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
