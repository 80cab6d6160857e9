import { type Context, Hono } from 'hono';
import {
  nameChangeSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  type SessionAnswer,
  type SignedIn,
  signInSchema,
  signUpSchema,
} from '#domain/accounts.ts';
import { changeName } from '../accounts/change-name.ts';
import type { AccountContext } from '../accounts/context.ts';
import type { Account } from '../accounts/identify-account.ts';
import { endAllSessions, endSession, readSession } from '../accounts/sessions.ts';
import { ProblemError } from '../problems.ts';
import { accountContext, countChange } from './account-context.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { followVerificationLink } from './auth-links.ts';
import { jsonInput } from './json-input.ts';
import { noStore } from './no-store.ts';
import { accountOf, bearerToken, requireAccount } from './require-account.ts';

/** The answer to a sign-in. The token is also in the header in which the library's clients expect it. */
function presentSignedIn(c: Context, { token, user: { id, email, name } }: SignedIn) {
  const headers = { ...noStore, 'set-auth-token': token };
  const answer: SignedIn = { token, user: { id, email, name } };
  return c.json(answer, 200, headers);
}

function presentSession(
  { id, email, fullName, sessionId }: Account,
  { signedInAt, expiresAt, isVerified }: NonNullable<Awaited<ReturnType<typeof readSession>>>,
): SessionAnswer {
  return {
    session: { id: sessionId, userId: id, createdAt: signedInAt, expiresAt },
    user: { id, email, name: fullName, emailVerified: isVerified },
  };
}

const done = (c: Context) => c.json({ status: true }, 200, noStore);

type ContextOf = (c: { env: HonoEnv['Bindings'] }) => AccountContext;

/** Signing up and in with a password, and resetting or changing it. */
function passwordRoutes(deps: AppDeps, contextOf: ContextOf): Hono<HonoEnv> {
  return new Hono<HonoEnv>()
    .post('/sign-up/email', jsonInput(signUpSchema), async (c) => {
      const { signUp } = await import('../accounts/sign-up.ts');
      return presentSignedIn(c, await signUp({ ctx: contextOf(c), input: c.req.valid('json') }));
    })
    .post('/sign-in/email', jsonInput(signInSchema), async (c) => {
      const { signIn } = await import('../accounts/sign-in.ts');
      return presentSignedIn(c, await signIn({ ctx: contextOf(c), input: c.req.valid('json') }));
    })
    .post('/request-password-reset', jsonInput(passwordResetRequestSchema), async (c) => {
      const { requestPasswordReset } = await import('../accounts/reset-password.ts');
      await requestPasswordReset({ ctx: contextOf(c), email: c.req.valid('json').email });
      return done(c);
    })
    .post('/reset-password', jsonInput(passwordResetSchema), async (c) => {
      const { resetPassword } = await import('../accounts/reset-password.ts');
      await resetPassword({ ctx: contextOf(c), input: c.req.valid('json') });
      return done(c);
    })
    .post('/change-password', requireAccount(deps), jsonInput(passwordChangeSchema), async (c) => {
      const { changePassword } = await import('../accounts/change-password.ts');
      const token = bearerToken(c.env.incoming) ?? '';
      const input = c.req.valid('json');
      const account = c.get('account');
      return presentSignedIn(c, await changePassword({ ctx: contextOf(c), account, token, input }));
    });
}

/** Reading and ending sessions, changing the name, and verifying the email address. */
function sessionRoutes(deps: AppDeps, contextOf: ContextOf): Hono<HonoEnv> {
  const signedInOnly = requireAccount(deps);
  return new Hono<HonoEnv>()
    .post('/sign-out', async (c) => {
      await endSession({ ctx: deps, token: bearerToken(c.env.incoming) ?? '' });
      return c.json({ success: true }, 200, noStore);
    })
    .get('/get-session', async (c) => {
      const account = await accountOf(c.env.incoming, deps).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'unauthenticated') return undefined;
        throw error;
      });
      const session = account && (await readSession({ ctx: deps, account }));
      return c.json(session ? presentSession(account, session) : null, 200, noStore);
    })
    .post('/update-user', signedInOnly, countChange(deps), jsonInput(nameChangeSchema), async (c) => {
      await changeName({ ctx: deps, accountId: c.get('account').id, name: c.req.valid('json').name });
      return done(c);
    })
    .post('/revoke-sessions', signedInOnly, async (c) => {
      await endAllSessions({ ctx: deps, accountId: c.get('account').id });
      return done(c);
    })
    .post('/send-verification-email', signedInOnly, async (c) => {
      const { sendVerification } = await import('../accounts/verify-email.ts');
      await sendVerification({ ctx: contextOf(c), account: c.get('account') });
      return done(c);
    })
    .get('/verify-email', async (c) => followVerificationLink(c, contextOf(c)));
}

/**
 * The routes of accounts. Their names and answers are those of the account library. Other functions of the library have
 * no route. Functions that need the library are imported when they are called, because it is loaded after the start.
 */
export function authRoutes(deps: AppDeps): Hono<HonoEnv> {
  const contextOf: ContextOf = ({ env: { incoming } }) => accountContext(deps, incoming);
  return new Hono<HonoEnv>()
    .route('/', passwordRoutes(deps, contextOf))
    .route('/', sessionRoutes(deps, contextOf));
}
