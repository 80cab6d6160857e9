import { useSyncExternalStore } from 'react';
import type { MetaFunction } from 'react-router';
import { InlineScript } from '#web/inline-script-element.tsx';
import { type AccountState, nameOf, usePlan } from '#web/lib/account.ts';
import type { AnswerableMail, Omission } from '#web/lib/answerable-mail.ts';
import { readSession, subscribeToSession } from '#web/lib/session.ts';
import { unlistedHead } from '#web/site/page-head.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { AppHeader } from '../app-header.tsx';
import { text as signedInText } from '../dashboard/signed-in-script.ts?inline-script';
import { useSignedInAccount } from '../dashboard/use-signed-in-account.ts';
import { Choices } from '../generator/choices.tsx';
import { text as choicesText } from '../generator/choices-script.ts?inline-script';
import { GenerateBar, PrivacyNote } from '../generator/generate-bar.tsx';
import { replyLanguage } from '../generator/mail-language.ts';
import { InboxList } from '../gmail/inbox-list.tsx';
import { MailboxHeading } from '../gmail/mailbox-heading.tsx';
import { MessageColumn } from '../gmail/message-column.tsx';
import { SentList } from '../gmail/sent-list.tsx';
import { useGmail } from '../gmail/use-gmail.ts';
import type { MailReply } from '../gmail/use-mail-reply.ts';
import { useSignOutCount } from '../use-sign-out-count.ts';
import '../gmail/gmail.css';
import '../gmail/message.css';

export const meta: MetaFunction = () => unlistedHead('Gmail');

// The scripts have already run before hydration, so the browser's bundle does not contain their texts.
const signedInScript = import.meta.env.SSR ? signedInText : '';
const choicesScript = import.meta.env.SSR ? choicesText : '';

/** A reply whose dialog was closed before it was sent. The person can continue or discard it. */
function UnsentReply({ reply, onDiscard }: { reply: MailReply; onDiscard: () => void }) {
  const { mail, isUnsent, isOpen, sending } = reply;
  const isWorking = sending.isSending || sending.isSaving;
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
        <Button look="quiet" disabled={isWorking} onClick={onDiscard}>
          Discard
        </Button>
        <Button look="quiet" className="text-accent!" disabled={isWorking} onClick={reply.open}>
          {sending.isSending ? 'Sending...' : sending.isSaving ? 'Saving...' : 'Continue reply'}
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
  const capabilities = inbox.mailbox?.capabilities;
  return (
    <main className="desk gmail pb-6" data-step={selection.id === undefined ? 'list' : 'message'}>
      <MailboxHeading inbox={inbox} account={account} />
      <UnsentReply reply={reply} onDiscard={gmail.discard} />
      <InlineScript text={choicesScript} />
      <div className="gmail-grid">
        <InboxList
          inbox={inbox}
          selectedId={selection.id}
          onSelect={gmail.select}
          onMove={gmail.move}
          elements={elements}
        />
        <MessageColumn
          opened={gmail.opened}
          asks={gmail.asks}
          reply={reply.state.reply}
          language={replyLanguage(gmail.choices.values.language, gmail.mailLanguage.known)}
          hasThreads={capabilities?.threads ?? false}
          onOpen={gmail.open}
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
      {inbox.mailbox && capabilities?.sentReplies ? (
        <SentList mailbox={inbox.mailbox.id} change={reply.sending.sentCount} />
      ) : null}
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
