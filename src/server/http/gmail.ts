import type { Context } from 'hono';
import type { Language } from '#domain/languages.ts';
import type { Connection, connectRequestSchema, Message, sendRequestSchema } from '#domain/mailbox.ts';
import { listQuerySchema } from '#domain/mailbox.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { callName } from '../idempotency-key.ts';
import { connectMailbox, disconnectMailbox, withMailbox } from '../mailboxes/account-mailbox.ts';
import { readConnection } from '../mailboxes/connections.ts';
import type { ConnectedMailbox, ReceivedMessage } from '../mailboxes/mailbox.ts';
import { countMailboxCall } from '../mailboxes/mailbox-rates.ts';
import { sendReply } from '../mailboxes/send-reply.ts';
import { ProblemError } from '../problems.ts';
import type { AppDeps } from './app-types.ts';
import { connectCookie } from './gmail-callback.ts';
import type { JsonInput } from './json-input.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

type MailboxDeps = Pick<AppDeps, 'env' | 'database' | 'keys' | 'log' | 'mailboxes' | 'ledger' | 'outbox'>;

/** How long a mailbox may take to list or to read messages, in milliseconds. */
const READ_MS = 20_000;

/** A mailbox whose kind is no longer configured cannot be opened. It is presented as not connected. */
function presentConnection({ mailboxes }: MailboxDeps, kept: ConnectedMailbox | undefined): Connection {
  const connected = kept && mailboxes.providers[kept.kind] ? kept : undefined;
  return {
    connected: connected !== undefined,
    kind: connected?.kind ?? null,
    address: connected?.address ?? null,
    kinds: [...mailboxes.offered],
  };
}

/** GET /api/gmail: whether a mailbox is connected. Throws `unavailable`. */
export function connectionRoute(deps: MailboxDeps) {
  return async (c: Context<AccountEnv>) =>
    c.json(presentConnection(deps, await readConnection(deps, c.get('account').id)), 200, noStore);
}

type ConnectCall = Context<AccountEnv, string, JsonInput<typeof connectRequestSchema>>;

/**
 * POST /api/gmail/connect: connects at once, or answers with the address where the person gives permission and sets a
 * cookie for this browser. Throws `mailbox_not_configured`, `too_many_requests`, `unavailable`.
 */
export function connectRoute(deps: MailboxDeps) {
  return async (c: ConnectCall) => {
    const { kind } = c.req.valid('json');
    await countMailboxCall(deps, 'connect', c.get('account').id);
    const begun = await connectMailbox({ ctx: deps, account: c.get('account'), kind });
    if ('asked' in begun) {
      const { url, browserToken } = begun.asked;
      return c.json({ url }, 200, { ...noStore, 'set-cookie': connectCookie(deps, browserToken) });
    }
    return c.json(presentConnection(deps, begun.connected), 200, noStore);
  };
}

/** DELETE /api/gmail: disconnects. Throws `unavailable`. */
export function disconnectRoute(deps: MailboxDeps) {
  return async (c: Context<AccountEnv>) => {
    await disconnectMailbox({ ctx: deps, accountId: c.get('account').id });
    return c.body(null, 204, noStore);
  };
}

/**
 * GET /api/gmail/messages: the inbox. Throws `validation`, `mailbox_not_connected`, `mailbox_failed`,
 * `too_many_requests`, `unavailable`.
 */
export function messagesRoute(deps: MailboxDeps) {
  return async (c: Context<AccountEnv>) => {
    const query = listQuerySchema.safeParse(c.req.query());
    if (!query.success) throw new ProblemError('validation', { detail: firstIssueMessage(query.error) });
    const { maxResults } = query.data;
    await countMailboxCall(deps, 'read', c.get('account').id);
    const messages = await withMailbox(deps, c.get('account').id, (mailbox) =>
      mailbox.list({ maxResults, signal: AbortSignal.timeout(READ_MS) }),
    );
    return c.json({ messages }, 200, noStore);
  };
}

/** The language of a message's text; undefined if it is not certain that it is one of the 27. */
async function languageOf({ text }: ReceivedMessage): Promise<Language | undefined> {
  const { findMailLanguage } = await import('#reading/mail-language.ts');
  const guess = findMailLanguage(text);
  return guess?.close || guess?.outside ? undefined : guess?.language;
}

function presentMessage(
  { id, threadId, snippet, text, ...message }: ReceivedMessage,
  language: Language | undefined,
): Message {
  const { from = '', replyTo, to = '', subject = '', date } = message;
  const headers = [
    { name: 'From', value: from },
    ...(replyTo ? [{ name: 'Reply-To', value: replyTo }] : []),
    { name: 'To', value: to },
    { name: 'Subject', value: subject },
    ...(date ? [{ name: 'Date', value: date }] : []),
  ];
  const data = Buffer.from(text).toString('base64url');
  return {
    id,
    threadId,
    snippet,
    ...(language ? { language } : {}),
    payload: { mimeType: 'text/plain', headers, body: { data }, parts: [] },
  };
}

/**
 * GET /api/gmail/messages/{id}: one message. Throws `message_not_found`, `mailbox_not_connected`, `mailbox_failed`,
 * `too_many_requests`, `unavailable`.
 */
export function messageRoute(deps: MailboxDeps) {
  return async (c: Context<AccountEnv>) => {
    const id = c.req.param('id') ?? '';
    await countMailboxCall(deps, 'read', c.get('account').id);
    const message = await withMailbox(deps, c.get('account').id, (mailbox) =>
      mailbox.read({ id, signal: AbortSignal.timeout(READ_MS) }),
    );
    return c.json({ message: presentMessage(message, await languageOf(message)) }, 200, noStore);
  };
}

type SendCall = Context<AccountEnv, string, JsonInput<typeof sendRequestSchema>>;

/**
 * POST /api/gmail/send: sends a reply once. The Idempotency-Key header names it. Throws `validation`,
 * `idempotency_key_reused`, `mailbox_not_connected`, `too_many_requests`, `send_failed`, `send_under_way`,
 * `send_unknown`, `unavailable`.
 */
export function sendRoute(deps: MailboxDeps) {
  return async (c: SendCall) => {
    const { threadId, messageId, sendAgain = false, ...reply } = c.req.valid('json');
    const sent = await sendReply({
      ctx: deps,
      accountId: c.get('account').id,
      idempotencyKey: callName(c.req.header('idempotency-key')),
      isAgain: sendAgain,
      input: { ...reply, ...(threadId ? { threadId } : {}), ...(messageId ? { messageId } : {}) },
    });
    return c.json(sent, 200, noStore);
  };
}

/** GET /api/gmail/sent: the replies that the sample inbox 'sent'. Throws `mailbox_not_connected`, `unavailable`. */
export function sentRoute(deps: MailboxDeps) {
  return async (c: Context<AccountEnv>) => {
    const sent = await withMailbox(deps, c.get('account').id, async (mailbox) => mailbox.listSent?.() ?? []);
    return c.json({ sent }, 200, noStore);
  };
}
