import type { Kysely } from 'kysely';

/** Renames the table of what is used to the word that the rest of the program uses. The view follows by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('allowances').renameTo('quotas').execute();
  await db.schema.dropIndex('allowances_expiry').execute();
  await db.schema.createIndex('quotas_expiry').on('quotas').column('expires_at').execute();
}
