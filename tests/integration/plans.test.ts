import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { usageLimitsOf } from '#domain/accounts.ts';
import { accountFieldMessages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { type Plan, plans, planValues } from '#domain/plans.ts';
import { problems } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { call, insertAccount, openRows, readAccount } from './account-rows.ts';
import { makeDatabase, post, startServer, usualKinds, validRequest } from './server-fixture.ts';

const month = () => new Date().toISOString().slice(0, 7);

/** Sets how many replies an account used in a month. */
async function useReplies({ db }: Database, holder: string, used: number, period = month()): Promise<void> {
  await db.insertInto('quotas').values({ holder, period, used, expires_at: null }).execute();
}

describe.each(usualKinds)('plans on %s', (kind) => {
  async function start(plan: Plan = 'free') {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables });
    const database = await openRows(variables);
    const account = await insertAccount(variables, database, { plan });
    const { headers } = account;
    return {
      server,
      database,
      account,
      another: () => insertAccount(variables, database),
      reply: (change: object = {}) => post(server, { ...validRequest, ...change }, { headers }),
      state: () => readAccount(server, headers),
      choose: (body: object) => call(server, 'PUT', apiPaths.plan, { headers, body }),
      changes: () =>
        database.db.selectFrom('plan_changes').selectAll().where('user_id', '=', account.id).execute(),
    };
  }

  test('profile and usage have the fields that the pages need, and no others of the row', async () => {
    const { state, account } = await start();
    expect(await state()).toEqual({
      profile: { id: account.id, email: account.email, full_name: 'Ada Lovelace', current_plan: 'free' },
      usage: { month_year: month(), emails_generated: 0, limit: 10, included: 10 },
    });
  });

  test('no cache stores an answer about an account', async () => {
    const { server, account } = await start();
    for (const [method, path, body] of [
      ['GET', apiPaths.profile],
      ['GET', apiPaths.usage],
      ['GET', apiPaths.accountData],
      ['PUT', apiPaths.plan, { plan: 'pro' }],
      ['DELETE', apiPaths.account, { email: account.email }],
    ] as const) {
      const response = await call(server, method, path, { headers: account.headers, ...(body && { body }) });
      expect(response.ok, path).toBe(true);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  test.each(planValues)('the usage of %s has the limits of the plan', async (plan) => {
    const { state, database, account } = await start(plan);
    await useReplies(database, account.id, 7);
    await useReplies(database, account.id, 9, '2020-01');
    expect((await state()).usage).toEqual({
      month_year: month(),
      emails_generated: 7,
      ...usageLimitsOf(plan),
    });
  });

  test('should count a reply for its account only, and not for a later guest', async () => {
    const { server, reply, state } = await start();
    const response = await reply();
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await post(server)).headers.getSetCookie()).toHaveLength(1);
    expect((await state()).usage.emails_generated).toBe(1);
  });

  test('after the last reply of a month the answer is plan_limit, and a larger plan continues', async () => {
    const { reply, state, choose, database, account } = await start();
    const { includedVolume } = plans.free;
    await useReplies(database, account.id, includedVolume - 1);
    expect((await reply()).status).toBe(200);
    const refused = await reply();
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'plan_limit', detail: problems.plan_limit.detail });
    expect((await state()).usage.emails_generated).toBe(includedVolume);
    await choose({ plan: 'basic' });
    expect((await reply()).status).toBe(200);
    await choose({ plan: 'free' });
    expect((await reply()).status).toBe(402);
    expect((await state()).usage).toMatchObject({
      emails_generated: includedVolume + 1,
      limit: includedVolume,
    });
  });

  test('Basic refuses more replies after the last one of the month', async () => {
    const { reply, database, account } = await start('basic');
    await useReplies(database, account.id, plans.basic.includedVolume - 1);
    expect((await reply()).status).toBe(200);
    expect((await reply()).status).toBe(402);
  });

  test('Pro is never refused, and is counted above its volume', async () => {
    const { reply, state, database, account } = await start('pro');
    const { includedVolume } = plans.pro;
    await useReplies(database, account.id, includedVolume);
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await reply()).status));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect((await state()).usage).toMatchObject({
      emails_generated: includedVolume + 5,
      limit: null,
      included: includedVolume,
    });
  });

  test('the rate limits an account on every plan', async () => {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables, variables: { REPLY_RATE_PER_MINUTE: '2' } });
    const { headers } = await insertAccount(variables, await openRows(variables), { plan: 'pro' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await post(server, validRequest, { headers })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.each([{ intent: 'decline' }, { tone: 'formal' }, { tone: 'like a pirate' }, { language: 'French' }])(
    '%o is for paid plans only',
    async (option) => {
      const { reply, state, choose, server } = await start();
      const refused = await reply(option);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'option_not_in_plan' });
      expect((await state()).usage.emails_generated).toBe(0);
      expect(server.written).toEqual([]);
      for (const plan of ['basic', 'pro']) {
        await choose({ plan });
        expect((await reply(option)).status).toBe(200);
      }
    },
  );

  test('Free may choose the tone that its mailbox starts with', async () => {
    const { reply } = await start();
    expect((await reply({ tone: 'professional' })).status).toBe(200);
  });

  test('an invalid token is refused, and does not count as a guest', async () => {
    const { server, account } = await start();
    const { authorization } = account.headers;
    for (const wrong of ['Bearer', 'bearer abc', `${authorization}x`, authorization.replace('.', '')]) {
      const response = await post(server, validRequest, { headers: { authorization: wrong } });
      expect(response.status, wrong).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(server.written).toEqual([]);
  });

  test('each change of plan is recorded, choosing the same plan again is not', async () => {
    const { choose, changes, state } = await start();
    for (const plan of ['free', 'basic', 'basic', 'pro', 'free'] as const) {
      const response = await choose({ plan });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ plan });
      expect((await state()).profile.current_plan).toBe(plan);
    }
    const rows = (await changes()).toSorted((one, other) => one.changed_at - other.changed_at);
    const steps = rows.map(({ from_plan, to_plan }) => `${from_plan} > ${to_plan}`);
    expect(steps.toSorted()).toEqual(['basic > pro', 'free > basic', 'pro > free']);
    expect(Math.abs(Date.now() - (rows[0]?.changed_at ?? 0))).toBeLessThan(60_000);
  });

  test('should record changes of plan at the same time in their order', async () => {
    const { choose, changes, state } = await start();
    const wanted = Array.from({ length: 12 }, (_, turn) => (['basic', 'pro', 'free'] as const)[turn % 3]);
    await Promise.all(wanted.map((plan) => choose({ plan })));
    const rows = await changes();
    const left = Map.groupBy(rows, ({ from_plan }) => from_plan);
    const entered = Map.groupBy(rows, ({ to_plan }) => to_plan);
    const { current_plan } = (await state()).profile;
    for (const plan of Object.keys(plans) as Plan[]) {
      // A chain of changes from 'free' to the current plan enters each plan as often as it leaves it, except for its
      // two ends.
      const more = (entered.get(plan)?.length ?? 0) - (left.get(plan)?.length ?? 0);
      expect(more).toBe(Number(plan === current_plan) - Number(plan === 'free'));
    }
  });

  test('a change of plan changes only the plan, and only that of the own account', async () => {
    const { choose, database, account, another } = await start();
    const other = await another();
    const rowOf = (id: string) =>
      database.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const [before, otherBefore] = [await rowOf(account.id), await rowOf(other.id)];
    const response = await choose({
      plan: 'pro',
      id: other.id,
      user_id: other.id,
      userId: other.id,
      email: 'eve@example.com',
      full_name: 'Eve',
      email_verified: 1,
      current_plan: 'basic',
    });
    expect(response.status).toBe(200);
    const { updated_at } = await rowOf(account.id);
    expect(await rowOf(account.id)).toEqual({ ...before, current_plan: 'pro', updated_at });
    expect(await rowOf(other.id)).toEqual(otherBefore);
  });

  test.each([[{}], [{ plan: 'gold' }], [{ plan: null }], [{ plan: ['pro'] }], [{ plan: 'PRO' }]])(
    '%o is not a plan',
    async (body) => {
      const { choose, changes } = await start();
      const response = await choose(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'validation',
        detail: accountFieldMessages.planUnknown,
      });
      expect(await changes()).toEqual([]);
    },
  );

  test('the query for a month uses its key', async () => {
    const { database } = await start();
    await database.db
      .insertInto('quotas')
      .values(
        Array.from({ length: 5_000 }, (_, index) => ({
          holder: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          period: month(),
          used: 1,
          expires_at: null,
        })),
      )
      .execute();
    const query = sql`select emails_generated from usage_tracking where user_id = 'x' and month_year = ${sql.lit(month())}`;
    if (kind === 'PostgreSQL') await sql`analyze quotas`.execute(database.db);
    const explain = kind === 'PostgreSQL' ? sql`explain ${query}` : sql`explain query plan ${query}`;
    const plan = JSON.stringify((await explain.execute(database.db)).rows);
    expect(plan).toMatch(/allowances_key|sqlite_autoindex_quotas_1/);
    expect(plan).not.toMatch(/scan quotas|seq scan/i);
  });
});
