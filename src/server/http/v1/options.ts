import type { Context } from 'hono';
import { apiOptions } from '#domain/public-api.ts';
import { configuredModels } from '../../writers/model-env.ts';
import type { AppDeps } from '../app-types.ts';
import { noStore } from '../no-store.ts';
import type { KeyEnv } from '../require-key.ts';

/** GET /api/v1/options: the options that the caller's plan allows in a request. */
export function optionsRoute({ env }: Pick<AppDeps, 'env'>) {
  return (c: Context<KeyEnv>) =>
    c.json(apiOptions(c.get('caller').account.plan, configuredModels(env.models)), 200, noStore);
}
