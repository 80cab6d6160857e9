import { randomUUID } from 'node:crypto';
import type { MailboxKind } from '#domain/mailbox.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../log.ts';
import { openSealed, seal } from '../sealing.ts';
import type { Keys } from '../secrets.ts';
import type { ConnectedMailbox } from './mailbox.ts';

export type ConnectionContext = { database: Database; keys: Pick<Keys, 'mailbox'>; log: Logger };

/** Where a credential is kept: one row of one account, of one connecting. */
function placeOf({ accountId, id, kind }: Pick<ConnectedMailbox, 'accountId' | 'id' | 'kind'>): string {
  return `gmail_tokens:${accountId}:${id}:${kind}`;
}

/**
 * The account's mailbox; undefined where none is connected. One whose credential does not open, since the row was
 * changed or APP_SECRET is another, counts as none. Rejects where the database does not answer.
 */
export async function readConnection(
  { database: { db }, keys, log }: Omit<ConnectionContext, 'database'> & { database: Pick<Database, 'db'> },
  accountId: string,
): Promise<ConnectedMailbox | undefined> {
  const row = await db
    .selectFrom('gmail_tokens')
    .select(['id', 'kind', 'address', 'credential'])
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const connected: ConnectedMailbox = { ...row, accountId };
  if (row.credential === null) return connected;
  const credential = openSealed(row.credential, keys.mailbox, placeOf(connected));
  if (credential !== undefined) return { ...connected, credential };
  log.warn(
    'A mailbox is not connected any more: its credential was sealed by another key or for another row',
  );
  return undefined;
}

/** Keeps a connection in the place of the account's earlier one. Rejects where the database does not answer. */
export async function saveConnection(
  { database, keys }: ConnectionContext,
  made: { accountId: string; kind: MailboxKind; address: string | null; credential: string | null },
): Promise<ConnectedMailbox> {
  const connected: ConnectedMailbox = { ...made, id: randomUUID() };
  const { accountId, id, kind, address } = connected;
  const values = {
    id,
    kind,
    address,
    credential: made.credential === null ? null : seal(made.credential, keys.mailbox, placeOf(connected)),
    connected_at: await database.now(database.db),
  };
  await database.db
    .insertInto('gmail_tokens')
    .values({ user_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return connected;
}

/**
 * Keeps another credential of the same connection; nothing where that is gone. Rejects where the database does not
 * answer.
 */
export async function replaceCredential(
  { database: { db }, keys }: Omit<ConnectionContext, 'log'>,
  connected: ConnectedMailbox,
  credential: string,
): Promise<void> {
  await db
    .updateTable('gmail_tokens')
    .set({ credential: seal(credential, keys.mailbox, placeOf(connected)) })
    .where('user_id', '=', connected.accountId)
    .where('id', '=', connected.id)
    .execute();
}

/**
 * Forgets a connection, unless another one took its place meanwhile; without an `id` the account's, whichever it is.
 * Rejects where the database does not answer.
 */
export async function deleteConnection(
  { database: { db } }: Pick<ConnectionContext, 'database'>,
  { accountId, id }: Pick<ConnectedMailbox, 'accountId'> & { id?: string },
): Promise<void> {
  const rows = db.deleteFrom('gmail_tokens').where('user_id', '=', accountId);
  await (id === undefined ? rows : rows.where('id', '=', id)).execute();
}
