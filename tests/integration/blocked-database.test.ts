import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { monthAt } from '#server/quotas/quota.ts';
import { openRows } from './account-rows.ts';
import { insertAccounts } from './quota-fixture.ts';
import { databaseKinds, makeDatabase, post, startServer, validRequest } from './server-fixture.ts';

/**
 * Locks the tables of the ledger, as a manual migration or a backup may do. Resolves with a function that unlocks them.
 */
async function lockTables({ DATABASE_URL }: Record<string, string>): Promise<() => Promise<void>> {
  const client = new Client(DATABASE_URL);
  // The database is dropped while this connection is still open. The error of that is ignored.
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('lock table quotas, reservations, rates in access exclusive mode');
  return async () => {
    await client.query('rollback');
  };
}

test.runIf(databaseKinds.includes('PostgreSQL'))(
  'while tables are locked, replies are unavailable and the server is not ready; afterwards both work again',
  async () => {
    const database = await makeDatabase('PostgreSQL');
    const server = await startServer({ database });
    const unlock = await lockTables(database);
    const [refused, ready] = await Promise.all([post(server), fetch(`${server.url}/readyz`)]);
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable']);
    expect(ready.status).toBe(503);
    await unlock();
    expect((await post(server)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
  },
);

test.runIf(databaseKinds.includes('PostgreSQL'))('a server whose tables are locked can stop', async () => {
  const database = await makeDatabase('PostgreSQL');
  const server = await startServer({ database });
  await lockTables(database);
  const answer = post(server).catch(() => undefined);
  await fetch(`${server.url}/healthz`);
  await server.close(0);
  await answer;
});

test.runIf(databaseKinds.includes('PostgreSQL'))(
  'while the replies of one account wait for each other, others are written',
  async () => {
    const database = await makeDatabase('PostgreSQL');
    const server = await startServer({ database });
    const rows = await openRows(database);
    const [{ id, headers } = { id: '', headers: {} }] = await insertAccounts(database, rows, 1);
    const client = new Client(database.DATABASE_URL);
    client.on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    const quota = `${id} ${monthAt(await rows.now(rows.db)).name}`;
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [quota]);
    const burst = Array.from({ length: 40 }, () => post(server, validRequest, { headers }));
    await expect
      .poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount)
      .toBeGreaterThan(0);
    expect((await post(server)).status).toBe(200);
    await client.query('select pg_advisory_unlock_all()');
    await Promise.all(burst);
  },
);

test('while another process writes to SQLite, replies are unavailable and nothing else waits', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database });
  const other = new DatabaseSync(join(database.DATA_DIR ?? '', 'database.sqlite'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const refused = post(server);
  const alive = fetch(`${server.url}/healthz`).then(({ status }) => `alive ${status}`);
  expect(await Promise.race([refused, alive])).toBe('alive 200');
  const [first, ...others] = await Promise.all([refused, post(server), post(server)]);
  for (const response of [first, ...others]) {
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable']);
  }
  other.exec('rollback');
  expect((await post(server)).status).toBe(200);
});

test('a reply waits while another process writes to the embedded database for a moment', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database });
  const other = new DatabaseSync(join(database.DATA_DIR ?? '', 'database.sqlite'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  const reply = post(server);
  await fetch(`${server.url}/healthz`);
  other.exec('commit');
  expect((await reply).status).toBe(200);
});
