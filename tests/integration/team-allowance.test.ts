import { describe, expect, test } from 'vitest';
import type { NewApiKey } from '#domain/api-keys.ts';
import { apiPaths, publicApiPaths } from '#domain/paths.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { actorOf, replyQuotas } from '#server/replies/actor.ts';
import { type AccountRows, call } from './account-rows.ts';
import { runServer, untilReady } from './process-fixture.ts';
import { countsOf, noRates, resultOf, tally } from './quota-fixture.ts';
import { databaseKinds, post, usualKinds, validRequest } from './server-fixture.ts';
import { startWithTeam } from './team-fixture.ts';

describe.each(usualKinds)('the replies that a team shares on %s', (kind) => {
  const start = (input: Parameters<typeof startWithTeam>[1]) =>
    startWithTeam(kind, { ...input, variables: noRates });

  test('a member has the plan of the team, and every reply counts for the team and the member', async () => {
    const { server, owner, newMember, teamOf, as, database } = await start({ replies: 3 });
    const member = await newMember();
    const usageOf = async (account: AccountRows) => (await as(account, 'GET', apiPaths.usage)).json();
    const reply = async ({ headers }: AccountRows) =>
      resultOf(await post(server, { ...validRequest, tone: 'formal' }, { headers }));
    expect([await reply(owner), await reply(member), await reply(member)]).toEqual(['ok', 'ok', 'ok']);
    const shared = { emails_generated: 3, limit: 3, included: 3, team: 'Acme' };
    expect(await usageOf(owner)).toMatchObject(shared);
    expect(await usageOf(member)).toMatchObject(shared);
    expect((await teamOf(owner))?.members.map(({ replies }) => replies)).toEqual([1, 2]);
    expect((await teamOf(member))?.replies).toEqual({ used: 3, limit: 3 });
    const refused = await post(server, validRequest, { headers: member.headers });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'plan_limit', detail: teamMessages.usedUp });
    expect((await countsOf(database, member.id)).used).toBe(2);
    expect(await countsOf(database, `team:${(await teamIdOf(database)) ?? ''}`)).toEqual({
      used: 3,
      reserved: 0,
    });
  });

  test('a reply that fails is given back to the team', async () => {
    const { server, newMember, database } = await start({ replies: 1 });
    const { headers } = await newMember();
    const failed = await post(
      server,
      { ...validRequest, answers: [{ ask: 'No ask', answer: 'yes' }] },
      { headers },
    );
    expect(failed.status).toBe(400);
    await expect
      .poll(async () => (await database.db.selectFrom('reservations').selectAll().execute()).length)
      .toBe(0);
    expect(await resultOf(await post(server, validRequest, { headers }))).toBe('ok');
  });

  test('the public API has the replies of the team too', async () => {
    const { server, newMember, as } = await start({ replies: 1 });
    const member = await newMember();
    const { key } = (await (await as(member, 'POST', apiPaths.keys, { name: 'Desk' })).json()) as NewApiKey;
    const headers = { authorization: `Bearer ${key}` };
    const reply = async () =>
      resultOf(await call(server, 'POST', publicApiPaths.replies, { headers, body: validRequest }));
    expect([await reply(), await reply()]).toEqual(['ok', 'plan_limit']);
    expect(await (await call(server, 'GET', publicApiPaths.usage, { headers })).json()).toMatchObject({
      emails_generated: 1,
      limit: 1,
      included: 1,
      team: 'Acme',
    });
    await as(member, 'DELETE', apiPaths.team);
    expect(await reply()).toBe('not_in_plan');
  });

  test('a member that has left has the own replies again, those of the team among them', async () => {
    const { server, newMember, as, teamOf, owner } = await start({});
    const { headers, ...member } = await newMember();
    const reply = async () => resultOf(await post(server, validRequest, { headers }));
    for (let written = 0; written < 9; written += 1) expect(await reply()).toBe('ok');
    await as({ ...member, headers }, 'DELETE', apiPaths.team);
    expect([await reply(), await reply()]).toEqual(['ok', 'plan_limit']);
    expect((await teamOf(owner))?.replies.used).toBe(9);
    expect(await (await as({ ...member, headers }, 'GET', apiPaths.usage)).json()).toEqual({
      month_year: expect.any(String),
      emails_generated: 10,
      limit: 10,
      included: 10,
    });
  });
});

/** The id of the only team. */
async function teamIdOf({ db }: Parameters<typeof countsOf>[0]): Promise<string | undefined> {
  return (await db.selectFrom('teams').select('id').executeTakeFirst())?.id;
}

test('should lock the replies of the team after those of the member, which have no limit', () => {
  const limits = { repliesPerMinute: 60, guestRepliesPerAddress: 30 };
  const team = { id: 'one', name: 'Acme', replies: 500 };
  const actor = actorOf({ id: 'ada', fullName: 'Ada', plan: 'basic', team });
  const { quotas } = replyQuotas(actor, {
    ...limits,
    repliesPerDay: undefined,
    guestRepliesPerDay: undefined,
  });
  expect(quotas).toEqual([
    { holder: 'ada', period: 'month', limit: null, refusal: 'plan_limit' },
    { holder: 'team:one', period: 'month', limit: 500, refusal: 'plan_limit' },
  ]);
});

const MEMBERS = 100;
const REPLIES = 500;
const CALLS_EACH = 6;

describe.each(databaseKinds)('a team of a hundred on %s', (kind) => {
  test('whose members draw on 500 replies at once gets exactly 500', async () => {
    const { variables, database, newMember, owner, teamOf } = await startWithTeam(kind, {
      seats: MEMBERS + 1,
      replies: REPLIES,
      variables: { ACCOUNT_RATE_PER_ADDRESS: '1000000' },
    });
    const members: AccountRows[] = [];
    while (members.length < MEMBERS) {
      // An owner may make only so many changes in ten minutes.
      await database.db.deleteFrom('rates').execute();
      members.push(await newMember());
    }
    const processes = kind === 'PostgreSQL' ? 2 : 1;
    const servers = await Promise.all(
      Array.from({ length: processes }, () => untilReady(runServer({ ...variables, ...noRates }))),
    );
    const results = await Promise.all(
      members.map(async ({ headers }, member) => {
        const own: string[] = [];
        while (own.length < CALLS_EACH) {
          const server = servers[(member + own.length) % servers.length] ?? { url: '' };
          own.push(await resultOf(await post(server, validRequest, { headers })));
        }
        return own;
      }),
    );
    expect(tally(results.flat())).toEqual({ ok: REPLIES, plan_limit: MEMBERS * CALLS_EACH - REPLIES });
    const team = await teamOf(owner);
    expect(team?.replies).toEqual({ used: REPLIES, limit: REPLIES });
    const own = team?.members.reduce((sum, { replies }) => sum + (replies ?? 0), 0);
    expect(own).toBe(REPLIES);
    expect(await database.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
  }, 300_000);
});
