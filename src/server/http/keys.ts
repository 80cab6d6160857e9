import { Hono } from 'hono';
import { z } from 'zod';
import {
  type ApiKey,
  apiKeysSchema,
  keyCreationSchema,
  type NewApiKey,
  newApiKeySchema,
} from '#domain/api-keys.ts';
import type { KeyScope } from '#domain/key-scopes.ts';
import { apiPaths } from '#domain/paths.ts';
import { createKey, type KeyRow, listKeys, revokeKey } from '../keys/keys.ts';
import type { HonoEnv } from './app-types.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { countChange, requireAccount } from './require-account.ts';

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

/** The API keys of the signed-in account. */
export const keyRoutes = new Hono<HonoEnv>()
  .get(
    apiPaths.keys,
    describeRoute({
      operationId: 'listKeys',
      summary: 'List your API keys, newest first',
      responses: { 200: jsonResponse('The keys.', apiKeysSchema) },
    }),
    requireAccount,
    async (c) => {
      const rows = await listKeys({ ctx: c.var.deps, accountId: c.var.account.id });
      return c.json({ keys: rows.map(presentKey) });
    },
  )
  .post(
    apiPaths.keys,
    describeRoute({
      operationId: 'createKey',
      summary: 'Create an API key',
      description:
        'Only this response contains the text of the key. Without `scopes` the key has all scopes.',
      responses: { 201: jsonResponse('The key.', newApiKeySchema) },
      problems: ['not_in_plan', 'too_many_keys'],
    }),
    requireAccount,
    countChange,
    jsonInput(keyCreationSchema),
    async (c) => {
      const input = c.req.valid('json');
      const { text, ...row } = await createKey({ ctx: c.var.deps, accountId: c.var.account.id, input });
      return c.json({ ...presentKey(row), key: text } satisfies NewApiKey, 201);
    },
  )
  .delete(
    `${apiPaths.keys}/:id`,
    describeRoute({
      operationId: 'revokeKey',
      summary: 'Revoke an API key at once',
      request: { params: z.object({ id: z.string() }) },
      responses: { 204: { description: 'The key is revoked.' } },
      problems: ['key_not_found'],
    }),
    requireAccount,
    async (c) => {
      await revokeKey({ ctx: c.var.deps, accountId: c.var.account.id, keyId: c.req.param('id') });
      return c.body(null, 204);
    },
  );
