import type { Database } from '../database/connect.ts';
import { type Applied, applyBatch, type Settlement } from './batch.ts';
import type { Claim, Outcome, Reservation } from './claim.ts';
import type { Statements } from './statements.ts';

/** A request to the ledger. Each claim and each settlement is answered once: with its outcome or with an error. */
export type Job =
  | ClaimJob
  | (Settlement & {
      kind: 'settlement';
      resolve: (wasHeld: boolean) => void;
      reject: (error: unknown) => void;
    })
  | { kind: 'renewal' };

export type ClaimJob = {
  kind: 'claim';
  claim: Claim;
  /** The caller already got an error because the answer was late. What is granted after that is given back. */
  isGivenUp: boolean;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

type BatchContext = {
  database: Database;
  statements: Statements;
  /** Ids of the reservations of this process. */
  held: ReadonlySet<string>;
  /** Called with reservations that are not used, or that may never have been made. */
  giveBack: (reservation: Reservation) => void;
};

/** The reservations that hold something. An attempt that is only counted leaves nothing to settle. */
function reservationsOf(outcomes: readonly Outcome[]): Reservation[] {
  return outcomes.flatMap((outcome) =>
    outcome.kind === 'reserved' && outcome.reservation.held.length > 0 ? [outcome.reservation] : [],
  );
}

function answerClaims({ giveBack }: BatchContext, claims: ClaimJob[], outcomes: Outcome[]): void {
  claims.forEach((job, index) => {
    const outcome = outcomes[index];
    if (!outcome) job.reject(new Error('A claim was not answered.'));
    else if (!job.isGivenUp) job.resolve(outcome);
    else reservationsOf([outcome]).forEach(giveBack);
  });
}

/**
 * Does the jobs in one transaction. A claim is answered as soon as it is committed, before it is on the disk: a power
 * failure that undoes the reservation also ends its reply. A settlement is answered when it is on the disk. If the
 * answer to a commit does not come, what it may have reserved is given back. Never rejects.
 */
export async function runBatch(ctx: BatchContext, jobs: Job[]): Promise<void> {
  const { transact, flush, now } = ctx.database;
  const claims = jobs.filter((job) => job.kind === 'claim' && !job.isGivenUp) as ClaimJob[];
  const settlements = jobs.filter((job) => job.kind === 'settlement');
  const renewals = jobs.some((job) => job.kind === 'renewal') ? [...ctx.held] : [];
  if (claims.length === 0 && settlements.length === 0 && renewals.length === 0) return;
  const rejectSettlements = (error: unknown) => {
    for (const job of settlements) job.reject(error);
  };
  let { outcomes, ended }: Applied = { outcomes: [], ended: new Set() };
  try {
    await transact(async (tx) => {
      const batch = { renewals, settlements, claims: claims.map((job) => job.claim) };
      ({ outcomes, ended } = await applyBatch(ctx.statements, tx, await now(tx), batch));
    });
  } catch (error) {
    reservationsOf(outcomes).forEach(ctx.giveBack);
    for (const job of claims) job.reject(error);
    return rejectSettlements(error);
  }
  answerClaims(ctx, claims, outcomes);
  if (settlements.length === 0) return;
  flush().then(() => {
    for (const job of settlements) job.resolve(ended.has(job.reservation.id));
  }, rejectSettlements);
}
