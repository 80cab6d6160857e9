import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/schema.ts';
import { type Claim, type HeldAllowance, type Outcome, periodAt, type Reservation } from './claim.ts';
import type { Statements } from './statements.ts';

export type Settlement = { reservation: Reservation; charged: boolean };

/** What is to be done in one transaction. Reservations are settled and renewed before new ones are made. */
export type Batch = {
  /** Ids of reservations whose replies are still being written. */
  renewals: readonly string[];
  settlements: readonly Settlement[];
  claims: readonly Claim[];
};

/** The result of a batch: an outcome for each claim, in their order, and the ids of the reservations that it ended. */
export type Applied = { outcomes: Outcome[]; ended: ReadonlySet<string> };

/** How long a reservation counts without being renewed, in milliseconds. */
export const RESERVATION_MS = 90_000;

/** An allowance that a batch charges or asks for. `used` is first what the batch charges, then the total of the row. */
type Standing = HeldAllowance & { used: number; reserved: number };
/**
 * A rate while its row is locked. `used`: before this batch; `asked`: claims that ask for it; `granted`: those that got
 * it.
 */
type RateStanding = { holder: string; window_ends: number; used: number; asked: number; granted: number };

const keyOf = (allowance: { holder: string; period: string }) => `${allowance.holder}\n${allowance.period}`;

/** Values in the order of their keys: rows are always locked in that order. */
function sortedValues<T>(map: Map<string, T>): T[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

function mustGet<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error('A locked row did not come back from the database.');
  return value;
}

/** An allowance that a settled reservation held. `charge`: 0 or 1. */
type Settled = HeldAllowance & { id: string; charge: number };

/**
 * Ends reservations, each once. A missing one was settled before or deleted with its account; it charges nothing. So a
 * settlement with an unknown result may be tried again.
 */
async function endReservations(
  { takeReservations }: Statements,
  tx: Tx,
  settlements: readonly Settlement[],
): Promise<Settled[]> {
  if (settlements.length === 0) return [];
  const known = new Map(settlements.map((settlement) => [settlement.reservation.id, settlement]));
  const taken = await takeReservations(tx, [...known.keys()]);
  return taken.map(({ id, holder, period }) => {
    const { reservation, charged } = mustGet(known, id);
    const held = reservation.held.find((allowance) => keyOf(allowance) === keyOf({ holder, period }));
    return { id, holder, period, expiresAt: held?.expiresAt ?? null, charge: charged ? 1 : 0 };
  });
}

/** The allowances that a batch has to lock, with what it charges to each. */
function standingsOf(settled: Settled[], claims: readonly Claim[], now: number): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  const want = ({ holder, period, expiresAt }: HeldAllowance, charge: number) => {
    const key = keyOf({ holder, period });
    const known = standings.get(key);
    if (known) known.used += charge;
    else standings.set(key, { holder, period, expiresAt, used: charge, reserved: 0 });
  };
  // The allowance is locked even if nothing is charged: its row may then be empty.
  for (const { charge, ...allowance } of settled) want(allowance, charge);
  for (const { holds } of claims) {
    for (const { holder, period } of holds) want({ holder, ...periodAt(period, now) }, 0);
  }
  return standings;
}

/** Locks the rates of the claims. At first each claim is counted as if it were granted. */
async function lockRates(
  { addToRates }: Statements,
  tx: Tx,
  now: number,
  claims: readonly Claim[],
): Promise<Map<string, RateStanding>> {
  const standings = new Map<string, RateStanding>();
  for (const { holder, windowMs } of claims.flatMap((claim) => claim.rates)) {
    const known = standings.get(holder);
    if (known) known.asked += 1;
    else standings.set(holder, { holder, window_ends: now + windowMs, used: 0, asked: 1, granted: 0 });
  }
  if (standings.size === 0) return standings;
  const rows = sortedValues(standings).map(({ holder, window_ends, asked }) => ({
    holder,
    window_ends,
    used: asked,
  }));
  for (const { holder, window_ends, used } of await addToRates(tx, rows, now)) {
    const standing = mustGet(standings, holder);
    standing.window_ends = window_ends;
    standing.used = used - standing.asked;
  }
  return standings;
}

/** Grants a claim completely or not at all. Its rows must be locked. */
function decide(
  claim: Claim,
  now: number,
  standings: Map<string, Standing>,
  rates: Map<string, RateStanding>,
): Outcome {
  const taken: Standing[] = [];
  for (const hold of claim.holds) {
    const { period } = periodAt(hold.period, now);
    const standing = mustGet(standings, keyOf({ holder: hold.holder, period }));
    if (hold.limit !== null && standing.used + standing.reserved >= hold.limit) {
      return { kind: 'refused', code: hold.refusal };
    }
    taken.push(standing);
  }
  const counted = claim.rates.map((wanted) => ({ ...wanted, rate: mustGet(rates, wanted.holder) }));
  const rateStates = () =>
    counted.map(({ rate, limit, windowMs }) => ({
      limit,
      windowSeconds: Math.round(windowMs / 1000),
      left: Math.max(0, limit - rate.used - rate.granted),
      endsInSeconds: Math.max(1, Math.ceil((rate.window_ends - now) / 1000)),
    }));
  const passed = counted.filter(({ rate, limit }) => rate.used + rate.granted >= limit);
  if (passed.length > 0) {
    const windowEnds = Math.max(...passed.map(({ rate }) => rate.window_ends));
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEnds - now) / 1000));
    return { kind: 'too_fast', retryAfterSeconds, rates: rateStates() };
  }
  for (const { rate } of counted) rate.granted += 1;
  for (const standing of taken) standing.reserved += 1;
  const held = taken.map(({ holder, period, expiresAt }) => ({ holder, period, expiresAt }));
  return { kind: 'reserved', reservation: { id: randomUUID(), held }, rates: rateStates() };
}

async function reserve(
  statements: Statements,
  tx: Tx,
  now: number,
  claims: readonly Claim[],
  standings: Map<string, Standing>,
): Promise<Outcome[]> {
  const holders = new Set([...standings.values()].map((standing) => standing.holder));
  const counts = holders.size > 0 ? await statements.countReserved(tx, [...holders], now) : [];
  for (const row of counts) {
    const standing = standings.get(keyOf(row));
    if (standing) standing.reserved = Number(row.count);
  }
  const rates = await lockRates(statements, tx, now, claims);
  const outcomes = claims.map((claim) => decide(claim, now, standings, rates));
  const rows = outcomes.flatMap((outcome) => {
    if (outcome.kind !== 'reserved') return [];
    const { id, held } = outcome.reservation;
    return held.map(({ holder, period }) => ({ id, holder, period, expires_at: now + RESERVATION_MS }));
  });
  if (rows.length > 0) await statements.insertReservations(tx, rows);
  await correctRates(statements, tx, sortedValues(rates));
  return outcomes;
}

/** Removes refused claims from the counts, and deletes rows that count nothing. */
async function correctRates(statements: Statements, tx: Tx, rates: RateStanding[]): Promise<void> {
  const corrected = rates
    .filter(({ asked, granted }) => granted < asked)
    .map(({ holder, window_ends, used, granted }) => ({ holder, window_ends, used: used + granted }));
  const counting = corrected.filter(({ used }) => used > 0);
  const empty = corrected.filter(({ used }) => used === 0).map(({ holder }) => holder);
  if (counting.length > 0) await statements.setRates(tx, counting);
  if (empty.length > 0) await statements.deleteRates(tx, empty);
}

/**
 * Deletes the locked allowances of which nothing is used or reserved. A row with 0 exists only to be locked. If another
 * process waits for it, that process creates it again.
 */
async function deleteEmpty({ deleteUnused }: Statements, tx: Tx, standings: Standing[]): Promise<void> {
  const empty = standings.filter(({ used, reserved }) => used === 0 && reserved === 0);
  if (empty.length > 0) await deleteUnused(tx, empty);
}

/** The accounts of the claims that were deleted. The other accounts cannot be deleted until the transaction ends. */
async function goneAccounts(
  { keepAccounts }: Statements,
  tx: Tx,
  claims: readonly Claim[],
): Promise<Set<string>> {
  const gone = new Set(claims.flatMap(({ account }) => account ?? []));
  if (gone.size > 0) for (const { id } of await keepAccounts(tx, [...gone])) gone.delete(id);
  return gone;
}

/**
 * Settles and renews reservations and answers claims, in their order, within one transaction. The number of statements
 * does not grow with the batch. Rows are locked in the same order everywhere (decision 10): profiles, reservations,
 * allowances, rates; within a table in the order of their keys. `now` is the database's clock in milliseconds. No row
 * is written for a deleted account.
 */
export async function applyBatch(
  statements: Statements,
  tx: Tx,
  now: number,
  { renewals, settlements, claims }: Batch,
): Promise<Applied> {
  const gone = await goneAccounts(statements, tx, claims);
  const isLiving = ({ account }: Claim) => account === undefined || !gone.has(account);
  const living = gone.size > 0 ? claims.filter(isLiving) : claims;
  const settled = await endReservations(statements, tx, settlements);
  // After all other locks on reservations: it locks its rows in no fixed order, but waits for none.
  if (renewals.length > 0) await statements.renewReservations(tx, renewals, now + RESERVATION_MS);
  const ended = new Set(settled.map(({ id }) => id));
  const standings = standingsOf(settled, living, now);
  if (standings.size > 0) {
    const rows = sortedValues(standings).map(({ holder, period, used, expiresAt }) => ({
      holder,
      period,
      used,
      expires_at: expiresAt,
    }));
    for (const row of await statements.addUsed(tx, rows)) mustGet(standings, keyOf(row)).used = row.used;
  }
  const outcomes = living.length > 0 ? await reserve(statements, tx, now, living, standings) : [];
  await deleteEmpty(statements, tx, sortedValues(standings));
  if (gone.size === 0) return { outcomes, ended };
  const answers = outcomes.values();
  return {
    outcomes: claims.map((claim) => (isLiving(claim) && answers.next().value) || { kind: 'gone' }),
    ended,
  };
}
