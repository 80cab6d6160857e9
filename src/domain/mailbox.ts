import { z } from 'zod';
import { languageValues } from './languages.ts';
import { limits, MESSAGES_LISTED } from './limits.ts';
import { mailboxFieldMessages } from './messages.ts';
import { atMost, hasVisibleText, oneLine } from './text.ts';

/** Kinds of mailboxes. 'sample' is the embedded one, for a server whose operator configured no other. */
const mailboxKinds = ['gmail', 'sample'] as const;

export type MailboxKind = (typeof mailboxKinds)[number];

/** The most messages that a caller may request at once: Google needs a separate call for each of them. */
const MAX_MESSAGES = 50;

/** The mailbox's own id of a message or a conversation. It becomes a part of an address, so it has no slash. */
const id = z
  .string({ error: mailboxFieldMessages.idInvalid })
  .regex(/^[\w.:+=@~-]{1,256}$/, mailboxFieldMessages.idInvalid);

/** Whether an account's mailbox is connected. `kinds`: the mailboxes that this server can connect. */
export const connectionSchema = z.object({
  connected: z.boolean(),
  kind: z.enum(mailboxKinds).nullable(),
  /** The mailbox's address; null where none is connected or it is not known. */
  address: z.string().nullable(),
  kinds: z.array(z.enum(mailboxKinds)),
});

export type Connection = z.infer<typeof connectionSchema>;

export const connectRequestSchema = z.object({
  kind: z.enum(mailboxKinds, { error: mailboxFieldMessages.kindUnknown }),
});

/** The address to continue at, where the mailbox's owner must give permission; else the connection itself. */
export const connectResultSchema = z.union([z.object({ url: z.url() }), connectionSchema]);

export type ConnectResult = z.infer<typeof connectResultSchema>;

/** How many messages to list: `maxResults` of the query. */
export const listQuerySchema = z.object({
  maxResults: z.coerce
    .number({ error: mailboxFieldMessages.maxResults })
    .int(mailboxFieldMessages.maxResults)
    .min(1, mailboxFieldMessages.maxResults)
    .max(MAX_MESSAGES, mailboxFieldMessages.maxResults)
    .default(MESSAGES_LISTED),
});

/** A message of the list, newest first. Fields that the mailbox did not give are left out. `date`: ISO 8601, UTC. */
const messageSummarySchema = z.object({
  id: z.string(),
  threadId: z.string().optional(),
  from: z.string().optional(),
  subject: z.string().optional(),
  snippet: z.string().optional(),
  date: z.string().optional(),
});

export type MessageSummary = z.infer<typeof messageSummarySchema>;

export const messageListSchema = z.object({ messages: z.array(messageSummarySchema) });

/**
 * A received message. Its payload is one text, whatever parts the mail had: `body.data` is the readable text as UTF-8
 * in base64url, and `parts` is empty. The headers are From, To, Subject and Date, and Reply-To where the mail has one.
 * `language`: the language of the text, where it is certainly one of the 27. Source: docs/product.md, 6.11.
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

export const messageAnswerSchema = z.object({ message: messageSchema });

/**
 * A line break in a header's value would begin another header. So line breaks become spaces, here and again at sending.
 */
const headerText = (required: string, limit: number, tooLong: string) =>
  atMost(z.string({ error: required }).overwrite(oneLine).meta({ minLength: 1 }), limit, tooLong);

/**
 * A reply to send. `to`: addresses as in a mail header. `body`: plain text, sent as it is. `messageId`: the id of the
 * message that is answered, where it is not the latest of its conversation. `sendAgain`: the person decided to send
 * although an earlier reply to the message may have been sent (send_unknown).
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

/** What was sent from the sample inbox, newest first; empty for a mailbox with a Sent folder of its own. */
export const sentListSchema = z.object({ sent: z.array(sentReplySchema) });

export type SentList = z.infer<typeof sentListSchema>;
