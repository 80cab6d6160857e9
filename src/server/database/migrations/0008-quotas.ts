import type { Kysely } from 'kysely';

/**
 * Renames the table `allowances` to `quotas`, with its index. The database changes the view `usage_tracking` itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('allowances').renameTo('quotas').execute();
  await db.schema.dropIndex('allowances_expiry').execute();
  await db.schema.createIndex('quotas_expiry').on('quotas').column('expires_at').execute();
}
