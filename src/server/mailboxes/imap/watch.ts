import type { ImapFlow } from 'imapflow';
import type { ConnectedMailbox, WatchOptions } from '../mailbox.ts';
import type { ImapConnections } from './imap-connections.ts';
import { INBOX } from './message-ids.ts';

/** How long another folder stays open, in milliseconds: a person opens several messages there. */
const RETURN_MS = 5_000;

/** The number that the next message of the inbox will have. Numbers are comparable only with the same validity. */
type NextMessage = { uidValidity: bigint; uid: number };

const formatPlace = ({ uidValidity, uid }: NextMessage) => `${uidValidity}.${uid}`;

function parsePlace(place: string | undefined): NextMessage | undefined {
  const [, uidValidity = '', uid = ''] = /^(\d{1,20})\.(\d{1,10})$/.exec(place ?? '') ?? [];
  return uid === '' ? undefined : { uidValidity: BigInt(uidValidity), uid: Number(uid) };
}

/**
 * Reports new messages of the inbox until the signal aborts or the connection ends. The server reports them by itself
 * while the inbox is open (IDLE). After another folder was open, the number of the next message says whether some came
 * meanwhile. A lost connection is not opened again here: the caller first has to look whether the mailbox is still
 * connected.
 */
export async function watchInbox(
  connections: ImapConnections,
  connected: ConnectedMailbox,
  { since, onPlace, onNew, signal }: WatchOptions,
): Promise<void> {
  let known = parsePlace(since);
  let timer: NodeJS.Timeout | undefined;

  /** Opens the inbox again after another folder was open. Calls that wait come first. */
  async function openInbox(): Promise<void> {
    await connections.use(connected, { signal, folder: INBOX }, async () => {}).catch(() => {});
  }

  function listen(client: ImapFlow): () => void {
    const change = (next: NextMessage) => {
      const isNew = known?.uidValidity === next.uidValidity && next.uid > known.uid;
      known = next;
      onPlace(formatPlace(next));
      if (isNew) onNew();
    };
    const look = () => {
      const { mailbox } = client;
      if (mailbox && mailbox.path === INBOX) {
        clearTimeout(timer);
        timer = undefined;
        change({ uidValidity: mailbox.uidValidity, uid: mailbox.uidNext });
      }
    };
    const onClose = () => {
      // Not later for each folder: a person may look through many.
      timer ??= setTimeout(openInbox, RETURN_MS).unref();
    };
    client.on('mailboxOpen', look).on('exists', look).on('mailboxClose', onClose);
    look();
    return () => {
      clearTimeout(timer);
      client.off('mailboxOpen', look).off('exists', look).off('mailboxClose', onClose);
    };
  }

  await connections
    .use(connected, { signal, folder: INBOX }, async () => {})
    .catch((error) => {
      if (!signal.aborted) throw error;
    });
  if (!signal.aborted) await connections.hold(connected, { signal }, listen);
}
