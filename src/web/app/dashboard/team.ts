import { useEffect } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Invitation, JoinResult, Team, TeamMember, TeamResponse } from '#domain/teams.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { useLoaded } from '../use-loaded.ts';

/** Invites an address to the team. Throws `ApiProblem`, like all calls here. */
export async function inviteToTeam(email: string): Promise<Invitation> {
  const { value } = await callApi<Invitation>('POST', apiPaths.teamInvitations, { email });
  return value;
}

/** Frees a seat. Also succeeds if it is free already, for example after a press on another device. */
export async function removeSeat(id: string): Promise<void> {
  try {
    await callApi('DELETE', `${apiPaths.teamSeats}/${id}`);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'seat_not_found')) throw error;
  }
}

async function readTeam(): Promise<Team | null> {
  const { value } = await callApi<TeamResponse>('GET', apiPaths.team);
  return value.team;
}

/** Leaves the team. */
export async function leaveTeam(): Promise<void> {
  await callApi('DELETE', apiPaths.team);
  await accountChanged();
}

/** Says which team an invitation is for, without accepting it. */
export async function readInvitation(token: string): Promise<JoinResult['team']> {
  const { value } = await callApi<JoinResult>('POST', apiPaths.teamJoin, { token, accept: false });
  return value.team;
}

/** Accepts an invitation. */
export async function joinTeam(token: string): Promise<void> {
  await callApi('POST', apiPaths.teamJoin, { token, accept: true });
  await accountChanged();
}

/** A team with other members. Every seat that its owner sees is taken. */
function withMembers(team: Team, members: TeamMember[]): Team {
  return { ...team, members, seats: { ...team.seats, taken: members.length } };
}

/** The team. Loaded again each time the account was loaded again: its plan and its replies are those of the team. */
export function useTeam(usage: Usage) {
  const { state, load, retry, change } = useLoaded(readTeam);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each usage is a new look at the account.
  useEffect(() => void load(), [usage, load]);

  const isRemoved = state.kind === 'ready' && state.value === null;
  useEffect(() => {
    // The page learns that the account was removed from the team just now.
    if (isRemoved) void accountChanged();
  }, [isRemoved]);

  const changeMembers = (next: (members: TeamMember[]) => TeamMember[]) =>
    change((team) => team && withMembers(team, next(team.members)));
  return {
    state,
    retry,
    /** Adds an invitation, or replaces the one that the address has. */
    add: (member: TeamMember) =>
      changeMembers((members) => [...members.filter(({ id }) => id !== member.id), member]),
    remove: (id: string) => changeMembers((members) => members.filter((member) => member.id !== id)),
  };
}
