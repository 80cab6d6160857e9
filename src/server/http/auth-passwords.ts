import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  type SignedIn,
  signedInSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts.ts';
import { apiPaths } from '#domain/paths.ts';
import type { SignedInDevice } from '../accounts/devices.ts';
import type { HonoEnv, RequestContext } from './app-types.ts';
import { keepDeviceToken } from './device-cookie.ts';
import { describeRoute, jsonResponse } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import { accountContext, bearerToken, requireAccount } from './require-account.ts';

/** The response of a route that only reports success. */
export const doneSchema = z.object({ status: z.literal(true) });

/** The response to a sign-in. The token is also in the header in which the library's clients expect it. */
function presentSignedIn(
  c: RequestContext & Pick<Context, 'json'>,
  { token, user: { id, email, name }, deviceToken }: SignedInDevice,
) {
  keepDeviceToken(c, deviceToken);
  return c.json({ token, user: { id, email, name } } satisfies SignedIn, 200, { 'set-auth-token': token });
}

const signedInResponse = {
  ...jsonResponse(
    'The session. Its token is in the body and in the `set-auth-token` header.',
    signedInSchema,
  ),
  headers: z.object({
    'set-auth-token': z.string().describe('The token of the new session.'),
    'set-cookie': z
      .string()
      .describe('Names this device. It signs no one in: other people’s wrong passwords do not refuse it.'),
  }),
};

/**
 * The routes of sign-up, sign-in and passwords. Their paths and responses are those of the account library. The library
 * is loaded after the start, so each handler imports its verb. Other functions of the library have no route.
 */
export const passwordRoutes = new Hono<HonoEnv>()
  .post(
    `${apiPaths.auth}/sign-up/email`,
    describeRoute({
      operationId: 'signUp',
      summary: 'Create an account on the Free plan and sign in',
      responses: { 200: signedInResponse },
      problems: ['account_exists', 'too_many_requests'],
    }),
    jsonInput(signUpSchema),
    async (c) => {
      const { signUp } = await import('../accounts/sign-up.ts');
      return presentSignedIn(c, await signUp({ ctx: accountContext(c), input: c.req.valid('json') }));
    },
  )
  .post(
    `${apiPaths.auth}/sign-in/email`,
    describeRoute({
      operationId: 'signIn',
      summary: 'Sign in',
      responses: { 200: signedInResponse },
      problems: ['invalid_credentials', 'too_many_requests'],
    }),
    jsonInput(signInSchema),
    async (c) => {
      const { signIn } = await import('../accounts/sign-in.ts');
      return presentSignedIn(c, await signIn({ ctx: accountContext(c), input: c.req.valid('json') }));
    },
  )
  .post(
    `${apiPaths.auth}/request-password-reset`,
    describeRoute({
      operationId: 'requestPasswordReset',
      summary: 'Send a link that resets the password',
      description: 'The response is the same whether the address has an account or not.',
      responses: { 200: jsonResponse('Sent, if the address has an account.', doneSchema) },
      problems: ['mail_not_configured', 'too_many_requests'],
    }),
    jsonInput(passwordResetRequestSchema),
    async (c) => {
      const { requestPasswordReset } = await import('../accounts/reset-password.ts');
      await requestPasswordReset({ ctx: accountContext(c), email: c.req.valid('json').email });
      return c.json({ status: true });
    },
  )
  .post(
    `${apiPaths.auth}/reset-password`,
    describeRoute({
      operationId: 'resetPassword',
      summary: 'Set a new password with the token of the link',
      description: 'Ends every session of the account.',
      responses: { 200: jsonResponse('The password is changed.', doneSchema) },
      problems: ['invalid_link', 'too_many_requests'],
    }),
    jsonInput(passwordResetSchema),
    async (c) => {
      const { resetPassword } = await import('../accounts/reset-password.ts');
      const { deviceToken } = await resetPassword({ ctx: accountContext(c), input: c.req.valid('json') });
      keepDeviceToken(c, deviceToken);
      return c.json({ status: true });
    },
  )
  .post(
    `${apiPaths.auth}/change-password`,
    describeRoute({
      operationId: 'changePassword',
      summary: 'Change your password',
      description: 'Ends every session of the account and starts a new one.',
      responses: { 200: signedInResponse },
      problems: ['too_many_requests'],
    }),
    requireAccount,
    jsonInput(passwordChangeSchema),
    async (c) => {
      const { changePassword } = await import('../accounts/change-password.ts');
      const token = bearerToken(c.env.incoming) ?? '';
      const input = c.req.valid('json');
      const signedIn = await changePassword({
        ctx: accountContext(c),
        account: c.var.account,
        token,
        input,
      });
      return presentSignedIn(c, signedIn);
    },
  );
