import type { MailboxKind, MessageSummary, SendResult, SentReply } from '#domain/mailbox.ts';
import type { MailboxOutcome } from '#domain/mailbox-outcome.ts';
import type { Account } from '../accounts/identify-account.ts';

/** A message as a mailbox gives it: headers decoded, its text chosen and decoded (reading/message). */
export type ReceivedMessage = {
  id: string;
  threadId: string;
  snippet: string;
  /** Values as one line each; what the message lacks is left out. `date` as the header has it. */
  from?: string;
  replyTo?: string;
  to?: string;
  subject?: string;
  date?: string;
  text: string;
};

/** A reply as it is handed over: `messageId` names the message that is answered, `threadId` its conversation. */
export type OutgoingReply = {
  to: string;
  subject: string;
  body: string;
  threadId?: string;
  messageId?: string;
};

/**
 * Why a mailbox did not do what it was asked.
 * - `not-connected`: the right to it is gone; it must be connected anew
 * - `not-found`: there is no such message any more
 * - `busy`: it asks to wait, `retryAfterSeconds` where it says how long
 * - `refused`: it will not do this, however often it is asked
 * - `unavailable`: it does not answer, or fails itself
 * - `lost`: a reply was handed over, and whether it was taken is not known
 */
export type MailboxFailure = 'not-connected' | 'not-found' | 'busy' | 'refused' | 'unavailable' | 'lost';

/** What a mailbox throws; never with anything of a mail in it. */
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

/**
 * A connected mailbox. Every method throws `MailboxError`, or the signal's reason once it aborts; none keeps
 * anything of a mail, but the sample what was 'sent'.
 */
export type Mailbox = {
  /** The newest messages of the inbox, newest first, `maxResults` at most. */
  list(options: { maxResults: number; signal: AbortSignal }): Promise<MessageSummary[]>;
  read(options: { id: string; signal: AbortSignal }): Promise<ReceivedMessage>;
  /**
   * Hands a reply over, once: it is never repeated, not even where it is refused. `lost` where the answer does not
   * come; any other failure means that nothing was sent. Not ended by whoever asked for it.
   */
  send(reply: OutgoingReply): Promise<SendResult>;
  /** What was sent, newest first, where nothing but this program can show it: not of a mailbox with a Sent folder. */
  listSent?(): Promise<SentReply[]>;
  /** Gives the right to it back. Resolves where the mailbox does not answer, too: here it is forgotten either way. */
  disconnect(): Promise<void>;
};

/** The mailbox that an account has connected. */
export type ConnectedMailbox = {
  accountId: string;
  /** Of this connection: another one with each connecting. */
  id: string;
  kind: MailboxKind;
  /** Null where the mailbox did not tell it. */
  address: string | null;
  /** What proves the right to it, opened: a refresh token say; null where the kind needs none. Never logged. */
  credential: string | null;
};

/** What connecting begins with: it is done at once, or the mailbox's owner has to be asked at `url`. */
export type Beginning =
  | { kind: 'connected'; address: string | null; credential: string | null }
  | {
      kind: 'asked';
      url: string;
      /** What only the browser that began may hold, in a cookie: nobody else can end what it began. */
      browserToken: string;
    };

/** What comes back once a mailbox's owner was asked, none of it to be believed yet. */
export type ProviderAnswer = {
  state: string | undefined;
  code: string | undefined;
  /** Why there is no code: 'access_denied' where the owner said no. */
  error: string | undefined;
  /** What the browser holds in the cookie that was set at the beginning; more than one where it holds several. */
  browserTokens: readonly string[];
  /** The session that a program comes back with. */
  sessionId: string | undefined;
};

/** A kind of mailbox: how it is connected, and how a connected one is opened. A row in the table of mailboxes.ts. */
export type MailboxProvider = {
  /** Throws `MailboxError`. */
  begin(account: Account): Promise<Beginning>;
  /** Ends what `begin` asked for; a kind that is connected at once has none. Rejects where the database is away. */
  finish?(answer: ProviderAnswer): Promise<MailboxOutcome>;
  open(connected: ConnectedMailbox): Mailbox;
};
