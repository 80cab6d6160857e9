import { OpenAPIHono } from '@hono/zod-openapi';
import type { RouterRoute } from 'hono/types';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { operationsOf } from '../openapi-document.ts';
import { KEY_SCHEME } from './openapi.ts';

let document: Promise<string> | undefined;

async function buildDocument(routes: readonly RouterRoute[]): Promise<string> {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', KEY_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ara_<prefix>_<secret>',
    description: 'An API key. Create it on the dashboard of an account whose plan includes the API.',
  });
  for (const operation of await operationsOf(routes)) app.openAPIRegistry.registerPath(operation);
  return JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'AI Reply Assistant API',
        version: '1',
        description:
          'Writes replies to email. Every problem is `application/problem+json` (RFC 9457) with a ' +
          '`code`. The operations and fields of this document do not change under `/api/v1`. New ' +
          'fields, codes and values may be added.',
      },
      servers: [{ url: ORIGIN_PLACEHOLDER }],
    }),
  );
}

/**
 * The public API's description (OpenAPI 3.1) as JSON text, with `ORIGIN_PLACEHOLDER` for the server's address. It is
 * built once.
 */
export function publicApiDocument(routes: readonly RouterRoute[]): Promise<string> {
  document ??= buildDocument(routes);
  return document;
}
