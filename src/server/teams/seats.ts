import type { Database } from '../database/connect.ts';
import { isRowId } from '../database/owned-rows.ts';
import { ProblemError } from '../problems.ts';
import { fallBack, lockMember, lockOwnTeam, lockTeam } from './membership.ts';

/**
 * Frees a seat of the account's own team: removes a member, who gets its own plan back, or withdraws an invitation.
 * Throws `not_team_owner`, `seat_not_found`, and `team_owner_stays` for the owner's own seat.
 */
export async function removeSeat({
  ctx: { database },
  accountId,
  seatId,
}: {
  ctx: { database: Database };
  accountId: string;
  seatId: string;
}): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    const team = await lockOwnTeam(database, tx, accountId);
    if (!isRowId(seatId)) throw new ProblemError('seat_not_found');
    const seat = await tx
      .selectFrom('team_seats')
      .select('user_id')
      .where('id', '=', seatId)
      .where('team_id', '=', team.id)
      .executeTakeFirst();
    if (!seat) throw new ProblemError('seat_not_found');
    if (seat.user_id === accountId) throw new ProblemError('team_owner_stays');
    if (seat.user_id !== null) {
      await fallBack(tx, { teamId: team.id, accountId: seat.user_id, now: await database.now(tx) });
    }
    await tx.deleteFrom('team_seats').where('id', '=', seatId).execute();
  });
}

/** Takes an account out of its team. Does nothing if it is in none. Throws `team_owner_stays`, `unauthenticated`. */
export async function leaveTeam({
  ctx: { database },
  account,
}: {
  ctx: { database: Database };
  account: { id: string; team: { id: string } | undefined };
}): Promise<void> {
  const { id: accountId, team: left } = account;
  if (!left) return;
  await database.db.transaction().execute(async (tx) => {
    const team = await lockTeam(database, tx, 'id', left.id);
    // It was dissolved just now.
    if (!team) return;
    if (team.owner_id === accountId) throw new ProblemError('team_owner_stays');
    await lockMember(database, tx, accountId);
    await fallBack(tx, { teamId: team.id, accountId, now: await database.now(tx) });
    await tx
      .deleteFrom('team_seats')
      .where('team_id', '=', team.id)
      .where('user_id', '=', accountId)
      .execute();
  });
}
