import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { storeReply, takeLease } from '#server/replies/idempotent/idempotent-rows.ts';
import { createIdempotentWaits, type IdempotentWaits } from '#server/replies/idempotent/idempotent-waits.ts';
import { insertAccount, openRows } from './account-rows.ts';
import { makeDatabase } from './server-fixture.ts';

/** Makes waits over a database in which one Idempotency-Key is taken. `looks` counts their queries. */
async function startWaits() {
  const variables = await makeDatabase('SQLite');
  const rows = await openRows(variables);
  const { id } = await insertAccount(variables, rows, { plan: 'pro' });
  let looks = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      looks += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const waits = createIdempotentWaits({ ...rows, db: rows.db.withPlugin(counting) });
  const call = { accountId: id, hashes: [{ key: 'a key', content: 'a mail' }] as const };
  const lease = (await takeLease(rows, call)) ?? '';
  const wait = (options: Partial<Parameters<IdempotentWaits['waitForOutcome']>[1]> = {}) =>
    waits.waitForOutcome(call, { maxWaitMs: 10_000, signal: new AbortController().signal, ...options });
  const keep = () =>
    rows.transact((statements) =>
      storeReply(rows, statements, { call, lease, sealedReply: 'a sealed reply' }),
    );
  return { wait, keep, looks: () => looks };
}

test('all calls that wait for one reply share their queries', async () => {
  const { wait, keep, looks } = await startWaits();
  const all = Array.from({ length: 50 }, () => wait());
  await sleep(1_000);
  // The queries come after 25, 50, 100, 200 and 400 milliseconds, and then every 400 milliseconds.
  expect(looks()).toBeLessThanOrEqual(8);
  await keep();
  const outcomes = await Promise.all(all);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
    new Set(['{"kind":"done","sealedReply":"a sealed reply"}']),
  );
});

test('the other callers still wait when one leaves, and the queries stop when the last one leaves', async () => {
  const { wait, keep } = await startWaits();
  const leaving = new AbortController();
  const left = wait({ signal: leaving.signal });
  const stays = wait();
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(wait({ maxWaitMs: 50 })).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await keep();
  expect(await stays).toEqual({ kind: 'done', sealedReply: 'a sealed reply' });

  const impatient = await startWaits();
  await expect(impatient.wait({ maxWaitMs: 50 })).rejects.toMatchObject({ code: 'unavailable' });
  const looked = impatient.looks();
  await sleep(500);
  expect(impatient.looks()).toBe(looked);
  await impatient.keep();
  expect(await impatient.wait()).toMatchObject({ kind: 'done' });
});
