import type { Context } from 'hono';
import type { HonoEnv } from './app-types.ts';

/** Answers with a description of routes (OpenAPI as JSON text), which pages of every site may read. */
export function sendDescription<Env extends HonoEnv>(c: Context<Env>, document: string): Response {
  return c.body(document, 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** GET /api/openapi.json: the document is built at the first request. */
export async function openapiRoute(c: Context<HonoEnv>) {
  const { openapiDocument } = await import('./openapi-document.ts');
  return sendDescription(c, openapiDocument());
}
