import { useSyncExternalStore } from 'react';
import type { MetaFunction } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import { type AccountState, nameOf, usePlan } from '#web/lib/account.ts';
import type { AnswerableMail, Omission } from '#web/lib/answerable-mail.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AccountBanner } from '../account-banner.tsx';
import { AppHeader } from '../app-header.tsx';
import { text as signedInText } from '../dashboard/signed-in-script.ts?inline-script';
import { useSignedInAccount } from '../dashboard/use-signed-in-account.ts';
import { Choices } from '../generator/choices.tsx';
import { text as choicesText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar, PrivacyNote } from '../generator/generate-bar.tsx';
import { replyLanguage } from '../generator/mail-language.ts';
import { InboxList } from '../gmail/inbox-list.tsx';
import { MessageColumn } from '../gmail/message-column.tsx';
import { SentList } from '../gmail/sent-list.tsx';
import { useGmail } from '../gmail/use-gmail.ts';
import type { MailReply } from '../gmail/use-mail-reply.ts';
import type { Inbox } from '../gmail/use-mailbox.ts';
import { useSignOutCount } from '../use-sign-out-count.ts';
import '../gmail/gmail.css';
import '../gmail/message.css';

export const meta: MetaFunction = () => unlistedHead('Gmail');

// The scripts have already run before hydration, so the browser's bundle does not contain their texts.
const signedInScript = import.meta.env.SSR ? signedInText : '';
const choicesScript = import.meta.env.SSR ? choicesText : '';

/** The title of the page, the connected mailbox as soon as it is known, and the plan of the account. */
function MailboxHeading({
  inbox: { connection, isLoading },
  account,
}: {
  inbox: Inbox;
  account: AccountState;
}) {
  return (
    <div className="gmail-head flex flex-wrap items-end justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0">
        <h1 className="text-title">{connection?.kind === 'sample' ? 'Sample inbox' : 'Gmail'}</h1>
        <p className="mt-1 min-h-5 text-small text-ink-soft wrap-anywhere">
          {connection?.kind === 'sample'
            ? 'Made-up emails for trying it out. Nothing you send leaves it.'
            : null}
          {connection && connection.kind !== 'sample' ? (
            <bdi>{connection.address ?? 'Your mailbox'}</bdi>
          ) : null}
          {!connection && isLoading ? <SkeletonBar className="w-44" /> : null}
        </p>
      </div>
      <div className="gmail-account max-sm:w-full">
        <AccountBanner account={account} />
      </div>
    </div>
  );
}

/** A reply whose dialog was closed before it was sent. The person can continue or discard it. */
function UnsentReply({ reply, onDiscard }: { reply: MailReply; onDiscard: () => void }) {
  const { mail, isUnsent, isOpen, sending } = reply;
  if (!mail || !isUnsent || isOpen) return null;
  const { name, address } = mail.sender;
  return (
    <section
      aria-label="Unsent reply"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-rule bg-sheet py-2 pr-2 pl-4"
    >
      <p className="min-w-0 grow basis-56 truncate">
        <span className="text-ink-soft">Unsent reply to</span>{' '}
        <bdi className="font-medium">{name || address || 'an unknown sender'}</bdi>
      </p>
      <div className="flex items-center gap-1 max-sm:ms-auto">
        <Button look="quiet" disabled={sending.isSending} onClick={onDiscard}>
          Discard
        </Button>
        <Button look="quiet" className="text-accent!" disabled={sending.isSending} onClick={reply.open}>
          {sending.isSending ? 'Sending...' : 'Continue reply'}
        </Button>
      </div>
    </section>
  );
}

const omissionNotes: Record<Omission, string | undefined> = {
  nothing: undefined,
  history: 'This email is long: the reply is written without its quoted history.',
  end: 'This email is long: the reply is written from its first 10,000 characters.',
};

/** What a reply to the open message leaves out, and why the last generation failed. */
function GenerateNotes({ mail, problem }: { mail: AnswerableMail | undefined; problem: string | undefined }) {
  const note =
    mail?.emailContent === ''
      ? 'This message has no text to answer.'
      : omissionNotes[mail?.omitted ?? 'nothing'];
  return (
    <>
      {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      {problem ? <Notice kind="danger">{problem}</Notice> : null}
    </>
  );
}

/** The inbox, the open message and the choices for the reply. */
function Mailbox({ account, email }: { account: AccountState; email: string | undefined }) {
  const plan = usePlan();
  const gmail = useGmail(plan, email);
  const { inbox, selection, mail, reply, elements } = gmail;
  return (
    <main className="desk gmail pb-6" data-step={selection.id === undefined ? 'list' : 'message'}>
      <MailboxHeading inbox={inbox} account={account} />
      <UnsentReply reply={reply} onDiscard={gmail.discard} />
      <InlineScript text={choicesScript} />
      <div className="gmail-grid">
        <InboxList
          inbox={inbox}
          answeredIds={gmail.answeredIds}
          selectedId={selection.id}
          onSelect={gmail.select}
          onMove={gmail.move}
          list={elements.list}
        />
        <MessageColumn
          opened={gmail.opened}
          asks={gmail.asks}
          reply={reply.state.reply}
          language={replyLanguage(gmail.choices.values.language, gmail.mailLanguage.known)}
          onBack={selection.clear}
          heading={elements.heading}
        />
        <div className="gmail-choices">
          <Choices
            surface="gmail"
            plan={plan}
            choices={gmail.choices}
            mailLanguage={gmail.mailLanguage}
            errors={gmail.errors}
            promptField={elements.prompt}
          >
            <GenerateNotes mail={mail} problem={reply.state.problem?.message} />
            <GenerateBar
              label="Generate AI Reply"
              keys={['R']}
              keyshortcuts="R"
              isBusy={reply.isBusy}
              ahead={reply.state.ahead}
              disabledReason={gmail.disabledReason}
              refs={elements}
              onGenerate={() => void reply.generate()}
              onStop={reply.stop}
            />
            <PrivacyNote />
          </Choices>
        </div>
      </div>
      {inbox.connection?.kind === 'sample' ? <SentList change={reply.sending.sentCount} /> : null}
      {reply.Dialog ? (
        <reply.Dialog
          reply={reply}
          asks={gmail.asks}
          choices={gmail.choices.values}
          signerName={nameOf(account)}
        />
      ) : null}
    </main>
  );
}

/** The address of the signed-in person, the same in every tab. Undefined without a session and when prerendered. */
function useSessionEmail(): string | undefined {
  return useSyncExternalStore(
    subscribeToSession,
    () => readSession()?.email,
    () => undefined,
  );
}

/** The page of the mailbox. Hidden without a session. The key gives another person a new screen. */
export default function Gmail() {
  const account = useSignedInAccount();
  const email = useSessionEmail();
  const signOuts = useSignOutCount();
  return (
    <>
      <InlineScript text={signedInScript} />
      <div className="when-signed-in">
        <AppHeader />
        <Mailbox key={`${signOuts} ${email}`} account={account} email={email} />
      </div>
      <Toasts place="above-bar" />
    </>
  );
}
