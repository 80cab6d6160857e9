import { z } from 'zod';
import { languageValues } from './languages.ts';
import { limits, MESSAGES_LISTED } from './limits.ts';
import { mailboxFieldMessages } from './messages.ts';
import { atMost, hasVisibleText, oneLine } from './text.ts';

/** Kinds of mailboxes. 'sample' is the embedded sample inbox, for a server without a configured Google client. */
const mailboxKinds = ['gmail', 'sample'] as const;

export type MailboxKind = (typeof mailboxKinds)[number];

/** The most messages that a caller may request at once. Each message needs a separate call to Google. */
const MAX_MESSAGES = 50;

/** The mailbox's own id of a message or a conversation. It becomes a part of a URL's path, so it has no slash. */
const id = z
  .string({ error: mailboxFieldMessages.idInvalid })
  .regex(/^[\w.:+=@~-]{1,256}$/, mailboxFieldMessages.idInvalid);

/** Whether an account's mailbox is connected. `kinds`: the mailboxes that this server can connect. */
export const connectionSchema = z.object({
  connected: z.boolean(),
  kind: z.enum(mailboxKinds).nullable(),
  /** The email address of the mailbox; null if no mailbox is connected or the address is not known. */
  address: z.string().nullable(),
  kinds: z.array(z.enum(mailboxKinds)),
});

export type Connection = z.infer<typeof connectionSchema>;

export const connectRequestSchema = z.object({
  kind: z.enum(mailboxKinds, { error: mailboxFieldMessages.kindUnknown }),
});

/** The URL of the page where the mailbox's owner gives permission, if that is needed; else the connection. */
export const connectResultSchema = z.union([z.object({ url: z.url() }), connectionSchema]);

export type ConnectResult = z.infer<typeof connectResultSchema>;

/** A place in a mailbox's list, as the mailbox itself names it. */
const listPlace = z.string().regex(/^[\w.:+/=@~-]{1,512}$/, mailboxFieldMessages.beforeInvalid);

/** How many messages to list: `maxResults` of the query. `before`: where to go on; the `next` of the list before. */
export const listQuerySchema = z.object({
  before: listPlace.optional(),
  maxResults: z.coerce
    .number({ error: mailboxFieldMessages.maxResults })
    .int(mailboxFieldMessages.maxResults)
    .min(1, mailboxFieldMessages.maxResults)
    .max(MAX_MESSAGES, mailboxFieldMessages.maxResults)
    .default(MESSAGES_LISTED),
});

/** A message of the list. Fields that the mailbox did not give are left out. `date`: ISO 8601, UTC. */
const messageSummarySchema = z.object({
  id: z.string(),
  threadId: z.string().optional(),
  from: z.string().optional(),
  subject: z.string().optional(),
  snippet: z.string().optional(),
  date: z.string().optional(),
});

export type MessageSummary = z.infer<typeof messageSummarySchema>;

/** Messages of the inbox, newest first. `next`: the place of older ones, for `before`; absent if there are none. */
export const messageListSchema = z.object({
  messages: z.array(messageSummarySchema),
  next: z.string().optional(),
});

export type MessageList = z.infer<typeof messageListSchema>;

/**
 * A received message. Its payload is always one text: `body.data` is the readable text of the mail as UTF-8 in
 * base64url, and `parts` is empty. The headers are From, To, Subject and Date, and Reply-To if the mail has one.
 * `language`: the language of the text, if it is certainly one of the 27. Source: docs/product.md, 6.11.
 */
const messageSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  snippet: z.string(),
  language: z.enum(languageValues).optional(),
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
 * A reply to send. `to`: addresses as in a mail header. `body`: plain text, sent unchanged. `messageId`: the id of the
 * answered message; if absent, the latest message of the conversation is answered. `sendAgain`: the person decided to
 * send although an earlier reply to the message may have been sent (`send_unknown`).
 */
export const sendRequestSchema = z.object({
  to: headerText(
    mailboxFieldMessages.recipientRequired,
    limits.recipients,
    mailboxFieldMessages.recipientTooLong,
  ).refine(hasVisibleText, mailboxFieldMessages.recipientRequired),
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

/** A reply that the mailbox accepted. */
export const sendResultSchema = z.object({ id: z.string(), threadId: z.string() });

export type SendResult = z.infer<typeof sendResultSchema>;

/** A reply that the sample inbox 'sent'. `sent_at`: ISO 8601, UTC. */
const sentReplySchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  sent_at: z.string(),
});

export type SentReply = z.infer<typeof sentReplySchema>;

/** The replies 'sent' from the sample inbox, newest first; empty for a mailbox with its own Sent folder. */
export const sentListSchema = z.object({ sent: z.array(sentReplySchema) });

export type SentList = z.infer<typeof sentListSchema>;
