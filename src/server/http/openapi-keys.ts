import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiKeysSchema, keyCreationSchema, newApiKeySchema } from '#domain/api-keys.ts';
import { apiPaths } from '#domain/paths.ts';
import { codesOf, jsonAnswer, jsonBody, problemResponses, signedIn } from './openapi-parts.ts';

const keys = createRoute({
  method: 'get',
  path: apiPaths.keys,
  operationId: 'listKeys',
  summary: 'The own API keys, newest first',
  security: signedIn,
  responses: { 200: jsonAnswer('The keys.', apiKeysSchema), ...problemResponses(codesOf(['account'])) },
});

const createKey = createRoute({
  method: 'post',
  path: apiPaths.keys,
  operationId: 'createKey',
  summary: 'Make an API key',
  description: 'Its text is told in this answer and never again. Without `scopes` it has all of them.',
  security: signedIn,
  request: jsonBody(keyCreationSchema),
  responses: {
    201: jsonAnswer('The key.', newApiKeySchema),
    ...problemResponses(
      codesOf(['account', 'body', 'changing'], ['not_in_plan', 'too_many_keys', 'too_many_requests']),
    ),
  },
});

const revokeKey = createRoute({
  method: 'delete',
  path: `${apiPaths.keys}/{id}`,
  operationId: 'revokeKey',
  summary: 'Revoke an API key at once',
  security: signedIn,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    204: { description: 'It opens nothing any more.' },
    ...problemResponses(codesOf(['account', 'changing'], ['key_not_found'])),
  },
});

/** The operations on an account's API keys. */
export const keyOperations = [keys, createKey, revokeKey];
