import type { Kysely } from 'kysely';

/** The replies and tokens of each model on each day. No person is named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('token_counts')
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('replies', 'bigint', (column) => column.notNull())
    .addColumn('input', 'bigint', (column) => column.notNull())
    .addColumn('output', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('token_counts_key', ['day', 'model'])
    .execute();
}
