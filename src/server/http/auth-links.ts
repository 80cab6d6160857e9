import type { Context } from 'hono';
import { z } from 'zod';
import { problems } from '#domain/problems.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import type { AccountContext } from '../accounts/context.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { noStore } from './no-store.ts';

/** A path of this site. It excludes paths that a browser reads as another host. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%~]*$/;

const linkMessage = problems.invalid_link.detail;

const linkSchema = z.object({
  // Accepts any text, because a mail program may have damaged the token. The page that the link leads to then reports
  // an invalid token in the same way as an expired one.
  token: z.string(linkMessage).min(1, linkMessage).max(2048, linkMessage),
  callbackURL: z.string().regex(ownPath, 'callbackURL must be a path of this site.').optional(),
});

/**
 * GET /api/auth/verify-email: the link of a mail. With `callbackURL` the person is redirected to that page, with
 * `?error=invalid_link` if the link is not valid. Without it the answer is JSON. Throws `validation`, `invalid_link`,
 * `unavailable`, `internal`.
 */
export async function followVerificationLink(c: Context<HonoEnv>, ctx: AccountContext): Promise<Response> {
  const parsed = linkSchema.safeParse(c.req.query());
  if (!parsed.success) throw new ProblemError('validation', { detail: firstIssueMessage(parsed.error) });
  const { token, callbackURL } = parsed.data;
  const { verifyEmail } = await import('../accounts/verify-email.ts');
  const sendTo = (path: string) => c.body(null, 302, { ...noStore, location: path });
  try {
    await verifyEmail({ ctx, token });
  } catch (error) {
    const isInvalid = error instanceof ProblemError && error.code === 'invalid_link';
    if (!isInvalid || callbackURL === undefined) throw error;
    return sendTo(`${callbackURL}${callbackURL.includes('?') ? '&' : '?'}error=${error.code}`);
  }
  return callbackURL === undefined ? c.json({ status: true }, 200, noStore) : sendTo(callbackURL);
}
