import { useEffect, useRef, useState } from 'react';
import type { SentList as SentReplies, SentReply } from '#domain/mailbox.ts';
import { browserProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { callApi } from '#web/lib/api.ts';
import { ApiProblem, messageOf } from '#web/lib/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShortDate } from './mail-date.tsx';
import { withParameters } from './mailbox-calls.ts';
import './sent-list.css';

/**
 * The replies that were sent from the sample inbox. Loaded while `isOpen` is true, and again when `change` changes. The
 * replies on the screen stay until the new list arrives. `problem`: why the last attempt failed.
 */
function useSent(mailbox: string, isOpen: boolean, change: unknown) {
  const [sent, setSent] = useState<SentReply[]>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function load(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const path = withParameters(apiPaths.gmailSent, { mailbox });
    try {
      const { value } = await callApi<SentReplies>('GET', path, undefined, { signal });
      setSent(value.sent);
      setProblem(undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(messageOf(error, browserProblems.unreachable));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of `change` loads the list again.
  useEffect(() => {
    if (isOpen) void load();
    return () => running.current?.abort();
  }, [isOpen, change]);

  return { sent, problem, load };
}

function SentItem({ reply }: { reply: SentReply }) {
  return (
    <li>
      <details className="sent-item">
        <summary>
          <ChevronIcon className="sent-chevron size-5" />
          <span className="sent-summary">
            <span dir="auto" className="sent-line font-medium">
              {reply.draft ? 'Draft to' : 'To'} {reply.to}
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
 * The list of the replies that were sent from the sample inbox. It is closed at first. `mailbox`: its id. `change` has
 * another value after each sent reply.
 */
export function SentList({ mailbox, change }: { mailbox: string; change: unknown }) {
  const [isOpen, setIsOpen] = useState(false);
  const { sent, problem, load } = useSent(mailbox, isOpen, change);
  return (
    <Sheet airmail aria-labelledby="sent-title" className="sent-list">
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="sent-head">
          <ChevronIcon className="sent-chevron size-5" />
          <h2 id="sent-title" className="text-lead">
            Sent
          </h2>
          <span className="sent-note">No one received these replies. They are deleted within an hour.</span>
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
