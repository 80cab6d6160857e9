// The contract of a mailbox provider. A provider is one folder next to this file (gmail, sample), one value in
// `mailboxKinds` (domain/mailbox.ts) and one row in mailboxes.ts. It connects an account's mailbox and opens a
// connected one. The only thing that is stored for it is the credential that it returns, sealed (connections.ts).
import type { MailboxKind, MessageSummary, SendResult, SentReply } from '#domain/mailbox.ts';
import type { MailboxOutcome } from '#domain/paths.ts';
import type { Account } from '../accounts/identify-account.ts';

/** A kind of mailbox: how it is connected, and how a connected one is opened. */
export type MailboxProvider = {
  /** Starts connecting the account's mailbox. Throws `MailboxError`. */
  start(account: Account): Promise<ConnectStart>;
  /**
   * Finishes what `start` began, after the owner was asked; missing for a kind that is connected at once. Rejects if
   * the database does not answer.
   */
  finish?(answer: ProviderAnswer): Promise<MailboxOutcome>;
  /** Opens a connected mailbox. Makes no call yet. */
  open(connected: ConnectedMailbox): Mailbox;
};

/**
 * A connected mailbox. Every method throws `MailboxError`, or the signal's reason once it aborts. No method keeps any
 * part of a mail, except the sample, which keeps what was 'sent'.
 */
export type Mailbox = {
  /** The newest messages of the inbox, newest first, `maxResults` at most. */
  list(options: { maxResults: number; signal: AbortSignal }): Promise<MessageSummary[]>;
  /** One message: its headers and its text, never its files. */
  read(options: { id: string; signal: AbortSignal }): Promise<ReceivedMessage>;
  /**
   * Hands a reply over, once. It is never repeated, even if it is refused. Throws `lost` if the answer does not come;
   * any other failure means that nothing was sent. The caller cannot cancel it.
   */
  send(reply: OutgoingReply): Promise<SendResult>;
  /**
   * The sent replies, newest first. Only for mailboxes whose sent replies nothing but this program can show: a mailbox
   * with a Sent folder does not have it.
   */
  listSent?(): Promise<SentReply[]>;
  /** Revokes the access. Also resolves if the mailbox does not answer: the connection is deleted here in any case. */
  disconnect(): Promise<void>;
};

/** The first step of connecting: it is done at once, or the mailbox's owner has to be asked at `url`. */
export type ConnectStart =
  | { kind: 'connected'; address: string | null; credential: string | null }
  | {
      kind: 'needs-consent';
      url: string;
      /** A secret for a cookie of the browser that started: no other browser can finish the connection. */
      browserToken: string;
    };

/** What comes back after a mailbox's owner was asked. None of it is verified yet. */
export type ProviderAnswer = {
  state: string | undefined;
  code: string | undefined;
  /** Why there is no code: 'access_denied' if the owner refused. */
  error: string | undefined;
  /** The values of the cookie that was set at the start; a browser may hold several. */
  browserTokens: readonly string[];
  /** The session of the request, if it has one: programs send one, a browser that comes from the provider does not. */
  sessionId: string | undefined;
};

/** The mailbox that an account has connected. */
export type ConnectedMailbox = {
  accountId: string;
  /** The id of this connection: a new one each time the mailbox is connected. */
  id: string;
  kind: MailboxKind;
  /** Null if the mailbox did not give it. */
  address: string | null;
  /** The opened credential, for example a refresh token; null if the kind needs none. Never logged. */
  credential: string | null;
};

/** A message as a mailbox returns it: headers are decoded, the text is chosen and decoded (reading/message). */
export type ReceivedMessage = {
  id: string;
  threadId: string;
  snippet: string;
  /** Each value is one line. What the message lacks is left out. `date` is the header's own text. */
  from?: string;
  replyTo?: string;
  to?: string;
  subject?: string;
  date?: string;
  text: string;
};

/** A reply to be sent. `messageId`: the answered message; `threadId`: its conversation. */
export type OutgoingReply = {
  to: string;
  subject: string;
  body: string;
  threadId?: string;
  messageId?: string;
};

/**
 * Why a call to a mailbox failed.
 * - `not-connected`: the access is gone; the mailbox must be connected again
 * - `not-found`: the message does not exist any more
 * - `busy`: the mailbox asks to wait; `retryAfterSeconds` if it says how long
 * - `refused`: the mailbox will not do this, however often it is asked
 * - `unavailable`: the mailbox does not answer, or has an error of its own
 * - `lost`: a reply was handed over, but it is not known whether it was accepted
 */
export type MailboxFailure = 'not-connected' | 'not-found' | 'busy' | 'refused' | 'unavailable' | 'lost';

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
