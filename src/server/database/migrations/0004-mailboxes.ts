import type { Kysely } from 'kysely';

/** Connected mailboxes, started connections, and sent replies. All rows are deleted with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gmail_tokens')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().primaryKey().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('id', 'varchar(36)', (column) => column.notNull())
    .addColumn('kind', 'varchar(16)', (column) => column.notNull())
    .addColumn('address', 'varchar(320)')
    .addColumn('credential', 'text')
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mailbox_authorizations')
    .addColumn('state', 'varchar(64)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('session_id', 'varchar(36)', (column) => column.notNull())
    .addColumn('browser', 'varchar(64)', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mailbox_authorizations_user')
    .on('mailbox_authorizations')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('mailbox_authorizations_expiry')
    .on('mailbox_authorizations')
    .column('expires_at')
    .execute();
  await db.schema
    .createTable('sendings')
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('key', 'varchar(64)', (column) => column.notNull())
    .addColumn('content', 'varchar(64)', (column) => column.notNull())
    .addColumn('state', 'varchar(16)', (column) => column.notNull())
    .addColumn('message_id', 'varchar(256)')
    .addColumn('thread_id', 'varchar(256)')
    .addColumn('settled_by', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sendings_pk', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('sendings_expiry').on('sendings').column('expires_at').execute();
}
