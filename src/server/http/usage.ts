import type { Context } from 'hono';
import { monthOf, type Usage } from '#domain/accounts.ts';
import type { Plan } from '#domain/plans.ts';
import { type MonthUsage, readUsage } from '../plans/read-usage.ts';
import type { AppDeps } from './app-types.ts';
import { noStore } from './no-store.ts';
import type { AccountEnv } from './require-account.ts';

/** A month's usage in the format of the API. */
export function presentUsage({ month, used }: MonthUsage, plan: Plan): Usage {
  return { month_year: month, emails_generated: used, ...monthOf(plan) };
}

/** GET /api/usage: the replies used this month, and what the plan allows and includes. Throws `unavailable`. */
export function usageRoute(deps: Pick<AppDeps, 'database'>) {
  return async (c: Context<AccountEnv>) => {
    const { id, plan } = c.get('account');
    const usage = await readUsage({ ctx: deps, accountId: id });
    return c.json(presentUsage(usage, plan), 200, noStore);
  };
}
