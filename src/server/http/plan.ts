import type { Context } from 'hono';
import type { planChangeSchema } from '#domain/accounts.ts';
import { changePlan } from '../plans/change-plan.ts';
import type { AppDeps } from './app-types.ts';
import type { JsonInput } from './json-input.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

type PlanCall = Context<AccountEnv, string, JsonInput<typeof planChangeSchema>>;

/** PUT /api/plan: changes the plan of the caller's own account, and nothing else of it. Throws `unavailable`. */
export function planRoute(deps: Pick<AppDeps, 'database'>) {
  return async (c: PlanCall) => {
    const { id: accountId } = c.get('account');
    const { plan } = c.req.valid('json');
    return c.json(await changePlan({ ctx: deps, accountId, plan }), 200, noStore);
  };
}
