import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { usageTexts } from '#domain/usage-messages.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { noMetrics } from '#server/metrics/metrics.ts';
import { createUsageNotices } from '#server/plans/usage-notices.ts';
import { openLedger } from '#server/quotas/ledger.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import { databaseKinds, makeDatabase, post, startServer, validRequest } from './server-fixture.ts';

const origin = 'https://reply.example.com';
const month = () => new Date().toISOString().slice(0, 7);

/** Longer than a mail takes, also a second one. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

describe.each(databaseKinds)('mails about an allowance on %s', (kind) => {
  async function start({ sends = true } = {}) {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const variables = await makeDatabase(kind);
    const database = await openRows(variables);
    const settings = { APP_URL: origin, ...(sends && { SMTP_URL: smtp.url }) };
    const serve = () => startServer({ database: variables, variables: settings });
    const server = await serve();
    /** An account that has used some replies of this month. */
    const make = async (
      plan: Plan,
      used: number,
      profile: { team_id?: string; usage_mails?: number } = {},
    ) => {
      const account = await insertAccount(variables, database, { plan });
      const { id, headers } = account;
      await database.db
        .insertInto('quotas')
        .values({ holder: id, period: month(), used, expires_at: null })
        .execute();
      if (Object.keys(profile).length > 0) {
        await database.db.updateTable('profiles').set(profile).where('id', '=', id).execute();
      }
      return { ...account, reply: (by = server) => post(by, validRequest, { headers }) };
    };
    const subjects = () => smtp.received.map(({ subject }) => subject).toSorted();
    const notices = () => database.db.selectFrom('usage_notices').selectAll().orderBy('percent').execute();
    return { smtp, variables, database, server, serve, make, subjects, notices };
  }

  test('Free gets one at 80 % and one at 100 %, with the way to the dashboard and how to stop them', async () => {
    const { smtp, make, subjects, notices } = await start();
    const account = await make('free', 7);
    expect((await account.reply()).status).toBe(200);
    await vi.waitFor(() => expect(subjects()).toHaveLength(1));
    expect((await account.reply()).status).toBe(200);
    await settled();
    expect(subjects()).toEqual(['You have used 80 % of this month’s replies']);
    const [first] = smtp.received;
    expect(first?.to).toEqual([account.email]);
    expect(first?.text).toContain('8 of the 10 replies');
    expect(first?.text).toContain(`\n${origin}/dashboard\n`);
    expect(first?.text).toContain(usageTexts.mails);
    expect(first?.text).not.toContain('Ada');
    expect((await account.reply()).status).toBe(200);
    await vi.waitFor(() => expect(subjects()).toHaveLength(2));
    expect(smtp.received[1]?.subject).toBe('You have used 100 % of this month’s replies');
    expect(smtp.received[1]?.text).toContain('Until then no more replies are written.');
    expect((await account.reply()).status).toBe(402);
    const [row] = await notices();
    expect(row).toMatchObject({ holder: account.id, month: month(), percent: 80 });
    expect(row?.expires_at).toBeGreaterThan(Date.now() + 39 * 86_400_000);
    expect(row?.expires_at).toBeLessThan(Date.now() + 41 * 86_400_000);
  });

  test('the volume of another plan is no allowance of this account', async () => {
    const { make, subjects, notices } = await start();
    for (const [plan, used] of [
      ['basic', 7],
      ['basic', 9],
      ['pro', 159],
      ['pro', 199],
    ] as const) {
      expect((await (await make(plan, used)).reply()).status).toBe(200);
    }
    await settled();
    expect([subjects(), await notices()]).toEqual([[], []]);
  });

  test('Pro hears at 100 % that writing goes on, and it does', async () => {
    const { smtp, make, subjects } = await start();
    const account = await make('pro', 499);
    await account.reply();
    await vi.waitFor(() => expect(subjects()).toEqual(['You have used 100 % of this month’s replies']));
    expect(smtp.received[0]?.text).toContain('you can go on writing');
    expect((await account.reply()).status).toBe(200);
    await settled();
    expect(subjects()).toHaveLength(1);
  });

  test('two processes that write the last replies at once send each mail once', async () => {
    const { server, serve, make, subjects, notices } = await start();
    const second = await serve();
    const accounts = await Promise.all(Array.from({ length: 4 }, () => make('free', 5)));
    const replies = accounts.flatMap(({ reply }) =>
      [server, second, server, second, server].map((by) => reply(by)),
    );
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    await vi.waitFor(() => expect(subjects()).toHaveLength(8));
    await settled();
    expect(subjects().filter((subject) => subject.includes(' 80 %'))).toHaveLength(4);
    expect(subjects().filter((subject) => subject.includes(' 100 %'))).toHaveLength(4);
    expect(await notices()).toHaveLength(8);
  });

  test('an owner who has turned them off gets none, and a site without a mail server stores nothing', async () => {
    const { make, subjects, notices, server } = await start();
    const account = await make('free', 7);
    const body = { usage_mails: false };
    await call(server, 'PUT', apiPaths.usageHistory, { headers: account.headers, body });
    await account.reply();
    const silent = await start({ sends: false });
    expect((await (await silent.make('free', 7)).reply()).status).toBe(200);
    await settled();
    expect([subjects(), await notices(), await silent.notices()]).toEqual([[], [], []]);
  });

  test('a mail server that does not answer neither delays nor refuses a reply', async () => {
    const { smtp, make } = await start();
    smtp.become('hangs');
    const account = await make('free', 7);
    const startedAt = performance.now();
    expect((await account.reply()).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    smtp.become('keeps');
  });

  test('the owner of a team gets the mails of the team, and its members get none of their own', async () => {
    const { smtp, variables, database, make, subjects, notices } = await start();
    const owner = await make('pro', 3);
    const team = { id: randomUUID(), name: 'Harbour', plan: 'pro', seats: 5, replies: 25 } as const;
    await database.db
      .insertInto('teams')
      .values({ ...team, owner_id: owner.id, created_at: Date.now() })
      .execute();
    // The member's own count comes to 400, the share of Pro's volume.
    const member = await make('pro', 399, { team_id: team.id });
    const log = createLog('silent');
    const env = parseEnv({ ...variables, SMTP_URL: smtp.url });
    const mailer = openMailer(env.mail, log);
    const onCharge = createUsageNotices({ database, mailer, origin: () => origin, log });
    const ledger = openLedger(database, log, noMetrics, onCharge);
    onTestFinished(async () => {
      await ledger.close();
      await mailer.close();
    });
    const quotas = [
      { holder: member.id, period: 'month', limit: null, refusal: 'plan_limit' },
      { holder: `team:${team.id}`, period: 'month', limit: team.replies, refusal: 'plan_limit' },
    ] as const;
    for (let reply = 1; reply <= 20; reply += 1) {
      const outcome = await ledger.reserve({ quotas: [...quotas], rates: [], ceilings: [] });
      if (outcome.kind !== 'reserved') throw new Error('not reserved');
      await ledger.settle(outcome.reservation, true);
    }
    await vi.waitFor(() => expect(subjects()).toEqual(['Your team has used 80 % of this month’s replies']));
    expect(smtp.received[0]?.to).toEqual([owner.email]);
    expect(smtp.received[0]?.text).toContain('20 of the 25 replies');
    await settled();
    expect(subjects()).toHaveLength(1);
    expect(await notices()).toMatchObject([{ holder: `team:${team.id}`, percent: 80 }]);
  });
});

test('a guest who uses all free replies gets no mail', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.close());
  const server = await startServer({ variables: { APP_URL: origin, SMTP_URL: smtp.url } });
  let cookie = '';
  for (let reply = 0; reply < 3; reply += 1) {
    const response = await post(server, validRequest, { headers: { cookie } });
    expect(response.status).toBe(200);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  await settled();
  expect(smtp.received).toEqual([]);
});
