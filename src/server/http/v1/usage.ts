import type { Context } from 'hono';
import { readUsage } from '../../plans/read-usage.ts';
import type { AppDeps } from '../app-types.ts';
import { noStore } from '../no-store.ts';
import type { KeyEnv } from '../require-key.ts';
import { presentUsage } from '../usage.ts';

/** GET /api/v1/usage: how many replies of the month the account of the key has used. Throws `unavailable`. */
export function usageRoute(deps: Pick<AppDeps, 'database'>) {
  return async (c: Context<KeyEnv>) => {
    const { id, plan } = c.get('caller').account;
    const usage = await readUsage({ ctx: deps, accountId: id });
    return c.json(presentUsage(usage, plan), 200, noStore);
  };
}
