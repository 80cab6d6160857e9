import type { MailboxKind } from '#domain/mailbox-kinds.ts';
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
  const measured =
    <Input extends unknown[], Result>(call: keyof Mailbox, method: (...input: Input) => Promise<Result>) =>
    async (...input: Input): Promise<Result> => {
      try {
        const result = await method(...input);
        metrics.countMailboxCall({ kind, call, outcome: 'done' });
        return result;
      } catch (error) {
        metrics.countMailboxCall({ kind, call, outcome: outcomeOf(error) });
        throw error;
      }
    };
  return {
    ...provider,
    open(connected) {
      const mailbox = provider.open(connected);
      const { search, listFolders, readThread, saveDraft, listSent } = mailbox;
      return {
        ...mailbox,
        list: measured('list', mailbox.list),
        ...(search ? { search: measured('search', search) } : {}),
        ...(listFolders ? { listFolders: measured('listFolders', listFolders) } : {}),
        read: measured('read', mailbox.read),
        ...(readThread ? { readThread: measured('readThread', readThread) } : {}),
        send: measured('send', mailbox.send),
        ...(saveDraft ? { saveDraft: measured('saveDraft', saveDraft) } : {}),
        ...(listSent ? { listSent: measured('listSent', listSent) } : {}),
        disconnect: measured('disconnect', mailbox.disconnect),
      };
    },
  };
}
