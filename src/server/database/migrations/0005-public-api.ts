import type { Kysely } from 'kysely';

/** API keys, and the sealed answers to calls that may be repeated; all of it goes with its account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name', 'varchar(60)', (column) => column.notNull())
    .addColumn('prefix', 'varchar(16)', (column) => column.notNull().unique())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('scopes', 'varchar(64)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('api_keys_user').on('api_keys').column('user_id').execute();
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
