import type { Plan } from '#domain/plans.ts';
import { writeStored } from './browser-storage.ts';
import { readSession } from './session.ts';

/** Where the plan that was seen last is kept, in local storage, with whose it is. */
export const PLAN_KEY = 'plan';

/** Keeps the plan of whoever is signed in: the next page is laid out for it before the server has said it again. */
export function rememberPlan(plan: Plan): void {
  const email = readSession()?.email;
  if (email) writeStored('local', PLAN_KEY, JSON.stringify({ email, plan }));
}
