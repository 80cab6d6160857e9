import type { Migration } from 'kysely/migration';
import type { Db } from './schema.ts';

/** All migrations by name, oldest first. Add a row for a new migration. Never change a name. */
const migrations: Record<string, () => Promise<Migration>> = {
  '0001-allowances': () => import('./migrations/0001-allowances.ts'),
  '0002-accounts': () => import('./migrations/0002-accounts.ts'),
  '0003-expiries': () => import('./migrations/0003-expiries.ts'),
  '0004-mailboxes': () => import('./migrations/0004-mailboxes.ts'),
  '0005-api-keys': () => import('./migrations/0005-api-keys.ts'),
  '0006-idempotent-replies': () => import('./migrations/0006-idempotent-replies.ts'),
  '0007-outbox': () => import('./migrations/0007-outbox.ts'),
  '0008-quotas': () => import('./migrations/0008-quotas.ts'),
  '0009-snippets': () => import('./migrations/0009-snippets.ts'),
  '0010-token-counts': () => import('./migrations/0010-token-counts.ts'),
  '0011-several-mailboxes': () => import('./migrations/0011-several-mailboxes.ts'),
  '0012-billing': () => import('./migrations/0012-billing.ts'),
};

/** The names of all migrations that this release knows, oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Names of the migrations that were applied; empty if the database is new. */
async function appliedNames(db: Db): Promise<string[]> {
  try {
    const rows = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute();
    return rows.map((row) => row.name);
  } catch {
    return [];
  }
}

/**
 * Runs the migrations that the database does not have yet. If several processes start at once, one migrates and the
 * others wait for it. Throws if a migration fails; the database then stays unchanged.
 */
export async function migrate(db: Db): Promise<void> {
  const applied = new Set(await appliedNames(db));
  if (migrationNames.every((name) => applied.has(name))) return;
  const { Migrator } = await import('kysely/migration');
  const loaded = await Promise.all(
    Object.entries(migrations).map(async ([name, load]) => [name, await load()] as const),
  );
  const provider = { getMigrations: async () => Object.fromEntries(loaded) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
