import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '#domain/billing.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Tx } from '../database/schema.ts';
import { readMonthOf } from '../plans/read-usage.ts';
import { countTakenSeats, dissolveTeam, enterTeam, lockTeam, type TeamRow } from './membership.ts';
import { teamHolder } from './team-allowance.ts';

/** A wish of the operator that cannot be fulfilled. `message` is one sentence. */
export class TeamError extends Error {
  override readonly name = 'TeamError';
}

const noSuchTeam = (name: string) => new TeamError(`There is no team with the name ${name}.`);

/** Throws `TeamError` if there is no account with the address, or if it is in a team. */
async function lockFutureOwner(database: Database, tx: Tx, email: string) {
  const found = await tx.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst();
  const account = found && (await lockAccount(database, tx, found.id, 'change'));
  if (!account) {
    throw new TeamError(`There is no account with the address ${email}: its owner must sign up first.`);
  }
  if (account.teamId !== null) throw new TeamError(`${email} is already in a team.`);
  return { id: found.id, ownPlan: account.ownPlan };
}

/**
 * Makes a team, whose owner takes the first seat. `owner`: the address of an account, in lower case. Throws `TeamError`
 * if there is no such account, if it is in a team, or if the name is taken.
 */
export async function createTeam({
  ctx: { database },
  input: { name, owner, seats, plan, replies },
}: {
  ctx: { database: Database };
  input: { name: string; owner: string; seats: number; plan: PaidPlan; replies: number };
}): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    if (await lockTeam(database, tx, 'name', name)) throw new TeamError(`There is already a team ${name}.`);
    const account = await lockFutureOwner(database, tx, owner);
    const now = await database.now(tx);
    const team: TeamRow = {
      id: randomUUID(),
      name,
      plan,
      seats,
      replies,
      owner_id: account.id,
      created_at: now,
    };
    await tx.insertInto('teams').values(team).execute();
    await tx
      .insertInto('team_seats')
      .values({
        id: randomUUID(),
        team_id: team.id,
        user_id: account.id,
        email: owner,
        invitation: null,
        expires_at: null,
        created_at: now,
      })
      .execute();
    await enterTeam(tx, team, account, now);
  });
}

/**
 * Changes the seats of a team, its replies a month, or both. Returns the team as it is now. Throws `TeamError` if there
 * is no such team, or if more seats are taken.
 */
export async function changeTeam({
  ctx: { database },
  input: { name, seats, replies },
}: {
  ctx: { database: Database };
  input: { name: string; seats?: number | undefined; replies?: number | undefined };
}): Promise<TeamRow> {
  return database.db.transaction().execute(async (tx) => {
    const team = await lockTeam(database, tx, 'name', name);
    if (!team) throw noSuchTeam(name);
    const taken = await countTakenSeats(tx, team.id, await database.now(tx));
    if (seats !== undefined && seats < taken) {
      throw new TeamError(
        `${taken} seats of ${name} are taken: its owner must remove members or invitations first.`,
      );
    }
    const changed = { ...team, seats: seats ?? team.seats, replies: replies ?? team.replies };
    await tx
      .updateTable('teams')
      .set({ seats: changed.seats, replies: changed.replies })
      .where('id', '=', team.id)
      .execute();
    return changed;
  });
}

/** Dissolves a team. Returns how many members have their own plans again. Throws `TeamError` if there is no such team. */
export async function removeTeam({
  ctx: { database },
  name,
}: {
  ctx: { database: Database };
  name: string;
}): Promise<number> {
  return database.db.transaction().execute(async (tx) => {
    const team = await lockTeam(database, tx, 'name', name);
    if (!team) throw noSuchTeam(name);
    const members = await tx
      .selectFrom('team_seats')
      .select('id')
      .where('team_id', '=', team.id)
      .where('user_id', 'is not', null)
      .execute();
    await dissolveTeam(tx, team, await database.now(tx));
    return members.length;
  });
}

/** A team with what is used of it. */
type TeamSummary = TeamRow & { owner: string; taken: number; used: number };

/** All teams by their names. */
export async function listTeams({
  ctx: { database },
}: {
  ctx: { database: Database };
}): Promise<TeamSummary[]> {
  const { db } = database;
  const now = await database.now(db);
  const teams = await db
    .selectFrom('teams')
    .innerJoin('profiles', 'profiles.id', 'teams.owner_id')
    .selectAll('teams')
    .select('profiles.email as owner')
    .orderBy('teams.name')
    .execute();
  const summaries: TeamSummary[] = [];
  for (const team of teams) {
    const { used } = await readMonthOf(db, teamHolder(team.id), now);
    summaries.push({ ...team, used, taken: await countTakenSeats(db, team.id, now) });
  }
  return summaries;
}
