import { useState } from 'react';
import type { SentReply } from '#domain/mailbox.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShortDate } from './short-date.tsx';
import { useSent } from './use-sent.ts';
import './sent-list.css';

function SentItem({ reply }: { reply: SentReply }) {
  return (
    <li>
      <details className="sent-item">
        <summary>
          <ChevronIcon className="sent-chevron size-5" />
          <span className="sent-words">
            <span dir="auto" className="sent-line font-medium">
              To {reply.to}
            </span>
            <span dir="auto" className="sent-line">
              {reply.subject || '(no subject)'}
            </span>
          </span>
          <ShortDate date={reply.sent_at} />
        </summary>
        <p className="sent-text">{reply.body}</p>
      </details>
    </li>
  );
}

function SentItems({ sent }: { sent: SentReply[] }) {
  if (sent.length === 0) return <p className="px-5 py-6 text-ink-soft">Nothing sent yet.</p>;
  return (
    <ul aria-label="Sent" className="divide-y divide-rule">
      {sent.map((reply) => (
        <SentItem key={reply.id} reply={reply} />
      ))}
    </ul>
  );
}

/**
 * What was 'sent' from the sample inbox, closed until the person opens it. A real mailbox has its own Sent folder.
 * `change`: another value after each reply that was sent.
 */
export function SentList({ change }: { change: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  const { sent, problem, load } = useSent(isOpen, change);
  return (
    <Sheet airmail aria-labelledby="sent-title" className="sent-list">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="sent-head">
          <ChevronIcon className="sent-chevron size-5" />
          <h2 id="sent-title" className="text-lead">
            Sent
          </h2>
          <span className="sent-note">Nobody received these. They are forgotten within an hour.</span>
        </summary>
        <div className="border-t border-rule">
          {problem ? (
            <div className="p-5" role="alert">
              <Notice
                kind="danger"
                action={
                  <Button look="link" onClick={() => void load()}>
                    Try again
                  </Button>
                }
              >
                {problem}
              </Notice>
            </div>
          ) : null}
          {sent ? <SentItems sent={sent} /> : null}
          {sent || problem ? null : <Skeleton lines={['w-2/5', 'w-3/5']} className="p-5" />}
        </div>
      </details>
    </Sheet>
  );
}
