import { Hono } from 'hono';
import { publicApiPaths } from '#domain/paths.ts';
import type { AppDeps } from '../app-types.ts';
import { type KeyEnv, requireKey } from '../require-key.ts';
import { optionsRoute } from './options.ts';
import { usageRoute } from './usage.ts';

/** The routes of the public API; `requireKey` stands before each (decision 13). */
export function publicRoutes(deps: AppDeps): Hono<KeyEnv> {
  return new Hono<KeyEnv>()
    .get(publicApiPaths.usage, requireKey(deps, 'usage'), usageRoute(deps))
    .get(publicApiPaths.options, requireKey(deps), optionsRoute(deps));
}
