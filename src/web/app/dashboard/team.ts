import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '#domain/paths.ts';
import type { Invitation, JoinResult, Team, TeamMember, TeamResponse } from '#domain/teams.ts';
import { accountChanged } from '#web/lib/account.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { readSession } from '#web/lib/session.ts';

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

/** The account's team as far as it is loaded. */
export type TeamState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; team: Team };

const loading: TeamState = { kind: 'loading' };

/** A team with other members. Every seat that its owner sees is taken. */
function withMembers(team: Team, members: TeamMember[]): Team {
  return { ...team, members, seats: { ...team.seats, taken: members.length } };
}

/** The team. Loaded again when the page is restored from the back/forward cache. */
export function useTeam() {
  const [state, setState] = useState<TeamState>(loading);

  const load = useCallback(async () => {
    // Without a session, the page itself goes to the sign-in page.
    if (!readSession()) return;
    setState(loading);
    try {
      const { value } = await callApi<TeamResponse>('GET', apiPaths.team);
      if (value.team) return setState({ kind: 'ready', team: value.team });
      // The account was removed from the team just now: the page shows no team then.
      await accountChanged();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setState({ kind: 'failed' });
    }
  }, []);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    window.addEventListener('pageshow', onPageShow);
    void load();
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [load]);

  function change(next: (members: TeamMember[]) => TeamMember[]): void {
    setState((now) =>
      now.kind === 'ready' ? { kind: 'ready', team: withMembers(now.team, next(now.team.members)) } : now,
    );
  }
  return {
    state,
    load,
    /** Adds an invitation, or replaces the one that the address has. */
    add: (member: TeamMember) =>
      change((members) => [...members.filter(({ id }) => id !== member.id), member]),
    remove: (id: string) => change((members) => members.filter((member) => member.id !== id)),
  };
}
