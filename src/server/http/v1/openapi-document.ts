import { OpenAPIHono } from '@hono/zod-openapi';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { KEY_SCHEME, publicOperations } from './operations.ts';

let document: Promise<string> | undefined;

async function putTogether(): Promise<string> {
  const app = new OpenAPIHono();
  app.openAPIRegistry.registerComponent('securitySchemes', KEY_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ara_<prefix>_<secret>',
    description: 'An API key, made on the dashboard of an account whose plan includes the API.',
  });
  for (const operation of await publicOperations()) app.openAPIRegistry.registerPath(operation);
  return JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'AI Reply Assistant API',
        version: '1',
        description:
          'Writes replies to email. Every problem is `application/problem+json` (RFC 9457) with a `code`. What stands here stays as it is under `/api/v1`; new fields, codes and values may be added.',
      },
      servers: [{ url: ORIGIN_PLACEHOLDER }],
    }),
  );
}

/** The public API's description (OpenAPI 3.1) as JSON text. `ORIGIN_PLACEHOLDER` is in it for the server's address. */
export function publicApiDocument(): Promise<string> {
  document ??= putTogether();
  return document;
}
