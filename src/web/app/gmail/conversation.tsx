import type { MessageSummary } from '#domain/mailbox.ts';
import { oneLine } from '#domain/text.ts';
import { readSender } from '#web/lib/received-mail.ts';
import { ShortDate } from './mail-date.tsx';
import { MAX_LINE } from './message-item.tsx';

/** How many messages of a conversation are shown before the person asks for all. */
const SHOWN = 2;

type ConversationProps = {
  /** The other messages of the conversation, oldest first. */
  messages: readonly MessageSummary[];
  onOpen: (id: string) => void;
};

function Items({ messages, onOpen }: ConversationProps) {
  return (
    <ul>
      {messages.map(({ id, from = '', snippet = '', date }) => {
        const { name, address } = readSender(from.slice(0, MAX_LINE));
        return (
          <li key={id}>
            <button type="button" className="thread-item" onClick={() => onOpen(id)}>
              <span dir="auto" className="mail-line shrink-0 font-medium">
                {name || address || 'Unknown sender'}
              </span>
              <span dir="auto" className="mail-line grow text-ink-soft">
                {oneLine(snippet.slice(0, MAX_LINE))}
              </span>
              <ShortDate date={date} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The other messages of a conversation, the latest of them first to see. Pressing one opens it. */
export function Conversation({ messages, onOpen }: ConversationProps) {
  if (messages.length === 0) return null;
  const earlier = messages.slice(0, -SHOWN);
  return (
    <section aria-label="Conversation" className="thread">
      {earlier.length > 0 ? (
        <details>
          <summary className="thread-more">
            {earlier.length === 1 ? '1 more message' : `${earlier.length} more messages`}
          </summary>
          <Items messages={earlier} onOpen={onOpen} />
        </details>
      ) : null}
      <Items messages={messages.slice(-SHOWN)} onOpen={onOpen} />
    </section>
  );
}
