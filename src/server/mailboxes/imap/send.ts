import { randomUUID } from 'node:crypto';
import type { SendResult } from '#domain/mailbox.ts';
import type { Background } from '../../background.ts';
import { describeError, type Logger } from '../../log.ts';
import { type AnsweredHeaders, composeReply, type SenderHeaders } from '../compose-reply.ts';
import { type ConnectedMailbox, MailboxError, type OutgoingReply } from '../mailbox.ts';
import { parseRecipients } from '../recipients.ts';
import { findFolder } from './folders.ts';
import { headerValues } from './header-lines.ts';
import type { ImapConnections, OpenFolder } from './imap-connections.ts';
import { folderIdOf, INBOX, messageIdOf, messagePlaceOf } from './message-ids.ts';
import { fetchMessage } from './read.ts';
import type { Envelope } from './smtp-delivery.ts';

/** How long it may take to find the answered message, or to keep a copy of a reply, in milliseconds. */
const SIDE_CALL_MS = 12_000;

/** What sending from one mailbox needs. */
export type SendContext = {
  connections: ImapConnections;
  connected: ConnectedMailbox;
  /** The name and the address that replies come from. */
  from: SenderHeaders['from'];
  /** Whether the server itself keeps a copy of what it sends. */
  keepsSent: boolean;
  deliver: (mail: Envelope) => Promise<{ refused: string[] }>;
  /** Where the work goes on after the answer. */
  background: Background;
  log: Logger;
};

type Answered = AnsweredHeaders & { folder: string | undefined };

/** The headers of the answered message; none if it does not exist any more. */
async function findAnswered(
  { connections, connected }: SendContext,
  { answeredId }: OutgoingReply,
  signal: AbortSignal,
): Promise<Answered> {
  if (answeredId === undefined) return { folder: undefined };
  try {
    const { folder } = messagePlaceOf(answeredId);
    return await connections.use(connected, { signal, folder }, async (open) => {
      const query = { uid: true, headers: ['Message-ID', 'References'] };
      const headers = headerValues((await fetchMessage(open, answeredId, query)).headers);
      const [messageIdHeader, referencesHeader] = [headers.first('Message-ID'), headers.first('References')];
      return {
        folder,
        ...(messageIdHeader ? { messageIdHeader } : {}),
        ...(referencesHeader ? { referencesHeader } : {}),
      };
    });
  } catch (error) {
    if (error instanceof MailboxError && error.failure === 'not-found') return { folder: undefined };
    throw error instanceof MailboxError ? error : new MailboxError('unavailable', { cause: error });
  }
}

/** A reply as a mail of this mailbox. */
async function compose(
  { from }: SendContext,
  reply: OutgoingReply,
  answered: AnsweredHeaders,
): Promise<{ raw: Buffer; messageId: string }> {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const messageId = `<${randomUUID()}@${domain}>`;
  return { raw: await composeReply(reply, answered, { from, messageId, date: new Date() }), messageId };
}

/** Marks the answered message. Does nothing if it is gone. */
async function markAnswered({ client }: OpenFolder, answeredId: string, flags: string[]): Promise<void> {
  const { uid } = messagePlaceOf(answeredId);
  await client.messageFlagsAdd(String(uid), flags, { uid: true });
}

/**
 * Runs what comes after a reply was sent or saved, behind the answer: a slow server must not make a sent reply look
 * unknown. A failure is logged.
 */
function afterwards(
  { background, log }: SendContext,
  ...tasks: { work: () => Promise<void>; failure: string }[]
): void {
  background.run(async () => {
    for (const { work, failure } of tasks) {
      await work().catch((error) => log.warn({ error: describeError(error) }, failure));
    }
  });
}

async function flagAnswered(ctx: SendContext, { answeredId }: OutgoingReply, flags: string[]): Promise<void> {
  if (answeredId === undefined) return;
  const signal = AbortSignal.timeout(SIDE_CALL_MS);
  const { folder, uidValidity } = messagePlaceOf(answeredId);
  await ctx.connections.use(ctx.connected, { signal, folder, writes: true }, async (open) => {
    if (open.folder.uidValidity === uidValidity) await markAnswered(open, answeredId, flags);
  });
}

async function keepCopy(ctx: SendContext, raw: Buffer): Promise<void> {
  if (ctx.keepsSent) return;
  const signal = AbortSignal.timeout(SIDE_CALL_MS);
  const sent = await ctx.connections.use(ctx.connected, { signal, folder: INBOX }, async ({ client }) => {
    const found = await findFolder(client, '\\Sent');
    return found ?? (await client.mailboxCreate('Sent')).path;
  });
  await ctx.connections.use(ctx.connected, { signal, folder: sent, writes: true }, async ({ client }) => {
    await client.append(sent, raw, ['\\Seen']);
  });
}

/** Sends a reply once, keeps a copy where the server keeps none, and marks the answered message. */
export async function sendReplyBySmtp(ctx: SendContext, reply: OutgoingReply): Promise<SendResult> {
  const { folder, ...answered } = await findAnswered(ctx, reply, AbortSignal.timeout(SIDE_CALL_MS));
  const { raw, messageId } = await compose(ctx, reply, answered);
  const recipients = parseRecipients(reply);
  const to = [...recipients.to, ...recipients.cc].map(({ address }) => address);
  const { refused } = await ctx.deliver({ from: ctx.from.address, to: [...new Set(to)], raw });
  afterwards(
    ctx,
    { work: () => keepCopy(ctx, raw), failure: 'A reply was sent, and no copy of it could be kept' },
    {
      work: async () => {
        if (folder !== undefined) await flagAnswered(ctx, reply, ['\\Answered', '\\Seen']);
      },
      failure: 'A reply was sent, and its message could not be marked as answered',
    },
  );
  // The id of a mail that no folder needs to have: the letters of its Message-ID.
  const id = folderIdOf(messageId);
  return { id, threadId: reply.threadId ?? id, ...(refused.length > 0 ? { refused } : {}) };
}

/** Saves a reply in the folder for drafts, which is made if there is none, and marks the message as read. */
export async function saveDraftByImap(
  ctx: SendContext,
  reply: OutgoingReply,
  { signal }: { signal: AbortSignal },
): Promise<{ id: string }> {
  const { folder, ...answered } = await findAnswered(ctx, reply, signal);
  const { raw } = await compose(ctx, reply, answered);
  const drafts = await ctx.connections.use(ctx.connected, { signal, folder: INBOX }, async ({ client }) => {
    const found = await findFolder(client, '\\Drafts');
    return found ?? (await client.mailboxCreate('Drafts')).path;
  });
  const id = await ctx.connections.use(
    ctx.connected,
    { signal, folder: drafts, writes: true },
    async (open) => {
      const saved = await open.client.append(drafts, raw, ['\\Draft', '\\Seen']);
      if (!saved) throw new MailboxError('refused');
      const { uidValidity = open.folder.uidValidity, uid = 0 } = saved;
      return messageIdOf({ folder: drafts, uidValidity, uid });
    },
  );
  afterwards(ctx, {
    work: async () => {
      if (folder !== undefined) await flagAnswered(ctx, reply, ['\\Seen']);
    },
    failure: 'A draft was saved, and its message could not be marked as read',
  });
  return { id };
}
