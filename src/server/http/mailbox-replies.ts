import { Hono } from 'hono';
import { z } from 'zod';
import {
  draftRequestSchema,
  draftResultSchema,
  type SendRequest,
  sendRequestSchema,
  sendResultSchema,
  sentListSchema,
} from '#domain/mailbox.ts';
import { mailboxQuerySchema } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { withMailbox } from '../mailboxes/account-mailbox.ts';
import type { OutgoingReply } from '../mailboxes/mailbox.ts';
import { saveDraft } from '../mailboxes/save-draft.ts';
import { sendReply } from '../mailboxes/send-reply.ts';
import type { HonoEnv } from './app-types.ts';
import { mailboxProblems } from './mailbox-messages.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { idempotencyKeyOf, jsonInput, queryInput } from './request-input.ts';
import { requireAccount } from './require-account.ts';

/** The reply of a request, without what says how to send it. */
function outgoingReply({ to, cc, subject, body, threadId, messageId }: SendRequest): OutgoingReply {
  return {
    to,
    ...(cc ? { cc } : {}),
    subject,
    body,
    ...(threadId ? { threadId } : {}),
    ...(messageId ? { answeredId: messageId } : {}),
  };
}

/** The replies that a mailbox sends or keeps as drafts. */
export const mailboxReplyRoutes = new Hono<HonoEnv>()
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
      const request = c.req.valid('json');
      const sent = await sendReply({
        ctx: c.var.deps,
        accountId: c.var.account.id,
        mailboxId: request.mailbox,
        idempotencyKey: idempotencyKeyOf(c.req),
        sendAgain: request.sendAgain ?? false,
        input: outgoingReply(request),
      });
      return c.json(sent);
    },
  )
  .post(
    apiPaths.gmailDrafts,
    describeRoute({
      operationId: 'saveDraft',
      summary: 'Save a reply among the drafts of the mailbox',
      responses: { 200: jsonResponse('The draft was saved.', draftResultSchema) },
      problems: ['mailbox_full', 'mailbox_unable', 'message_not_found', ...mailboxProblems],
    }),
    requireAccount,
    jsonInput(draftRequestSchema),
    async (c) => {
      const request = c.req.valid('json');
      const saved = await saveDraft({
        ctx: c.var.deps,
        accountId: c.var.account.id,
        mailboxId: request.mailbox,
        input: outgoingReply(request),
      });
      return c.json(saved);
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
      request: { query: mailboxQuerySchema },
      responses: { 200: jsonResponse('The replies, newest first.', sentListSchema) },
      problems: ['mailbox_not_connected', 'mailbox_not_found'],
    }),
    requireAccount,
    async (c) => {
      const { deps, account } = c.var;
      const ref = { accountId: account.id, id: queryInput(c, mailboxQuerySchema).mailbox };
      const sent = await withMailbox(deps, ref, async (mailbox) => mailbox.listSent?.() ?? []);
      return c.json({ sent });
    },
  );
