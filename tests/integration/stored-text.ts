import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** The content of every file below a folder, as one text. Throws if there is none. */
export async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
  if (files.length === 0) throw new Error('The folder is empty.');
  return texts.join('\n');
}

/** Every row of every table, as one text. Throws if there are no tables. */
async function rowsOf(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    texts.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
  }
  await client.end();
  if (tables.length < 3) throw new Error('The database has no tables.');
  return texts.join('\n');
}

/** Everything that a program stores, as one text: the rows of PostgreSQL, or else every file under DATA_DIR. */
export function storedText({ DATABASE_URL, DATA_DIR = '' }: Record<string, string>): Promise<string> {
  return DATABASE_URL ? rowsOf(DATABASE_URL) : contentsOf(DATA_DIR);
}
