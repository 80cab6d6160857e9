import type { MetaFunction } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import type { AccountState } from '#web/lib/account.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { PageParts } from '#web/ui/page-parts.tsx';
import { AppHeader } from '../app-header.tsx';
import { text as signedInText } from '../dashboard/signed-in-script.ts?inline-script';
import { useSignedInAccount } from '../dashboard/use-signed-in-account.ts';
import { AccountBanner } from '../generator/account-banner.tsx';
import { Choices } from '../generator/choices.tsx';
import { text as choicesText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar, PrivacyNote } from '../generator/generate-bar.tsx';
import { GenerateNotes } from '../gmail/generate-notes.tsx';
import { MailList } from '../gmail/mail-list.tsx';
import { MailSheet } from '../gmail/mail-sheet.tsx';
import { MailboxHeading } from '../gmail/mailbox-heading.tsx';
import { ReplyDialog } from '../gmail/reply-dialog.tsx';
import { SentList } from '../gmail/sent-list.tsx';
import { UnsentReply } from '../gmail/unsent-reply.tsx';
import { useGmail } from '../gmail/use-gmail.ts';
import { useSessionEmail } from '../gmail/use-session-email.ts';
import { usePlan } from '../use-plan.ts';
import { useSignOutCount } from '../use-sign-out-count.ts';
import '../gmail/gmail.css';

export const meta: MetaFunction = () => unlistedHead('Gmail');

// The scripts have already run before hydration, so the browser's bundle does not contain their texts.
const signedInScript = import.meta.env.SSR ? signedInText : '';
const choicesScript = import.meta.env.SSR ? choicesText : '';

/** The whole screen: the inbox, the open message and the choices for its reply. */
function Desk({ account, isLive }: { account: AccountState; isLive: boolean }) {
  const plan = usePlan();
  const gmail = useGmail(plan, isLive);
  const { inbox, selection, opened, mail, settings, mailLanguage, errors, reply, elements } = gmail;
  return (
    <main className="desk gmail pb-6" data-step={selection.id === undefined ? 'list' : 'message'}>
      <div className="gmail-head flex flex-wrap items-end justify-between gap-x-6 gap-y-2 py-5">
        <MailboxHeading connection={inbox.connection} isLoading={inbox.isLoading} />
        <div className="gmail-account max-sm:w-full">
          <AccountBanner account={account} />
        </div>
      </div>
      <UnsentReply reply={reply} onDiscard={gmail.discard} />
      <InlineScript text={choicesScript} />
      <div className="gmail-grid">
        <MailList
          inbox={inbox}
          selectedId={selection.id}
          onSelect={gmail.select}
          onMove={gmail.move}
          list={elements.list}
        />
        <MailSheet opened={opened} onBack={selection.clear} heading={elements.heading} />
        <div className="gmail-choices">
          <Choices
            surface="gmail"
            plan={plan}
            settings={settings}
            mailLanguage={mailLanguage}
            errors={errors}
            promptField={elements.prompt}
          >
            <GenerateNotes mail={mail} problem={reply.state.problem?.message} />
            <GenerateBar
              label="Generate AI Reply"
              keys={['R']}
              keyshortcuts="R"
              busy={reply.busy}
              disabledReason={gmail.lack}
              refs={elements}
              onGenerate={reply.generate}
              onStop={reply.stop}
            />
            <PrivacyNote />
          </Choices>
        </div>
      </div>
      {inbox.connection?.kind === 'sample' ? <SentList change={reply.sending.sentCount} /> : null}
      <ReplyDialog reply={reply} />
    </main>
  );
}

/** The mailbox of the signed-in person. Hidden without a session. The key gives another person a new screen. */
export default function Gmail() {
  const account = useSignedInAccount();
  const email = useSessionEmail();
  const signOuts = useSignOutCount();
  return (
    <PageParts>
      <InlineScript text={signedInScript} />
      <div className="when-signed-in">
        <AppHeader />
        <Desk key={`${signOuts} ${email}`} account={account} isLive={email !== undefined} />
      </div>
    </PageParts>
  );
}
