import { type Kysely, sql } from 'kysely';

/** Accounts with their sessions, plan changes, and monthly usage. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In both databases the account library stores times as ISO 8601 texts in UTC, and booleans as 0 and 1.
  await db.schema
    .createTable('profiles')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('email', 'varchar(255)', (column) => column.notNull().unique())
    .addColumn('full_name', 'varchar(100)', (column) => column.notNull())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('current_plan', 'varchar(16)', (column) => column.notNull().defaultTo('free'))
    .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('token', 'varchar(64)', (column) => column.notNull().unique())
    .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
  await db.schema
    .createTable('credentials')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'varchar(255)', (column) => column.notNull())
    .addColumn('provider_id', 'varchar(64)', (column) => column.notNull())
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'varchar(32)')
    .addColumn('refresh_token_expires_at', 'varchar(32)')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('credentials_user').on('credentials').column('user_id').execute();
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('identifier', 'varchar(255)', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
    .addColumn('updated_at', 'varchar(32)', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute();
  await db.schema
    .createTable('plan_changes')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('from_plan', 'varchar(16)', (column) => column.notNull())
    .addColumn('to_plan', 'varchar(16)', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('plan_changes_user').on('plan_changes').column('user_id').execute();
  // A view, so that the count is stored only once: as the allowances of an account for each month.
  await db.schema
    .createView('usage_tracking')
    .as(
      sql`select holder as user_id, period as month_year, used as emails_generated
        from allowances where length(period) = 7`,
    )
    .execute();
}
