import { useEffect, useEffectEvent, useState } from 'react';
import { browserProblems } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { teamMessages } from '#domain/team-messages.ts';
import type { JoinResult } from '#domain/teams.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
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
  const { isBusy, problem, buttonRef, run } = useAction({
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
    <Dialog open onClose={onEnd} title={`Join ${name}?`}>
      <div className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft wrap-anywhere">
          <bdi className="font-medium text-ink">{owner}</bdi> invites you. You get the plan{' '}
          {plans[plan].label}, and all members share {replies} replies a month. The owner sees how many
          replies you write, but none of your emails. You can leave at any time; then you have your own plan
          again.
        </p>
        <div role="alert" className="empty:hidden">
          {problem ? <Notice kind="danger">{problem}</Notice> : null}
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
          <Button look="plain" disabled={isBusy} onClick={onEnd}>
            Not now
          </Button>
          <Button ref={buttonRef} look="primary" disabled={isBusy} onClick={() => void run()}>
            {isBusy ? 'Joining...' : 'Join'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
