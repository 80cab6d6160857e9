import type { Plan } from '#domain/plans.ts';
import { writeStored } from './browser-storage.ts';
import { PLAN_KEY, readSession } from './session.ts';

/** Keeps the plan of whoever is signed in: the next page is laid out for it before the server has said it again. */
export function rememberPlan(plan: Plan): void {
  const email = readSession()?.email;
  if (email) writeStored('local', PLAN_KEY, JSON.stringify({ email, plan }));
}
