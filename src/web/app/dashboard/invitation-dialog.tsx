import { useEffect, useEffectEvent, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { teamMessages } from '#domain/team-messages.ts';
import type { JoinResult } from '#domain/teams.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Question } from '../question.tsx';
import { useAction } from '../use-action.ts';
import { joinTeam, readInvitation } from './team.ts';

/** The problems after which an invitation leads nowhere. */
const endingCodes: readonly ApiProblem['code'][] = ['invitation_invalid', 'validation'];

/** The team that an invitation is for; undefined while it loads. `onRefused`: the invitation leads nowhere. */
function useInvitedTeam(token: string, onRefused: () => void): JoinResult['team'] | undefined {
  const [team, setTeam] = useState<JoinResult['team']>();
  const refuse = useEffectEvent((error: ApiProblem) => {
    showToast('error', messageOf(error, browserProblems.unreachable));
    // After any other failure the invitation is read again when the page is opened again.
    if (endingCodes.includes(error.code)) onRefused();
  });
  useEffect(() => {
    let isCurrent = true;
    readInvitation(token).then(
      (found) => isCurrent && setTeam(found),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (isCurrent) refuse(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return team;
}

type InvitationDialogProps = {
  token: string;
  /** Called when the person has answered, or if the invitation is not valid. */
  onEnd: () => void;
};

/** Asks a person who has followed the link of an invitation whether to join the team. */
export function InvitationDialog({ token, onEnd }: InvitationDialogProps) {
  const team = useInvitedTeam(token, onEnd);
  const action = useAction({
    work: async () => {
      await joinTeam(token);
      showToast('success', teamMessages.joined(team?.name ?? 'the team'));
      onEnd();
      return 'done';
    },
  });
  if (!team) return null;
  const { name, owner, plan, replies } = team;
  return (
    <Dialog
      open
      onClose={onEnd}
      title={
        <>
          Join <bdi>{name}</bdi>?
        </>
      }
    >
      <Question action={action} no="Not now" onNo={onEnd} yes="Join" busy="Joining..." look="primary">
        <bdi className="font-medium text-ink">{owner}</bdi> invites you. You get the plan {plans[plan].label},
        and all members share {replies} replies a month. The owner sees how many replies you write, but none
        of your emails. You can leave at any time; then you have your own plan again.
      </Question>
    </Dialog>
  );
}
