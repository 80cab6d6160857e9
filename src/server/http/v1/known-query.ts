import type { Context, MiddlewareHandler } from 'hono';
import { apiFieldMessages } from '#domain/messages.ts';
import { ProblemError } from '../../problems.ts';
import type { KeyEnv } from '../require-key.ts';

/** Throws `validation` with the first name of the query that is not `known`. */
export function assertKnownQuery(c: Context<KeyEnv>, known: readonly string[]): void {
  const name = Object.keys(c.req.query()).find((asked) => !known.includes(asked));
  if (name !== undefined) throw new ProblemError('validation', { detail: apiFieldMessages.unknown(name) });
}

/** Lets only calls without a query through: what they hope for by it would not happen. Throws `validation`. */
export const withoutQuery: MiddlewareHandler<KeyEnv> = async (c, next) => {
  assertKnownQuery(c, []);
  await next();
};
