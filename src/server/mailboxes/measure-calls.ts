import type { MailboxKind } from '#domain/mailbox.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type Mailbox, MailboxError, type MailboxProvider } from './mailbox.ts';

/** The outcome of a failed call. A signal aborts with a `DOMException`: the caller left, or its time was up. */
function outcomeOf(error: unknown): string {
  if (error instanceof MailboxError) return error.failure;
  return error instanceof DOMException ? 'aborted' : 'error';
}

/** A provider whose mailboxes count each call with its outcome. */
export function measureCalls(
  kind: MailboxKind,
  provider: MailboxProvider,
  metrics: Pick<Metrics, 'countMailboxCall'>,
): MailboxProvider {
  const measure = async <Result>(call: keyof Mailbox, result: Promise<Result>): Promise<Result> => {
    try {
      const done = await result;
      metrics.countMailboxCall({ kind, call, outcome: 'done' });
      return done;
    } catch (error) {
      metrics.countMailboxCall({ kind, call, outcome: outcomeOf(error) });
      throw error;
    }
  };
  return {
    ...provider,
    open(connected) {
      const mailbox = provider.open(connected);
      const { listSent } = mailbox;
      return {
        ...mailbox,
        list: (options) => measure('list', mailbox.list(options)),
        read: (options) => measure('read', mailbox.read(options)),
        send: (reply) => measure('send', mailbox.send(reply)),
        ...(listSent ? { listSent: () => measure('listSent', listSent()) } : {}),
        disconnect: () => measure('disconnect', mailbox.disconnect()),
      };
    },
  };
}
