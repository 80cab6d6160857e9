import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { KeyScope } from '#domain/key-scopes.ts';
import { apiFieldMessages, keyRefusals } from '#domain/messages.ts';
import { type CountedCall, countCall } from '../../keys/count-call.ts';
import { type Caller, identifyKey } from '../../keys/identify-key.ts';
import { ProblemError } from '../../problems.ts';
import type { RateState } from '../../quotas/quota.ts';
import type { HonoEnv } from '../app-types.ts';
import { bodyType } from '../request-input.ts';
import { bearerToken } from '../require-account.ts';

/** Hono's types after `requireKey`. */
export type KeyEnv = HonoEnv & { Variables: { caller: Caller } };

/** The key of a request. Throws `validation` if the request has several keys, `unauthenticated` if it has none. */
function keyText(incoming: IncomingMessage): string {
  const headers = incoming.headersDistinct.authorization ?? [];
  // A proxy that joins headers puts commas between them. No key contains a comma.
  if (headers.length > 1 || headers.some((header) => header.includes(','))) {
    throw new ProblemError('validation', { detail: keyRefusals.several });
  }
  const text = bearerToken(incoming);
  if (text === undefined) throw new ProblemError('unauthenticated', { detail: keyRefusals.missing });
  return text;
}

/**
 * Refuses calls without a valid API key. `scope`: the scope that the key must have. Throws `validation`,
 * `unauthenticated`, `not_in_plan`, `not_in_scope`, `unavailable`.
 */
export function requireKey(scope?: KeyScope): MiddlewareHandler<KeyEnv> {
  return async (c, next) => {
    const key = keyText(c.env.incoming);
    c.set('caller', await identifyKey({ ctx: c.var.deps, key, ...(scope ? { scope } : {}) }));
    await next();
  };
}

/** Throws `validation` if the query has a parameter that is not `known`, or the same parameter twice. */
export function assertKnownQuery(c: Pick<Context, 'req'>, known: readonly string[]): void {
  const query = c.req.queries();
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new ProblemError('validation', { detail: apiFieldMessages.unknown(unknown) });
  }
  const [twice] = Object.entries(query).find(([, values]) => values.length > 1) ?? [];
  if (twice !== undefined) throw new ProblemError('validation', { detail: apiFieldMessages.twice(twice) });
}

/** Refuses calls with a query, because the route would ignore it. Throws `validation`. */
export const withoutQuery: MiddlewareHandler<KeyEnv> = async (c, next) => {
  assertKnownQuery(c, []);
  await next();
};

/** The names of the rates in `RateLimit`. */
const policies = { reply: 'replies', reading: 'readings', file: 'files' } as const;

/**
 * Sends the state of a rate in the fields `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10):
 * '"replies";q=60;w=60' and '"replies";r=59;t=42'. Values that are already set stay. Does nothing if no rate with
 * a limit was counted.
 */
export function sendRate(
  outgoing: ServerResponse,
  counted: CountedCall | 'reply',
  [rate]: readonly RateState[],
): void {
  // An open stream has already sent its headers.
  if (!rate || rate.limit === null || outgoing.headersSent) return;
  const { limit, windowSeconds, left, endsInSeconds } = rate;
  const policy = policies[counted];
  outgoing.appendHeader('ratelimit-policy', `"${policy}";q=${limit};w=${windowSeconds}`);
  outgoing.appendHeader('ratelimit', `"${policy}";r=${left};t=${endsInSeconds}`);
}

/** Whether a request's body is a mail as a file. */
export function isMailFile(incoming: IncomingMessage): boolean {
  return bodyType(incoming) === 'message/rfc822';
}

/**
 * Counts a call before its body is read: a reading, or a mail as a file. Files are counted because reading a file costs
 * more than refusing it. The limit of each is that of replies per minute. Throws `too_many_requests`, `unavailable`.
 */
export function limitCalls(call: CountedCall): MiddlewareHandler<KeyEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    if (call === 'reading' || isMailFile(incoming)) {
      const limit = c.var.deps.env.replyLimits.repliesPerMinute;
      const accountId = c.var.caller.account.id;
      const { rates, retryAfterSeconds } = await countCall({ ctx: c.var.deps, call, accountId, limit });
      sendRate(outgoing, call, rates);
      if (retryAfterSeconds !== undefined) throw new ProblemError('too_many_requests', { retryAfterSeconds });
    }
    await next();
  };
}
