import { type Kysely, sql } from 'kysely';

/**
 * An account may have several mailboxes: `gmail_tokens`, one row of an account, becomes `mailboxes`. The rows keep
 * their ids and sealed credentials. On PostgreSQL the first rename also locks the table, so that no other process adds
 * a row that the copy would miss.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('gmail_tokens').renameTo('old_gmail_tokens').execute();
  await db.schema
    .createTable('mailboxes')
    .addColumn('id', 'varchar(36)', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'varchar(36)', (column) =>
      column.notNull().references('profiles.id').onDelete('cascade'),
    )
    .addColumn('kind', 'varchar(16)', (column) => column.notNull())
    .addColumn('address', 'varchar(320)')
    .addColumn('credential', 'text')
    .addColumn('scope', 'text')
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .addColumn('shown_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into mailboxes (id, user_id, kind, address, credential, connected_at, shown_at)
    select id, user_id, kind, address, credential, connected_at, connected_at from old_gmail_tokens`.execute(
    db,
  );
  await db.schema.dropTable('old_gmail_tokens').execute();
  await db.schema.createIndex('mailboxes_user').on('mailboxes').column('user_id').execute();
}
