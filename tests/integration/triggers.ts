import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Has the database itself run a statement after each event, such as 'insert on sessions': right in the middle of it. */
export async function runAfter({ db, kind }: Database, event: string, statement: string): Promise<void> {
  if (kind === 'sqlite') {
    await sql.raw(`create trigger late after ${event} begin ${statement}; end`).execute(db);
    return;
  }
  await sql
    .raw(
      `create function late() returns trigger as $$ begin ${statement}; return new; end $$ language plpgsql`,
    )
    .execute(db);
  await sql.raw(`create trigger late after ${event} for each row execute function late()`).execute(db);
}
