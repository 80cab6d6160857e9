import type { Kysely } from 'kysely';

/**
 * Payments, teams and what people are told about their usage. An account's own plan is apart from its current plan only
 * while it is in a team.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_customers')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addColumn('customer', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('last_read', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('applied_read', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('subscription', 'varchar(64)')
    .addColumn('status', 'varchar(32)')
    .addColumn('plan', 'varchar(16)')
    .addColumn('billing_interval', 'varchar(8)')
    .addColumn('price', 'varchar(255)')
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'varchar(8)')
    .addColumn('period_ends_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('next_plan', 'varchar(16)')
    .addColumn('next_interval', 'varchar(8)')
    .addColumn('access_ends_at', 'bigint')
    .addColumn('first_paid_at', 'bigint')
    .addColumn('money_back', 'varchar(8)')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('billing_customers_key', ['user_id', 'is_live'])
    .execute();
  await db.schema
    .createTable('ended_customers')
    .addColumn('customer', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addColumn('money_back', 'varchar(8)')
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('billing_events')
    .addColumn('id', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('price_notices')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('plan', 'varchar(16)', (column) => column.notNull())
    .addColumn('billing_interval', 'varchar(8)', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'varchar(8)', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_notices_key', [
      'user_id',
      'plan',
      'billing_interval',
      'amount',
      'currency',
    ])
    .execute();
  await db.schema
    .createTable('teams')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('name', 'varchar(128)', (column) => column.notNull().unique())
    .addColumn('plan', 'varchar(16)', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('replies', 'bigint', (column) => column.notNull())
    .addColumn('owner_id', 'varchar(36)', (column) =>
      column.notNull().unique().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('team_seats')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('team_id', 'varchar(36)', (column) =>
      column.notNull().references('teams.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.unique().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('email', 'varchar(320)', (column) => column.notNull())
    .addColumn('invitation', 'varchar(64)', (column) => column.unique())
    .addColumn('expires_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('team_seats_team').on('team_seats').column('team_id').execute();
  await db.schema
    .createTable('usage_notices')
    .addColumn('holder', 'varchar(128)', (column) => column.notNull())
    .addColumn('month', 'varchar(16)', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_notices_key', ['holder', 'month', 'percent'])
    .execute();
  await db.schema.createIndex('usage_notices_expiry').on('usage_notices').column('expires_at').execute();
  await db.schema.alterTable('profiles').addColumn('own_plan', 'varchar(16)').execute();
  await db.schema.alterTable('profiles').addColumn('team_id', 'varchar(36)').execute();
  await db.schema
    .alterTable('profiles')
    .addColumn('usage_mails', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
