import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { nameChangeSchema, type SessionResponse, sessionSchema } from '#domain/accounts.ts';
import { accountProblems } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { changeName } from '../accounts/change-name.ts';
import type { Account } from '../accounts/identify-account.ts';
import { endAllSessions, endSession, readSession } from '../accounts/sessions.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { doneSchema } from './auth-passwords.ts';
import { describeRoute, jsonResponse, sessionOptional } from './openapi.ts';
import { jsonInput } from './request-input.ts';
import {
  accountContext,
  accountIfValid,
  bearerToken,
  countChange,
  requireAccount,
} from './require-account.ts';

function presentSession(
  { id, email, fullName, sessionId }: Account,
  { signedInAt, expiresAt, isVerified }: NonNullable<Awaited<ReturnType<typeof readSession>>>,
): SessionResponse {
  return {
    session: { id: sessionId, userId: id, createdAt: signedInAt, expiresAt },
    user: { id, email, name: fullName, emailVerified: isVerified },
  };
}

/** A path of this site. Paths such as '//host' are excluded, because a browser reads them as another host. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%~]*$/;

const linkMessage = problems.invalid_link.detail;

const linkSchema = z.object({
  // Accepts any text, because a mail program may have damaged the token. The page of the link reports a damaged token
  // in the same way as an expired one.
  token: z.string(linkMessage).min(1, linkMessage).max(2048, linkMessage),
  callbackURL: z.string().regex(ownPath, 'callbackURL must be a path of this site.').optional(),
});

/**
 * Verifies the address of a mailed link. With `callbackURL` the person is redirected to that page, with
 * `?error=invalid_link` if the link is not valid. Without it the response is JSON.
 */
async function followVerificationLink(c: Context<HonoEnv>): Promise<Response> {
  const parsed = linkSchema.safeParse(c.req.query());
  if (!parsed.success) throw new ProblemError('validation', { detail: firstIssueMessage(parsed.error) });
  const { token, callbackURL } = parsed.data;
  const { verifyEmail } = await import('../accounts/verify-email.ts');
  try {
    await verifyEmail({ ctx: accountContext(c), token });
  } catch (error) {
    const isInvalid = error instanceof ProblemError && error.code === 'invalid_link';
    if (!isInvalid || callbackURL === undefined) throw error;
    return c.redirect(`${callbackURL}${callbackURL.includes('?') ? '&' : '?'}error=${error.code}`);
  }
  return callbackURL === undefined ? c.json({ status: true }) : c.redirect(callbackURL);
}

/** The routes of sessions, the name and the verification of the address. The paths are those of the account library. */
export const sessionRoutes = new Hono<HonoEnv>()
  .post(
    `${apiPaths.auth}/sign-out`,
    describeRoute({
      operationId: 'signOut',
      summary: 'End the session',
      description: 'Also succeeds if the session has already ended.',
      security: sessionOptional,
      responses: { 200: jsonResponse('The session has ended.', z.object({ success: z.literal(true) })) },
      problems: [],
    }),
    async (c) => {
      await endSession({ ctx: c.var.deps, token: bearerToken(c.env.incoming) ?? '' });
      return c.json({ success: true });
    },
  )
  .get(
    `${apiPaths.auth}/get-session`,
    describeRoute({
      operationId: 'getSession',
      summary: 'Read the session of a token',
      security: sessionOptional,
      responses: {
        200: jsonResponse(
          'The session with its account; null if the token has no session.',
          z.nullable(sessionSchema),
        ),
      },
      problems: [],
    }),
    async (c) => {
      const account = await accountIfValid(c);
      const session = account && (await readSession({ ctx: c.var.deps, account }));
      return c.json(session ? presentSession(account, session) : null);
    },
  )
  .post(
    `${apiPaths.auth}/update-user`,
    describeRoute({
      operationId: 'changeName',
      summary: 'Change your name',
      responses: { 200: jsonResponse('The name is changed.', doneSchema) },
    }),
    requireAccount,
    countChange,
    jsonInput(nameChangeSchema),
    async (c) => {
      const { name } = c.req.valid('json');
      await changeName({ ctx: c.var.deps, accountId: c.var.account.id, name });
      return c.json({ status: true });
    },
  )
  .post(
    `${apiPaths.auth}/revoke-sessions`,
    describeRoute({
      operationId: 'endAllSessions',
      summary: 'Sign out everywhere, including here',
      responses: { 200: jsonResponse('All sessions have ended.', doneSchema) },
    }),
    requireAccount,
    async (c) => {
      await endAllSessions({ ctx: c.var.deps, accountId: c.var.account.id });
      return c.json({ status: true });
    },
  )
  .post(
    `${apiPaths.auth}/send-verification-email`,
    describeRoute({
      operationId: 'sendVerificationEmail',
      summary: 'Send the link that verifies your address again',
      responses: { 200: jsonResponse('The link was sent.', doneSchema) },
      problems: ['mail_not_configured', 'too_many_requests'],
      problemDetails: { mail_not_configured: accountProblems.addressNotVerifiable },
    }),
    requireAccount,
    async (c) => {
      const { sendVerification } = await import('../accounts/verify-email.ts');
      await sendVerification({ ctx: accountContext(c), account: c.var.account });
      return c.json({ status: true });
    },
  )
  .get(
    `${apiPaths.auth}/verify-email`,
    describeRoute({
      operationId: 'verifyEmail',
      summary: 'Follow the link that verifies an address',
      request: {
        query: z.object({
          token: z.string().min(1).describe('The token of the link.'),
          callbackURL: z
            .string()
            .optional()
            .describe(
              'The path of this site to redirect to, with `error` in its query if the link is not valid.',
            ),
        }),
      },
      responses: {
        200: jsonResponse('The address is verified.', doneSchema),
        302: { description: 'If `callbackURL` is given.' },
      },
      problems: ['validation', 'invalid_link'],
    }),
    followVerificationLink,
  );
