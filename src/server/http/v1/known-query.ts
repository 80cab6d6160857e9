import type { Context, MiddlewareHandler } from 'hono';
import { apiFieldMessages } from '#domain/messages.ts';
import { ProblemError } from '../../problems.ts';
import type { KeyEnv } from '../require-key.ts';

/** Throws `validation` with the first name in the query that is not `known`, or else one that is there twice. */
export function assertKnownQuery(c: Context<KeyEnv>, known: readonly string[]): void {
  const asked = c.req.queries();
  const name = Object.keys(asked).find((one) => !known.includes(one));
  if (name !== undefined) throw new ProblemError('validation', { detail: apiFieldMessages.unknown(name) });
  const [twice] = Object.entries(asked).find(([, values]) => values.length > 1) ?? [];
  if (twice !== undefined) throw new ProblemError('validation', { detail: apiFieldMessages.twice(twice) });
}

/** Lets only calls without a query through: the route would ignore the query. Throws `validation`. */
export const withoutQuery: MiddlewareHandler<KeyEnv> = async (c, next) => {
  assertKnownQuery(c, []);
  await next();
};
