import { z } from 'zod';
import { languageValues } from './languages.ts';
import { limits, MESSAGES_LISTED } from './limits.ts';
import { mailboxQuerySchema } from './mailbox-connection.ts';
import { mailboxFieldMessages } from './mailbox-field-messages.ts';
import { atMost, hasVisibleText, oneLine } from './text.ts';

/** The most messages that a caller may request at once. Each message may need a separate call to the provider. */
const MAX_MESSAGES = 50;

/** An id of the mailbox's own: of a message, a conversation or a folder. It becomes a part of a URL's path. */
const id = z
  .string({ error: mailboxFieldMessages.idInvalid })
  .regex(/^[\w.:+=@~-]{1,512}$/, mailboxFieldMessages.idInvalid);

/** What a folder is for, if the mailbox says it. */
const folderRoles = ['inbox', 'drafts', 'sent', 'archive', 'junk', 'trash'] as const;

/** A folder. `name`: as people read it, with the names of the folders around it. `unread`: unread messages in it. */
const folderSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(folderRoles).optional(),
  unread: z.int().optional(),
});

export type Folder = z.infer<typeof folderSchema>;

/** The folders of a mailbox, the inbox first. */
export const folderListSchema = z.object({ folders: z.array(folderSchema) });

export type FolderList = z.infer<typeof folderListSchema>;

/** A place in a mailbox's list, as the mailbox itself names it. */
const listPlace = z.string().regex(/^[\w.:+/=@~-]{1,512}$/, mailboxFieldMessages.beforeInvalid);

/**
 * Which messages to list, and how many: `maxResults`. `folder`: a folder's id; without it, the inbox. `q`: words to
 * search for. `before`: where to go on; the `next` of the list before.
 */
export const listQuerySchema = mailboxQuerySchema.extend({
  before: listPlace.optional(),
  folder: id.optional(),
  q: z
    .string()
    .max(limits.mailSearch, mailboxFieldMessages.searchTooLong)
    .overwrite(oneLine)
    .transform((text) => text || undefined)
    .optional(),
  maxResults: z.coerce
    .number({ error: mailboxFieldMessages.maxResults })
    .int(mailboxFieldMessages.maxResults)
    .min(1, mailboxFieldMessages.maxResults)
    .max(MAX_MESSAGES, mailboxFieldMessages.maxResults)
    .default(MESSAGES_LISTED),
});

/** Watches a mailbox. `since`: the last `place` of an earlier stream. */
export const watchQuerySchema = mailboxQuerySchema.extend({ since: listPlace.optional() });

/** A message of the list. Fields that the mailbox did not give are left out. `date`: ISO 8601, UTC. */
const messageSummarySchema = z.object({
  id: z.string(),
  threadId: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  subject: z.string().optional(),
  snippet: z.string().optional(),
  date: z.string().optional(),
  /** Whether the person has not opened it yet, or has answered it, in any program. */
  unread: z.boolean().optional(),
  answered: z.boolean().optional(),
  /** Whether it came to many people, or from a program: a newsletter, a mailing list, a notice. */
  bulk: z.boolean().optional(),
  /** The beginning of the text, longer than the snippet, to find out whether it wants an answer. */
  beginning: z.string().optional(),
});

export type MessageSummary = z.infer<typeof messageSummarySchema>;

/**
 * Messages of a folder, or those that a search found, newest first. `next`: the place of older ones, for `before`;
 * absent if there are none.
 */
export const messageListSchema = z.object({
  messages: z.array(messageSummarySchema),
  next: z.string().optional(),
});

export type MessageList = z.infer<typeof messageListSchema>;

/**
 * A received message. Its payload is always one text: `body.data` is the readable text of the mail as UTF-8 in
 * base64url, and `parts` is empty. The headers are From, To, Subject and Date, and Reply-To, Cc and Mail-Followup-To if
 * the mail has them.
 * `language`: the language of the text, if it is certainly one of the 27. Source: docs/product.md, 6.11.
 */
const messageSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  snippet: z.string(),
  language: z.enum(languageValues).optional(),
  /** The files of the message. They are not fetched. `size`: in bytes, about, if it is known. */
  attachments: z.array(z.object({ name: z.string(), size: z.int().optional() })).optional(),
  payload: z.object({
    mimeType: z.literal('text/plain'),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    body: z.object({ data: z.string() }),
    parts: z.array(z.object({ mimeType: z.string(), body: z.object({ data: z.string() }) })),
  }),
});

export type Message = z.infer<typeof messageSchema>;

export const messageResponseSchema = z.object({ message: messageSchema });

/** Line breaks become spaces: in a mail, a line break in a header's value could begin another header. */
const headerText = (required: string, limit: number, tooLong: string) =>
  atMost(z.string({ error: required }).overwrite(oneLine).meta({ minLength: 1 }), limit, tooLong);

/**
 * A reply to send, or to save as a draft. `to`, `cc`: addresses as in a mail header. `body`: plain text, sent
 * unchanged. `messageId`: the id of the answered message; if absent, the latest message of the conversation is
 * answered. `sendAgain`: the person decided to send although an earlier reply to the message may have been sent
 * (`send_unknown`).
 */
export const sendRequestSchema = mailboxQuerySchema.extend({
  to: headerText(
    mailboxFieldMessages.recipientRequired,
    limits.recipients,
    mailboxFieldMessages.recipientTooLong,
  ).refine(hasVisibleText, mailboxFieldMessages.recipientRequired),
  cc: headerText(
    mailboxFieldMessages.recipientRequired,
    limits.recipients,
    mailboxFieldMessages.recipientTooLong,
  ).optional(),
  subject: headerText(
    mailboxFieldMessages.subjectNotText,
    limits.subject,
    mailboxFieldMessages.subjectTooLong,
  ),
  body: atMost(
    z.string({ error: mailboxFieldMessages.bodyRequired }),
    limits.sentBody,
    mailboxFieldMessages.bodyTooLong,
  ).refine(hasVisibleText, mailboxFieldMessages.bodyRequired),
  threadId: id.optional(),
  messageId: id.optional(),
  sendAgain: z.boolean().optional(),
});

export type SendRequest = z.infer<typeof sendRequestSchema>;

export const draftRequestSchema = sendRequestSchema.omit({ sendAgain: true });

export type DraftRequest = z.infer<typeof draftRequestSchema>;

/** A draft that the mailbox keeps. */
export const draftResultSchema = z.object({ id: z.string() });

/** A reply that the mailbox accepted. */
export const sendResultSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  /** Recipients that the server refused, while it took the reply for the others. */
  refused: z.array(z.string()).optional(),
});

export type SendResult = z.infer<typeof sendResultSchema>;

/** A reply that the sample inbox 'sent', or saved as a draft. `sent_at`: when, in ISO 8601, UTC. */
const sentReplySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  sent_at: z.string(),
  /** True if it was only saved as a draft. */
  draft: z.boolean().optional(),
});

export type SentReply = z.infer<typeof sentReplySchema>;

/**
 * The replies 'sent' from the sample inbox and its drafts, newest first; empty for a mailbox with its own Sent folder.
 */
export const sentListSchema = z.object({ sent: z.array(sentReplySchema) });

export type SentList = z.infer<typeof sentListSchema>;
