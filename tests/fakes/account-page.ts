import { setTimeout as sleep } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Profile, Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { AccountState } from '#web/lib/account.ts';
import type { Call, FakeBrowser } from './browser.ts';

/** Two people with a session each. */
export const mara = { token: 'token-of-mara', email: 'mara@example.com' };
export const ines = { token: 'token-of-ines', email: 'ines@example.com' };

/** The server's answers about a person and about a month. */
export const profileOf = (email: string): Profile => ({
  id: email,
  email,
  full_name: '',
  current_plan: 'free',
});
export const usageOf = (used: number): Usage => ({
  month_year: '2026-11',
  emails_generated: used,
  limit: 10,
  included: 10,
});

/** What a state shows: the number of used replies, or the kind of the state if there is no number. */
export const usedOf = (state: AccountState) =>
  state.kind === 'ready' ? state.usage.emails_generated : state.kind;

/** Loads the modules again, as a newly opened page does. */
export async function openPage() {
  vi.resetModules();
  const account = await import('#web/lib/account.ts');
  const session = await import('#web/lib/session.ts');
  return { ...account, ...session };
}

/** Waits for the two requests that a load makes, and returns them. */
export async function nextLoad({ calls }: FakeBrowser): Promise<Call[]> {
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
  return calls.splice(0, 2);
}

/** Answers the requests of a load. */
export function answerPair(pair: Call[], used: number, email = mara.email): void {
  for (const { path, answer } of pair) {
    answer(200, path === apiPaths.profile ? profileOf(email) : usageOf(used));
  }
}

/** Waits for the two requests that a load makes, and answers them. */
export async function answerLoad(browser: FakeBrowser, used: number, email = mara.email): Promise<void> {
  answerPair(await nextLoad(browser), used, email);
  await sleep();
}

/** Answers as the server does for a session that it does not know. */
export function refuse(pair: Call[]): void {
  for (const { answer } of pair) {
    answer(401, { code: 'unauthenticated', detail: 'Please sign in to continue.' });
  }
}

/** Answers as a failing server does. */
export function fail(pair: Call[]): void {
  for (const { answer } of pair) answer(500, {});
}

/** Changes the storage as another tab does, and sends this page the browser's `storage` event. */
export function storeElsewhere({ stored }: FakeBrowser, session: object | undefined): void {
  if (session) stored.set('session', JSON.stringify(session));
  else stored.delete('session');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
}
