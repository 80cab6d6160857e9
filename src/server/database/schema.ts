import type { Kysely, Transaction } from 'kysely';

/** Times are milliseconds since 1970, of the database's clock. */
export type Schema = {
  /** What a holder has used up in a period. */
  allowances: {
    /** Who: 'guest:<id>', 'address:<hash>', 'account:<id>'. */
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
  /** Replies of a holder in the minute that began with its first one. */
  rates: {
    holder: string;
    window_ends: number;
    used: number;
  };
};

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
