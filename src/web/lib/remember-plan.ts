import type { Plan } from '#domain/plans.ts';
import { writeStored } from './browser-storage.ts';
import { PLAN_KEY, readSession } from './session.ts';

/** Stores the plan of the signed-in person. The next page is laid out for it before the server has answered. */
export function rememberPlan(plan: Plan): void {
  const email = readSession()?.email;
  if (email) writeStored('local', PLAN_KEY, JSON.stringify({ email, plan }));
}
