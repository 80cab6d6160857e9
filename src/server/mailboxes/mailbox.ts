// The contract of a mailbox provider. A provider is one folder next to this file (gmail, imap, sample), one row in
// domain/mailbox-kinds.ts and one row in mailboxes.ts. It connects an account's mailbox and opens a connected one. The
// only thing that is stored for it is the credential that it returns, sealed (connections.ts). What a mailbox can do
// besides the basics is an optional method; screens get them as capabilities.
import type { Folder, MessageList, MessageSummary, SendResult, SentReply } from '#domain/mailbox.ts';
import type { FoundServers, MailboxCapabilities, PasswordSignIn } from '#domain/mailbox-connection.ts';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import type { ConnectOutcome } from '#domain/paths.ts';
import type { Account } from '../accounts/identify-account.ts';

/** A kind of mailbox: how it is connected, and how a connected one is opened. */
export type MailboxProvider = {
  /**
   * Starts connecting the account's mailbox. `signIn`: what the person typed, for a kind that needs a password. Throws
   * `MailboxError`, and `ProblemError` with a sentence about what the person can mend.
   */
  start(started: { account: Account; signIn?: PasswordSignIn }): Promise<ConnectStart>;
  /**
   * Finishes a connection after its owner has consented or refused (consent/consent.ts). Missing for a kind that is
   * connected at once.
   * Rejects if the database does not answer.
   */
  finish?(callback: ConsentCallback): Promise<ConnectOutcome>;
  /** Finds the servers of an address. Missing for a kind without mail servers. */
  findServers?(options: { address: string }): Promise<FoundServers>;
  /** Opens a connected mailbox. Makes no call yet. */
  open(connected: ConnectedMailbox): Mailbox;
  /** Ends its connections when the program stops. Missing for a kind that has none of its own. */
  close?(): Promise<void>;
};

/**
 * A connected mailbox. Every method throws `MailboxError`, or the signal's reason once it aborts. No mailbox keeps any
 * part of a mail, except that a sample inbox keeps the replies that were 'sent'.
 */
export type Mailbox = {
  /**
   * Messages of a folder, newest first, `maxResults` at most: the newest ones, or those that follow after the list
   * that gave `before` as its `next`. Throws `unknown-place` if the mailbox does not know it, `not-found` if it does
   * not know the folder.
   */
  list(options: ListOptions): Promise<MessageList>;
  /** The messages of a folder that contain the words, in the same order. */
  search?(options: ListOptions & { words: string }): Promise<MessageList>;
  /** The folders, the inbox first. */
  listFolders?(options: { signal: AbortSignal }): Promise<Folder[]>;
  /** The headers and the text of one message, never its files. Does not mark it as read. */
  read(options: { id: string; signal: AbortSignal }): Promise<ReceivedMessage>;
  /** The messages of a conversation, oldest first. */
  readThread?(options: { threadId: string; signal: AbortSignal }): Promise<MessageSummary[]>;
  /**
   * Sends a reply. The call is never repeated, even if the mailbox refuses it. Throws `unknown` if no clear response
   * comes; any other failure means that nothing was sent. The caller cannot cancel it. Marks the answered message as
   * read and answered, if the mailbox can.
   */
  send(reply: OutgoingReply): Promise<SendResult>;
  /**
   * Whether its folder of sent mails shows every mail that was taken, also one whose outcome is unknown. Missing: it
   * does.
   */
  showsSent?(): boolean;
  /** Saves a reply among the drafts, so that it can be finished in another program. Marks the message as read. */
  saveDraft?(reply: OutgoingReply, options: { signal: AbortSignal }): Promise<{ id: string }>;
  /** Reports new messages of the inbox. Resolves when the signal aborts or the mailbox ends the connection. */
  watch?(options: WatchOptions): Promise<void>;
  /**
   * The sent replies, newest first. Missing for a mailbox that has a folder of sent mails of its own, such as Gmail.
   */
  listSent?(): Promise<SentReply[]>;
  /** Revokes the access. Also resolves if the mailbox does not answer, because the connection is already deleted. */
  disconnect(): Promise<void>;
};

/** What a mailbox can do, by its optional methods. */
export function capabilitiesOf(mailbox: Mailbox): MailboxCapabilities {
  return {
    folders: mailbox.listFolders !== undefined,
    search: mailbox.search !== undefined,
    threads: mailbox.readThread !== undefined,
    drafts: mailbox.saveDraft !== undefined,
    newMessages: mailbox.watch !== undefined,
    sentReplies: mailbox.listSent !== undefined,
  };
}

/** The most characters of `beginning` in a list: enough to find what most mails ask. */
export const BEGINNING_LENGTH = 2_000;
/** The most characters of a message's text that are returned. */
export const MAX_TEXT = 200_000;
const SNIPPET_LENGTH = 140;

/** The first words of a text, in one line. */
export const snippetOfText = (text: string): string =>
  text.replace(/\s+/g, ' ').slice(0, SNIPPET_LENGTH).trim();

/**
 * How to watch an inbox. `since`: the place of an earlier watch; messages that came after it are new. `onPlace` gets
 * each new place, first the present one, and `onNew` is called after each new message.
 */
export type WatchOptions = {
  since?: string;
  onPlace: (place: string) => void;
  onNew: () => void;
  signal: AbortSignal;
};

/** Which messages to list. `folder`: the id of a folder; without it, the inbox. */
export type ListOptions = { folder?: string; maxResults: number; before?: string; signal: AbortSignal };

/** The first step of connecting: the mailbox is connected at once, or its owner must first consent at `url`. */
export type ConnectStart =
  | ({ kind: 'connected' } & Grant)
  | {
      kind: 'needs-consent';
      url: string;
      /** A secret for a cookie of the browser that started: no other browser can finish the connection. */
      browserToken: string;
    };

/** What a provider gives when a mailbox is connected. */
export type Grant = {
  /** Null if the provider did not give it. */
  address: string | null;
  /** The credential, for example a refresh token, not sealed. Null if the kind needs none. Never logged. */
  credential: string | null;
  /** What its owner allowed, in the provider's own words. Null for a kind that has no such words. */
  scope: string | null;
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

/** A mailbox that an account has connected. */
export type ConnectedMailbox = Grant & {
  accountId: string;
  /** The id of this connection: a new one each time the mailbox is connected. */
  id: string;
  kind: MailboxKind;
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
  cc?: string;
  /** The header Mail-Followup-To: to whom a list wants answers to all. */
  followupTo?: string;
  subject?: string;
  date?: string;
  text: string;
  /** `size`: in bytes, about. */
  attachments?: { name: string; size?: number }[];
};

/**
 * A reply to send, or to save as a draft. `answeredId`: the mailbox's id of the answered message. `threadId`: the id of
 * its conversation.
 */
export type OutgoingReply = {
  to: string;
  cc?: string;
  subject: string;
  body: string;
  threadId?: string;
  answeredId?: string;
};

/**
 * Why a call to a mailbox failed.
 * - `access-revoked`: the access was revoked; the mailbox must be connected again
 * - `not-found`: the message or the folder does not exist any more
 * - `unknown-place`: a list does not know the place from which it was to go on
 * - `busy`: the mailbox asks to wait; `retryAfterSeconds` if its response has a time
 * - `full`: the mailbox has no room left
 * - `refused`: the mailbox refuses the call, and would refuse it again
 * - `sending-refused`: the outgoing server refuses the name or the password, and the mailbox can still be read
 * - `unavailable`: the mailbox does not answer, or has an error of its own
 * - `unknown`: it is not known whether the mailbox accepted a reply
 */
export type MailboxFailure =
  | 'access-revoked'
  | 'not-found'
  | 'unknown-place'
  | 'busy'
  | 'full'
  | 'refused'
  | 'sending-refused'
  | 'unavailable'
  | 'unknown';

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
