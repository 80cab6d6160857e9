import type { Kysely } from 'kysely';

/** Indexes to find expired rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('rates_expiry').on('rates').column('window_ends').execute();
  await db.schema.createIndex('verifications_expiry').on('verifications').column('expires_at').execute();
}
