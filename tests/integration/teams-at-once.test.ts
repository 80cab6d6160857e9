import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { tally } from './quota-fixture.ts';
import { databaseKinds } from './server-fixture.ts';
import { startWithTeam } from './team-fixture.ts';

describe.each(databaseKinds)('what is done at once in a team on %s', (kind) => {
  const settle = (calls: Promise<Response>[]) => Promise.all(calls.map(async (one) => codeOf(await one)));

  test('no more seats are given than there are', async () => {
    const { invite, teamOf, owner } = await startWithTeam(kind, { seats: 10 });
    const codes = await settle(Array.from({ length: 20 }, (_, index) => invite(`m${index}@example.com`)));
    expect(tally(codes)).toEqual({ ok: 9, team_full: 11 });
    expect((await teamOf(owner))?.seats).toEqual({ taken: 10, limit: 10 });
  });

  test('one of many accounts gets a seat, and an account gets one of many seats', async () => {
    const { tokenFor, join, newAccount, teamOf, owner } = await startWithTeam(kind, { seats: 10 });
    const token = await tokenFor('mina@example.com');
    const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount()));
    expect(tally(await settle(accounts.map((account) => join(account, token))))).toEqual({
      ok: 1,
      invitation_invalid: 7,
    });
    const tokens = await Promise.all(Array.from({ length: 6 }, (_, one) => tokenFor(`m${one}@example.com`)));
    const single = await newAccount();
    expect(tally(await settle(tokens.map((one) => join(single, one))))).toEqual({
      ok: 1,
      already_in_team: 5,
    });
    expect((await teamOf(owner))?.members.filter(({ state }) => state === 'joined')).toHaveLength(3);
  });

  test('members that leave, are removed, or are deleted while others join leave a team that is whole', async () => {
    const team = await startWithTeam(kind, { seats: 40 });
    const { newMember, newAccount, tokenFor, join, as, owner, seatOf, database } = team;
    for (let round = 0; round < 3; round += 1) {
      const members = await Promise.all(Array.from({ length: 3 }, () => newMember()));
      const seats = await Promise.all(members.map(({ email }) => seatOf(email)));
      const late = await newAccount();
      const token = await tokenFor(late.email);
      const answers = await Promise.all([
        ...members.flatMap((member, index) => [
          as(member, 'DELETE', apiPaths.team),
          as(owner, 'DELETE', `${apiPaths.teamSeats}/${seats[index]}`),
          as(member, 'DELETE', apiPaths.account, { email: member.email }),
        ]),
        join(late, token),
        as(late, 'DELETE', apiPaths.account, { email: late.email }),
      ]);
      for (const { status } of answers) expect([200, 204, 401, 404]).toContain(status);
    }
    const { db } = database;
    const seats = await db.selectFrom('team_seats').selectAll().execute();
    expect(seats.map(({ user_id }) => user_id)).toEqual([owner.id]);
    const inTeam = await db.selectFrom('profiles').select('id').where('team_id', 'is not', null).execute();
    expect(inTeam).toEqual([{ id: owner.id }]);
  });

  test('a deleted owner takes the team along, also while its members use it', async () => {
    const { newMember, newAccount, tokenFor, join, as, owner, planOf, database, teamOf } =
      await startWithTeam(kind, { seats: 20 });
    const members = [await newMember(), await newMember('basic')];
    const late = await newAccount();
    const token = await tokenFor(late.email);
    const [deleted, ...others] = await Promise.all([
      as(owner, 'DELETE', apiPaths.account, { email: owner.email }),
      ...members.map((member) => as(member, 'PUT', apiPaths.plan, { plan: 'basic' })),
      join(late, token),
      as(members[0] ?? owner, 'DELETE', apiPaths.team),
    ]);
    expect(deleted?.status).toBe(204);
    for (const { status } of others) expect([200, 204, 404]).toContain(status);
    for (const member of members) expect(await planOf(member)).toBe('basic');
    expect([await planOf(late), await teamOf(late)]).toEqual(['free', null]);
    for (const table of ['teams', 'team_seats'] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const own = await database.db.selectFrom('profiles').select(['team_id', 'own_plan']).execute();
    expect(own).toEqual(own.map(() => ({ team_id: null, own_plan: null })));
  });

  test('a deleted account frees its seat, and no invitation keeps its address', async () => {
    const { newMember, newAccount, tokenFor, as, owner, teamOf } = await startWithTeam(kind);
    const [member, invited] = [await newMember(), await newAccount()];
    await tokenFor(invited.email);
    expect((await teamOf(owner))?.seats.taken).toBe(3);
    for (const account of [member, invited]) {
      await as(account, 'DELETE', apiPaths.account, { email: account.email });
    }
    expect((await teamOf(owner))?.members.map(({ email }) => email)).toEqual([owner.email]);
  });
});
