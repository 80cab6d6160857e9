import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { INVITATION_PARAMETER, pagePaths } from '#domain/paths.ts';
import { teamMessages } from '#domain/team-messages.ts';
import { INVITATION_DAYS, type Invitation, type JoinResult } from '#domain/teams.ts';
import { type AttemptContext, countAttempt } from '../accounts/attempts.ts';
import type { AccountContext } from '../accounts/context.ts';
import type { Account } from '../accounts/identify-account.ts';
import type { Database } from '../database/connect.ts';
import type { Tx } from '../database/schema.ts';
import { invitationMail } from '../mail/team-mails.ts';
import { ProblemError } from '../problems.ts';
import { DAY_MS } from '../quotas/quota.ts';
import { countTakenSeats, enterTeam, lockMember, lockOwnTeam, lockTeam, type TeamRow } from './membership.ts';
import { presentSeat } from './read-team.ts';

/** Only the hash of an invitation's token is stored. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is written for a new invitation, and for one that is sent again. */
function newInvitation(token: string, now: number) {
  return { invitation: hashToken(token), expires_at: now + INVITATION_DAYS * DAY_MS, created_at: now };
}

/** The seats that hold an address in a team: of a member, or of an invitation. */
const seatsOf = (tx: Tx, teamId: string, email: string) =>
  tx
    .selectFrom('team_seats')
    .select(['id', 'user_id', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('email', '=', email);

/**
 * Takes a seat of a locked team for an address, or renews the invitation that it has. Returns the id of the seat. Throws
 * `team_full`, `already_in_team`.
 */
async function takeSeat(
  tx: Tx,
  team: TeamRow,
  { email, token, now }: { email: string; token: string; now: number },
): Promise<{ id: string; expires_at: number }> {
  const seat = await seatsOf(tx, team.id, email).executeTakeFirst();
  if (seat && seat.user_id !== null) throw new ProblemError('already_in_team');
  const isOpen = (seat?.expires_at ?? 0) > now;
  if (!isOpen && (await countTakenSeats(tx, team.id, now)) >= team.seats) {
    throw new ProblemError('team_full');
  }
  const invitation = newInvitation(token, now);
  const id = seat?.id ?? randomUUID();
  if (seat) await tx.updateTable('team_seats').set(invitation).where('id', '=', id).execute();
  else {
    const values = { id, team_id: team.id, user_id: null, email, ...invitation };
    await tx.insertInto('team_seats').values(values).execute();
  }
  return { id, expires_at: invitation.expires_at };
}

type InviteContext = AttemptContext & Pick<AccountContext, 'database' | 'mailer' | 'origin'>;

/**
 * Invites an address to the team that the account owns, and mails the link. An open invitation of the address gets a new
 * link. Without a mail server, the result has the link. Throws `not_team_owner`, `team_full`, `already_in_team`,
 * `too_many_requests`.
 */
export async function invite({
  ctx,
  account,
  email,
}: {
  ctx: InviteContext;
  account: Pick<Account, 'id' | 'email'>;
  email: string;
}): Promise<Invitation> {
  const { database, mailer } = ctx;
  const token = randomBytes(32).toString('base64url');
  // Only an owner's attempts count: others could use up those of an address.
  const owned = database.db.selectFrom('teams').select('id').where('owner_id', '=', account.id);
  if (!(await owned.executeTakeFirst())) throw new ProblemError('not_team_owner');
  await countAttempt(ctx, 'invitation', email);
  const { team, seat } = await database.db.transaction().execute(async (tx) => {
    const own = await lockOwnTeam(database, tx, account.id);
    const now = await database.now(tx);
    return { team: own, seat: await takeSeat(tx, own, { email, token, now }) };
  });
  const link = `${ctx.origin()}${pagePaths.dashboard}?${new URLSearchParams({ [INVITATION_PARAMETER]: token })}`;
  if (mailer.canSend) {
    mailer.send(invitationMail(email, link, { team: team.name, owner: account.email }));
  }
  const row = { ...seat, email, user_id: null, full_name: null, emails_generated: null };
  return { member: presentSeat(row, account.id), link: mailer.canSend ? null : link };
}

/** The seat and the team of an invitation. Throws `invitation_invalid` if it was used, has ended or never existed. */
async function findInvitation({ db, now }: Database, token: string) {
  const row = await db
    .selectFrom('team_seats')
    .innerJoin('teams', 'teams.id', 'team_seats.team_id')
    .innerJoin('profiles', 'profiles.id', 'teams.owner_id')
    .select([
      'team_seats.id as seatId',
      'teams.id as teamId',
      'teams.name',
      'teams.plan',
      'teams.replies',
      'profiles.email as owner',
    ])
    .where('team_seats.invitation', '=', hashToken(token))
    .where('team_seats.expires_at', '>', await now(db))
    .executeTakeFirst();
  if (!row) throw new ProblemError('invitation_invalid');
  return row;
}

/**
 * Gives the seat of an invitation to a locked account. Other invitations of its address to this team end. Throws
 * `invitation_invalid` if the invitation was used meanwhile.
 */
async function acceptSeat(
  tx: Tx,
  { seatId, teamId, token }: { seatId: string; teamId: string; token: string },
  account: Pick<Account, 'id' | 'email'>,
  now: number,
): Promise<void> {
  const taken = await tx
    .updateTable('team_seats')
    .set({ user_id: account.id, email: account.email, invitation: null, expires_at: null, created_at: now })
    .where('id', '=', seatId)
    .where('invitation', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new ProblemError('invitation_invalid');
  await tx
    .deleteFrom('team_seats')
    .where('team_id', '=', teamId)
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .execute();
}

/**
 * Accepts an invitation: the account gets the seat and the plan of the team. Without `accept`, only says which team it
 * is. Throws `invitation_invalid`, `already_in_team`, `unauthenticated` if the account was deleted meanwhile.
 */
export async function joinTeam({
  ctx: { database },
  account,
  input: { token, accept },
}: {
  ctx: { database: Database };
  account: Pick<Account, 'id' | 'email' | 'team'>;
  input: { token: string; accept: boolean };
}): Promise<JoinResult> {
  const joinedElsewhere = () => new ProblemError('already_in_team', { detail: teamMessages.joinedElsewhere });
  const { seatId, teamId, name, plan, replies, owner } = await findInvitation(database, token);
  if (account.team) throw joinedElsewhere();
  const result = { joined: accept, team: { name, plan, owner, replies } };
  if (!accept) return result;
  await database.db.transaction().execute(async (tx) => {
    const team = await lockTeam(database, tx, 'id', teamId);
    if (!team) throw new ProblemError('invitation_invalid');
    const { teamId: current, ownPlan } = await lockMember(database, tx, account.id);
    if (current !== null) throw joinedElsewhere();
    const now = await database.now(tx);
    await acceptSeat(tx, { seatId, teamId, token }, account, now);
    await enterTeam(tx, team, { id: account.id, ownPlan }, now);
  });
  return result;
}
