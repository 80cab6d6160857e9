import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { ID_LABEL_LENGTH } from '#domain/limits.ts';
import type { MessageSummary } from '#domain/mailbox.ts';
import { mailboxProblems } from '#domain/messages.ts';
import { oneLine } from '#domain/text.ts';
import { readSender } from '#web/lib/received-mail.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { focusItem } from './focus.ts';
import { ShortDate } from './mail-date.tsx';
import type { Inbox } from './use-mailbox.ts';

type InboxListProps = {
  inbox: Inbox;
  /** The ids of the messages that were answered in this tab. */
  answeredIds: readonly string[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Goes to the next (1) or the previous (-1) message. */
  onMove: (step: 1 | -1) => void;
  list: RefObject<HTMLUListElement | null>;
};

/** The number of characters that are put into a line. Far fewer fit into it. */
const MAX_SHOWN = 300;

/** The sender, date, subject and snippet of a message. Nothing if only its id is known. */
function Summary({ message }: { message: MessageSummary }) {
  const { from, subject, snippet, date } = message;
  if (from === undefined && subject === undefined && snippet === undefined) return null;
  const { name, address } = readSender((from ?? '').slice(0, MAX_SHOWN));
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span dir="auto" className="mail-line grow font-semibold">
          {name || address || 'Unknown sender'}
        </span>
        <ShortDate date={date} />
      </span>
      <span dir="auto" className="mail-line">
        {oneLine((subject ?? '').slice(0, MAX_SHOWN)) || '(no subject)'}
      </span>
      <span dir="auto" className="mail-line text-small text-ink-soft">
        {oneLine((snippet ?? '').slice(0, MAX_SHOWN))}
      </span>
    </>
  );
}

function LoadingItems() {
  return (
    <div className="mail-items" aria-hidden="true">
      {['w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-24'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders differ only in their position.
        <div key={index} className="mail-item flex flex-col gap-2.5 border-b border-rule py-4">
          <SkeletonBar className={width} />
          <SkeletonBar className="w-4/5" />
          <SkeletonBar className="w-full" />
          <SkeletonBar className="w-36" />
        </div>
      ))}
    </div>
  );
}

/** The mark of a message that was answered. */
function AnsweredMark() {
  return (
    <span className="flex shrink-0 items-center gap-1 text-small text-success">
      <CheckIcon className="size-4" />
      Answered
    </span>
  );
}

function Items({ inbox, answeredIds, selectedId, onSelect, onMove, list }: InboxListProps) {
  const { messages } = inbox;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onMove(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (!messages) return inbox.isLoading ? <LoadingItems /> : null;
  if (messages.length === 0) return <p className="px-5 py-12 text-center text-ink-soft">No messages found</p>;
  return (
    <ul
      ref={list}
      aria-label="Inbox"
      aria-keyshortcuts="J K"
      className="mail-items scroll-fade divide-y divide-rule"
    >
      {messages.map((message) => (
        <li key={message.id}>
          <button
            type="button"
            data-message={message.id}
            aria-current={message.id === selectedId ? 'true' : undefined}
            className="mail-item"
            onClick={() => onSelect(message.id)}
            onKeyDown={onKeyDown}
          >
            <Summary message={message} />
            <span className="flex items-center justify-between gap-3">
              <span className="mail-line mail-id">{message.id.slice(0, ID_LABEL_LENGTH)}</span>
              {answeredIds.includes(message.id) ? <AnsweredMark /> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The button that loads older messages. The first of them then gets the focus, unless the person has moved it. */
function OlderMessages({ inbox, list }: Pick<InboxListProps, 'inbox' | 'list'>) {
  const { loadOlder } = inbox;
  const button = useRef<HTMLButtonElement>(null);
  if (!loadOlder) return null;
  async function showOlder(load: NonNullable<typeof loadOlder>): Promise<void> {
    const first = await load();
    const hasFocus = document.activeElement === button.current || document.activeElement === document.body;
    if (hasFocus) requestAnimationFrame(() => (first ? focusItem(list, first) : button.current?.focus()));
  }
  return (
    <div className="border-t border-rule p-2 text-center">
      <Button ref={button} look="quiet" disabled={inbox.isLoading} onClick={() => void showOlder(loadOlder)}>
        Older messages
      </Button>
    </div>
  );
}

/** The inbox: the newest messages, with buttons that load them again and that load older ones. */
export function InboxList(props: InboxListProps) {
  const { inbox } = props;
  return (
    <Sheet aria-labelledby="inbox-title" aria-busy={inbox.isLoading} className="mail-list flex flex-col">
      <div className="flex min-h-14 items-center justify-between gap-2 border-b border-rule pr-2 pl-4 sm:pr-3 sm:pl-5">
        <h2 id="inbox-title" className="text-lead">
          Inbox
        </h2>
        <div className="flex items-center gap-1">
          <p role="status" className="text-small text-ink-soft">
            {inbox.isLoading ? 'Loading...' : ''}
          </p>
          <Button look="quiet" onClick={inbox.refresh}>
            <RefreshIcon className="size-4.5" />
            Refresh
          </Button>
        </div>
      </div>
      {inbox.problem ? (
        <Notice
          kind="danger"
          className="m-4 sm:m-5"
          action={
            <Button look="link" onClick={inbox.retry}>
              Try again
            </Button>
          }
        >
          {mailboxProblems.messagesNotLoaded}. {inbox.problem}
        </Notice>
      ) : null}
      <Items {...props} />
      <OlderMessages inbox={inbox} list={props.list} />
    </Sheet>
  );
}
