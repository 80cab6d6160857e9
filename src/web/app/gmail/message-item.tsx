import type { KeyboardEvent } from 'react';
import { ID_LABEL_LENGTH } from '#domain/limits.ts';
import type { MessageSummary } from '#domain/mailbox.ts';
import { oneLine } from '#domain/text.ts';
import { hasSeveralAddresses, readSender } from '#web/lib/received-mail.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { ShortDate } from './mail-date.tsx';

/** The number of characters that are put into a line. Far fewer fit into it. */
export const MAX_LINE = 300;

/** What the list says about a message besides its headers. */
export type MessageMark = 'answered' | 'needs-reply' | undefined;

/** Whom a message is from; of a message that the person sent or drafted, whom it is to. `own`: their addresses. */
function personOf({ from = '', to = '' }: MessageSummary, own: readonly string[]): string {
  const sender = readSender(from.slice(0, MAX_LINE));
  const isOwn = own.includes(sender.address.toLowerCase());
  const { name, address } = isOwn && to ? readSender(to.slice(0, MAX_LINE)) : sender;
  const person = name || address || 'Unknown sender';
  if (!isOwn || !to) return person;
  return name && hasSeveralAddresses(to) ? `To ${person} and others` : `To ${person}`;
}

type SummaryProps = { message: MessageSummary; own: readonly string[]; isUnread: boolean };

/** The person, date, subject and snippet of a message. Nothing if only its id is known. */
function Summary({ message, own, isUnread }: SummaryProps) {
  const { from, subject, snippet, date } = message;
  if (from === undefined && subject === undefined && snippet === undefined) return null;
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span dir="auto" className={`mail-line grow ${isUnread ? 'font-bold' : 'font-medium'}`}>
          {personOf(message, own)}
        </span>
        <ShortDate date={date} />
      </span>
      <span dir="auto" className={`mail-line ${isUnread ? 'font-semibold' : ''}`}>
        {oneLine((subject ?? '').slice(0, MAX_LINE)) || '(no subject)'}
      </span>
      <span dir="auto" className="mail-line text-small text-ink-soft">
        {oneLine((snippet ?? '').slice(0, MAX_LINE))}
      </span>
    </>
  );
}

function Mark({ mark }: { mark: MessageMark }) {
  if (mark === 'answered') {
    return (
      <span className="flex shrink-0 items-center gap-1 text-small text-success">
        <CheckIcon className="size-4" />
        Answered
      </span>
    );
  }
  return mark ? <span className="shrink-0 text-small font-medium text-accent">Needs a reply</span> : null;
}

type MessageItemProps = {
  message: MessageSummary;
  /** The addresses of the account's mailboxes, in small letters. */
  own: readonly string[];
  mark: MessageMark;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A message of the list. */
export function MessageItem({ message, own, mark, isSelected, onSelect, onKeyDown }: MessageItemProps) {
  const isUnread = message.unread === true && mark !== 'answered';
  return (
    <button
      type="button"
      data-message={message.id}
      data-unread={isUnread ? '' : undefined}
      aria-current={isSelected ? 'true' : undefined}
      className="mail-item"
      onClick={() => onSelect(message.id)}
      onKeyDown={onKeyDown}
    >
      {isUnread ? <span className="sr-only">Unread</span> : null}
      <Summary message={message} own={own} isUnread={isUnread} />
      <span className="flex items-center justify-between gap-3">
        <span className="mail-line mail-id">{message.id.slice(0, ID_LABEL_LENGTH)}</span>
        <Mark mark={mark} />
      </span>
    </button>
  );
}
