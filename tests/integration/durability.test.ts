import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type Plan, planValues } from '#domain/plans.ts';
import type { Database } from '#server/database/connect.ts';
import { rounds } from '#tests/soak.ts';
import { type AccountRows, call, openRows } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { insertAccounts } from './quota-fixture.ts';
import { databaseKinds, makeDatabase } from './server-fixture.ts';

/** The number of kills on each database. */
const KILLS = rounds({ usual: 4, soak: 50 });
/** One in this many kills waits for the first sign-up: a process loads the code of sign-ups only when it is needed. */
const SIGN_UP_EVERY = 3;
/** The number of accounts whose plans change all the time. Each account changes its plans one after the other. */
const CHANGING = 3;

/** What the server has acknowledged so far. */
type Acknowledged = {
  signedUp: { email: string; password: string; token: string }[];
  /** By account: the plans that it was moved to, and the requested plan that has no answer yet. */
  plans: Map<string, { moved: Plan[]; asked: Plan }>;
};

/** Signs new people up until the server is gone. */
async function keepSigningUp(server: { url: string }, { signedUp }: Acknowledged): Promise<void> {
  for (;;) {
    const person = { name: 'Ada', email: `${randomUUID()}@example.com`, password: 'a long password' };
    const response = await call(server, 'POST', '/api/auth/sign-up/email', { body: person });
    expect(response.status).toBe(200);
    signedUp.push({ ...person, token: response.headers.get('set-auth-token') ?? '' });
  }
}

/** Moves an account from plan to plan until the server is gone. If the rate limit refuses, it resets the rate. */
async function keepMoving(
  server: { url: string },
  { db }: Database,
  { id, headers }: AccountRows,
  { plans }: Acknowledged,
): Promise<void> {
  const history = plans.get(id) ?? { moved: [], asked: 'free' };
  plans.set(id, history);
  for (;;) {
    const current = history.moved.at(-1) ?? 'free';
    const plan = planValues[(planValues.indexOf(current) + 1) % planValues.length] ?? 'free';
    history.asked = plan;
    const response = await call(server, 'PUT', apiPaths.plan, { headers, body: { plan } });
    if (response.status === 429) {
      await db.deleteFrom('rates').where('holder', 'like', 'change:%').execute();
      continue;
    }
    expect(await response.json()).toEqual({ plan });
    history.moved.push(plan);
  }
}

/** Runs a loop until the connection breaks. Errors of expectations before that are thrown. */
async function untilGone(loop: Promise<void>): Promise<void> {
  await loop.catch((error: unknown) => {
    // fetch throws a TypeError if the connection breaks, also in the middle of a body.
    if (!(error instanceof TypeError)) throw error;
  });
}

/** Compares the rows of each account with what was acknowledged. The last change may be stored without an answer. */
async function checkPlans({ db }: Database, { plans }: Acknowledged): Promise<void> {
  for (const [id, history] of plans) {
    const { current_plan } = await db
      .selectFrom('profiles')
      .select('current_plan')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const changes = await db.selectFrom('plan_changes').select('to_plan').where('user_id', '=', id).execute();
    const possible = [history.moved, [...history.moved, history.asked]].find(
      ({ length }) => length === changes.length,
    );
    expect([changes.length, possible?.at(-1) ?? 'free']).toEqual([expect.any(Number), current_plan]);
    expect(possible).toBeDefined();
    // From here on, a stored change counts as answered.
    history.moved = possible ?? [];
    history.asked = current_plan;
  }
}

describe.each(databaseKinds)('confirmed changes on %s', (kind) => {
  test('confirmed accounts and plans survive if the process is killed at any time', async () => {
    const generous = { ACCOUNT_RATE_PER_ADDRESS: '1000000', SIGN_UPS_PER_ADDRESS: '1000000' };
    const variables = { ...(await makeDatabase(kind)), ...generous };
    const rows = await openRows(variables);
    const changing = await insertAccounts(variables, rows, CHANGING);
    const acknowledged: Acknowledged = { signedUp: [], plans: new Map() };
    const begin = () => {
      const server = runServer(variables, 'tests/integration/scripted-process.ts');
      const ready = untilReady(server);
      ready.catch(() => {});
      return { server, ready };
    };
    let next = begin();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { server, ready } = next;
      const { url } = await ready;
      next = begin();
      const loops = [
        untilGone(keepSigningUp({ url }, acknowledged)),
        ...changing.map((account) => untilGone(keepMoving({ url }, rows, account, acknowledged))),
      ];
      const before = acknowledged.signedUp.length;
      while (kill % SIGN_UP_EVERY === 0 && acknowledged.signedUp.length === before) await sleep(10);
      await sleep(Math.random() * 300);
      server.child.kill('SIGKILL');
      await Promise.all(loops);
      await server.exited;
      await checkPlans(rows, acknowledged);
    }
    const survivor = await next.ready;
    expect(acknowledged.signedUp.length).toBeGreaterThanOrEqual(Math.ceil(KILLS / SIGN_UP_EVERY));
    expect([...acknowledged.plans.values()].every(({ moved }) => moved.length > 0)).toBe(true);
    for (const { email, token } of acknowledged.signedUp) {
      const headers = { authorization: `Bearer ${token}` };
      const profile = await call(survivor, 'GET', apiPaths.profile, { headers });
      expect(await profile.json()).toMatchObject({ email, current_plan: 'free' });
    }
    for (const { email, password } of acknowledged.signedUp.slice(-5)) {
      const body = { email, password };
      expect((await call(survivor, 'POST', '/api/auth/sign-in/email', { body })).status).toBe(200);
    }
    const incomplete = await rows.db
      .selectFrom('profiles')
      .leftJoin('credentials', 'credentials.user_id', 'profiles.id')
      .select('profiles.id')
      .where('credentials.id', 'is', null)
      .execute();
    // No account is without a password: its owner could neither sign in nor sign up again.
    expect(incomplete).toEqual([]);
  }, 600_000);
});
