import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  connectionSchema,
  connectRequestSchema,
  connectResultSchema,
  listQuerySchema,
  messageAnswerSchema,
  messageListSchema,
  sendRequestSchema,
  sendResultSchema,
  sentListSchema,
} from '#domain/mailbox.ts';
import { apiPaths, MAILBOX_OUTCOME_PARAMETER, mailboxOutcomes } from '#domain/paths.ts';
import type { ProblemCode } from '#domain/problems.ts';
import { codesOf, jsonAnswer, jsonBody, problemResponses, signedIn } from './openapi-parts.ts';

/** The problems of any call that reaches a mailbox. */
const ofMailbox: ProblemCode[] = ['mailbox_not_connected', 'mailbox_failed', 'too_many_requests'];

const connection = createRoute({
  method: 'get',
  path: apiPaths.gmail,
  operationId: 'getMailbox',
  summary: 'Whether a mailbox is connected, and which kinds can be',
  security: signedIn,
  responses: {
    200: jsonAnswer('The connection.', connectionSchema),
    ...problemResponses(codesOf(['account'])),
  },
});

const connect = createRoute({
  method: 'post',
  path: apiPaths.gmailConnect,
  operationId: 'connectMailbox',
  summary: 'Connect a mailbox',
  description:
    'The sample inbox is connected at once. For Gmail the answer names the address where its owner gives the permission, in the same browser: a cookie that comes with the answer ends there what began here.',
  security: signedIn,
  request: jsonBody(connectRequestSchema),
  responses: {
    200: jsonAnswer('Where to go on, or the connection.', connectResultSchema),
    ...problemResponses(
      codesOf(['account', 'body', 'changing'], ['mailbox_not_configured', 'too_many_requests']),
    ),
  },
});

const callback = createRoute({
  method: 'get',
  path: apiPaths.gmailCallback,
  operationId: 'finishConnecting',
  summary: 'Where Google leads back to',
  description: `Ends what connecting Gmail began, in the same browser or with the token of the same session. Always leads to the dashboard, whose \`${MAILBOX_OUTCOME_PARAMETER}\` says how it ended: ${mailboxOutcomes.join(', ')}.`,
  request: {
    query: z.object({
      state: z.string().optional(),
      code: z.string().optional(),
      error: z.string().optional().describe('Why there is no code.'),
    }),
  },
  responses: { 303: { description: 'To the dashboard.' } },
});

const disconnect = createRoute({
  method: 'delete',
  path: apiPaths.gmail,
  operationId: 'disconnectMailbox',
  summary: 'Disconnect the mailbox, and give the right to it back',
  security: signedIn,
  responses: {
    204: { description: 'None is connected any more.' },
    ...problemResponses(codesOf(['account', 'changing'])),
  },
});

const messages = createRoute({
  method: 'get',
  path: apiPaths.gmailMessages,
  operationId: 'listMessages',
  summary: 'The newest messages of the inbox',
  security: signedIn,
  request: { query: listQuerySchema },
  responses: {
    200: jsonAnswer('The messages, newest first.', messageListSchema),
    ...problemResponses(codesOf(['account'], ['validation', ...ofMailbox])),
  },
});

const message = createRoute({
  method: 'get',
  path: `${apiPaths.gmailMessages}/{id}`,
  operationId: 'getMessage',
  summary: 'One message',
  security: signedIn,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonAnswer('The message, its body as one text.', messageAnswerSchema),
    ...problemResponses(codesOf(['account'], ['message_not_found', ...ofMailbox])),
  },
});

const send = createRoute({
  method: 'post',
  path: apiPaths.gmailSend,
  operationId: 'sendReply',
  summary: 'Send a reply, once',
  description:
    'Nothing is ever sent again by itself. Two calls with the same `Idempotency-Key`, or with the same content within two minutes, send one mail. After `send_unknown` no other reply to the same message goes out for a day without `sendAgain`.',
  security: signedIn,
  request: {
    ...jsonBody(sendRequestSchema),
    headers: z.object({
      'idempotency-key': z.string().max(200).optional().describe('Names this reply, for 24 hours.'),
    }),
  },
  responses: {
    200: jsonAnswer('It was sent.', sendResultSchema),
    ...problemResponses(
      codesOf(
        ['account', 'body', 'changing'],
        ['idempotency_key_reused', 'send_failed', 'send_under_way', 'send_unknown', ...ofMailbox],
      ),
    ),
  },
});

const sent = createRoute({
  method: 'get',
  path: apiPaths.gmailSent,
  operationId: 'listSentReplies',
  summary: 'What the sample inbox sent',
  description:
    'The sample inbox sends nothing: the replies stay in the memory of the process for an hour at most, and go with the connection. A mailbox with a Sent folder of its own has none here.',
  security: signedIn,
  responses: {
    200: jsonAnswer('The replies, newest first.', sentListSchema),
    ...problemResponses(codesOf(['account'], ['mailbox_not_connected'])),
  },
});

/** The routes of mailboxes, in the order of the document. */
export const mailboxOperations = [connection, connect, callback, disconnect, messages, message, send, sent];
