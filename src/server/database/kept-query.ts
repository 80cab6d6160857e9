import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from './schema.ts';

/** Texts that are kept for one query; lists with more rows than this are rare, and compiled each time. */
const KEPT_TEXTS = 64;

/**
 * A query over a list of rows that is built and compiled once for each length of the list: in the embedded
 * database that costs more than running it. `build` may look at nothing but the number of rows, and `parameters`
 * gives the values in the order of the built query's placeholders. Belongs to one database.
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
