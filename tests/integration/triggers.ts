import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/**
 * Makes the database itself run a statement after each event, such as 'insert on sessions'. So it runs in the middle of
 * the program's work.
 */
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

/**
 * Makes the database refuse an event, such as 'update on sessions', if the new row meets a condition. The program sees
 * a database that fails at that moment. Returns a function that allows the event again.
 */
export async function refuseWhere(
  { db, kind }: Database,
  event: string,
  condition: string,
): Promise<() => Promise<void>> {
  const statements =
    kind === 'sqlite'
      ? [
          `create trigger refusing before ${event} when ${condition} begin select raise(abort, 'refused'); end`,
        ]
      : [
          `create function refuse() returns trigger as $$ begin raise exception 'refused'; end $$ language plpgsql`,
          `create trigger refusing before ${event} for each row when (${condition}) execute function refuse()`,
        ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const table = event.slice(event.lastIndexOf(' ') + 1);
  return async () => {
    await sql.raw(`drop trigger refusing${kind === 'sqlite' ? '' : ` on ${table}`}`).execute(db);
  };
}
