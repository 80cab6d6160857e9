import type { Kysely, Transaction } from 'kysely';
import type { MailboxKind } from '#domain/mailbox.ts';
import type { Plan } from '#domain/plans.ts';
import type { ProblemCode } from '#domain/problems.ts';

/** Times are milliseconds since 1970, of the database's clock; those of the account library are ISO 8601 texts. */
export type Schema = {
  /** What a holder has used up in a period. */
  allowances: {
    /** Who: 'guest:<id>', 'address:<hash>', or an account's id. */
    holder: string;
    /** 'ever', a UTC day '2026-01-31' or a UTC month '2026-01'. */
    period: string;
    used: number;
    /** When the row may be deleted; null: kept. */
    expires_at: number | null;
  };
  /** One row for each allowance that a reply being written holds; it counts until it expires. */
  reservations: {
    id: string;
    holder: string;
    period: string;
    expires_at: number;
  };
  /**
   * Replies begun, or attempts on an account, of a holder in the window that began with the first of them. And of a
   * deleted account the replies of the month, in a window that ends with it (left-month.ts).
   */
  rates: {
    holder: string;
    window_ends: number;
    used: number;
  };
  /** Accounts. Written by the account library, but for the plan. */
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
  /** Sign-ins. The library's times are ISO 8601 texts in UTC, which sort as they are. */
  sessions: {
    id: string;
    user_id: string;
    /** Worth nothing without its signature, whose key is not in the database. */
    token: string;
    expires_at: string;
    /** Always empty: the library is not told where a request comes from. */
    ip_address: string | null;
    user_agent: string | null;
    created_at: string;
    updated_at: string;
  };
  /** How an account proves itself: one row with the hash of its password. */
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
  /** Appended, never changed. */
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
    /** Another one with each connecting: what memory holds of an earlier connection is not this one's. */
    id: string;
    kind: MailboxKind;
    /** Null where the mailbox did not tell it. */
    address: string | null;
    /** What proves the right to it, sealed (sealing.ts); null where a kind needs nothing. */
    credential: string | null;
    connected_at: number;
  };
  /** Connectings that were begun: each ends by being used or by expiring. */
  mailbox_authorizations: {
    /** The hash of the state that went to the mailbox's provider. */
    state: string;
    user_id: string;
    /** The session that began it: it must still be there. */
    session_id: string;
    /** The hash of what the beginning browser holds in a cookie. */
    browser: string;
    /** What the code is exchanged with, sealed. */
    verifier: string;
    expires_at: number;
  };
  /** Replies that were, or may have been, handed to a mailbox: none of them is sent once more. No text of them. */
  sendings: {
    user_id: string;
    /** A keyed hash: of what the client calls it by, else of its content. */
    key: string;
    /** A keyed hash of what is sent. */
    content: string;
    state: 'sending' | 'sent' | 'unknown';
    /** The mailbox's names of what was sent; null until it was. */
    message_id: string | null;
    thread_id: string | null;
    /** While 'sending': when its outcome counts as unknown. */
    settled_by: number;
    expires_at: number;
  };
  /** What opens the public API. Source: decision 13. */
  api_keys: {
    id: string;
    user_id: string;
    name: string;
    /** What the key begins with: finds its row. */
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
  /** Calls of the public API that have a name, and their answers, which only the caller can open. Source: decision 13. */
  idempotent_replies: {
    user_id: string;
    /** A keyed hash of the caller's Idempotency-Key. */
    key: string;
    /** A keyed hash of what was asked. */
    content: string;
    state: 'writing' | 'done' | 'failed';
    /** Once 'done': the answer, sealed under the caller's own key. */
    answer: string | null;
    /** Once 'failed': why, and when it may succeed where that is known. */
    problem: ProblemCode | null;
    retry_at: number | null;
    /** Who writes it, until `lease_ends` unless they renew it: then another may take the name. */
    lease: string;
    lease_ends: number;
    expires_at: number;
  };
  /** A view of the accounts' allowances: replies charged in a UTC month '2026-01'. */
  usage_tracking: {
    user_id: string;
    month_year: string;
    emails_generated: number;
  };
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
