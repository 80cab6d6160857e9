import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { type UsageHistory, usageHistorySchema } from '#domain/usage.ts';
import { call, insertAccount, openRows } from './account-rows.ts';
import {
  databaseKinds,
  finished,
  makeDatabase,
  post,
  startServer,
  validRequest,
  writerOf,
} from './server-fixture.ts';

const DAY_MS = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);

/** The names of the `count` UTC months before the current one, newest first: '2026-10'. */
function monthsBefore(count: number): string[] {
  const now = new Date();
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - index)).toISOString().slice(0, 7),
  );
}

/** Fails to write a reply to a mail with the word 'fails'. */
const pickyWriter = writerOf(async function* ({ emailContent }) {
  if (emailContent.includes('fails')) throw new Error('It fails');
  yield 'Thank you.';
  return finished('Thank you.');
});

describe.each(databaseKinds)('the history of an account on %s', (kind) => {
  async function start() {
    const variables = await makeDatabase(kind);
    const server = await startServer({ database: variables, writer: pickyWriter });
    const database = await openRows(variables);
    const make = async () => {
      const { id, headers } = await insertAccount(variables, database);
      return {
        id,
        reply: (change: object = {}) => post(server, { ...validRequest, ...change }, { headers }),
        choose: (body: object) => call(server, 'PUT', apiPaths.usageHistory, { headers, body }),
        history: async (): Promise<UsageHistory> => {
          const response = await call(server, 'GET', apiPaths.usageHistory, { headers });
          return usageHistorySchema.strict().parse(await response.json());
        },
        use: (period: string, used: number) =>
          database.db.insertInto('quotas').values({ holder: id, period, used, expires_at: null }).execute(),
      };
    };
    return { server, database, make, account: await make() };
  }

  test('has every day of the month up to today, with the replies that were charged', async () => {
    const { account, make } = await start();
    const replies = Array.from({ length: 4 }, () => account.reply());
    for (const { status } of await Promise.all(replies)) expect(status).toBe(200);
    expect((await account.reply({ emailContent: 'This one fails' })).status).toBe(502);
    await (await make()).reply();
    const { days, months, usage_mails } = await account.history();
    const count = Number(today().slice(8));
    expect(days.map(({ date }) => date)).toEqual(
      Array.from(
        { length: count },
        (_, index) => `${today().slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
      ),
    );
    expect(days.at(-1)).toEqual({ date: today(), replies: 4 });
    expect(days.slice(0, -1).every((day) => day.replies === 0)).toBe(true);
    expect(months).toEqual([]);
    expect(usage_mails).toBe(true);
  });

  test('a day of an earlier month is none of its days', async () => {
    const { account } = await start();
    const before = new Date(Date.parse(`${today().slice(0, 7)}-01`) - DAY_MS).toISOString().slice(0, 10);
    await account.use(before, 3);
    await account.use(`${today().slice(0, 8)}01`, 2);
    const { days } = await account.history();
    expect(days[0]).toEqual({ date: `${today().slice(0, 8)}01`, replies: 2 });
    expect(days).toHaveLength(Number(today().slice(8)));
  });

  test('has at most twelve past months, newest first, and only its own', async () => {
    const { account, make } = await start();
    const names = monthsBefore(14);
    for (const [index, month] of names.entries()) await account.use(month, index + 1);
    await account.use(today().slice(0, 7), 9);
    const other = await make();
    await other.use(names[0] ?? '', 77);
    const { months } = await account.history();
    expect(months).toEqual(
      names.slice(0, 12).map((month_year, index) => ({ month_year, emails_generated: index + 1 })),
    );
    expect((await other.history()).months).toEqual([{ month_year: names[0], emails_generated: 77 }]);
  });

  test('the mails are turned off and on again, of the own account only', async () => {
    const { account, make } = await start();
    const other = await make();
    for (const usage_mails of [false, false, true]) {
      const response = await account.choose({ usage_mails });
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect((await account.history()).usage_mails).toBe(usage_mails);
      expect((await other.history()).usage_mails).toBe(true);
    }
    for (const body of [{}, { usage_mails: 'no' }, { usage_mails: null }]) {
      const refused = await account.choose(body);
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'validation' }]);
    }
  });
});
