import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { z } from 'zod';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { problemSchema } from '#domain/replies.ts';

/** The description of a route for the API's document (OpenAPI 3.1). The route itself has the method and the path. */
export type RouteDescription = Partial<
  Pick<RouteConfig, 'operationId' | 'summary' | 'description' | 'security' | 'request' | 'responses'>
> & {
  /** The route's own problems. The problems of every route are added. If absent, the route has no problems at all. */
  problems?: readonly ProblemCode[];
  /** Sentences that replace the problems' own sentences. */
  problemDetails?: Partial<Record<ProblemCode, string>>;
};

/** A description that is made only for the document, because making it takes long. */
type LazyDescription = () => Promise<RouteDescription>;

const descriptions = new WeakMap<object, RouteDescription | LazyDescription>();

/** Adds a description to a middleware. Every route that uses the middleware gets the description too. */
export function withDescription<Middleware extends object>(
  description: RouteDescription | LazyDescription,
  middleware: Middleware,
): Middleware {
  descriptions.set(middleware, description);
  return middleware;
}

/** Describes a route. Use it as the route's first handler; it only passes requests on. */
export function describeRoute(description: RouteDescription | LazyDescription): MiddlewareHandler {
  return withDescription(description, (_c, next) => next());
}

/** A route with the descriptions of its handlers, in their order. The path has parameters in braces. */
export type DescribedRoute = { method: RouteConfig['method']; path: string; parts: RouteDescription[] };

/** The described routes of an app, in the order in which they were added. */
export async function describedRoutes(routes: readonly RouterRoute[]): Promise<DescribedRoute[]> {
  const found = new Map<string, DescribedRoute>();
  for (const { method, path, handler } of routes) {
    const description = descriptions.get(handler);
    if (!description) continue;
    const route = found.get(`${method} ${path}`) ?? {
      method: method.toLowerCase() as RouteConfig['method'],
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
      parts: [],
    };
    route.parts.push(typeof description === 'function' ? await description() : description);
    found.set(`${method} ${path}`, route);
  }
  return [...found.values()];
}

/** A JSON request body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } };
}

/** A JSON response with its description. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/**
 * The responses of a route with problems, grouped by status, each code with its sentence. `details`: sentences that
 * replace the problems' own sentences.
 */
export function problemResponses(
  codes: readonly ProblemCode[],
  details: RouteDescription['problemDetails'] = {},
): RouteConfig['responses'] {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status);
  const ordered = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    ordered.map(([status, grouped]) => [
      status,
      {
        description: grouped
          .map((code) => `\`${code}\`: ${details[code] ?? problems[code].detail}`)
          .join('\n\n'),
        content: {
          'application/problem+json': { schema: problemSchema.extend({ code: z.enum(grouped) }) },
        },
        ...(grouped.includes('too_many_requests')
          ? { headers: z.object({ 'Retry-After': z.string().describe('Seconds to wait.') }) }
          : {}),
      },
    ]),
  );
}

/** The security requirements of routes: the bearer token of a session. An empty requirement allows no token. */
export const SESSION_SCHEME = 'session';
export const sessionRequired = [{ [SESSION_SCHEME]: [] }];
export const sessionOptional = [...sessionRequired, {}];
/** The scheme of the operator's token. */
export const OPERATOR_SCHEME = 'operator';

/** Responds with a description of routes (OpenAPI as JSON text). Pages of every site may read it. */
export function sendDocument(c: Pick<Context, 'body'>, document: string): Response {
  return c.body(document, 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
