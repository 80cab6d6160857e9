import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/**
 * Every table and view of the database with its rows as text. The list comes from the database, not from the program.
 */
export async function tablesOf({ db }: Database): Promise<{ name: string; rows: string }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length < 9) throw new Error('The database has fewer tables than were made.');
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return { name, rows: JSON.stringify(rows) };
    }),
  );
}

/** The names of the tables that contain one of the words, in upper or lower case. */
export async function tablesWith(database: Database, words: string[]): Promise<string[]> {
  const tables = await tablesOf(database);
  return tables
    .filter(({ rows }) => words.some((word) => rows.toLowerCase().includes(word.toLowerCase())))
    .map(({ name }) => name)
    .toSorted();
}
