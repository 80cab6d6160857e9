import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '../accounts/identify-account.ts';
import type { Database } from '../database/connect.ts';
import { openSealed, seal } from '../sealing.ts';
import type { Keys } from '../secrets.ts';

/** How long a mailbox's owner may take to answer, in milliseconds. */
export const AUTHORIZATION_MS = 600_000;
/** Connectings that an account may have under way at once: in as many browsers, say. */
const UNDER_WAY_MOST = 5;

export type AuthorizationContext = { database: Database; keys: Pick<Keys, 'mailbox'> };

/** A connecting that was begun and is taken up again. */
export type Authorization = {
  accountId: string;
  sessionId: string;
  /** What the code is exchanged with; undefined where it was sealed by another key. */
  verifier: string | undefined;
  /** Whether a browser's token is that of the browser that began. */
  isBrowser(browserToken: string): boolean;
};

/** A secret that goes out: 32 random bytes. What is kept of it is its hash. */
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
 * Keeps a connecting for ten minutes, in the place of the oldest one where an account began too many. Rejects where
 * the database does not answer.
 */
export async function keepAuthorization(
  { database, keys }: AuthorizationContext,
  begun: {
    account: Pick<Account, 'id' | 'sessionId'>;
    state: string;
    browserToken: string;
    verifier: string;
  },
): Promise<void> {
  const { account, browserToken, verifier } = begun;
  const { db } = database;
  const state = hash(begun.state);
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
        .limit(UNDER_WAY_MOST),
    )
    .execute();
}

/**
 * Takes up a connecting by its state; undefined where there is none, or no more. Each is taken once, whatever comes
 * of it, however many ask for it at once. Rejects where the database does not answer.
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
