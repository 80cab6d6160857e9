import { accountProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';

/** What the page hands to its script, which carries no words of its own: texts and addresses. */
export const planWords = {
  profile: apiPaths.profile,
  plan: apiPaths.plan,
  auth: pagePaths.auth,
  current: 'Current plan',
  waiting: 'Updating...',
  alreadyOn: messages.alreadyOnPlan,
  signInFirst: accountProblems.signInToUpgrade,
  notChanged: accountProblems.planNotChanged,
} as const;

export type PlanWords = typeof planWords;
