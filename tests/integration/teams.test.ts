import { describe, expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { setOwnPlan } from '#server/plans/set-own-plan.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { codeOf } from './account-fixture.ts';
import { linkIn } from './mailed-links.ts';
import { usualKinds } from './server-fixture.ts';
import { insertTeam, startWithTeam } from './team-fixture.ts';

const DAY_MS = 86_400_000;

describe.each(usualKinds)('the invitations of a team on %s', (kind) => {
  test('a mailed link says which team it is, and is accepted once', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const variables = { SMTP_URL: smtp.url, APP_URL: 'https://reply.example.com' };
    const { owner, invite, join, newAccount, planOf, teamOf } = await startWithTeam(kind, { variables });
    const response = await invite('Mina@Example.com');
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      link: null,
      member: { email: 'mina@example.com', name: null, state: 'invited', replies: null },
    });
    const link = await linkIn(smtp, 'Invitation to the team Acme');
    expect(link.href).toMatch(/^https:\/\/reply\.example\.com\/dashboard\?invitation=[\w-]{43}$/);
    expect(smtp.received[0]?.to).toEqual(['mina@example.com']);
    expect(smtp.received[0]?.text).toContain(owner.email);
    expect(smtp.received[0]?.text).not.toContain('Ada Lovelace');
    const token = link.searchParams.get('invitation') ?? '';
    const [mina, other] = [await newAccount(), await newAccount()];
    const team = { name: 'Acme', plan: 'pro', owner: owner.email, replies: 500 };
    expect(await (await join(mina, token, false)).json()).toEqual({ joined: false, team });
    expect(await teamOf(mina)).toBeNull();
    expect(await (await join(mina, token)).json()).toEqual({ joined: true, team });
    expect(await planOf(mina)).toBe('pro');
    expect(await codeOf(await join(other, token))).toBe('invitation_invalid');
    expect((await teamOf(owner))?.members.map(({ email, state }) => [email, state])).toEqual([
      [owner.email, 'joined'],
      [mina.email, 'joined'],
    ]);
  });

  test('without a mail server the owner gets the link, and only then', async () => {
    const { invite, database } = await startWithTeam(kind);
    const { link } = await (await invite('mina@example.com')).json();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/dashboard\?invitation=[\w-]{43}$/);
    const token = new URL(link).searchParams.get('invitation');
    const rows = JSON.stringify(await database.db.selectFrom('team_seats').selectAll().execute());
    expect(rows).not.toContain(token);
  });

  test('an address that is invited again keeps its seat, and only its last link works', async () => {
    const { tokenFor, join, newAccount, teamOf, owner } = await startWithTeam(kind, { seats: 2 });
    const [first, second] = [await tokenFor('mina@example.com'), await tokenFor('mina@example.com')];
    expect((await teamOf(owner))?.seats).toEqual({ taken: 2, limit: 2 });
    const mina = await newAccount();
    expect(await codeOf(await join(mina, first))).toBe('invitation_invalid');
    expect(await codeOf(await join(mina, second))).toBe('ok');
  });

  test('an invitation ends after seven days, and its seat is free', async () => {
    const { tokenFor, invite, join, newAccount, database, owner, teamOf } = await startWithTeam(kind, {
      seats: 2,
    });
    const token = await tokenFor('mina@example.com');
    const [invited] = (await teamOf(owner))?.members.slice(1) ?? [];
    const left = Date.parse(invited?.expires_at ?? '') - Date.now();
    expect(Math.abs(left - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(await codeOf(await invite('grace@example.com'))).toBe('team_full');
    await database.db
      .updateTable('team_seats')
      .set({ expires_at: Date.now() - 1 })
      .where('user_id', 'is', null)
      .execute();
    for (const accept of [false, true]) {
      expect(await codeOf(await join(await newAccount(), token, accept))).toBe('invitation_invalid');
    }
    expect((await teamOf(owner))?.members).toHaveLength(1);
    expect(await codeOf(await invite('grace@example.com'))).toBe('ok');
    expect(await codeOf(await invite('mina@example.com'))).toBe('team_full');
  });

  test.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}é`])('%j is no invitation', async (token) => {
    const { join, newAccount } = await startWithTeam(kind);
    const response = await join(await newAccount(), token);
    expect(await response.json()).toMatchObject({ detail: problems.invitation_invalid.detail });
  });

  test('an address that is in the team is not invited, nor is one address too often', async () => {
    const { newMember, invite, owner } = await startWithTeam(kind, { seats: 20 });
    const { email } = await newMember();
    for (const address of [email, owner.email]) {
      expect(await codeOf(await invite(address))).toBe('already_in_team');
    }
    const answers: string[] = [];
    for (let times = 0; times < 11; times += 1) answers.push(await codeOf(await invite('mina@example.com')));
    expect(answers).toEqual([...Array(10).fill('ok'), 'too_many_requests']);
  });

  test('a member of a team cannot join another one', async () => {
    const { database, newAccount, newMember, tokenFor, join, teamOf } = await startWithTeam(kind);
    const token = await tokenFor('mina@example.com');
    const [member, otherOwner] = [await newMember(), await newAccount()];
    await insertTeam(database, otherOwner, { name: 'Other' });
    for (const account of [member, otherOwner]) {
      for (const accept of [false, true]) {
        const response = await join(account, token, accept);
        expect(response.status).toBe(409);
        expect(await response.json()).toMatchObject({ detail: teamMessages.joinedElsewhere });
      }
    }
    expect((await teamOf(otherOwner))?.name).toBe('Other');
  });
});

describe.each(usualKinds)('the members of a team on %s', (kind) => {
  test('the owner sees the members and their counts, a member sees only the team', async () => {
    const { owner, newMember, tokenFor, teamOf, newAccount } = await startWithTeam(kind);
    const member = await newMember();
    await tokenFor('grace@example.com');
    const common = {
      name: 'Acme',
      plan: 'pro',
      own_plan: 'free',
      seats: { taken: 3, limit: 3 },
      replies: { used: 0, limit: 500 },
    };
    const joined = { name: 'Ada Lovelace', state: 'joined', replies: 0, expires_at: null };
    expect(await teamOf(owner)).toEqual({
      ...common,
      role: 'owner',
      members: [
        { id: expect.any(String), email: owner.email, role: 'owner', ...joined },
        { id: expect.any(String), email: member.email, role: 'member', ...joined },
        {
          id: expect.any(String),
          email: 'grace@example.com',
          name: null,
          role: 'member',
          state: 'invited',
          replies: null,
          expires_at: expect.any(String),
        },
      ],
    });
    expect(await teamOf(member)).toEqual({ ...common, role: 'member', members: [] });
    expect(await teamOf(await newAccount())).toBeNull();
  });

  test('a seat that is freed can be given again', async () => {
    const { newMember, newAccount, invite, join, tokenFor, as, owner, seatOf, teamOf, planOf } =
      await startWithTeam(kind, { seats: 2 });
    const token = await tokenFor('grace@example.com');
    const remove = async (email: string) =>
      as(owner, 'DELETE', `${apiPaths.teamSeats}/${await seatOf(email)}`);
    expect((await remove('grace@example.com')).status).toBe(204);
    expect(await codeOf(await join(await newAccount(), token))).toBe('invitation_invalid');
    const member = await newMember('basic');
    expect(await codeOf(await invite('grace@example.com'))).toBe('team_full');
    expect((await remove(member.email)).status).toBe(204);
    expect([await planOf(member), await teamOf(member)]).toEqual(['basic', null]);
    expect(await planOf(await newMember())).toBe('pro');
  });

  test('only the owner invites and removes, and only in the own team', async () => {
    const { database, newMember, newAccount, invite, as, owner, seatOf, teamOf } = await startWithTeam(kind);
    const [member, stranger, otherOwner] = [await newMember(), await newAccount(), await newAccount()];
    await insertTeam(database, otherOwner, { name: 'Other' });
    const seat = `${apiPaths.teamSeats}/${await seatOf(member.email)}`;
    for (const account of [member, stranger]) {
      expect(await codeOf(await invite('grace@example.com', account))).toBe('not_team_owner');
      expect(await codeOf(await as(account, 'DELETE', seat))).toBe('not_team_owner');
    }
    expect(await codeOf(await as(otherOwner, 'DELETE', seat))).toBe('seat_not_found');
    expect(await codeOf(await as(owner, 'DELETE', `${apiPaths.teamSeats}/not-an-id`))).toBe('seat_not_found');
    expect((await teamOf(owner))?.members).toHaveLength(2);
  });

  test('a member leaves, the owner cannot', async () => {
    const { newMember, as, owner, seatOf, teamOf, planOf } = await startWithTeam(kind);
    const member = await newMember();
    for (let times = 0; times < 2; times += 1) {
      expect((await as(member, 'DELETE', apiPaths.team)).status).toBe(204);
    }
    expect([await planOf(member), await teamOf(member)]).toEqual(['free', null]);
    const ownSeat = `${apiPaths.teamSeats}/${await seatOf(owner.email)}`;
    expect(await codeOf(await as(owner, 'DELETE', apiPaths.team))).toBe('team_owner_stays');
    expect(await codeOf(await as(owner, 'DELETE', ownSeat))).toBe('team_owner_stays');
    expect(await planOf(owner)).toBe('pro');
  });

  test('a plan that a member chooses or pays for is its own plan afterwards', async () => {
    const { newMember, as, planOf, database } = await startWithTeam(kind);
    const member = await newMember();
    expect((await as(member, 'PUT', apiPaths.plan, { plan: 'basic' })).status).toBe(200);
    expect(await planOf(member)).toBe('pro');
    const { db } = database;
    const set = (plan: 'free' | 'basic') =>
      db.transaction().execute((tx) => setOwnPlan(database, tx, { accountId: member.id, plan }));
    expect([await set('basic'), await set('free'), await set('basic')]).toEqual([false, true, true]);
    const changes = await db.selectFrom('plan_changes').select(['from_plan', 'to_plan']).execute();
    expect(changes.map(({ from_plan, to_plan }) => `${from_plan} > ${to_plan}`).toSorted()).toEqual([
      'basic > free',
      'free > basic',
      'free > basic',
    ]);
    await as(member, 'DELETE', apiPaths.team);
    expect(await planOf(member)).toBe('basic');
  });

  test('the data file has the team and the own plan', async () => {
    const { newMember, owner, as, newAccount } = await startWithTeam(kind);
    const dataOf = async (account: typeof owner) => (await as(account, 'GET', apiPaths.accountData)).json();
    const common = { name: 'Acme', joined_at: expect.stringMatching(/Z$/) };
    expect((await dataOf(owner)).team).toEqual({ ...common, role: 'owner', own_plan: 'free' });
    const data = await dataOf(await newMember('basic'));
    expect(data).toMatchObject({ profile: { current_plan: 'pro' }, team: { ...common, own_plan: 'basic' } });
    expect((await dataOf(await newAccount())).team).toBeNull();
  });
});
