import { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';

/** A value of a statement's parameter. */
export type SqlValue = string | number | null;

/**
 * Runs statements in one transaction. They are SQL texts with `?` for each parameter, because these statements run for
 * every reply: for Kysely it takes longer to build one and to pass it on than for SQLite to run it.
 */
export type Statements = {
  run<Row>(text: string, parameters?: readonly SqlValue[]): Promise<Row[]>;
};

/** A part of a statement, `count` times, separated by commas or by `separator`. */
export function repeated(part: string, count: number, separator = ', '): string {
  return Array<string>(count).fill(part).join(separator);
}

/** A statement as a query for Kysely. PostgreSQL names the parameters '$1', '$2' and so on. */
export function asQuery<Row>(
  kind: Database['kind'],
  text: string,
  parameters: readonly SqlValue[] = [],
): CompiledQuery<Row> {
  let count = 0;
  const named = kind === 'postgres' ? text.replaceAll('?', () => `$${++count}`) : text;
  return CompiledQuery.raw(named, [...parameters]) as CompiledQuery<Row>;
}
