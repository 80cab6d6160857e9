import { type Plan, plans } from '#domain/plans.ts';
import { isText, parseFields, readStored } from './browser-storage.ts';
import { PLAN_KEY, readSession } from './session.ts';

function isPlan(value: unknown): value is Plan {
  return isText(value) && Object.hasOwn(plans, value);
}

/** The plan that was last seen for the signed-in person; undefined if none was seen. */
export function rememberedPlan(): Plan | undefined {
  const { email, plan } = parseFields(readStored('local', PLAN_KEY));
  return isPlan(plan) && email === readSession()?.email ? plan : undefined;
}
