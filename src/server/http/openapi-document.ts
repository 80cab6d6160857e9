import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import type { RouterRoute } from 'hono/types';
import { OPERATOR_HEADER } from '#domain/operator.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import {
  type DescribedRoute,
  describedRoutes,
  OPERATOR_SCHEME,
  problemResponses,
  SESSION_SCHEME,
} from './openapi.ts';

/** The problems of every route of the API. */
const commonProblems = ['unavailable', 'internal'] as const satisfies ProblemCode[];
/** The problem of every route that changes something: a page of another site must not call it through a browser. */
const changeProblems = ['cross_site'] as const satisfies ProblemCode[];

/** The operation of a route, from the descriptions of its handlers. */
function mergeDescriptions({ method, path, parts }: DescribedRoute): RouteConfig {
  const { responses = {}, problems: _own, problemDetails, ...described } = Object.assign({}, ...parts);
  const own = parts.flatMap((part) => part.problems ?? []);
  const hasProblems = parts.some((part) => part.problems);
  const codes = [...own, ...(method === 'get' ? [] : changeProblems), ...commonProblems];
  return {
    method,
    path,
    ...described,
    ...(parts.some(({ request }) => request)
      ? { request: Object.assign({}, ...parts.map(({ request }) => request)) }
      : {}),
    responses: { ...responses, ...(hasProblems ? problemResponses(codes, problemDetails) : {}) },
  };
}

/** The operations of an app's described routes, in the order in which the routes were added. */
export async function operationsOf(routes: readonly RouterRoute[]): Promise<RouteConfig[]> {
  return (await describedRoutes(routes)).map(mergeDescriptions);
}

let document: Promise<string> | undefined;

async function buildDocument(routes: readonly RouterRoute[]): Promise<string> {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', SESSION_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in returned in the `set-auth-token` header.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', OPERATOR_SCHEME, {
    type: 'apiKey',
    in: 'header',
    name: OPERATOR_HEADER,
    description: 'The token of the link that the program prints when it starts.',
  });
  for (const operation of await operationsOf(routes)) app.openAPIRegistry.registerPath(operation);
  const codes = Object.keys(problems).map((code) => `\`${code}\``);
  return JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'AI Reply Assistant',
        version: '1',
        description:
          `Every problem is \`application/problem+json\` with one of the codes ${codes.join(', ')}; an ` +
          'unknown path is `not_found`, and a path with other methods is `method_not_allowed`, with ' +
          '`Allow`.',
      },
    }),
  );
}

/** The API's description (OpenAPI 3.1) as JSON text. It is built once. */
export function apiDocument(routes: readonly RouterRoute[]): Promise<string> {
  document ??= buildDocument(routes);
  return document;
}
