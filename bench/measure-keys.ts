import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import type { Database } from '#server/database/connect.ts';
import { createKey } from '#server/keys/keys.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';
import { BENCH_SECRET, openBenchPostgres, openBenchSqlite, startBenchPostgres } from './bench-databases.ts';
import { compareInTurns } from './compare-in-turns.ts';
import { saturate } from './load.ts';
import { cpuMs, type Started, startNode, stop } from './processes.ts';
import type { Measure } from './statistics.ts';

/** Many short turns, because other work on the machine changes from second to second. */
const ROUNDS = 25;
const TURN_MS = 500;
const AT_ONCE = 8;
const AT_MOST = 1.15;

const replyRequest = JSON.stringify({
  emailContent: 'Hi Ada,\n\nCan we go through the proofs on Thursday at 10:00?\n\nBest,\nMarta',
  intent: 'accept',
  tone: 'friendly',
  language: 'English',
});

/** The same call over the public API and over the program's own route. */
const calls = [
  { what: 'the usage read', byKey: publicApiPaths.usage, bySession: apiPaths.usage, body: '' },
  { what: 'a reply', byKey: publicApiPaths.replies, bySession: apiPaths.generateReply, body: replyRequest },
];

/** CPU time per call in milliseconds, on a server that gets as many calls as it can answer. Linux only. */
async function costOf(server: Started, path: string, bearer: string, body: string): Promise<number> {
  const url = server.url + path;
  const headers = { authorization: `Bearer ${bearer}` };
  const before = cpuMs(server);
  const call = { url, accept: 'application/json', body: () => body, headers };
  const exchanges = await saturate(call, AT_ONCE, TURN_MS);
  const failed = exchanges.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a call of ${url} was answered ${failed.status}`);
  return (cpuMs(server) - before) / exchanges.length;
}

/** Compares an account's calls with its key and with its session, on a built server that uses `database`. */
async function measureOver(
  name: string,
  database: Database,
  storage: Record<string, string>,
): Promise<Measure[]> {
  const { id, token } = await insertAccountRows(database, { id: randomUUID(), plan: 'pro' });
  const signed = signSessionToken(token, deriveSecrets([BENCH_SECRET]).session[0]);
  const { text } = await createKey({
    ctx: { database },
    accountId: id,
    input: { name: 'Bench', scopes: ['reply', 'usage'] },
  });
  const server = await startNode(['build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    APP_SECRET: BENCH_SECRET,
    REPLY_RATE_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
    ...storage,
  });
  const measures: Measure[] = [];
  try {
    for (const { what, byKey, bySession, body } of calls) {
      console.log(`  ${what} with a key and with a session, in turns, ${name} …`);
      measures.push(
        await compareInTurns({
          what: `CPU of ${what} with an API key, 8 at once, against the same with a session, ${name}`,
          measured: () => costOf(server, byKey, text, body),
          against: () => costOf(server, bySession, signed, body),
          rounds: ROUNDS,
          format: (ms) => `${ms.toFixed(3)} ms a call`,
          atMost: AT_MOST,
        }),
      );
    }
  } finally {
    await stop(server);
  }
  return measures;
}

async function measureOnSqlite(): Promise<Measure[]> {
  const { database, dataDir, close } = await openBenchSqlite();
  try {
    return await measureOver('SQLite', database, { DATA_DIR: dataDir });
  } finally {
    await close();
  }
}

async function measureOnPostgres(): Promise<Measure[]> {
  const postgres = await startBenchPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const { database, close } = await openBenchPostgres(postgres, 'keys');
    try {
      const storage = { DATA_DIR: dataDir, DATABASE_URL: postgres.url('keys') };
      return await measureOver('PostgreSQL', database, storage);
    } finally {
      await close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

/** The cost of a public API call with a key, compared with the same call with a session (decision 13). */
export async function measureKeys(): Promise<Measure[]> {
  return [...(await measureOnSqlite()), ...(await measureOnPostgres())];
}
