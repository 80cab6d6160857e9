import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { rounds } from '#tests/soak.ts';
import { openRows } from './account-rows.ts';
import { runServer, type ServerProcess, untilReady } from './process-fixture.ts';
import { countsOf, insertAccounts, noRates, resultOf, settledUse, tally } from './quota-fixture.ts';
import { databaseKinds, makeDatabase, post, postForEvents, validRequest } from './server-fixture.ts';

const QUOTA = 10;
const ROUNDS = rounds({ usual: 5, soak: 50 });
const CALLS = 100;
const KILLS = rounds({ usual: 3, soak: 30 });

describe.each(databaseKinds)('the quota of processes on %s', (kind) => {
  test('of 100 calls of a free account at once exactly ten are answered, in every round', async () => {
    const variables = { ...(await makeDatabase(kind)), ...noRates };
    const processes = kind === 'PostgreSQL' ? 2 : 1;
    const servers = await Promise.all(
      Array.from({ length: processes }, () => untilReady(runServer(variables))),
    );
    const database = await openRows(variables);
    for (const { id, headers } of await insertAccounts(variables, database, ROUNDS)) {
      const calls = Array.from({ length: CALLS }, async (_, call) => {
        const server = servers[call % servers.length] ?? { url: '' };
        return resultOf(await post(server, validRequest, { headers }));
      });
      expect(tally(await Promise.all(calls))).toEqual({ ok: QUOTA, plan_limit: CALLS - QUOTA });
      expect(await countsOf(database, id)).toEqual({ used: QUOTA, reserved: 0 });
    }
  }, 300_000);

  test('a process that is killed in the middle of streams loses no count and counts nothing twice', async () => {
    const variables = { ...(await makeDatabase(kind)), ...noRates };
    const database = await openRows(variables);
    const accounts = await insertAccounts(variables, database, KILLS);
    const begin = () => {
      const server = runServer(variables, 'tests/integration/scripted-process.ts');
      const ready = untilReady(server);
      ready.catch(() => {});
      return { server, ready };
    };
    let next = begin();
    for (const { id, headers } of accounts) {
      const { server, ready } = next;
      next = begin();
      const { delivered, begun } = await killInMidStream(server, await ready, headers);
      const left = await countsOf(database, id);
      expect(left.used).toBeGreaterThanOrEqual(delivered);
      expect(left.used).toBeLessThanOrEqual(begun);
      // The unfinished replies of the process still count until their reservations expire.
      expect(left.reserved).toBeGreaterThanOrEqual(STREAMS);
      await database.db.updateTable('reservations').set({ expires_at: 1 }).where('holder', '=', id).execute();
      const survivor = await next.ready;
      const results = await Promise.all(
        Array.from({ length: QUOTA + 2 }, async () => resultOf(await post(survivor, quick, { headers }))),
      );
      const rest = QUOTA - left.used;
      expect(tally(results)).toEqual({ ok: rest, plan_limit: QUOTA + 2 - rest });
      await database.db.deleteFrom('reservations').where('expires_at', '=', 1).execute();
      expect(await settledUse(database, id)).toBe(QUOTA);
    }
  }, 600_000);
});

const STREAMS = 3;
const quick = { ...validRequest, emailContent: 'quick' };

/**
 * Starts streams and waits for the first piece of each. Then one reply is delivered and three more are started. Kills
 * the process at a random moment.
 */
async function killInMidStream(
  server: ServerProcess,
  ready: { url: string },
  headers: Record<string, string>,
): Promise<{ delivered: number; begun: number }> {
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => postForEvents(ready, { headers })));
  for (const stream of streams) {
    const { done } = (await stream.body?.getReader().read()) ?? { done: true };
    expect(done).toBe(false);
  }
  let delivered = 0;
  const deliver = async () => {
    const response = await post(ready, quick, { headers });
    expect(await resultOf(response)).toBe('ok');
    delivered += 1;
  };
  await deliver();
  const racing = [deliver(), deliver(), deliver()];
  await sleep(Math.random() * 30);
  server.child.kill('SIGKILL');
  await Promise.allSettled(racing);
  await server.exited;
  return { delivered, begun: 4 };
}
