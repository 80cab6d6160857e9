import { useState } from 'react';
import { plans } from '#domain/plans.ts';
import { teamMessages } from '#domain/team-messages.ts';
import type { Team } from '#domain/teams.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldError, Notice } from '#web/ui/notice.tsx';
import { SettingButton, SettingRow, SettingsSection } from '#web/ui/setting-row.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { useAction } from '../use-action.ts';
import { leaveTeam, useTeam } from './team.ts';
import { TeamInvite } from './team-invite.tsx';
import { TeamMembers } from './team-members.tsx';

const figure = new Intl.NumberFormat('en');

/** Asks before the person leaves: only a new invitation leads back. */
function LeaveDialog({ team: { name, own_plan }, onClose }: { team: Team; onClose: () => void }) {
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await leaveTeam();
      showToast('success', teamMessages.left(name));
      return 'done';
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Leave ${name}?`}>
      <div className="mt-3 flex flex-col gap-5">
        <p className="text-ink-soft">
          Your own plan, {plans[own_plan].label}, is your plan again. The replies that you have written this
          month count in it. To come back, you need a new invitation.
        </p>
        <div role="alert" className="empty:hidden">
          {problem ? <Notice kind="danger">{problem}</Notice> : null}
        </div>
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
          <Button look="plain" disabled={isBusy} onClick={onClose}>
            Stay
          </Button>
          <Button ref={buttonRef} look="danger" disabled={isBusy} onClick={() => void run()}>
            {isBusy ? 'Leaving...' : 'Leave the team'}
          </Button>
        </div>
      </div>
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
    <SettingRow title={name} action={role === 'member' ? <Leave team={team} /> : null}>
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

/** The team of the account: for its owner the members and a form to invite, for a member only what they share. */
export function TeamSection() {
  const { state, load, add, remove } = useTeam();
  const team = state.kind === 'ready' ? state.team : undefined;
  return (
    <SettingsSection title="Team" note="One plan for several people.">
      {state.kind === 'loading' ? <LoadingTeam /> : null}
      {state.kind === 'failed' ? (
        <div className="key-row" role="alert">
          <FieldError>{teamMessages.notLoaded}</FieldError>
          <SettingButton onClick={() => void load()}>Try again</SettingButton>
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
