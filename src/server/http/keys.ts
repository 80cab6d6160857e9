import type { Context } from 'hono';
import type { ApiKey, keyCreationSchema, NewApiKey } from '#domain/api-keys.ts';
import type { KeyScope } from '#domain/key-scopes.ts';
import { createKey } from '../keys/create-key.ts';
import { type KeyRow, listKeys } from '../keys/list-keys.ts';
import { revokeKey } from '../keys/revoke-key.ts';
import type { AppDeps } from './app-types.ts';
import type { JsonInput } from './json-input.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A key as its owner sees it. */
export function presentKey({
  id,
  name,
  prefix,
  scopes,
  created_at,
  expires_at,
  last_used_at,
}: KeyRow): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes: scopes.split(' ') as KeyScope[],
    created_at: new Date(created_at).toISOString(),
    expires_at: isoTime(expires_at),
    last_used_at: isoTime(last_used_at),
  };
}

type KeyDeps = Pick<AppDeps, 'database'>;

/** GET /api/keys: the caller's API keys, newest first, whatever the plan. Throws `unavailable`. */
export function keysRoute(deps: KeyDeps) {
  return async (c: Context<AccountEnv>) => {
    const rows = await listKeys({ ctx: deps, accountId: c.get('account').id });
    return c.json({ keys: rows.map(presentKey) }, 200, noStore);
  };
}

type CreationCall = Context<AccountEnv, string, JsonInput<typeof keyCreationSchema>>;

/**
 * POST /api/keys: creates a key and returns its text, only this once. Throws `not_in_plan`, `too_many_keys`,
 * `validation`, `unavailable`.
 */
export function createKeyRoute(deps: KeyDeps) {
  return async (c: CreationCall) => {
    const { text, ...row } = await createKey({
      ctx: deps,
      accountId: c.get('account').id,
      input: c.req.valid('json'),
    });
    return c.json({ ...presentKey(row), key: text } satisfies NewApiKey, 201, noStore);
  };
}

/** DELETE /api/keys/{id}: revokes a key of the caller's. Throws `key_not_found`, `unavailable`. */
export function revokeKeyRoute(deps: KeyDeps) {
  return async (c: Context<AccountEnv>) => {
    await revokeKey({ ctx: deps, accountId: c.get('account').id, keyId: c.req.param('id') ?? '' });
    return c.body(null, 204, noStore);
  };
}
