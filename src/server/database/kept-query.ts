import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from './schema.ts';

/** Longest list, in rows, whose compiled query is kept. Longer lists are rare, and compiled each time. */
const KEPT_TEXTS = 64;

/**
 * A query on a list of rows. It is built and compiled once for each length of the list, because in the embedded
 * database that costs more than running it. `build` must depend only on the number of rows. `parameters` returns the
 * values in the order of the query's placeholders. Use the result with one database only.
 */
export function keepQuery<Row, Output, Input extends unknown[] = []>(
  build: (tx: Tx, rows: readonly Row[], ...input: Input) => Compilable<Output>,
  parameters: (rows: readonly Row[], ...input: Input) => unknown[],
): (tx: Tx, rows: readonly Row[], ...input: Input) => Promise<Output[]> {
  const kept = new Map<number, CompiledQuery<Output>>();
  return async (tx, rows, ...input) => {
    let query = kept.get(rows.length);
    if (!query) {
      query = build(tx, rows, ...input).compile();
      if (rows.length <= KEPT_TEXTS) kept.set(rows.length, query);
    }
    const result = await tx.executeQuery<Output>({ ...query, parameters: parameters(rows, ...input) });
    return result.rows;
  };
}
