import type { Context } from 'hono';
import type { AccountDataFile, accountDeletionSchema } from '#domain/accounts.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { type AccountData, readAccountData } from '../accounts/read-account-data.ts';
import type { AppDeps } from './app-types.ts';
import type { JsonInput } from './json-input.ts';
import { presentKey } from './keys.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

/** The file name of the account's data. */
const FILE_NAME = 'ai-reply-assistant-account.json';

/** The data as the person reads it. Every time is an ISO 8601 text in UTC. */
function presentAccountData({
  profile,
  planChanges,
  months,
  sessions,
  mailbox,
  keys,
}: AccountData): AccountDataFile {
  const { id, email, full_name, email_verified, current_plan, created_at, updated_at } = profile;
  return {
    profile: {
      id,
      email,
      email_verified: email_verified === 1,
      full_name,
      current_plan,
      created_at,
      updated_at,
    },
    plan_changes: planChanges.map(({ from_plan, to_plan, changed_at }) => ({
      from_plan,
      to_plan,
      changed_at: new Date(changed_at).toISOString(),
    })),
    usage: months.map(({ month_year, emails_generated }) => ({ month_year, emails_generated })),
    sessions: sessions.map((session) => ({
      signed_in_at: session.created_at,
      renewed_at: session.updated_at,
      expires_at: session.expires_at,
    })),
    mailbox: mailbox && { ...mailbox, connected_at: new Date(mailbox.connected_at).toISOString() },
    api_keys: keys.map(presentKey),
  };
}

/**
 * GET /api/account/data: everything stored about the caller's account except keyed hashes, as a file. Throws
 * `unavailable`.
 */
export function accountDataRoute(deps: Pick<AppDeps, 'database'>) {
  return async (c: Context<AccountEnv>) => {
    const data = await readAccountData({ ctx: deps, accountId: c.get('account').id });
    return c.body(`${JSON.stringify(presentAccountData(data), null, 2)}\n`, 200, {
      ...noStore,
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${FILE_NAME}"`,
    });
  };
}

type DeletionCall = Context<AccountEnv, string, JsonInput<typeof accountDeletionSchema>>;

/**
 * DELETE /api/account: deletes the caller's account before it answers, and stops the replies that are being written for
 * it. Throws `validation`, `unavailable`.
 */
export function deleteAccountRoute(
  deps: Pick<AppDeps, 'database' | 'keys' | 'log' | 'mailboxRevoker' | 'underWay'>,
) {
  return async (c: DeletionCall) => {
    const { email } = c.req.valid('json');
    const connected = await deleteAccount({ ctx: deps, account: c.get('account'), email });
    deps.underWay.stopOf(c.get('account').id);
    if (connected) deps.mailboxRevoker.revoke(connected);
    return c.body(null, 204, noStore);
  };
}
