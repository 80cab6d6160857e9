import type { Context } from 'hono';
import type { HonoEnv } from './app-types.ts';

/** GET /api/openapi.json: the document is put together when it is first asked for. */
export async function openapiRoute(c: Context<HonoEnv>) {
  const { openapiDocument } = await import('./openapi-document.ts');
  return c.body(openapiDocument(), 200, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
