import { setTimeout as sleep } from 'node:timers/promises';
import { startDeadline } from '../database/deadline.ts';
import { DatabaseUnavailable, WORK_MS } from '../database/unavailable.ts';
import { describeError, type Logger } from '../log.ts';
import type { Reservation } from './claim.ts';
import type { Job } from './run-batch.ts';

/** Pause before a settlement is tried again. */
const RETRY_MS = 500;

/** Ends reservations, however long the database takes to come back. */
type Settler = {
  /** As `Ledger.settle`. */
  settle(reservation: Reservation, charged: boolean): Promise<boolean>;
  /** Gives back what nobody uses; nobody waits for it. */
  giveBack(reservation: Reservation): void;
  /** From now on what fails is not tried again. */
  stop(): void;
};

/**
 * Settles by jobs of the ledger's queue.
 * @param held ids of the reservations that are renewed: those that could not be settled yet stay in it
 */
export function createSettler(push: (job: Job) => void, held: Set<string>, log: Logger): Settler {
  let isStopped = false;

  const tryOnce = (reservation: Reservation, charged: boolean) =>
    new Promise<boolean>((resolve, reject) =>
      push({ kind: 'settlement', reservation, charged, resolve, reject }),
    );

  /** What had come through before without an answer is not charged twice. */
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
        // After a long silence the reservation may have expired while its reply was written.
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
