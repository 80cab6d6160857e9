import type { Db } from '../database/schema.ts';

/**
 * The hash that a password has to fit now; undefined where there is no such account. One query whoever is asked for:
 * an address without an account is not told by the time it takes.
 * @param waits whether a change of the password that is under way is waited for; SQLite has no such lock, nor two
 * writers at once
 */
export async function passwordHashOf(
  db: Db,
  who: { id: string } | { email: string },
  waits = false,
): Promise<string | undefined> {
  const [column, value] =
    'id' in who ? (['profiles.id', who.id] as const) : (['profiles.email', who.email] as const);
  const row = await db
    .selectFrom('credentials')
    .innerJoin('profiles', 'profiles.id', 'credentials.user_id')
    .select('credentials.password')
    .where(column, '=', value)
    .$if(waits, (query) => query.forShare('credentials'))
    .executeTakeFirst();
  return row?.password ?? undefined;
}
