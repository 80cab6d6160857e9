import { useEffect, useId, useRef } from 'react';
import { teamMessages } from '#domain/team-messages.ts';
import type { TeamMember } from '#domain/teams.ts';
import { showToast } from '#web/lib/toasts.ts';
import { SettingButton, SettingProblem } from '#web/ui/setting-row.tsx';
import { useAction } from '../use-action.ts';
import { formatDate } from './keys.ts';
import { removeSeat } from './team.ts';

const figure = new Intl.NumberFormat('en');

/** How many replies a member has written, or until when an invitation can be accepted. */
function MemberDetails({ member: { name, email, role, replies, expires_at } }: { member: TeamMember }) {
  return (
    <p className="key-details wrap-anywhere">
      {name ? <bdi className="min-w-0">{email}</bdi> : null}
      {role === 'owner' ? <span>Owner</span> : null}
      {replies === null ? null : (
        <span className="tabular-nums">
          {figure.format(replies)} {replies === 1 ? 'reply' : 'replies'} this month
        </span>
      )}
      {expires_at === null ? null : <span>Invited until {formatDate(expires_at)}</span>}
    </p>
  );
}

function MemberRow({ member, onRemoved }: { member: TeamMember; onRemoved: () => void }) {
  const { id, name, email, role } = member;
  const nameId = useId();
  const { isBusy, problem, buttonRef, run } = useAction({
    work: async () => {
      await removeSeat(id);
      showToast('success', teamMessages.removed(email));
      onRemoved();
      return 'done';
    },
  });
  const label = isBusy ? 'Removing...' : 'Remove';
  return (
    <li className="key-row" tabIndex={-1}>
      <div className="min-w-0">
        <p className="key-title">
          <bdi id={nameId} className="font-medium text-ink">
            {name || email}
          </bdi>
        </p>
        <MemberDetails member={member} />
        <SettingProblem>{problem}</SettingProblem>
      </div>
      {role === 'owner' ? null : (
        <SettingButton ref={buttonRef} aria-describedby={nameId} disabled={isBusy} onClick={() => void run()}>
          {label}
        </SettingButton>
      )}
    </li>
  );
}

type TeamMembersProps = { members: readonly TeamMember[]; onRemoved: (id: string) => void };

/** The members of a team, and the invitations. The list of a large team scrolls. */
export function TeamMembers({ members, onRemoved }: TeamMembersProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    if (removedIndex.current === undefined) return;
    // The pressed button has disappeared. The next row gets the focus, not its button: a key that is held would go on.
    const next = list.current?.children[Math.min(removedIndex.current, members.length - 1)];
    removedIndex.current = undefined;
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus();
  }, [members]);
  return (
    <div>
      {/* The padding keeps the outline of a focused button inside the list, which clips what is outside. */}
      <ul
        ref={list}
        aria-label="Members"
        className="key-list scroll-fade -mx-1.5 max-h-120 overflow-y-auto overscroll-contain px-1.5"
      >
        {members.map((member, index) => (
          <MemberRow
            key={member.id}
            member={member}
            onRemoved={() => {
              removedIndex.current = index;
              onRemoved(member.id);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
