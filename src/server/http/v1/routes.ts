import { Hono } from 'hono';
import { publicApiPaths } from '#domain/paths.ts';
import { apiReplyRequestSchema, readingRequestSchema } from '#domain/public-api.ts';
import type { AppDeps } from '../app-types.ts';
import { type KeyEnv, requireKey } from '../require-key.ts';
import { countCall } from './api-rates.ts';
import { withoutQuery } from './known-query.ts';
import { mailInput } from './mail-input.ts';
import { publicOpenapiRoute } from './openapi.ts';
import { optionsRoute } from './options.ts';
import { readingsRoute } from './readings.ts';
import { repliesRoute } from './replies.ts';
import { usageRoute } from './usage.ts';

/** The routes of the public API. All except its description run `requireKey` first (decision 13). */
export function publicRoutes(deps: AppDeps): Hono<KeyEnv> {
  return new Hono<KeyEnv>()
    .post(
      publicApiPaths.replies,
      requireKey(deps, 'reply'),
      countCall(deps, 'file'),
      mailInput(deps, apiReplyRequestSchema),
      repliesRoute(deps),
    )
    .post(
      publicApiPaths.readings,
      requireKey(deps, 'reply'),
      countCall(deps, 'reading'),
      mailInput(deps, readingRequestSchema),
      readingsRoute(deps),
    )
    .get(publicApiPaths.usage, requireKey(deps, 'usage'), withoutQuery, usageRoute(deps))
    .get(publicApiPaths.options, requireKey(deps), withoutQuery, optionsRoute(deps))
    .get(publicApiPaths.openapi, publicOpenapiRoute(deps));
}
