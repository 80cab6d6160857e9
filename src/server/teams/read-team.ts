import type { Team, TeamMember } from '#domain/teams.ts';
import type { Database } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { readMonthOf } from '../plans/read-usage.ts';
import { monthAt } from '../quotas/quota.ts';
import { countTakenSeats, type TeamRow } from './membership.ts';
import { teamHolder } from './team-allowance.ts';

/** A seat with its member, if there is one. */
type SeatRow = {
  id: string;
  email: string;
  user_id: string | null;
  expires_at: number | null;
  full_name: string | null;
  emails_generated: number | null;
};

/** A seat as the owner sees it. */
export function presentSeat(seat: SeatRow, ownerId: string): TeamMember {
  const isJoined = seat.user_id !== null;
  return {
    id: seat.id,
    email: seat.email,
    name: seat.full_name,
    role: seat.user_id === ownerId ? 'owner' : 'member',
    state: isJoined ? 'joined' : 'invited',
    replies: isJoined ? (seat.emails_generated ?? 0) : null,
    expires_at: seat.expires_at === null ? null : new Date(seat.expires_at).toISOString(),
  };
}

/** The members of a team and the invitations that can be accepted, the owner first. */
async function readMembers(db: Db, { id, owner_id }: TeamRow, now: number): Promise<TeamMember[]> {
  const seats = await db
    .selectFrom('team_seats')
    .leftJoin('profiles', 'profiles.id', 'team_seats.user_id')
    .leftJoin('usage_tracking', (join) =>
      join
        .onRef('usage_tracking.user_id', '=', 'team_seats.user_id')
        .on('usage_tracking.month_year', '=', monthAt(now).name),
    )
    .select([
      'team_seats.id',
      'team_seats.email',
      'team_seats.user_id',
      'team_seats.expires_at',
      'profiles.full_name',
      'usage_tracking.emails_generated',
    ])
    .where('team_seats.team_id', '=', id)
    .where(({ eb, or }) =>
      or([eb('team_seats.user_id', 'is not', null), eb('team_seats.expires_at', '>', now)]),
    )
    .orderBy('team_seats.created_at')
    .orderBy('team_seats.id')
    .execute();
  const members = seats.map((seat) => presentSeat(seat, owner_id));
  const isOwner = ({ role }: TeamMember) => role === 'owner';
  return [...members.filter(isOwner), ...members.filter((member) => !isOwner(member))];
}

/**
 * The team of an account: its members only for the owner. Null if the account is in none. Rejects if the database does
 * not answer.
 */
export async function readTeam({
  ctx: { database },
  accountId,
}: {
  ctx: { database: Database };
  accountId: string;
}): Promise<Team | null> {
  const { db } = database;
  const row = await db
    .selectFrom('profiles')
    .innerJoin('teams', 'teams.id', 'profiles.team_id')
    .selectAll('teams')
    .select(['profiles.own_plan', 'profiles.current_plan'])
    .where('profiles.id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { own_plan, current_plan, ...team } = row;
  const now = await database.now(db);
  const { used } = await readMonthOf(db, teamHolder(team.id), now);
  const isOwner = team.owner_id === accountId;
  return {
    name: team.name,
    plan: team.plan,
    own_plan: own_plan ?? current_plan,
    role: isOwner ? 'owner' : 'member',
    seats: { taken: await countTakenSeats(db, team.id, now), limit: team.seats },
    replies: { used, limit: team.replies },
    members: isOwner ? await readMembers(db, team, now) : [],
  };
}
