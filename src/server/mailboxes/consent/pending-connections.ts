import { createHash, randomBytes } from 'node:crypto';
import { kindsThatNeed, type MailboxKind } from '#domain/mailbox-kinds.ts';
import type { Account } from '../../accounts/identify-account.ts';
import type { Database } from '../../database/connect.ts';
import { openSealed, seal } from '../../sealing.ts';
import type { Secrets } from '../../secrets.ts';

/** How long a connection may be pending, that is, how long the mailbox's owner may take to consent. In milliseconds. */
export const PENDING_CONNECTION_MS = 600_000;
/** The most connections of an account that may be pending at the same time, for example in several browsers. */
const MAX_PENDING = 5;

type PendingConnectionContext = { database: Database; secrets: Pick<Secrets, 'mailbox'> };

/** A connection that was started and is not finished yet. */
export type PendingConnection = {
  accountId: string;
  sessionId: string;
  /** The PKCE verifier for the exchange of the code; undefined if it was sealed with another key. */
  verifier: string | undefined;
  /** Whether a token belongs to the browser that started the connection. */
  isBrowser(browserToken: string): boolean;
};

/** A secret of 32 random bytes for the provider or the browser. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A state for the provider's page, which sends it back: a secret that begins with the kind, so that the callback knows
 * whose it is. The whole state is hashed, so a changed kind is an unknown state.
 */
export function newState(kind: MailboxKind): string {
  return `${kind}.${newSecret()}`;
}

/** The kind of a state; undefined if it names none whose owner consents. Its secret is not verified. */
export function kindOfState(state: string | undefined): MailboxKind | undefined {
  return kindsThatNeed('consent').find((kind) => state?.startsWith(`${kind}.`));
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The place that a verifier is sealed for: one row. */
export function verifierPlace(accountId: string, stateHash: string): string {
  return `mailbox_authorizations:${accountId}:${stateHash}`;
}

/**
 * Stores a pending connection for ten minutes. If the account has too many, the oldest is deleted. Rejects if the
 * database does not answer.
 */
export async function savePendingConnection(
  { database, secrets }: PendingConnectionContext,
  started: {
    account: Pick<Account, 'id' | 'sessionId'>;
    state: string;
    browserToken: string;
    verifier: string;
  },
): Promise<void> {
  const { account, browserToken, verifier } = started;
  const { db } = database;
  const state = hash(started.state);
  await db
    .insertInto('mailbox_authorizations')
    .values({
      state,
      user_id: account.id,
      session_id: account.sessionId,
      browser: hash(browserToken),
      verifier: seal(verifier, secrets.mailbox, verifierPlace(account.id, state)),
      expires_at: (await database.now(db)) + PENDING_CONNECTION_MS,
    })
    .execute();
  await db
    .deleteFrom('mailbox_authorizations')
    .where('user_id', '=', account.id)
    .where('state', 'not in', (query) =>
      query
        .selectFrom('mailbox_authorizations')
        .select('state')
        .where('user_id', '=', account.id)
        .orderBy('expires_at', 'desc')
        .orderBy('state')
        .limit(MAX_PENDING),
    )
    .execute();
}

/**
 * Takes a pending connection out of the database by its state. Undefined if there is none or it has expired. Only one
 * call gets it, even if several processes ask at the same time, and a connection that then fails must be started again.
 * Rejects if the database does not answer.
 */
export async function takePendingConnection(
  { database, secrets }: PendingConnectionContext,
  state: string,
): Promise<PendingConnection | undefined> {
  const row = await database.db
    .deleteFrom('mailbox_authorizations')
    .where('state', '=', hash(state))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= (await database.now(database.db))) return undefined;
  return {
    accountId: row.user_id,
    sessionId: row.session_id,
    verifier: openSealed(row.verifier, secrets.mailbox, verifierPlace(row.user_id, row.state)),
    isBrowser: (browserToken) => hash(browserToken) === row.browser,
  };
}
