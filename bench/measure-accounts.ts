import { sql } from 'kysely';
import { apiPaths } from '#domain/paths.ts';
import { identifyAccount } from '#server/accounts/identify-account.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Database } from '#server/database/connect.ts';
import { deriveSecrets } from '#server/secrets.ts';
import {
  BENCH_SECRET,
  insertBenchSession,
  openBenchPostgres,
  openBenchSqlite,
  startBenchPostgres,
} from './bench-databases.ts';
import { compareInTurns } from './compare-in-turns.ts';
import { callers, exchange, type RepeatedCall, saturate } from './load.ts';
import { measureReservations } from './measure-reservations.ts';
import { type Started, startNode, stop } from './processes.ts';
import type { Measure } from './statistics.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PEOPLE = 16;
const AT_ONCE = 8;
const CHECKS = 2_000;

/** Password hashes per second, with as many at a time as the program allows. */
async function hashesPerSecond(): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      await hashPassword('a long password');
      count += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count / ((performance.now() - startedAt) / 1000);
}

function startServer(dataDir: string): Promise<Started> {
  return startNode(['build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    APP_SECRET: BENCH_SECRET,
    ACCOUNT_RATE_PER_ADDRESS: '1000000',
    SIGN_UPS_PER_ADDRESS: '1000000',
    LOG_LEVEL: 'error',
  });
}

async function signUpPeople(server: Started): Promise<string[]> {
  const agent = callers(AT_ONCE);
  const bodies = Array.from({ length: PEOPLE }, (_, index) =>
    JSON.stringify({ name: 'Bench', email: `person${index}@example.com`, password: 'a long password' }),
  );
  for (const body of bodies) {
    const url = `${server.url}/api/auth/sign-up/email`;
    const { status } = await exchange({ url, body, accept: 'application/json', agent });
    if (status !== 200) throw new Error(`a sign-up was answered ${status}`);
  }
  agent.destroy();
  return bodies;
}

/** How many calls per second are answered, with AT_ONCE at a time. Throws if a call is not answered with 200. */
async function answersPerSecond(call: RepeatedCall, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const exchanges = await saturate(call, AT_ONCE, seconds * 1000);
  const failed = exchanges.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a call of ${call.url} was answered ${failed.status}`);
  return exchanges.length / ((performance.now() - startedAt) / 1000);
}

/** Sign-ins per second of the built server, compared with password hashes alone. */
async function measureSignIns(server: Started): Promise<Measure> {
  const bodies = await signUpPeople(server);
  let next = 0;
  const call = {
    url: `${server.url}/api/auth/sign-in/email`,
    accept: 'application/json',
    body: () => bodies[next++ % PEOPLE] ?? '',
  };
  return compareInTurns({
    what: 'sign-ins per second over HTTP, 8 at once, against Argon2id alone',
    measured: () => answersPerSecond(call, SECONDS),
    against: hashesPerSecond,
    rounds: ROUNDS,
    format: (count) => `${count.toFixed(1)} a second`,
  });
}

/** GET /api/profile with a session, compared with a request that looks up nothing (/healthz). */
function measureProfile(server: Started, signed: string): Promise<Measure> {
  const rate = (path: string, headers: Record<string, string>) =>
    answersPerSecond(
      { url: server.url + path, accept: 'application/json', body: () => '', headers },
      SECONDS / 2,
    );
  return compareInTurns({
    what: 'requests per second of /api/profile with a session, 8 at once, against /healthz, SQLite',
    measured: () => rate(apiPaths.profile, { authorization: `Bearer ${signed}` }),
    against: () => rate(apiPaths.health, {}),
    rounds: ROUNDS,
    format: (count) => count.toFixed(0),
  });
}

/** Session checks in this process, one after another, compared with their query alone. */
async function measureCheck(name: string, database: Database): Promise<Measure> {
  const { signed, token } = await insertBenchSession(database);
  const secrets = deriveSecrets([BENCH_SECRET]);
  const time = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    for (let index = 0; index < CHECKS; index += 1) await work();
    return ((performance.now() - startedAt) * 1000) / CHECKS;
  };
  const check = () => identifyAccount({ ctx: { database, secrets }, token: signed });
  const bare = () =>
    sql`select sessions.id, sessions.expires_at, sessions.created_at, profiles.id, email, full_name, current_plan
      from sessions join profiles on profiles.id = sessions.user_id where token = ${token}`.execute(
      database.db,
    );
  if (!(await check())) throw new Error('the measured session is not valid');
  return compareInTurns({
    what: `a session's check in process, against its query alone, ${name}`,
    measured: () => time(check),
    against: () => time(bare),
    rounds: ROUNDS,
    format: (us) => `${us.toFixed(0)} µs`,
  });
}

/** Measures sign-ins and sessions on a separate server. Stops the server even if a measure fails. */
async function measureServer(dataDir: string, signed: string): Promise<Measure[]> {
  const server = await startServer(dataDir);
  try {
    console.log('  sign-ins and hashes, in turns …');
    const signIns = await measureSignIns(server);
    console.log('  sessions …');
    return [signIns, await measureProfile(server, signed)];
  } finally {
    await stop(server);
  }
}

async function measureOnSqlite(): Promise<Measure[]> {
  const { database, dataDir, close } = await openBenchSqlite();
  try {
    const { signed } = await insertBenchSession(database);
    const measures = await measureServer(dataDir, signed);
    return [...measures, await measureCheck('SQLite', database)];
  } finally {
    await close();
  }
}

async function measureOnPostgres(): Promise<Measure> {
  const postgres = await startBenchPostgres();
  try {
    const { database, close } = await openBenchPostgres(postgres, 'sessions');
    try {
      return await measureCheck('PostgreSQL', database);
    } finally {
      await close();
    }
  } finally {
    await postgres.stop();
  }
}

/** The cost of signing in, of checking a session and of counting a reply. */
export async function measureAccounts(): Promise<Measure[]> {
  const measures = [...(await measureOnSqlite()), await measureOnPostgres()];
  return [...measures, ...(await measureReservations())];
}
