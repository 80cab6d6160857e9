import type { Database } from '../database/connect.ts';
import { describeError, type Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { dayAt } from '../quotas/quota.ts';
import type { TokenListener } from '../writers/model.ts';

/** What is counted of one model. */
type Counts = { replies: number; input: number; output: number };

/**
 * Counts the replies and the tokens of each model and day, for the operator's page. All counts arrive here. They are
 * written in the background, so that no reply waits for them or fails because of them.
 */
export type TokenCounter = {
  /** Counts the tokens of one answer of a model. */
  countTokens: TokenListener;
  /** Counts a reply that was charged. `writer`: what wrote it. */
  countReply(writer: string): void;
  /**
   * Writes what is counted. Never rejects: what could not be written is written the next time. If only the answer of
   * the database was lost, these counts are then written twice: an id for each write would cost more than that error.
   */
  flush(): Promise<void>;
  /** Stops the timer and writes what is counted. */
  close(): Promise<void>;
};

/** How long counts stay in memory, in milliseconds. A process that is killed loses those of this time. */
const FLUSH_MS = 5_000;

/**
 * Adds counts to the rows of today, by the database's clock, in one statement. The rows are sorted, so that two
 * processes lock them in the same order.
 */
async function addCounts({ db, now }: Database, counts: ReadonlyMap<string, Counts>): Promise<void> {
  const day = dayAt(await now(db)).name;
  const rows = [...counts].map(([model, count]) => ({ day, model, ...count }));
  await db
    .insertInto('token_counts')
    .values(rows.toSorted((a, b) => (a.model < b.model ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'model']).doUpdateSet((eb) => ({
        replies: eb('token_counts.replies', '+', eb.ref('excluded.replies')),
        input: eb('token_counts.input', '+', eb.ref('excluded.input')),
        output: eb('token_counts.output', '+', eb.ref('excluded.output')),
      })),
    )
    .execute();
}

function addTo(
  all: Map<string, Counts>,
  model: string,
  { replies = 0, input = 0, output = 0 }: Partial<Counts>,
): void {
  const before = all.get(model) ?? { replies: 0, input: 0, output: 0 };
  all.set(model, {
    replies: before.replies + replies,
    input: before.input + input,
    output: before.output + output,
  });
}

/** Opens the counter. The timer does not keep the process alive. */
export function openTokenCounter(
  database: Database,
  metrics: Pick<Metrics, 'countTokens'>,
  log: Pick<Logger, 'warn'>,
): TokenCounter {
  let pending = new Map<string, Counts>();
  let flushing = Promise.resolve();
  const add = (model: string, counts: Partial<Counts>) => addTo(pending, model, counts);

  async function flushOnce(): Promise<void> {
    if (pending.size === 0) return;
    const counts = pending;
    pending = new Map();
    try {
      await addCounts(database, counts);
    } catch (error) {
      for (const [model, count] of counts) add(model, count);
      log.warn({ error: describeError(error) }, 'The tokens of models cannot be stored yet');
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.then(flushOnce);
    return flushing;
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    countTokens(model, tokens) {
      add(model, tokens);
      metrics.countTokens(model, tokens);
    },
    countReply: (writer) => add(writer, { replies: 1 }),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
