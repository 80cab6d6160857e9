import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import type { Database } from '../database/connect.ts';
import { lockAccount } from '../database/lock-account.ts';
import type { Schema, Tx } from '../database/schema.ts';
import type { Logger } from '../log.ts';
import { ProblemError } from '../problems.ts';
import { openSealed, seal } from '../sealing.ts';
import type { Secrets } from '../secrets.ts';
import type { ConnectedMailbox, Grant } from './mailbox.ts';

export type ConnectionContext = { database: Database; secrets: Pick<Secrets, 'mailbox'>; log: Logger };

/**
 * The place that a credential is sealed for: one row of one account and one connection. It begins with the name that
 * the table had first, because another name would mean to seal every credential anew.
 */
export function credentialPlace({
  accountId,
  id,
  kind,
}: Record<'accountId' | 'id' | 'kind', string>): string {
  return `gmail_tokens:${accountId}:${id}:${kind}`;
}

type Row = Pick<Schema['mailboxes'], 'id' | 'kind' | 'address' | 'credential' | 'scope'>;

/** The mailbox of a row; undefined if its credential cannot be opened, because the row or APP_SECRET has changed. */
function openRow(
  { secrets, log }: Pick<ConnectionContext, 'secrets' | 'log'>,
  accountId: string,
  row: Row,
): ConnectedMailbox | undefined {
  const connected: ConnectedMailbox = { ...row, accountId };
  if (row.credential === null) return connected;
  const credential = openSealed(row.credential, secrets.mailbox, credentialPlace(connected));
  if (credential !== undefined) return { ...connected, credential };
  log.warn(
    'A mailbox is not connected any more: its credential was sealed by another key or for another row',
  );
  return undefined;
}

/**
 * The account's mailboxes, the one that was shown last first. A mailbox whose credential cannot be opened counts as not
 * connected. Rejects if the database does not answer.
 */
export async function readConnections(
  ctx: Omit<ConnectionContext, 'database'> & { database: Pick<Database, 'db'> },
  accountId: string,
): Promise<ConnectedMailbox[]> {
  const rows = await ctx.database.db
    .selectFrom('mailboxes')
    .select(['id', 'kind', 'address', 'credential', 'scope'])
    .where('user_id', '=', accountId)
    .orderBy('shown_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => openRow(ctx, accountId, row) ?? []);
}

/**
 * Saves a connection, which replaces an earlier one of the account to the same mailbox, and those that cannot be opened
 * any more. Throws `too_many_mailboxes`,
 * `unauthenticated` if the account was deleted meanwhile; rejects if the database does not answer.
 */
export async function saveConnection(
  ctx: ConnectionContext,
  created: Grant & { accountId: string; kind: MailboxKind },
): Promise<ConnectedMailbox> {
  const { database, secrets } = ctx;
  const connected: ConnectedMailbox = { ...created, id: randomUUID() };
  const { accountId, id, kind, address, scope } = connected;
  const credential =
    created.credential === null
      ? null
      : seal(created.credential, secrets.mailbox, credentialPlace(connected));
  await database.db.transaction().execute(async (tx: Tx) => {
    if (!(await lockAccount(database, tx, accountId, 'change'))) throw new ProblemError('unauthenticated');
    const others = (await readConnections({ ...ctx, database: { db: tx } }, accountId))
      .filter((other) => address === null || other.kind !== kind || other.address !== address)
      .map((other) => other.id);
    if (others.length >= limits.mailboxes) throw new ProblemError('too_many_mailboxes');
    const rows = tx.deleteFrom('mailboxes').where('user_id', '=', accountId);
    await (others.length === 0 ? rows : rows.where('id', 'not in', others)).execute();
    const now = await database.now(tx);
    await tx
      .insertInto('mailboxes')
      .values({ id, user_id: accountId, kind, address, credential, scope, connected_at: now, shown_at: now })
      .execute();
  });
  return connected;
}

/** Makes a mailbox the one that was shown last. Writes nothing if it is. Rejects if the database does not answer. */
export async function markShown(
  { database }: Pick<ConnectionContext, 'database'>,
  { accountId, id }: Pick<ConnectedMailbox, 'accountId' | 'id'>,
): Promise<void> {
  const { db } = database;
  const shownAt = await database.now(db);
  await db
    .updateTable('mailboxes')
    .set({ shown_at: shownAt })
    .where('user_id', '=', accountId)
    .where('id', '=', id)
    .where('shown_at', '<=', (query) =>
      query
        .selectFrom('mailboxes as other')
        .select((eb) => eb.fn.max('other.shown_at').as('newest'))
        .where('other.user_id', '=', accountId)
        .where('other.id', '!=', id),
    )
    .execute();
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
    .updateTable('mailboxes')
    .set({ credential: seal(credential, secrets.mailbox, credentialPlace(connected)) })
    .where('user_id', '=', connected.accountId)
    .where('id', '=', connected.id)
    .execute();
}

/** Deletes a connection of an account; without an `id`, all of them. Rejects if the database does not answer. */
export async function deleteConnection(
  { database: { db } }: Pick<ConnectionContext, 'database'>,
  { accountId, id }: Pick<ConnectedMailbox, 'accountId'> & { id?: string },
): Promise<void> {
  const rows = db.deleteFrom('mailboxes').where('user_id', '=', accountId);
  await (id === undefined ? rows : rows.where('id', '=', id)).execute();
}
