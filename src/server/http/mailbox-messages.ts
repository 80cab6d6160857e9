import { Hono } from 'hono';
import { z } from 'zod';
import type { Language } from '#domain/languages.ts';
import {
  folderListSchema,
  listQuerySchema,
  type Message,
  messageListSchema,
  messageResponseSchema,
} from '#domain/mailbox.ts';
import { mailboxQuerySchema } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { Account } from '../accounts/identify-account.ts';
import { requireMethod, withMailbox } from '../mailboxes/account-mailbox.ts';
import { markShown } from '../mailboxes/connections.ts';
import type { ConnectedMailbox, Mailbox, ReceivedMessage } from '../mailboxes/mailbox.ts';
import { limitMailboxCall } from '../mailboxes/mailbox-rates.ts';
import { ProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { queryInput } from './request-input.ts';
import { requireAccount } from './require-account.ts';

/** How long a mailbox may take to list or to read messages, in milliseconds. */
const READ_MS = 20_000;

/** The problems of every call that reaches a mailbox. */
export const mailboxProblems: ProblemCode[] = [
  'validation',
  'mailbox_not_connected',
  'mailbox_not_found',
  'mailbox_failed',
  'too_many_requests',
];

type ReadCall = { mailbox: Mailbox; connected: ConnectedMailbox; signal: AbortSignal };

/**
 * Counts a call, and runs it with a mailbox of the account; without an `id`, the one that was shown last. Throws the
 * problems of `withMailbox`.
 */
async function readMailbox<Result>(
  { deps, account }: { deps: AppDeps; account: Account },
  id: string | undefined,
  work: (call: ReadCall) => Promise<Result>,
): Promise<Result> {
  await limitMailboxCall(deps, 'read', account.id);
  const signal = AbortSignal.timeout(READ_MS);
  const ref = { accountId: account.id, id };
  return withMailbox(deps, ref, (mailbox, connected) => work({ mailbox, connected, signal }));
}

/** The language of a message's text; undefined if no language is certain, or it is not one of the 27. */
async function languageOf({ text }: ReceivedMessage): Promise<Language | undefined> {
  const { findMailLanguage } = await import('#reading/mail-language.ts');
  const guess = findMailLanguage(text);
  return guess?.close || guess?.outside ? undefined : guess?.language;
}

function presentMessage(
  { id, threadId, snippet, text, attachments, ...message }: ReceivedMessage,
  language: Language | undefined,
): Message {
  const { from = '', replyTo, to = '', cc, followupTo, subject = '', date } = message;
  const headers = [
    { name: 'From', value: from },
    ...(replyTo ? [{ name: 'Reply-To', value: replyTo }] : []),
    { name: 'To', value: to },
    ...(cc ? [{ name: 'Cc', value: cc }] : []),
    ...(followupTo ? [{ name: 'Mail-Followup-To', value: followupTo }] : []),
    { name: 'Subject', value: subject },
    ...(date ? [{ name: 'Date', value: date }] : []),
  ];
  const data = Buffer.from(text).toString('base64url');
  return {
    id,
    threadId,
    snippet,
    ...(language ? { language } : {}),
    ...(attachments?.length ? { attachments } : {}),
    payload: { mimeType: 'text/plain', headers, body: { data }, parts: [] },
  };
}

/** The folders and the messages of an account's mailbox. */
export const messageRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.gmailMessages,
    describeRoute({
      operationId: 'listMessages',
      summary: 'List messages of a folder, or search in it: the newest ones, or older ones',
      request: { query: listQuerySchema },
      responses: { 200: jsonResponse('The messages, newest first.', messageListSchema) },
      problems: ['mailbox_unable', 'folder_not_found', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const { mailbox: id, q: words, maxResults, before, folder } = queryInput(c, listQuerySchema);
      const found = await readMailbox(c.var, id, async ({ mailbox, connected, signal }) => {
        if (id !== undefined) await markShown(c.var.deps, connected);
        const options = {
          maxResults,
          signal,
          ...(before === undefined ? {} : { before }),
          ...(folder === undefined ? {} : { folder }),
        };
        if (words === undefined) return mailbox.list(options);
        return requireMethod(mailbox.search)({ ...options, words });
      }).catch((error) => {
        // In a list, it is not a message that is missing.
        const isGone = error instanceof ProblemError && error.code === 'message_not_found';
        throw isGone ? new ProblemError('folder_not_found', { cause: error }) : error;
      });
      return c.json(found);
    },
  )
  .get(
    apiPaths.gmailFolders,
    describeRoute({
      operationId: 'listFolders',
      summary: 'List the folders of the mailbox',
      request: { query: mailboxQuerySchema },
      responses: { 200: jsonResponse('The folders, the inbox first.', folderListSchema) },
      problems: ['mailbox_unable', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const { mailbox: id } = queryInput(c, mailboxQuerySchema);
      const folders = await readMailbox(c.var, id, async ({ mailbox, signal }) =>
        requireMethod(mailbox.listFolders)({ signal }),
      );
      return c.json({ folders });
    },
  )
  .get(
    `${apiPaths.gmailMessages}/:id`,
    describeRoute({
      operationId: 'getMessage',
      summary: 'Read a message',
      request: { params: z.object({ id: z.string() }), query: mailboxQuerySchema },
      responses: { 200: jsonResponse('The message. Its body is one text.', messageResponseSchema) },
      problems: ['message_not_found', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const id = c.req.param('id');
      const message = await readMailbox(
        c.var,
        queryInput(c, mailboxQuerySchema).mailbox,
        ({ mailbox, signal }) => mailbox.read({ id, signal }),
      );
      return c.json({ message: presentMessage(message, await languageOf(message)) });
    },
  )
  .get(
    `${apiPaths.gmailThreads}/:id`,
    describeRoute({
      operationId: 'listThread',
      summary: 'List the messages of a conversation',
      request: { params: z.object({ id: z.string() }), query: mailboxQuerySchema },
      responses: { 200: jsonResponse('The messages, oldest first.', messageListSchema) },
      problems: ['mailbox_unable', 'message_not_found', ...mailboxProblems],
    }),
    requireAccount,
    async (c) => {
      const threadId = c.req.param('id');
      const messages = await readMailbox(
        c.var,
        queryInput(c, mailboxQuerySchema).mailbox,
        async ({ mailbox, signal }) => requireMethod(mailbox.readThread)({ threadId, signal }),
      );
      return c.json({ messages });
    },
  );
