import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { apiPaths, MAILBOX_OUTCOME_PARAMETER, type MailboxOutcome, pagePaths } from '#domain/paths.ts';
import { AUTHORIZATION_MS } from '../mailboxes/authorizations.ts';
import type { ProviderAnswer } from '../mailboxes/mailbox.ts';
import { toProblemError } from '../problems.ts';
import type { AppDeps, HonoEnv } from './app-types.ts';
import { readCookies } from './cookies.ts';
import { logProblem } from './log-problem.ts';
import { noStore } from './no-store.ts';
import { accountOf } from './require-account.ts';

type CookieDeps = { env: { web: Pick<AppDeps['env']['web'], 'appUrl'> } };

/**
 * The longest parameter of Google's answer that is accepted, in characters. Google's codes have some hundred
 * characters.
 */
const PARAMETER_MOST = 2_048;

function cookieOf({ env }: CookieDeps): { name: string; attributes: string } {
  const isSecure = env.web.appUrl?.startsWith('https:') ?? false;
  return {
    name: isSecure ? '__Secure-gmail-connect' : 'gmail-connect',
    attributes: `Path=${apiPaths.gmailCallback}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/**
 * The cookie that identifies the browser that began connecting. The browser sends it only when Google redirects it
 * back.
 */
export function connectCookie(deps: CookieDeps, browserToken: string): string {
  const { name, attributes } = cookieOf(deps);
  return `${name}=${browserToken}; Max-Age=${AUTHORIZATION_MS / 1_000}; ${attributes}`;
}

type CallbackDeps = Pick<AppDeps, 'env' | 'database' | 'keys' | 'log' | 'mailboxes'>;

/** The session of a request with a token. Programs may send one; a browser that Google redirects here sends none. */
async function sessionOf(incoming: IncomingMessage, deps: CallbackDeps): Promise<string | undefined> {
  const account = await accountOf(incoming, deps).catch((error) => {
    if (toProblemError(error).code === 'unauthenticated') return undefined;
    throw error;
  });
  return account?.sessionId;
}

async function answerOf(c: Context<HonoEnv>, deps: CallbackDeps): Promise<ProviderAnswer> {
  const parameter = (name: string) => {
    const value = c.req.query(name);
    return value !== undefined && value.length <= PARAMETER_MOST ? value : undefined;
  };
  const { incoming } = c.env;
  return {
    state: parameter('state'),
    code: parameter('code'),
    error: c.req.query('error'),
    browserTokens: readCookies(incoming.headers.cookie, cookieOf(deps).name),
    sessionId: await sessionOf(incoming, deps),
  };
}

/**
 * GET /api/gmail/callback: Google redirects the browser here. The answer always redirects to the dashboard, which shows
 * the outcome: a person who comes from another site should not end on an error.
 */
export function callbackRoute(deps: CallbackDeps) {
  return async (c: Context<HonoEnv>) => {
    let outcome: MailboxOutcome = 'failed';
    try {
      outcome = (await deps.mailboxes.providers.gmail?.finish?.(await answerOf(c, deps))) ?? 'failed';
    } catch (error) {
      logProblem(deps.log, c.get('requestId'), toProblemError(error));
    }
    const { name, attributes } = cookieOf(deps);
    // After an answer that came too late or from elsewhere the cookie stays: another tab may still be connecting.
    const isOver = outcome !== 'expired';
    return c.body(null, 303, {
      ...noStore,
      location: `${pagePaths.dashboard}?${MAILBOX_OUTCOME_PARAMETER}=${outcome}`,
      ...(isOver ? { 'set-cookie': `${name}=; Max-Age=0; ${attributes}` } : {}),
    });
  };
}
