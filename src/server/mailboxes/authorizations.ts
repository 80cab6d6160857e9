import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '../accounts/identify-account.ts';
import type { Database } from '../database/connect.ts';
import { openSealed, seal } from '../sealing.ts';
import type { Keys } from '../secrets.ts';

/** How long a mailbox's owner may take to answer, in milliseconds. */
export const AUTHORIZATION_MS = 600_000;
/** Most connections that an account may have started at the same time, for example in several browsers. */
const STARTED_MOST = 5;

export type AuthorizationContext = { database: Database; keys: Pick<Keys, 'mailbox'> };

/** The start of a connection, which the caller now finishes. */
export type Authorization = {
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

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function placeOf(accountId: string, stateHash: string): string {
  return `mailbox_authorizations:${accountId}:${stateHash}`;
}

/**
 * Stores the start of a connection for ten minutes. If the account has started too many, the oldest is deleted. Rejects
 * if the database does not answer.
 */
export async function saveAuthorization(
  { database, keys }: AuthorizationContext,
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
      verifier: seal(verifier, keys.mailbox, placeOf(account.id, state)),
      expires_at: (await database.now(db)) + AUTHORIZATION_MS,
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
        .limit(STARTED_MOST),
    )
    .execute();
}

/**
 * Takes the start of a connection by its state; undefined if there is none or it has expired. It can be taken only
 * once, even if several requests ask at the same time, and whatever happens after. Rejects if the database does not
 * answer.
 */
export async function takeAuthorization(
  { database, keys }: AuthorizationContext,
  state: string,
): Promise<Authorization | undefined> {
  const row = await database.db
    .deleteFrom('mailbox_authorizations')
    .where('state', '=', hash(state))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= (await database.now(database.db))) return undefined;
  return {
    accountId: row.user_id,
    sessionId: row.session_id,
    verifier: openSealed(row.verifier, keys.mailbox, placeOf(row.user_id, row.state)),
    isBrowser: (browserToken) => hash(browserToken) === row.browser,
  };
}
