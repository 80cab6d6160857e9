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
 * Replies of a holder that are only counted. They are counted when a quota of the same holder is charged: nothing is
 * reserved for them, and they never refuse a reply. `keptMs`: how long the count of a period is kept after its last
 * reply, in milliseconds; null: always.
 */
export type Count = { holder: string; period: Period; keptMs: number | null };

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
  /** Each holder must also have a quota. */
  counts?: Count[];
  rates: Rate[];
  /** In the order in which they are locked. It is the same for every reply. */
  ceilings: Ceiling[];
  /** The account that asks for the reply. After it is deleted, nothing is reserved or charged. */
  accountId?: string;
};

/** One period of a quota or a count, as it is stored. `expiresAt`: when its row may be deleted; null: never. */
export type QuotaPeriod = { holder: string; period: string; expiresAt: number | null };

/**
 * What a reply takes from its quotas while it is written. It counts until it is settled. If its process dies, it
 * expires. `counts`: what is counted together with the charge.
 */
export type Reservation = { id: string; quotas: QuotaPeriod[]; counts: QuotaPeriod[] };

/** How many replies of a period are used, after a charge. */
export type ChargedPeriod = { holder: string; period: string; used: number };

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

/** Whether a period is a UTC month, such as '2026-11'. */
export function isMonth(period: string): boolean {
  return period.length === 7;
}

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

/** How long the row of a quota is kept after its last reply, in milliseconds; null: always. */
const KEPT_MS: Record<Period, number | null> = {
  // The row must outlive a guest's cookie, which lasts a year.
  ever: 400 * DAY_MS,
  day: 2 * DAY_MS,
  month: null,
};

const periodNames: Record<Period, (now: number) => string> = {
  ever: () => 'ever',
  day: (now) => dayAt(now).name,
  month: (now) => monthAt(now).name,
};

/** The current period of a quota or a count, at the time `now`. */
export function currentPeriod(
  { holder, period, keptMs = KEPT_MS[period] }: Pick<Quota, 'holder' | 'period'> & Partial<Count>,
  now: number,
): QuotaPeriod {
  return { holder, period: periodNames[period](now), expiresAt: keptMs === null ? null : now + keptMs };
}
