import type { ReactNode, RefObject } from 'react';
import { languageDetails } from '#domain/languages.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { findWords } from '#reading/locate-asks.ts';
import { Button } from '#web/ui/button.tsx';
import { BackIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Postmark } from '#web/ui/postmark.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { longDate } from './mail-date.tsx';
import { MessageText, type ShownWords } from './message-text.tsx';
import { People } from './people.tsx';
import type { OpenedMail, OpenMessage } from './use-open-message.ts';

const numbers = new Intl.NumberFormat('en');

/** The number of characters of a mail that are shown: a longer text would block the page. */
const MAX_SHOWN = 100_000;

/** The keyboard must be able to scroll an element whose content is higher. Some browsers do it without this. */
function makeScrollable(element: HTMLElement | null): void {
  if (element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
}

function Header({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mail-header">
      <dt>{name}</dt>
      <dd ref={makeScrollable} className="scroll-fade">
        {children}
      </dd>
    </div>
  );
}

function Body({ mail, shown }: { mail: OpenedMail; shown: ShownWords | undefined }) {
  const text = mail.newText.trim() === '' ? '' : mail.newText.slice(0, MAX_SHOWN);
  const lang = mail.language && languageDetails(mail.language).tag;
  const isInText = shown && findWords(shown.words, text);
  return (
    <dl className="mail-body">
      <dt className="sr-only">Message body</dt>
      <dd>
        {text ? (
          <MessageText text={text} shown={shown} lang={lang} />
        ) : (
          <p className="text-ink-soft">This message has no text.</p>
        )}
        {text.length < mail.newText.length ? (
          <p className="mt-4 text-small text-ink-soft">Only the beginning of this message is shown.</p>
        ) : null}
        {mail.quoted ? (
          <details className="mt-5">
            <summary className="w-fit text-small text-ink-soft hover:text-ink">
              Quoted history, {numbers.format(mail.quoted.length)} characters
            </summary>
            <MessageText
              text={mail.quoted.slice(0, MAX_SHOWN)}
              shown={isInText ? undefined : shown}
              className="mt-3 border-s-2 border-rule ps-3 text-ink-soft"
            />
          </details>
        ) : null}
      </dd>
    </dl>
  );
}

/** A size in the unit that fits: 340 bytes, 12 kB, 3.4 MB. */
function sizeLabel(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The names and sizes of the files of a message. Their content is not loaded. */
function Attachments({ files }: { files: OpenedMail['attachments'] }) {
  return (
    <ul aria-label="Attachments">
      {files.map(({ name, size }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes.
        <li key={index}>
          <bdi>{name}</bdi>{' '}
          <span className="text-small text-ink-soft">
            {size === undefined ? 'not fetched' : `${sizeLabel(size)}, not fetched`}
          </span>
        </li>
      ))}
    </ul>
  );
}

type DetailsProps = Pick<MessageSheetProps, 'message' | 'shown' | 'addAsk' | 'conversation'> & {
  mail: OpenedMail;
};

function Details({ mail, message, shown, addAsk, conversation }: DetailsProps) {
  const date = longDate(mail.date);
  return (
    <article
      ref={message}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
      tabIndex={0}
      aria-label={mail.subject || '(no subject)'}
      className="mail-details scroll-fade"
    >
      {conversation}
      <dl className="mail-headers">
        <Header name="From">{mail.from ? <People value={mail.from} /> : 'Unknown sender'}</Header>
        {mail.replyTo ? (
          <Header name="Reply-To">
            <People value={mail.replyTo} />
          </Header>
        ) : null}
        {mail.sentTo ? (
          <Header name="To">
            <People value={mail.sentTo} />
          </Header>
        ) : null}
        {mail.cc ? (
          <Header name="Cc">
            <People value={mail.cc} />
          </Header>
        ) : null}
        {date ? (
          <Header name="Date">
            {date.dateTime ? <time dateTime={date.dateTime}>{date.label}</time> : <bdi>{date.label}</bdi>}
          </Header>
        ) : null}
        <Header name="Subject">
          <bdi className="font-display text-lead">{mail.subject || '(no subject)'}</bdi>
        </Header>
        {mail.attachments.length > 0 ? (
          <Header name={mail.attachments.length === 1 ? 'File' : 'Files'}>
            <Attachments files={mail.attachments} />
          </Header>
        ) : null}
      </dl>
      <Body mail={mail} shown={shown} />
      {addAsk}
    </article>
  );
}

function LoadingMessage() {
  return (
    <div className="p-5 sm:p-6">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <Skeleton
        lines={['w-56', 'w-40', 'w-72 max-w-full', 'mt-6 w-28', 'w-full', 'w-11/12', 'w-3/5', 'mt-3 w-32']}
      />
    </div>
  );
}

function Failure({ opened }: { opened: Extract<OpenMessage, { kind: 'failed' }> }) {
  return (
    <Notice
      kind="danger"
      className="m-4 sm:m-6"
      action={
        opened.isGone ? null : (
          <Button look="link" onClick={opened.retry}>
            Try again
          </Button>
        )
      }
    >
      {mailboxProblems.messageNotLoaded}. {opened.problem}
    </Notice>
  );
}

function Key({ name }: { name: string }) {
  return <kbd className="rounded border border-edge px-1.5 font-sans">{name}</kbd>;
}

function NoMessage() {
  return (
    <div className="flex grow flex-col items-center justify-center gap-6 p-6">
      <Postmark className="w-44 text-rule" />
      <div className="text-center text-ink-soft">
        <p>Select a message to view details</p>
        <p className="mt-3 text-small pointer-coarse:hidden">
          <Key name="J" /> <Key name="K" /> next and previous message, <Key name="R" /> reply
        </p>
      </div>
    </div>
  );
}

type MessageSheetProps = {
  opened: OpenMessage;
  /** Goes back to the list. Needed only if the list and the message are not side by side. */
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The element with the message. */
  message: RefObject<HTMLElement | null>;
  /** The words of the message that are marked. */
  shown: ShownWords | undefined;
  /** Shown below a message without asks. */
  addAsk: ReactNode;
  /** Shown above the message: the others of its conversation. */
  conversation: ReactNode;
};

/** The open message. It is shown as text only, so that no pictures or other files are loaded. */
export function MessageSheet({ opened, onBack, heading, ...details }: MessageSheetProps) {
  return (
    <Sheet
      aria-labelledby="message-title"
      aria-busy={opened.kind === 'loading'}
      className="mail-sheet flex flex-col"
    >
      <h2 ref={heading} id="message-title" tabIndex={-1} className="sr-only">
        Message
      </h2>
      <div className="border-b border-rule p-1.5 md:hidden">
        <Button look="quiet" onClick={onBack}>
          <BackIcon className="size-4.5" />
          Back to inbox
        </Button>
      </div>
      {opened.kind === 'none' ? <NoMessage /> : null}
      {opened.kind === 'loading' ? <LoadingMessage /> : null}
      {opened.kind === 'failed' ? <Failure opened={opened} /> : null}
      {opened.kind === 'ready' ? <Details key={opened.mail.key} mail={opened.mail} {...details} /> : null}
    </Sheet>
  );
}
