import type { Kysely } from 'kysely';

/** Calls of the public API with an Idempotency-Key, and their encrypted responses, deleted with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotent_replies')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('key', 'varchar(64)', (column) => column.notNull())
    .addColumn('content', 'varchar(64)', (column) => column.notNull())
    .addColumn('state', 'varchar(16)', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('problem', 'varchar(32)')
    .addColumn('retry_at', 'bigint')
    .addColumn('lease', 'varchar(36)', (column) => column.notNull())
    .addColumn('lease_ends', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_replies_pk', ['user_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotent_replies_expiry')
    .on('idempotent_replies')
    .column('expires_at')
    .execute();
}
