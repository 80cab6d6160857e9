import type { Context } from 'hono';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import type { AppDeps, HonoEnv } from '../app-types.ts';
import { sendDescription } from '../openapi.ts';

/** GET /api/v1/openapi.json, open to everyone. It is built at the first request. */
export function publicOpenapiRoute({ origin }: Pick<AppDeps, 'origin'>) {
  return async (c: Context<HonoEnv>) => {
    const { publicApiDocument } = await import('./openapi-document.ts');
    return sendDescription(c, (await publicApiDocument()).replaceAll(ORIGIN_PLACEHOLDER, origin));
  };
}
