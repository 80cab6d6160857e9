import { randomUUID } from 'node:crypto';
import type { MailboxKind } from '#domain/mailbox.ts';
import type { Database } from '../database/connect.ts';
import type { Logger } from '../log.ts';
import { openSealed, seal } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';
import type { ConnectedMailbox } from './mailbox.ts';

export type ConnectionContext = { database: Database; secrets: Pick<Secrets, 'mailbox'>; log: Logger };

/** The place that a credential is sealed for: one row of one account and one connection. */
export function credentialPlace({
  accountId,
  id,
  kind,
}: Record<'accountId' | 'id' | 'kind', string>): string {
  return `gmail_tokens:${accountId}:${id}:${kind}`;
}

/**
 * The account's mailbox; undefined if none is connected. A mailbox whose credential cannot be opened, because the row
 * or APP_SECRET has changed, counts as not connected. Rejects if the database does not answer.
 */
export async function readConnection(
  {
    database: { db },
    secrets,
    log,
  }: Omit<ConnectionContext, 'database'> & { database: Pick<Database, 'db'> },
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
  const credential = openSealed(row.credential, secrets.mailbox, credentialPlace(connected));
  if (credential !== undefined) return { ...connected, credential };
  log.warn(
    'A mailbox is not connected any more: its credential was sealed by another key or for another row',
  );
  return undefined;
}

/** Saves a connection, which replaces the account's earlier one. Rejects if the database does not answer. */
export async function saveConnection(
  { database, secrets }: ConnectionContext,
  created: { accountId: string; kind: MailboxKind; address: string | null; credential: string | null },
): Promise<ConnectedMailbox> {
  const connected: ConnectedMailbox = { ...created, id: randomUUID() };
  const { accountId, id, kind, address } = connected;
  const values = {
    id,
    kind,
    address,
    credential:
      created.credential === null
        ? null
        : seal(created.credential, secrets.mailbox, credentialPlace(connected)),
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
 * Replaces the credential of a connection. Does nothing if the connection is gone. Rejects if the database does not
 * answer.
 */
export async function replaceCredential(
  { database: { db }, secrets }: Omit<ConnectionContext, 'log'>,
  connected: ConnectedMailbox,
  credential: string,
): Promise<void> {
  await db
    .updateTable('gmail_tokens')
    .set({ credential: seal(credential, secrets.mailbox, credentialPlace(connected)) })
    .where('user_id', '=', connected.accountId)
    .where('id', '=', connected.id)
    .execute();
}

/**
 * Deletes the account's connection. With an `id`, deletes it only if it still has that id, because another connection
 * may have replaced it. Rejects if the database does not answer.
 */
export async function deleteConnection(
  { database: { db } }: Pick<ConnectionContext, 'database'>,
  { accountId, id }: Pick<ConnectedMailbox, 'accountId'> & { id?: string },
): Promise<void> {
  const rows = db.deleteFrom('gmail_tokens').where('user_id', '=', accountId);
  await (id === undefined ? rows : rows.where('id', '=', id)).execute();
}
