import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { readJsonObject } from './request-body.ts';

/** The types of a JSON body before and after its schema, as Hono knows them. */
export type JsonInput<Schema extends z.ZodType> = {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
};

/** Reads the body with its schema. The person reads the first message that fails (docs/product.md, 3.9). */
export function jsonInput<Schema extends z.ZodType>(
  schema: Schema,
): MiddlewareHandler<HonoEnv, string, JsonInput<Schema>> {
  return async (c, next) => {
    const body = await readJsonObject(c.env.incoming, limits.requestBody);
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw new ProblemError('validation', { detail: firstIssueMessage(parsed.error) });
    c.req.addValidatedData('json', parsed.data as object);
    await next();
  };
}
