import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { type ConnectedMailbox, MailboxError } from '../mailbox.ts';
import type { ImapConnections } from './imap-connections.ts';
import { INBOX } from './message-ids.ts';

/** The pause before a lost connection is opened again, in milliseconds: at first, and at most. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 60_000;

/** How long another folder stays open, in milliseconds. */
const RETURN_MS = 5_000;

/**
 * Reports new messages of the inbox until the signal aborts. The server reports them by itself while the inbox is open
 * (IDLE). After another folder was open, or the connection was lost, the number of the next message says whether some
 * came meanwhile. Throws `access-revoked`; any other failure is tried again.
 */
export async function watchInbox(
  connections: ImapConnections,
  connected: ConnectedMailbox,
  { onNew, signal }: { onNew: () => void; signal: AbortSignal },
): Promise<void> {
  let nextUid: number | undefined;

  function listen(client: ImapFlow): () => void {
    const onOpen = () => {
      const { mailbox } = client;
      if (!mailbox || mailbox.path !== INBOX) return;
      if (nextUid !== undefined && mailbox.uidNext > nextUid) onNew();
      nextUid = mailbox.uidNext;
    };
    const onExists = ({ path, count, prevCount }: { path: string; count: number; prevCount: number }) => {
      if (path !== INBOX || count <= prevCount) return;
      if (nextUid !== undefined) nextUid += count - prevCount;
      onNew();
    };
    let timer: NodeJS.Timeout | undefined;
    // A person who reads in another folder opens several messages there.
    const onClose = ({ path }: { path: string }) => {
      clearTimeout(timer);
      if (path === INBOX) timer = setTimeout(openInbox, RETURN_MS).unref();
    };
    client.on('mailboxOpen', onOpen).on('exists', onExists).on('mailboxClose', onClose);
    onOpen();
    return () => {
      clearTimeout(timer);
      client.off('mailboxOpen', onOpen).off('exists', onExists).off('mailboxClose', onClose);
    };
  }

  /** Opens the inbox again after another folder was open. Calls that wait come first. */
  async function openInbox(): Promise<void> {
    await connections.use(connected, { signal, folder: INBOX }, async () => {}).catch(() => {});
  }

  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    let stop = () => {};
    try {
      await connections.use(connected, { signal, folder: INBOX }, async () => {});
      await connections.hold(connected, { signal }, (client) => {
        stop = listen(client);
        pause = FIRST_PAUSE_MS;
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof MailboxError && error.failure === 'access-revoked') throw error;
    } finally {
      stop();
    }
    await sleep(pause, undefined, { signal }).catch(() => {});
  }
}
