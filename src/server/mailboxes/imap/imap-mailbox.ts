import type { MessageSummary } from '#domain/mailbox.ts';
import type { Background } from '../../background.ts';
import type { Logger } from '../../log.ts';
import type { MailFiles } from '../../mail-files/mail-files.ts';
import { type ConnectedMailbox, type ListOptions, type Mailbox, MailboxError } from '../mailbox.ts';
import { findFolder, listFolders } from './folders.ts';
import type { ImapConnections } from './imap-connections.ts';
import { readCredential } from './imap-credential.ts';
import { toImapError } from './imap-failure.ts';
import { keepsSent } from './known-servers.ts';
import { listMessages } from './list.ts';
import { folderOf, INBOX, messagePlaceOf } from './message-ids.ts';
import { readMessage } from './read.ts';
import { type SendContext, saveDraftByImap, sendReplyBySmtp } from './send.ts';
import { SIGN_IN_MS, signInToSmtp } from './sign-in.ts';
import { deliver } from './smtp-delivery.ts';
import { findRoot, listConversation } from './thread.ts';
import { watchInbox } from './watch.ts';

export type ImapDeps = {
  /** MAILBOX_ALLOW_PRIVATE. */
  allowPrivate: boolean;
  mailFiles: MailFiles;
  /** The work that goes on after an answer. */
  background: Background;
  log: Logger;
};

/** The path of the folder with an id. Throws `not-found` for a text that is no id. */
function folderPath(id: string | undefined): string {
  const path = id === undefined ? INBOX : folderOf(id);
  if (path === undefined) throw new MailboxError('not-found');
  return path;
}

/** What sending from a mailbox needs. Signs in to the outgoing server only when a mail is delivered. */
function sendContext(
  connected: ConnectedMailbox,
  connections: ImapConnections,
  { allowPrivate, background, log }: ImapDeps,
): SendContext {
  const { smtp, name, ...signIn } = readCredential(connected);
  return {
    connections,
    connected,
    from: { name, address: connected.address ?? '' },
    keepsSent: keepsSent(smtp.host),
    async deliver(mail) {
      const network = { allowPrivate, signal: AbortSignal.timeout(SIGN_IN_MS) };
      const connection = await signInToSmtp({ server: smtp, ...signIn }, network).catch((error) => {
        throw toImapError(error);
      });
      return deliver(connection, mail);
    },
    background,
    log,
  };
}

const dateOf = ({ date = '' }: MessageSummary) => date;

/** The messages of a conversation in the folder of one of them, and those that the person sent. */
async function readConversation(
  connected: ConnectedMailbox,
  connections: ImapConnections,
  { threadId, signal }: { threadId: string; signal: AbortSignal },
): Promise<MessageSummary[]> {
  const { folder } = messagePlaceOf(threadId);
  const found = await connections.use(connected, { signal, folder }, async (open) => {
    const root = await findRoot(open, threadId);
    if (root === undefined) return undefined;
    const messages = await listConversation(open, root);
    return { root, messages, sent: await findFolder(open.client, '\\Sent') };
  });
  if (!found) return [];
  const { root, messages, sent } = found;
  if (sent === undefined || sent === folder) return messages;
  // Without the own answers, the conversation is still of use.
  const own = await connections
    .use(connected, { signal, folder: sent }, (open) => listConversation(open, root))
    .catch(() => []);
  return [...messages, ...own].toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
}

/** Opens a connected mailbox. Makes no call yet. */
export function openImap(connected: ConnectedMailbox, connections: ImapConnections, deps: ImapDeps): Mailbox {
  const { accountId } = connected;
  const list = async ({ folder, signal, ...options }: ListOptions & { words?: string }) =>
    connections.use(connected, { signal, folder: folderPath(folder) }, (open) => listMessages(open, options));
  return {
    list,
    search: list,
    listFolders: ({ signal }) =>
      connections.use(connected, { signal, folder: INBOX }, ({ client }) => listFolders(client)),
    read: async ({ id, signal }) =>
      connections.use(connected, { signal, folder: messagePlaceOf(id).folder }, (open) =>
        readMessage(open, id, { mailFiles: deps.mailFiles, accountId }),
      ),
    readThread: (options) => readConversation(connected, connections, options),
    send: async (reply) => sendReplyBySmtp(sendContext(connected, connections, deps), reply),
    showsSent: () => keepsSent(readCredential(connected).smtp.host),
    saveDraft: async (reply, options) =>
      saveDraftByImap(sendContext(connected, connections, deps), reply, options),
    watch: (options) => watchInbox(connections, connected, options),
    async disconnect() {
      connections.end(connected.id);
    },
  };
}
