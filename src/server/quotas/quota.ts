import type { ProblemCode } from '#domain/problems.ts';

/** The time for which a quota counts: always, or a day or month in UTC, by the database's clock. */
type Period = 'ever' | 'day' | 'month';

/** A number of replies that a holder may have in a period. */
export type Quota = {
  /** Who is counted: 'guest:<id>', 'address:<hash>', or an account's id. At most 128 characters. */
  holder: string;
  period: Period;
  /** null: counted and never refused. */
  limit: number | null;
  /** The problem that the person gets when nothing is left. */
  refusal: Extract<ProblemCode, 'guest_limit' | 'plan_limit'>;
};

/**
 * A number of replies that all persons together, or all guests together, may have in a UTC day. It bounds what the
 * operator pays (docs/product.md, 1.12).
 */
export type Ceiling = { holder: 'all' | 'all-guests'; limit: number };

/**
 * A limit for attempts in a window of time, which begins with the first attempt. (The same table also holds the replies
 * that a deleted account used in a month. That is not a rate: src/server/accounts/usage-of-deleted-accounts.ts.)
 * `limit`: null if the attempts are only counted and never refused.
 */
export type Rate = { holder: string; limit: number | null; windowMs: number };

/** The window of most rates. */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** The quotas, rates and ceilings that one reply counts in. It is counted in all of them, or in none. */
export type ReservationRequest = {
  /** The quota with the most callers comes last. */
  quotas: Quota[];
  rates: Rate[];
  /** In the order in which they are locked. It is the same for every reply. */
  ceilings: Ceiling[];
  /** The account that asks for the reply. After it is deleted, nothing is reserved or charged. */
  accountId?: string;
};

/** One period of a quota, as it is stored. `expiresAt`: when its row may be deleted; null: never. */
export type QuotaPeriod = { holder: string; period: string; expiresAt: number | null };

/**
 * What a reply takes from its quotas while it is written. It counts until it is settled. If its process dies, it
 * expires.
 */
export type Reservation = { id: string; quotas: QuotaPeriod[] };

/**
 * A rate after an attempt: the attempts in the window, what is left of `limit` (null without a limit), and when the
 * window ends.
 */
export type RateState = {
  limit: number | null;
  used: number;
  left: number | null;
  windowSeconds: number;
  endsInSeconds: number;
};

/** What a request to reserve came to. */
export type ReservationOutcome =
  | { kind: 'reserved'; reservation: Reservation; rates: RateState[] }
  | { kind: 'refused'; code: Quota['refusal'] }
  /** `retryAfterSeconds`: until the day ends. */
  | { kind: 'ceiling_reached'; ceiling: Ceiling; retryAfterSeconds: number }
  | { kind: 'account_deleted' }
  | RateExceeded;

/** A rate is used up; `retryAfterSeconds`: until its window ends. `rates` are in the order of the request. */
export type RateExceeded = { kind: 'rate_exceeded'; retryAfterSeconds: number; rates: RateState[] };

/** An attempt that is only counted and reserves nothing. */
export type Counted = { kind: 'counted'; rates: RateState[] };

/** The UTC month that contains the time `now`: its name in the database, such as '2026-11', and when it ends. */
export function monthAt(now: number): { name: string; endsAt: number } {
  const date = new Date(now);
  return {
    name: date.toISOString().slice(0, 7),
    endsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1),
  };
}

/** The UTC day that contains the time `now`: its name in the database, such as '2026-11-30', and when it ends. */
export function dayAt(now: number): { name: string; endsAt: number } {
  return { name: new Date(now).toISOString().slice(0, 10), endsAt: (Math.floor(now / DAY_MS) + 1) * DAY_MS };
}

/** The current period of a quota, at the time `now`. */
export function currentPeriod(
  { holder, period }: Pick<Quota, 'holder' | 'period'>,
  now: number,
): QuotaPeriod {
  switch (period) {
    // The row must outlive a guest's cookie, which lasts a year.
    case 'ever':
      return { holder, period: 'ever', expiresAt: now + 400 * DAY_MS };
    case 'day':
      return { holder, period: dayAt(now).name, expiresAt: now + 2 * DAY_MS };
    case 'month':
      return { holder, period: monthAt(now).name, expiresAt: null };
  }
}
