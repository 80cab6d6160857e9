/** The team of an account, whose members share an allowance. */
export type TeamAllowance = {
  id: string;
  name: string;
  /** Replies a month of all members together. */
  replies: number;
};

/** The columns of a team in a query that finds an account. The query has a left join of `teams` by `team_id`. */
export const teamColumns = [
  'teams.id as teamId',
  'teams.name as teamName',
  'teams.replies as teamReplies',
] as const;

type TeamColumns = { teamId: string | null; teamName: string | null; teamReplies: number | null };

/** The team in these columns; undefined if the account is in none. */
export function teamOf({ teamId, teamName, teamReplies }: TeamColumns): TeamAllowance | undefined {
  if (teamId === null || teamName === null || teamReplies === null) return undefined;
  return { id: teamId, name: teamName, replies: teamReplies };
}

/** The holder of the replies that the members of a team share. */
export function teamHolder(teamId: string): string {
  return `team:${teamId}`;
}
