import { useRef, useState } from 'react';
import type { Usage } from '#domain/accounts.ts';
import { plans } from '#domain/plans.ts';
import { teamMessages } from '#domain/team-messages.ts';
import type { Team } from '#domain/teams.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/notice.tsx';
import { SettingButton, SettingRow, SettingsSection } from '#web/ui/setting-row.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { Question } from '../question.tsx';
import { useAction } from '../use-action.ts';
import { useFocusAfterPress } from '../use-loaded.ts';
import { leaveTeam, useTeam } from './team.ts';
import { TeamInvite } from './team-invite.tsx';
import { TeamMembers } from './team-members.tsx';

const figure = new Intl.NumberFormat('en');

/** Asks before the person leaves: only a new invitation leads back. */
function LeaveDialog({ team: { name, own_plan }, onClose }: { team: Team; onClose: () => void }) {
  const action = useAction({
    work: async () => {
      await leaveTeam();
      showToast('success', teamMessages.left(name));
      return 'done';
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <>
          Leave <bdi>{name}</bdi>?
        </>
      }
    >
      <Question action={action} no="Stay" onNo={onClose} yes="Leave the team" busy="Leaving..." look="danger">
        Your own plan, {plans[own_plan].label}, is your plan again. The replies that you have written this
        month count in it. To come back, you need a new invitation.
      </Question>
    </Dialog>
  );
}

/** The button with which a member leaves. */
function Leave({ team }: { team: Team }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <SettingButton onClick={() => setIsAsked(true)}>Leave the team</SettingButton>
      {isAsked ? <LeaveDialog team={team} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}

/** The name of the team, and what its members share. */
function TeamAbout({ team }: { team: Team }) {
  const { name, plan, role, seats, replies } = team;
  return (
    <SettingRow title={<bdi>{name}</bdi>} action={role === 'member' ? <Leave team={team} /> : null}>
      <p className="tabular-nums">
        All members share the plan {plans[plan].label}. Together they have used {figure.format(replies.used)}{' '}
        of {figure.format(replies.limit)} replies this month.
      </p>
      {role === 'owner' ? (
        <p className="tabular-nums">
          {figure.format(seats.taken)} of {figure.format(seats.limit)} seats are taken, yours among them.
        </p>
      ) : (
        <p>The owner sees how many replies you write, but none of your emails.</p>
      )}
    </SettingRow>
  );
}

/** A placeholder in the shape of the first row. */
function LoadingTeam() {
  return (
    <div className="py-5" aria-hidden="true">
      <p>
        <SkeletonBar className="w-32" />
      </p>
      <p className="mt-0.5">
        <SkeletonBar className="w-80" />
      </p>
    </div>
  );
}

/**
 * The team of the account: for its owner the members and a form to invite, for a member only what they share. `usage`:
 * of an account that is in a team.
 */
export function TeamSection({ usage }: { usage: Usage }) {
  const { state, retry, add, remove } = useTeam(usage);
  const section = useRef<HTMLElement>(null);
  const pressed = useFocusAfterPress(state, () =>
    section.current?.querySelector<HTMLElement>(':is(button, input):enabled')?.focus(),
  );
  const team = state.kind === 'ready' ? state.value : null;
  return (
    <SettingsSection ref={section} title="Team" note="One plan for several people.">
      {state.kind === 'loading' ? <LoadingTeam /> : null}
      {state.kind === 'failed' ? (
        <div className="key-row" role="alert">
          <FieldError>{teamMessages.notLoaded}</FieldError>
          <SettingButton
            onClick={() => {
              pressed();
              retry();
            }}
          >
            Try again
          </SettingButton>
        </div>
      ) : null}
      {team ? <TeamAbout team={team} /> : null}
      {team?.role === 'owner' ? (
        <>
          <TeamInvite onInvited={add} />
          <TeamMembers members={team.members} onRemoved={remove} />
        </>
      ) : null}
    </SettingsSection>
  );
}
