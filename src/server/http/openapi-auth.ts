import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  nameChangeSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  sessionSchema,
  signedInSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts.ts';
import { accountProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { codesOf, jsonAnswer, jsonBody, problemResponses, signedIn } from './openapi-parts.ts';

const doneSchema = z.object({ status: z.literal(true) });

/** The answer to a successful sign-in. */
const signedInAnswer = {
  ...jsonAnswer('The session: its token stands in the body and in a header of its own.', signedInSchema),
  headers: z.object({ 'set-auth-token': z.string().describe('The token of the new session.') }),
};

const signUp = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/sign-up/email`,
  operationId: 'signUp',
  summary: 'Make an account on the Free plan and sign in',
  request: jsonBody(signUpSchema),
  responses: {
    200: signedInAnswer,
    ...problemResponses(codesOf(['body', 'changing'], ['account_exists', 'too_many_requests'])),
  },
});

const signIn = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/sign-in/email`,
  operationId: 'signIn',
  summary: 'Sign in',
  request: jsonBody(signInSchema),
  responses: {
    200: signedInAnswer,
    ...problemResponses(codesOf(['body', 'changing'], ['invalid_credentials', 'too_many_requests'])),
  },
});

const signOut = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/sign-out`,
  operationId: 'signOut',
  summary: 'End the session',
  description: 'Succeeds as well where the session has ended already.',
  security: [...signedIn, {}],
  responses: {
    200: jsonAnswer('It has ended.', z.object({ success: z.literal(true) })),
    ...problemResponses(codesOf(['changing'])),
  },
});

const getSession = createRoute({
  method: 'get',
  path: `${apiPaths.auth}/get-session`,
  operationId: 'getSession',
  summary: 'The session that a token stands for',
  security: [...signedIn, {}],
  responses: {
    200: jsonAnswer(
      'The session with its account; null where the token stands for none.',
      z.nullable(sessionSchema),
    ),
    ...problemResponses(codesOf([])),
  },
});

const requestPasswordReset = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/request-password-reset`,
  operationId: 'requestPasswordReset',
  summary: 'Mail a link that resets the password',
  description: 'The answer is the same whether the address has an account or not.',
  request: jsonBody(passwordResetRequestSchema),
  responses: {
    200: jsonAnswer('Mailed, where the address has an account.', doneSchema),
    ...problemResponses(codesOf(['body', 'changing'], ['mail_not_configured', 'too_many_requests'])),
  },
});

const resetPassword = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/reset-password`,
  operationId: 'resetPassword',
  summary: 'Set a new password with the token of a mailed link',
  description: 'Ends every session of the account.',
  request: jsonBody(passwordResetSchema),
  responses: {
    200: jsonAnswer('The new password holds.', doneSchema),
    ...problemResponses(codesOf(['body', 'changing'], ['invalid_link', 'too_many_requests'])),
  },
});

const changePassword = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/change-password`,
  operationId: 'changePassword',
  summary: 'Change the own password',
  description: 'Ends every session of the account and begins a new one.',
  security: signedIn,
  request: jsonBody(passwordChangeSchema),
  responses: {
    200: signedInAnswer,
    ...problemResponses(codesOf(['account', 'body', 'changing'], ['too_many_requests'])),
  },
});

const updateUser = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/update-user`,
  operationId: 'changeName',
  summary: 'Change the own name',
  security: signedIn,
  request: jsonBody(nameChangeSchema),
  responses: {
    200: jsonAnswer('The new name holds.', doneSchema),
    ...problemResponses(codesOf(['account', 'body', 'changing'], ['too_many_requests'])),
  },
});

const revokeSessions = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/revoke-sessions`,
  operationId: 'endAllSessions',
  summary: 'Sign out everywhere, here too',
  security: signedIn,
  responses: {
    200: jsonAnswer('Every session has ended.', doneSchema),
    ...problemResponses(codesOf(['account', 'changing'])),
  },
});

const sendVerification = createRoute({
  method: 'post',
  path: `${apiPaths.auth}/send-verification-email`,
  operationId: 'sendVerificationEmail',
  summary: 'Mail the link that verifies the own address again',
  security: signedIn,
  responses: {
    200: jsonAnswer('Mailed.', doneSchema),
    ...problemResponses(codesOf(['account', 'changing'], ['mail_not_configured', 'too_many_requests']), {
      mail_not_configured: accountProblems.addressNotConfirmable,
    }),
  },
});

const verifyEmail = createRoute({
  method: 'get',
  path: `${apiPaths.auth}/verify-email`,
  operationId: 'verifyEmail',
  summary: 'Follow the link that verifies an address',
  request: {
    query: z.object({
      token: z.string().min(1).describe('From the mailed link.'),
      callbackURL: z
        .string()
        .optional()
        .describe('A path of this site to go to; it hears of a link that does not hold by `error`.'),
    }),
  },
  responses: {
    200: jsonAnswer('The address is verified.', doneSchema),
    302: { description: 'Where `callbackURL` is given.' },
    ...problemResponses(codesOf([], ['validation', 'invalid_link'])),
  },
});

/** The operations for signing up, in and out, for sessions, passwords and names, and for mailed links. */
export const authOperations = [
  signUp,
  signIn,
  signOut,
  getSession,
  requestPasswordReset,
  resetPassword,
  changePassword,
  updateUser,
  revokeSessions,
  sendVerification,
  verifyEmail,
];
