import type { Database } from '#server/database/connect.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { saveConnection } from '#server/mailboxes/connections.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';

/** The address and the credential of every mailbox that is inserted into a database. */
export const mailbox = {
  address: 'wilhelmina@mail.example',
  credential: 'what-opens-the-mailbox',
};

/** Inserts into the database: a connected mailbox, a connection that is not complete yet, and a reply that was sent. */
export async function insertMailbox(
  variables: Record<string, string>,
  database: Database,
  accountId: string,
) {
  const secrets = deriveSecrets(loadSecrets(parseEnv(variables).storage));
  await saveConnection(
    { database, secrets, log: createLog('silent') },
    { accountId, kind: 'gmail', scope: null, ...mailbox },
  );
  const at = Date.now();
  await database.db
    .insertInto('mailbox_authorizations')
    .values({
      state: 'a hash of the state',
      user_id: accountId,
      session_id: 'a session',
      browser: 'a hash of the cookie',
      verifier: 'v1.sealed',
      expires_at: at + 600_000,
    })
    .execute();
  await database.db
    .insertInto('outbox')
    .values({
      user_id: accountId,
      key: 'a keyed hash',
      content: 'another',
      state: 'sent',
      message_id: 'a message',
      thread_id: 'a thread',
      settled_by: at,
      expires_at: at + 600_000,
    })
    .execute();
}
