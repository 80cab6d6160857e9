import { type Kysely, sql } from 'kysely';

/**
 * Renames the table `sendings` to `outbox`, also its key and its index. The rows are copied, because SQLite cannot
 * rename a key. On PostgreSQL the first rename also locks the table, so that no other process adds a row that the copy
 * would miss.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sendings').renameTo('old_sendings').execute();
  await db.schema
    .createTable('outbox')
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
    .addPrimaryKeyConstraint('outbox_pk', ['user_id', 'key'])
    .execute();
  const columns = sql.raw('user_id, key, content, state, message_id, thread_id, settled_by, expires_at');
  await sql`insert into outbox (${columns}) select ${columns} from old_sendings`.execute(db);
  await db.schema.dropTable('old_sendings').execute();
  await db.schema.createIndex('outbox_expiry').on('outbox').column('expires_at').execute();
}
