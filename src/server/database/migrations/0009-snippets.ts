import type { Kysely } from 'kysely';

/** Snippets and own words, which are deleted with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('snippets')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name', 'varchar(60)', (column) => column.notNull())
    .addColumn('text', 'varchar(2000)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('snippets_user').on('snippets').column('user_id').execute();
  await db.schema
    .createTable('own_words')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().primaryKey().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('name', 'varchar(100)', (column) => column.notNull())
    .addColumn('signature', 'varchar(500)', (column) => column.notNull())
    .addColumn('opening', 'varchar(200)', (column) => column.notNull())
    .addColumn('closing', 'varchar(200)', (column) => column.notNull())
    .execute();
}
