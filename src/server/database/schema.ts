import type { Generated, Kysely, Transaction } from 'kysely';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import type { Plan } from '#domain/plans.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { BillingSchema } from './schema-billing.ts';

/**
 * The tables and columns. Times are milliseconds since 1970, by the database's clock. Times of the account library are
 * ISO 8601 texts in UTC, so sorting the texts sorts the times.
 */
export type Schema = BillingSchema & {
  /** The replies that a holder has used in a period. */
  quotas: {
    /** 'guest:<id>', 'address:<hash>', an account's id, 'team:<id>', or 'all' and 'all-guests' for the ceilings. */
    holder: string;
    /** 'ever', a UTC day '2026-01-31' or a UTC month '2026-01'. */
    period: string;
    used: number;
    /** The time after which the row may be deleted; null: never. */
    expires_at: number | null;
  };
  /** One row for each quota of a reply that is being written. It counts until it expires. */
  reservations: {
    id: string;
    holder: string;
    period: string;
    expires_at: number;
  };
  /**
   * The replies or attempts of a holder, in a window of time that begins with the first of them. Also the replies that
   * a deleted account used in a month; their window ends with the month (usage-of-deleted-accounts.ts).
   */
  rates: {
    holder: string;
    window_ends: number;
    used: number;
  };
  /** Accounts. The account library creates the rows. `current_plan` is a column of our own. */
  profiles: {
    id: string;
    /** Lower case. */
    email: string;
    full_name: string;
    /** 0 or 1. */
    email_verified: number;
    image: string | null;
    current_plan: Plan;
    /** The plan outside the team, while the account is in one; otherwise null: `current_plan` is its own. */
    own_plan: Plan | null;
    /** The team whose plan and allowance the account has. */
    team_id: string | null;
    /** 0 or 1: whether the account gets mails at 80 % and 100 % of its allowance. */
    usage_mails: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  sessions: {
    id: string;
    user_id: string;
    /** A request must send it with a signature. The key of the signature is not in the database. */
    token: string;
    expires_at: string;
    /** Always null, like `user_agent`: the account library gets no request to read them from. */
    ip_address: string | null;
    user_agent: string | null;
    created_at: string;
    updated_at: string;
  };
  /** The credential of an account: one row with the hash of its password. */
  credentials: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: string | null;
    refresh_token_expires_at: string | null;
    scope: string | null;
    password: string | null;
    created_at: string;
    updated_at: string;
  };
  /**
   * The library's name. Password reset links that were mailed and not used yet; the identifier is hashed. A link that
   * verifies an address is signed and has no row.
   */
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  /** The changes of own plans. Rows are only added, never changed. */
  plan_changes: {
    id: string;
    user_id: string;
    from_plan: Plan;
    to_plan: Plan;
    changed_at: number;
  };
  /** The connected mailboxes of accounts. Source: decisions 11 and 19. */
  mailboxes: {
    /** Each connection gets a new id, so that data in memory about an earlier connection is not used for it. */
    id: string;
    user_id: string;
    kind: MailboxKind;
    /** Null if the provider did not return it. */
    address: string | null;
    /** The encrypted credential for the mailbox (sealing.ts); null if this kind of mailbox needs none. */
    credential: string | null;
    /** What its owner allowed, in the provider's own words; null if this kind of mailbox has none, or is not known. */
    scope: string | null;
    connected_at: number;
    /** The time when its messages were last listed. The mailbox with the latest time is shown. */
    shown_at: number;
  };
  /**
   * Pending connections: a person has started to connect a mailbox. A row is deleted when the connection is finished or
   * has expired.
   */
  mailbox_authorizations: {
    /** The hash of the `state` that was sent to the mailbox's provider. */
    state: string;
    user_id: string;
    /** The session that started the connection. It must still exist when the connection is finished. */
    session_id: string;
    /** The hash of the cookie value in the browser that started the connection. */
    browser: string;
    /** The encrypted PKCE verifier for the exchange of the code. */
    verifier: string;
    expires_at: number;
  };
  /** Replies that were sent or may have been sent, so that no reply is sent twice. Contains no text of a reply. */
  outbox: {
    user_id: string;
    /** A keyed hash (mailboxes/outbox.ts) of the client's Idempotency-Key, the content, or the answered message. */
    key: string;
    /** A keyed hash of the reply. */
    content: string;
    state: 'sending' | 'sent' | 'unknown';
    /** The ids that the mailbox gave the sent reply (not those of the answered message); null until it is sent. */
    message_id: string | null;
    thread_id: string | null;
    /** If 'sending': the time after which the state counts as 'unknown'. */
    settled_by: number;
    expires_at: number;
  };
  /** API keys. Source: decision 13. */
  api_keys: {
    id: string;
    user_id: string;
    name: string;
    /** The beginning of the key. It identifies the row. */
    prefix: string;
    /** SHA-256 of the whole key, base64url. */
    hash: string;
    /** Scopes separated by spaces, in the order of the domain. */
    scopes: string;
    created_at: number;
    /** Null: the key never expires. */
    expires_at: number | null;
    /** Rounded to the minute; null: never used. */
    last_used_at: number | null;
  };
  /** Texts that a person uses often. Source: docs/product.md, 3.25. */
  snippets: {
    id: string;
    user_id: string;
    name: string;
    text: string;
    created_at: number;
  };
  /** The words with which a person opens and ends replies, one row for each account. Empty texts: not set. */
  own_words: {
    user_id: string;
    name: string;
    signature: string;
    opening: string;
    closing: string;
  };
  /**
   * Calls of the public API with an Idempotency-Key, and their replies. Only the caller can decrypt a reply. Source:
   * decision 13.
   */
  idempotent_replies: {
    user_id: string;
    /** A keyed hash of the caller's Idempotency-Key. */
    key: string;
    /** A keyed hash of the request. */
    content: string;
    state: 'writing' | 'done' | 'failed';
    /**
     * Set if 'done': the reply, encrypted with a key that is derived from the caller's API key. The code calls it
     * `sealedReply`; the column keeps its first name, because a new one would need a migration.
     */
    answer: string | null;
    /** Set if 'failed': the problem, and the time after which another attempt may succeed, if known. */
    problem: ProblemCode | null;
    retry_at: number | null;
    /**
     * The id of the lease of the process that writes the reply. If the lease is not renewed before `lease_ends`,
     * another call may take over.
     */
    lease: string;
    lease_ends: number;
    expires_at: number;
  };
  /** The replies and tokens of each model in a UTC day. No person is named. Rows are deleted after 400 days. */
  token_counts: {
    /** '2026-01-31' */
    day: string;
    /** The model's name in the configuration, or 'Built-in drafter'. */
    model: string;
    /** Replies that were charged. Asks and trial replies are not among them, but their tokens are counted. */
    replies: number;
    /** The tokens of prompts, and of answers. */
    input: number;
    output: number;
  };
  /** A view of `quotas`: how many replies an account, or 'team:<id>', used in a UTC month such as '2026-01'. */
  usage_tracking: {
    user_id: string;
    month_year: string;
    emails_generated: number;
  };
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
