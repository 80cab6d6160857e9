import { expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { bearer, signIn, tokenOf } from './account-fixture.ts';
import { call, insertAccount, openRows, PASSWORD } from './account-rows.ts';
import { connectGmail } from './gmail-fixture.ts';
import { askForList, send } from './gmail-mail-fixture.ts';
import { runServer, type ServerProcess, untilReady } from './process-fixture.ts';
import { askForReply, chargedTo, makeKey } from './public-api-fixture.ts';
import { NEW, OLD, openGoogle } from './secret-rotation-fixture.ts';
import {
  type DatabaseKind,
  guestCookie,
  makeDatabase,
  parseEvents,
  post,
  postForEvents,
  usualKinds,
  validRequest,
} from './server-fixture.ts';

/** The order that docs/operations.md gives. */
const steps = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`];

type Served = { url: string; process: ServerProcess };

/**
 * Starts two processes with the old secret, and an account with a mailbox and a key. `serve` starts another process.
 */
async function startPair(kind: DatabaseKind) {
  const google = await openGoogle();
  const common = { ...(await makeDatabase(kind)), ...google.variables, REPLY_RATE_PER_MINUTE: '100000' };
  const serve = async (secrets: string): Promise<Served> => {
    const started = runServer({ ...common, APP_SECRET: secrets });
    return { process: started, ...(await untilReady(started)) };
  };
  const pool = await Promise.all([serve(OLD), serve(OLD)]);
  const variables = { ...common, APP_SECRET: OLD };
  const rows = await openRows(variables);
  const account = await insertAccount(variables, rows, { plan: 'pro' });
  await connectGmail(pool[0], account);
  const { key } = await makeKey(pool[0], account);
  return { google, serve, pool, rows, account, key };
}

type Pair = Awaited<ReturnType<typeof startPair>>;

/** Sends one mail and asks for one reply through both processes at once. Each must be sent and written once. */
async function askBoth({ google, pool, rows, account, key }: Pair, name: string): Promise<void> {
  await rows.db.deleteFrom('rates').where('holder', 'like', 'mailbox-%').execute();
  const mails = pool.map(async (server) => {
    const sent = await send(server, account, { body: name }, { key: name });
    return (await sent.json()).id;
  });
  const replies = pool.map((server) => askForReply(server, { key, headers: { 'idempotency-key': name } }));
  const ids = new Set(await Promise.all(mails));
  expect(ids).toEqual(new Set([google.mail.sent.at(-1)?.id]));
  const answers = await Promise.all(replies);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(({ headers }) => headers.has('idempotent-replayed'))).toHaveLength(1);
}

/** Reads with every session, through one process or the other. */
async function readWith(pool: Pair['pool'], sessions: Record<string, string>[]): Promise<void> {
  for (const [index, headers] of sessions.entries()) {
    const server = pool[index % 2] ?? pool[0];
    expect((await call(server, 'GET', apiPaths.profile, { headers })).status).toBe(200);
    expect((await askForList(server, { headers })).status).toBe(200);
  }
}

/** Asks and reads, one round after another. */
function startLoad(pair: Pair) {
  const sessions: Record<string, string>[] = [pair.account.headers];
  let ended = 0;
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await Promise.all([askBoth(pair, `number-${ended}`), readWith(pair.pool, [...sessions])]);
      ended += 1;
    }
  })();
  running.catch(() => {});
  return {
    sessions,
    /** Waits until this many further rounds have ended. Throws what a round throws. */
    async untilEnded(rounds: number): Promise<void> {
      const goal = ended + rounds;
      const reached = async () => {
        await expect.poll(() => ended, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
      };
      await Promise.race([reached(), running]);
    },
    /** Ends the last round. Returns how many there were. */
    async stop(): Promise<number> {
      isOver = true;
      await running;
      return ended;
    },
  };
}

/** Replaces one process of the pool. The leaving one gives a reply to the end that it has begun. */
async function replaceProcess(
  { pool, serve }: Pair,
  place: 0 | 1,
  secrets: string,
  load: ReturnType<typeof startLoad>,
): Promise<void> {
  const leaving = pool[place];
  pool[place] = await serve(secrets);
  // The requests of this round may have chosen the leaving process. Those of the next round have not.
  await load.untilEnded(1);
  const begun = await postForEvents(leaving);
  leaving.process.child.kill('SIGTERM');
  expect(parseEvents(await begun.text()).at(-1)?.event).toBe('done');
  expect(await leaving.process.exited).toBe(0);
}

test.each(usualKinds)(
  'two processes are restarted with a new secret under load, and nobody notices, on %s',
  async (kind) => {
    const pair = await startPair(kind);
    const { google, serve, pool, account } = pair;
    let guest = guestCookie(await post(pool[0]));
    const load = startLoad(pair);
    for (const secrets of steps.slice(1)) {
      for (const place of [0, 1] as const) {
        await replaceProcess(pair, place, secrets, load);
        const signedIn = await signIn(pool[place], { ...account, password: PASSWORD });
        load.sessions.push(bearer(tokenOf(signedIn)));
        // A round that has begun may not read with the new session yet.
        await load.untilEnded(2);
      }
      const reply = await post(pool[0], validRequest, { headers: guest });
      expect(reply.status).toBe(200);
      if (reply.headers.has('set-cookie')) guest = guestCookie(reply);
    }
    const asked = await load.stop();
    expect(asked).toBeGreaterThan(steps.length);
    expect(google.count('send')).toBe(asked);
    expect(await chargedTo(pool[0], account)).toBe(asked);
    expect((await post(pool[0], validRequest, { headers: guest })).status).toBe(402);

    const alone = await serve(NEW);
    const headers = bearer(tokenOf(await signIn(alone, { ...account, password: PASSWORD })));
    expect((await askForList(alone, { headers })).status).toBe(200);
  },
  300_000,
);
