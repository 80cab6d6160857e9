import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { type AccountRows, insertAccount } from './account-rows.ts';

/** Rates that never refuse: these tests are about the quota of the month. */
export const noRates = { REPLY_RATE_PER_MINUTE: '1000000', GUEST_REPLIES_PER_ADDRESS: '1000000' };

/** What is charged to an account in all months, and what is reserved for replies that are being written. */
export async function countsOf({ db }: Database, id: string): Promise<{ used: number; reserved: number }> {
  const months = await db
    .selectFrom('usage_tracking')
    .select('emails_generated')
    .where('user_id', '=', id)
    .execute();
  const reservations = await db.selectFrom('reservations').select('id').where('holder', '=', id).execute();
  return {
    used: months.reduce((sum, month) => sum + month.emails_generated, 0),
    reserved: reservations.length,
  };
}

/** Waits until nothing of an account is reserved any more, and returns what is charged to it. */
export async function settledUse(database: Database, id: string): Promise<number> {
  await expect.poll(async () => (await countsOf(database, id)).reserved).toBe(0);
  return (await countsOf(database, id)).used;
}

/** Inserts new accounts, one after the other. */
export async function insertAccounts(
  variables: Record<string, string>,
  database: Database,
  count: number,
  plan: 'free' | 'pro' = 'free',
): Promise<AccountRows[]> {
  const accounts: AccountRows[] = [];
  for (let made = 0; made < count; made += 1) {
    accounts.push(await insertAccount(variables, database, { plan }));
  }
  return accounts;
}

/** How often each value occurs in a list. */
export function tally<Value extends string>(values: readonly Value[]): Partial<Record<Value, number>> {
  const counts: Partial<Record<Value, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** 'ok', or the problem's code. */
export async function resultOf(response: Response): Promise<string> {
  const body = await response.json();
  return response.ok ? 'ok' : body.code;
}
