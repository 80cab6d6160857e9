import { Hono } from 'hono';
import { z } from 'zod';
import type { Language } from '#domain/languages.ts';
import {
  listQuerySchema,
  type Message,
  messageListSchema,
  messageResponseSchema,
  sendRequestSchema,
  sendResultSchema,
  sentListSchema,
} from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import type { ProblemCode } from '#domain/problems.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { withMailbox } from '../mailboxes/account-mailbox.ts';
import type { ReceivedMessage } from '../mailboxes/mailbox.ts';
import { limitMailboxCall } from '../mailboxes/mailbox-rates.ts';
import { sendReply } from '../mailboxes/send-reply.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { idempotencyKeyOf, jsonInput } from './request-input.ts';
import { requireAccount } from './require-account.ts';

/** How long a mailbox may take to list or to read messages, in milliseconds. */
const READ_MS = 20_000;

/** The problems of every call that reaches a mailbox. */
const mailboxProblems: ProblemCode[] = ['mailbox_not_connected', 'mailbox_failed', 'too_many_requests'];

/** The language of a message's text; undefined if no language is certain, or it is not one of the 27. */
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

/** The messages of an account's mailbox, and the replies that it sends. */
export const messageRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.gmailMessages,
    describeRoute({
      operationId: 'listMessages',
      summary: 'List messages of the inbox: the newest ones, or older ones',
      request: { query: listQuerySchema },
      responses: { 200: jsonResponse('The messages, newest first.', messageListSchema) },
      problems: ['validation', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      const query = listQuerySchema.safeParse(c.req.query());
      if (!query.success) throw new ProblemError('validation', { detail: firstIssueMessage(query.error) });
      const { maxResults, before } = query.data;
      await limitMailboxCall(deps, 'read', account.id);
      const signal = AbortSignal.timeout(READ_MS);
      const found = await withMailbox(deps, account.id, (mailbox) =>
        mailbox.list({ maxResults, signal, ...(before === undefined ? {} : { before }) }),
      );
      return c.json(found);
    },
  )
  .get(
    `${apiPaths.gmailMessages}/:id`,
    describeRoute({
      operationId: 'getMessage',
      summary: 'Read a message',
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: jsonResponse('The message. Its body is one text.', messageResponseSchema) },
      problems: ['message_not_found', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      const id = c.req.param('id');
      await limitMailboxCall(deps, 'read', account.id);
      const message = await withMailbox(deps, account.id, (mailbox) =>
        mailbox.read({ id, signal: AbortSignal.timeout(READ_MS) }),
      );
      return c.json({ message: presentMessage(message, await languageOf(message)) });
    },
  )
  .post(
    apiPaths.gmailSend,
    describeRoute({
      operationId: 'sendReply',
      summary: 'Send a reply, once',
      description:
        'The server never sends a reply again by itself. Two calls with the same `Idempotency-Key`, or ' +
        'with the same content within two minutes, send one mail. After `send_unknown`, another reply ' +
        'to the same message needs `sendAgain` for a day.',
      request: {
        headers: z.object({
          'idempotency-key': z.string().max(200).optional().describe('Identifies this reply for 24 hours.'),
        }),
      },
      responses: { 200: jsonResponse('The reply was sent.', sendResultSchema) },
      problems: [
        'idempotency_key_reused',
        'send_failed',
        'send_under_way',
        'send_unknown',
        ...mailboxProblems,
      ],
    }),
    requireAccount,
    jsonInput(sendRequestSchema),
    async (c) => {
      const { threadId, messageId: answeredId, sendAgain = false, ...reply } = c.req.valid('json');
      const sent = await sendReply({
        ctx: c.var.deps,
        accountId: c.var.account.id,
        idempotencyKey: idempotencyKeyOf(c.req),
        sendAgain,
        input: { ...reply, ...(threadId ? { threadId } : {}), ...(answeredId ? { answeredId } : {}) },
      });
      return c.json(sent);
    },
  )
  .get(
    apiPaths.gmailSent,
    describeRoute({
      operationId: 'listSentReplies',
      summary: 'List the replies that the sample inbox sent',
      description:
        'The sample inbox sends nothing. Its replies stay in memory for an hour at most, and are ' +
        'deleted when it is disconnected. The list is empty for a mailbox that has its own Sent ' +
        'folder.',
      responses: { 200: jsonResponse('The replies, newest first.', sentListSchema) },
      problems: ['mailbox_not_connected'],
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      const sent = await withMailbox(deps, account.id, async (mailbox) => mailbox.listSent?.() ?? []);
      return c.json({ sent });
    },
  );
