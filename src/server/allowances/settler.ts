import { setTimeout as sleep } from 'node:timers/promises';
import { startDeadline } from '../database/deadline.ts';
import { DatabaseUnavailable, WORK_MS } from '../database/unavailable.ts';
import { describeError, type Logger } from '../log.ts';
import type { Reservation } from './claim.ts';
import type { Job } from './run-batch.ts';

/** Pause before a settlement is tried again. */
const RETRY_MS = 500;

/** Ends reservations. Tries again until the database answers. */
type Settler = {
  /** As `Ledger.settle`. */
  settle(reservation: Reservation, charged: boolean): Promise<boolean>;
  /** Gives back an unused reservation, in the background. */
  giveBack(reservation: Reservation): void;
  /** After this, a settlement that fails is not tried again. */
  stop(): void;
};

/**
 * Settles reservations through the ledger's queue.
 * @param held ids of the reservations that are renewed; an id stays in it until its reservation is settled
 */
export function createSettler(push: (job: Job) => void, held: Set<string>, log: Logger): Settler {
  let isStopped = false;

  const tryOnce = (reservation: Reservation, charged: boolean) =>
    new Promise<boolean>((resolve, reject) =>
      push({ kind: 'settlement', reservation, charged, resolve, reject }),
    );

  /** Tries until it succeeds. A settlement that succeeded before without an answer is not charged twice. */
  async function settleInTheEnd(reservation: Reservation, charged: boolean): Promise<boolean> {
    held.add(reservation.id);
    for (let isFirst = true; ; isFirst = false) {
      try {
        const wasHeld = await tryOnce(reservation, charged);
        held.delete(reservation.id);
        return wasHeld || !isFirst;
      } catch (error) {
        if (isStopped) throw error;
        if (isFirst) log.warn({ error: describeError(error), charged }, 'A reply is to be settled later');
        await sleep(RETRY_MS, undefined, { ref: false });
        // If the database was silent for long, the reservation may have expired while its reply was written.
        push({ kind: 'renewal' });
      }
    }
  }

  return {
    settle: (reservation, charged) =>
      new Promise((resolve, reject) => {
        const met = startDeadline(WORK_MS, () => reject(new DatabaseUnavailable()));
        settleInTheEnd(reservation, charged).then(resolve, reject).finally(met);
      }),
    giveBack: (reservation) => void settleInTheEnd(reservation, false).catch(() => {}),
    stop() {
      isStopped = true;
    },
  };
}
