import { createRoute } from '@hono/zod-openapi';
import {
  accountDataSchema,
  accountDeletionSchema,
  planChangeResultSchema,
  planChangeSchema,
  profileSchema,
  usageSchema,
} from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import { codesOf, jsonAnswer, jsonBody, problemResponses, signedIn } from './openapi-parts.ts';

const profile = createRoute({
  method: 'get',
  path: apiPaths.profile,
  operationId: 'profile',
  summary: 'Who is signed in',
  security: signedIn,
  responses: { 200: jsonAnswer('The account.', profileSchema), ...problemResponses(codesOf(['account'])) },
});

const usage = createRoute({
  method: 'get',
  path: apiPaths.usage,
  operationId: 'usage',
  summary: 'What is used of the month',
  description:
    'The month is the current one in UTC. `limit` is what the server enforces, null where it refuses none; `included` is what the plan is sold with.',
  security: signedIn,
  responses: { 200: jsonAnswer('The month.', usageSchema), ...problemResponses(codesOf(['account'])) },
});

const plan = createRoute({
  method: 'put',
  path: apiPaths.plan,
  operationId: 'changePlan',
  summary: 'Move the own account to a plan',
  security: signedIn,
  request: jsonBody(planChangeSchema),
  responses: {
    200: jsonAnswer(
      'The plan that holds from now on, or where the person goes to pay for it first.',
      planChangeResultSchema,
    ),
    ...problemResponses(codesOf(['account', 'body', 'changing'], ['too_many_requests'])),
  },
});

const accountData = createRoute({
  method: 'get',
  path: apiPaths.accountData,
  operationId: 'accountData',
  summary: 'Everything that is kept of the account, as a file',
  security: signedIn,
  responses: {
    200: jsonAnswer(
      'Profile, changes of plan, months and sessions. Times are ISO 8601 in UTC.',
      accountDataSchema,
    ),
    ...problemResponses(codesOf(['account'])),
  },
});

const deleteAccount = createRoute({
  method: 'delete',
  path: apiPaths.account,
  operationId: 'deleteAccount',
  summary: 'Delete the account with its data',
  description:
    'The body repeats the address of the account. What is deleted cannot be brought back. What was used of the month counts on, should the address sign up again within it.',
  security: signedIn,
  request: jsonBody(accountDeletionSchema),
  responses: {
    204: { description: 'It is gone.' },
    ...problemResponses(codesOf(['account', 'body', 'changing'])),
  },
});

/** The operations on the own account. */
export const accountOperations = [profile, usage, plan, accountData, deleteAccount];
