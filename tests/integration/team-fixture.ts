import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import type { Invitation, Team, TeamResponse } from '#domain/teams.ts';
import type { Database } from '#server/database/connect.ts';
import { createTeam } from '#server/teams/operator-teams.ts';
import { type AccountRows, call, insertAccount, openRows, readAccount } from './account-rows.ts';
import { type DatabaseKind, makeDatabase, startServer } from './server-fixture.ts';

type TeamInput = Partial<Parameters<typeof createTeam>[0]['input']>;

/** Makes a team with the plan Pro, as the operator does. */
export function insertTeam(database: Database, { email }: AccountRows, input: TeamInput = {}): Promise<void> {
  const usual = { name: 'Acme', owner: email, seats: 3, plan: 'pro', replies: 500 } as const;
  return createTeam({ ctx: { database }, input: { ...usual, ...input } });
}

/** Starts a server with a team, and its owner's account on Free. It cannot send mail, unless `variables` say so. */
export async function startWithTeam(
  kind: DatabaseKind,
  { variables = {}, ...input }: TeamInput & { variables?: Record<string, string> } = {},
) {
  const files = await makeDatabase(kind);
  const server = await startServer({ database: files, variables });
  const database = await openRows(files);
  const newAccount = (plan: Plan = 'free') => insertAccount(files, database, { plan });
  const owner = await newAccount();
  await insertTeam(database, owner, input);

  const as = ({ headers }: AccountRows, method: string, path: string, body?: object) =>
    call(server, method, path, { headers, ...(body && { body }) });
  /** What the team's page shows to an account. */
  const teamOf = async (account: AccountRows): Promise<Team | null> => {
    const { team } = (await (await as(account, 'GET', apiPaths.team)).json()) as TeamResponse;
    return team;
  };
  const invite = (email: string, by = owner) => as(by, 'POST', apiPaths.teamInvitations, { email });
  /** Invites an address. Returns the token of the link that the owner gets without a mail server. */
  const tokenFor = async (email: string): Promise<string> => {
    const { link } = (await (await invite(email)).json()) as Invitation;
    return new URL(link ?? '').searchParams.get('invitation') ?? '';
  };
  const join = (account: AccountRows, token: string, accept?: boolean) =>
    as(account, 'POST', apiPaths.teamJoin, { token, ...(accept === undefined ? {} : { accept }) });
  return {
    variables: files,
    server,
    database,
    owner,
    newAccount,
    as,
    teamOf,
    invite,
    tokenFor,
    join,
    /** A new account with this own plan, which has joined the team. */
    async newMember(plan?: Plan): Promise<AccountRows> {
      const account = await newAccount(plan);
      const response = await join(account, await tokenFor(account.email));
      if (!response.ok) throw new Error(`The account did not join: ${await response.text()}`);
      return account;
    },
    /** The id of the seat that an address has. */
    async seatOf(email: string): Promise<string> {
      const seat = (await teamOf(owner))?.members.find((member) => member.email === email);
      if (!seat) throw new Error(`${email} has no seat.`);
      return seat.id;
    },
    planOf: async ({ headers }: AccountRows): Promise<Plan> =>
      (await readAccount(server, headers)).profile.current_plan,
  };
}
