import type { Database } from '#server/database/connect.ts';
import type { Tally } from './tally.ts';

/**
 * A process that was killed. Times are `performance.now()`. `address`: as the proxy names it; undefined if the
 * processes share one address.
 */
export type Kill = { address: string | undefined; at: number; goneAt: number };

/** When a call began and ended, and the address of the process that served it, if the proxy named it. */
export type Span = { address: string | undefined; from: number; to: number };

/** The connections of a dead process break a moment after its end, in milliseconds. */
const BREAK_MS = 500;

/** What all callers of a soak share. */
export type SoakState = {
  /** Where the callers call. */
  url: string;
  variables: Record<string, string>;
  database: Database;
  tally: Tally;
  kills: Kill[];
  /** Aborts when the callers begin nothing more. */
  ended: AbortSignal;
};

/** Whether the process that served a call was killed meanwhile. */
export function wasKilled({ kills }: Pick<SoakState, 'kills'>, { address, from, to }: Span): boolean {
  return kills.some((kill) => kill.address === address && kill.at <= to && from <= kill.goneAt + BREAK_MS);
}
