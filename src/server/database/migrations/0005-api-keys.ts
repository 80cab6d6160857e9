import type { Kysely } from 'kysely';

/** API keys, which are deleted with their account. */
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
}
