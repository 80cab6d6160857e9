import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ines, mara, storeElsewhere } from '#tests/fakes/account-page.ts';
import { type Call, type FakeBrowser, stubBrowser } from '#tests/fakes/browser.ts';
import { readSession } from '#web/lib/session.ts';
import { changeName, changePassword } from './account-calls.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = stubBrowser({ session: JSON.stringify(mara) });
});

afterEach(() => void vi.unstubAllGlobals());

/** Waits for the single request that a change makes. */
async function nextCall(): Promise<Call> {
  await expect.poll(() => browser.calls.length).toBe(1);
  const [call] = browser.calls.splice(0);
  if (!call) throw new Error('No request was made');
  return call;
}

/** Answers both requests of the account's reload with an error, so that the test does not wait for them. */
async function failLoad(): Promise<void> {
  await expect.poll(() => browser.calls.length).toBe(2);
  for (const { answer } of browser.calls.splice(0)) answer(500, {});
}

test('a new name is stored in the session of its account', async () => {
  const changed = changeName('Mara Lind');
  (await nextCall()).answer(200, {});
  await failLoad();
  await changed;
  expect(readSession()).toEqual({ ...mara, full_name: 'Mara Lind' });
});

test('a new name does not change the session of another person who signed in meanwhile', async () => {
  const changed = changeName('Mara Lind');
  const call = await nextCall();
  storeElsewhere(browser, ines);
  call.answer(200, {});
  await failLoad();
  await changed;
  expect(readSession()).toEqual(ines);
});

test('a password change does not replace the session of another person who signed in meanwhile', async () => {
  const changed = changePassword({ currentPassword: 'a long password', newPassword: 'a longer password' });
  const call = await nextCall();
  storeElsewhere(browser, ines);
  call.answer(200, {}, { 'set-auth-token': 'new-token-of-mara' });
  await changed;
  expect(readSession()).toEqual(ines);
});

test('a password change stores the new token in the session of its account', async () => {
  const changed = changePassword({ currentPassword: 'a long password', newPassword: 'a longer password' });
  (await nextCall()).answer(200, {}, { 'set-auth-token': 'new-token-of-mara' });
  await changed;
  expect(readSession()).toEqual({ ...mara, token: 'new-token-of-mara' });
});
