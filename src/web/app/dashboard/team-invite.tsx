import { useEffect, useRef, useState } from 'react';
import { teamMessages } from '#domain/team-messages.ts';
import type { Invitation, TeamMember } from '#domain/teams.ts';
import { showToast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyIcon } from '#web/ui/icons.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useAccountForm } from '../auth/account-form.tsx';
import { FormMessage } from './setting-form.tsx';
import { inviteToTeam } from './team.ts';

/** Copies a link. If the browser refuses, selects its text, so that the person can copy it. */
async function copyLink(link: string, field: HTMLTextAreaElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast('success', teamMessages.linkCopied);
  } catch {
    field?.select();
    showToast('error', teamMessages.linkCopyRefused);
  }
}

/** The link of an invitation on a site that sends no mail. It cannot be shown again later. */
function InvitationLink({ email, link }: { email: string; link: string }) {
  const copyButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Each new link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of another link gets the focus too.
  useEffect(() => copyButton.current?.focus(), [link]);
  return (
    <div className="mt-5 flex flex-col gap-3">
      <TextArea
        ref={field}
        label={`Link for ${email}`}
        readOnly
        value={link}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        hint={teamMessages.notMailed}
        rows={1}
        className="field-sizing-content min-h-11 resize-none font-mono text-small break-all"
        onFocus={({ target }) => target.select()}
      />
      <Button
        ref={copyButton}
        look="plain"
        className="self-start max-sm:self-stretch"
        onClick={() => void copyLink(link, field.current)}
      >
        <CopyIcon className="size-4.5" />
        Copy link
      </Button>
    </div>
  );
}

/** The form that invites a person, and on a site without mail the link to pass on. */
export function TeamInvite({ onInvited }: { onInvited: (member: TeamMember) => void }) {
  const [invitation, setInvitation] = useState<Invitation>();
  const { form, isBusy, submit, message, problem, errorOf, clearError } = useAccountForm({
    kind: 'invite',
    isToasted: false,
    send: async ({ email }) => {
      const made = await inviteToTeam(email);
      if (made.link === null) showToast('success', teamMessages.invited(email));
      onInvited(made.member);
      setInvitation(made);
      return 'done';
    },
  });

  useEffect(() => {
    if (!invitation) return;
    form.current?.reset();
    // The button loses the focus while it is disabled. With a link, the button that copies it has the focus.
    if (invitation.link === null) form.current?.querySelector('input')?.focus();
  }, [invitation, form]);
  return (
    <div className="py-5">
      <form
        ref={form}
        method="post"
        noValidate
        className="invite-form flex flex-col gap-3"
        onSubmit={submit}
        onInput={({ target }) => target instanceof HTMLInputElement && clearError(target.name)}
      >
        <div className="flex flex-wrap gap-x-3 gap-y-3">
          <div className="min-w-0 flex-[1_1_240px]">
            <TextField
              label="Invite by email"
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={errorOf('email')}
            />
          </div>
          {/* The padding is the height of the field's label, so that button and field are on one line. */}
          <div className="text-small max-sm:w-full sm:pt-[calc(1lh+6px)]">
            <Button look="plain" type="submit" disabled={isBusy} className="text-body max-sm:w-full">
              {isBusy ? 'Inviting...' : 'Invite'}
            </Button>
          </div>
        </div>
        <FormMessage message={message} problem={problem} />
      </form>
      {invitation?.link ? <InvitationLink email={invitation.member.email} link={invitation.link} /> : null}
    </div>
  );
}
