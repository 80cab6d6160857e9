import type { Kysely } from 'kysely';

/** Allowances, their reservations, and rates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('allowances')
    .addColumn('holder', 'varchar(128)', (column) => column.notNull())
    .addColumn('period', 'varchar(16)', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('allowances_key', ['holder', 'period'])
    .execute();
  await db.schema.createIndex('allowances_expiry').on('allowances').column('expires_at').execute();
  await db.schema
    .createTable('reservations')
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('holder', 'varchar(128)', (column) => column.notNull())
    .addColumn('period', 'varchar(16)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reservations_key', ['id', 'holder'])
    .execute();
  await db.schema
    .createIndex('reservations_holder')
    .on('reservations')
    .columns(['holder', 'period'])
    .execute();
  await db.schema
    .createTable('rates')
    .addColumn('holder', 'varchar(128)', (column) => column.notNull().primaryKey())
    .addColumn('window_ends', 'bigint', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute();
}
