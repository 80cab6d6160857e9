// The contract of a mailbox provider. A provider is one folder next to this file (gmail, sample), one value in
// `mailboxKinds` (domain/mailbox.ts) and one row in mailboxes.ts. It connects an account's mailbox and opens a
// connected one. The only thing that is stored for it is the credential that it returns, sealed (connections.ts).
import type { MailboxKind, MessageList, SendResult, SentReply } from '#domain/mailbox.ts';
import type { ConnectOutcome } from '#domain/paths.ts';
import type { Account } from '../accounts/identify-account.ts';

/** A kind of mailbox: how it is connected, and how a connected one is opened. */
export type MailboxProvider = {
  /** Starts connecting the account's mailbox. Throws `MailboxError`. */
  start(account: Account): Promise<ConnectStart>;
  /**
   * Finishes a connection after its owner has consented or refused. Missing for a kind that is connected at once.
   * Rejects if the database does not answer.
   */
  finish?(callback: ConsentCallback): Promise<ConnectOutcome>;
  /** Opens a connected mailbox. Makes no call yet. */
  open(connected: ConnectedMailbox): Mailbox;
};

/**
 * A connected mailbox. Every method throws `MailboxError`, or the signal's reason once it aborts. No mailbox keeps any
 * part of a mail, except that a sample inbox keeps the replies that were 'sent'.
 */
export type Mailbox = {
  /**
   * Messages of the inbox, newest first, `maxResults` at most: the newest ones, or those that follow after the list
   * that gave `before` as its `next`. Throws `refused` if the mailbox does not know this place.
   */
  list(options: ListOptions): Promise<MessageList>;
  /** The headers and the text of one message, never its files. */
  read(options: { id: string; signal: AbortSignal }): Promise<ReceivedMessage>;
  /**
   * Sends a reply. The call is never repeated, even if the mailbox refuses it. Throws `unknown` if no clear response
   * comes; any other failure means that nothing was sent. The caller cannot cancel it.
   */
  send(reply: OutgoingReply): Promise<SendResult>;
  /**
   * The sent replies, newest first. Missing for a mailbox that has a folder of sent mails of its own, such as Gmail.
   */
  listSent?(): Promise<SentReply[]>;
  /** Revokes the access. Also resolves if the mailbox does not answer, because the connection is already deleted. */
  disconnect(): Promise<void>;
};

/** Which messages to list. */
export type ListOptions = { maxResults: number; before?: string; signal: AbortSignal };

/** The first step of connecting: the mailbox is connected at once, or its owner must first consent at `url`. */
export type ConnectStart =
  | { kind: 'connected'; address: string | null; credential: string | null }
  | {
      kind: 'needs-consent';
      url: string;
      /** A secret for a cookie of the browser that started: no other browser can finish the connection. */
      browserToken: string;
    };

/** What a provider's page for consent sends back, by redirecting the browser. None of it is verified yet. */
export type ConsentCallback = {
  state: string | undefined;
  code: string | undefined;
  /** Why there is no code: 'access_denied' if the owner refused. */
  error: string | undefined;
  /** The values of the cookie that was set at the start. A browser may send several. */
  browserTokens: readonly string[];
  /** The session of the request, if it has one. A program sends one. A browser that the provider redirects does not. */
  sessionId: string | undefined;
};

/** The mailbox that an account has connected. */
export type ConnectedMailbox = {
  accountId: string;
  /** The id of this connection: a new one each time the mailbox is connected. */
  id: string;
  kind: MailboxKind;
  /** Null if the provider did not give it. */
  address: string | null;
  /** The credential, for example a refresh token, decrypted. Null if the kind needs none. Never logged. */
  credential: string | null;
};

/** A message as a mailbox returns it: headers are decoded, the text is chosen and decoded (reading/message). */
export type ReceivedMessage = {
  id: string;
  threadId: string;
  snippet: string;
  /** Each header is one line. A header that the message does not have is missing. `date` is the header's own text. */
  from?: string;
  replyTo?: string;
  to?: string;
  subject?: string;
  date?: string;
  text: string;
};

/** A reply to send. `answeredId`: the mailbox's id of the answered message. `threadId`: the id of its conversation. */
export type OutgoingReply = {
  to: string;
  subject: string;
  body: string;
  threadId?: string;
  answeredId?: string;
};

/**
 * Why a call to a mailbox failed.
 * - `access-revoked`: the access was revoked; the mailbox must be connected again
 * - `not-found`: the message does not exist any more
 * - `busy`: the mailbox asks to wait; `retryAfterSeconds` if its response has a time
 * - `refused`: the mailbox refuses the call, and would refuse it again
 * - `unavailable`: the mailbox does not answer, or has an error of its own
 * - `unknown`: it is not known whether the mailbox accepted a reply
 */
export type MailboxFailure = 'access-revoked' | 'not-found' | 'busy' | 'refused' | 'unavailable' | 'unknown';

/** The error of a mailbox. It never contains any part of a mail. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError';
  readonly failure: MailboxFailure;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: MailboxFailure, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(failure, options.cause === undefined ? undefined : { cause: options.cause });
    this.failure = failure;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
