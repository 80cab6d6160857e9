import { useSyncExternalStore } from 'react';
import type { Plan } from '#domain/plans.ts';
import { currentAccount, subscribeToAccount } from '#web/lib/account.ts';
import { rememberedPlan } from '#web/lib/remembered-plan.ts';

/** The plan that decides what can be chosen: undefined for a guest, 'unknown' until the server has answered. */
export type PlanState = Plan | 'unknown' | undefined;

function currentPlan(): PlanState {
  const account = currentAccount();
  if (account.kind === 'ready') return account.profile.current_plan;
  return account.kind === 'signed-out' ? undefined : (rememberedPlan() ?? 'unknown');
}

/** The plan, as far as it is known. Until the server answers, it is the plan that was seen last. */
export function usePlan(): PlanState {
  return useSyncExternalStore(subscribeToAccount, currentPlan, () => undefined);
}
