import { accountProblems, messages } from '#domain/messages.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';

/** The texts and addresses that the page gives to its script. The script itself contains none. */
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
