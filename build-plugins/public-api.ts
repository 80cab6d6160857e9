import type { Plugin } from 'vite';

const NAME = 'virtual:public-api';
const SOURCE = '../src/server/http/v1/';

/**
 * `import { document } from 'virtual:public-api'` gives the public API's description (OpenAPI 3.1). A server of the
 * same sources serves the same text, except for the server's own address. Node runs the sources themselves.
 */
export function publicApi(): Plugin {
  return {
    name: 'public-api',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const source = new URL(SOURCE, import.meta.url).href;
      const { publicApiDocument } = await import(`${source}openapi-document.ts`);
      const { publicApiRoutes } = await import(`${source}routes.ts`);
      return `export const document = ${await publicApiDocument(publicApiRoutes.routes)};`;
    },
  };
}
