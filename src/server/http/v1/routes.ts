import { Hono } from 'hono';
import { publicApiPaths } from '#domain/paths.ts';
import { replyRequestSchema } from '#domain/replies.ts';
import type { AppDeps } from '../app-types.ts';
import { jsonInput } from '../json-input.ts';
import { type KeyEnv, requireKey } from '../require-key.ts';
import { publicOpenapiRoute } from './openapi.ts';
import { optionsRoute } from './options.ts';
import { repliesRoute } from './replies.ts';
import { usageRoute } from './usage.ts';

/** The routes of the public API; `requireKey` stands before each but its description (decision 13). */
export function publicRoutes(deps: AppDeps): Hono<KeyEnv> {
  return new Hono<KeyEnv>()
    .post(
      publicApiPaths.replies,
      requireKey(deps, 'reply'),
      jsonInput(replyRequestSchema),
      repliesRoute(deps),
    )
    .get(publicApiPaths.usage, requireKey(deps, 'usage'), usageRoute(deps))
    .get(publicApiPaths.options, requireKey(deps), optionsRoute(deps))
    .get(publicApiPaths.openapi, publicOpenapiRoute(deps));
}
