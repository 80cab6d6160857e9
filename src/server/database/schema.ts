import type { Kysely, Transaction } from 'kysely';
import type { MailboxKind } from '#domain/mailbox.ts';
import type { Plan } from '#domain/plans.ts';
import type { ProblemCode } from '#domain/problems.ts';

/** Times are milliseconds since 1970, of the database's clock; those of the account library are ISO 8601 texts. */
export type Schema = {
  /** What a holder has used in a period. */
  quotas: {
    /** Who: 'guest:<id>', 'address:<hash>', or an account's id. */
    holder: string;
    /** 'ever', a UTC day '2026-01-31' or a UTC month '2026-01'. */
    period: string;
    used: number;
    /** When the row may be deleted; null: kept. */
    expires_at: number | null;
  };
  /** One row for each quota that a reply under way counts in. It counts until it expires. */
  reservations: {
    id: string;
    holder: string;
    period: string;
    expires_at: number;
  };
  /**
   * Replies of a holder, or attempts on an account, in a window that begins with the first of them. Also the month's
   * replies of a deleted account, in a window that ends with the month (left-month.ts).
   */
  rates: {
    holder: string;
    window_ends: number;
    used: number;
  };
  /** Accounts. The account library creates the rows; the column of the plan is our own. */
  profiles: {
    id: string;
    /** Lower case. */
    email: string;
    full_name: string;
    /** 0 or 1. */
    email_verified: number;
    image: string | null;
    current_plan: Plan;
    created_at: string;
    updated_at: string;
  };
  /** Sign-ins. The library's times are ISO 8601 texts in UTC, so sorting the texts sorts the times. */
  sessions: {
    id: string;
    user_id: string;
    /** Useless without its signature, whose key is not in the database. */
    token: string;
    expires_at: string;
    /** Always empty: the library does not know where a request comes from. */
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
  /** Links that were mailed and not used yet; the identifier is hashed. */
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: string;
    created_at: string;
    updated_at: string;
  };
  /** Rows are only added, never changed. */
  plan_changes: {
    id: string;
    user_id: string;
    from_plan: Plan;
    to_plan: Plan;
    changed_at: number;
  };
  /** An account's mailbox; while there is a row it is connected. Source: decision 11. */
  gmail_tokens: {
    user_id: string;
    /** New with each connection, so that data in memory about an earlier connection is not used for this one. */
    id: string;
    kind: MailboxKind;
    /** Null if the mailbox did not give it. */
    address: string | null;
    /** The credential for it, sealed (sealing.ts); null if the kind needs none. */
    credential: string | null;
    connected_at: number;
  };
  /** Connections of mailboxes that were started. Each row is deleted when it is used or has expired. */
  mailbox_authorizations: {
    /** The hash of the state that went to the mailbox's provider. */
    state: string;
    user_id: string;
    /** The session that started it. It must still exist at the end. */
    session_id: string;
    /** The hash of the cookie value in the browser that started it. */
    browser: string;
    /** The PKCE verifier for the exchange of the code, sealed. */
    verifier: string;
    expires_at: number;
  };
  /** Replies that were, or may have been, handed to a mailbox, so that none is sent twice. Contains no text of them. */
  outbox: {
    user_id: string;
    /**
     * A keyed hash (mailboxes/outbox.ts) of the client's own name for the reply, its content, or the answered message.
     */
    key: string;
    /** A keyed hash of what is sent. */
    content: string;
    state: 'sending' | 'sent' | 'unknown';
    /** The mailbox's ids of the sent mail; null until it is sent. */
    message_id: string | null;
    thread_id: string | null;
    /** While 'sending': the time from which its outcome counts as unknown. */
    settled_by: number;
    expires_at: number;
  };
  /** Keys of the public API. Source: decision 13. */
  api_keys: {
    id: string;
    user_id: string;
    name: string;
    /** The beginning of the key, by which its row is found. */
    prefix: string;
    /** SHA-256 of the whole key, base64url. */
    hash: string;
    /** Names of scopes with spaces between them, in the order of the domain. */
    scopes: string;
    created_at: number;
    /** Null: never. */
    expires_at: number | null;
    /** To the minute; null: never used. */
    last_used_at: number | null;
  };
  /**
   * Calls of the public API with an Idempotency-Key, and their answers, which only the caller can open.
   * Source: decision 13.
   */
  idempotent_replies: {
    user_id: string;
    /** A keyed hash of the caller's Idempotency-Key. */
    key: string;
    /** A keyed hash of the request. */
    content: string;
    state: 'writing' | 'done' | 'failed';
    /** Once 'done': the answer, sealed under the caller's own key. */
    answer: string | null;
    /** Once 'failed': the reason, and when another try may succeed, if that is known. */
    problem: ProblemCode | null;
    retry_at: number | null;
    /**
     * The id of the current writer. If the writer does not renew it before `lease_ends`, another call may take over.
     */
    lease: string;
    lease_ends: number;
    expires_at: number;
  };
  /** A view of what accounts used of their quotas: replies charged in a UTC month '2026-01'. */
  usage_tracking: {
    user_id: string;
    month_year: string;
    emails_generated: number;
  };
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
