import type { Api as App } from '../app.ts';

/** The API as the typed client of Hono (`hc`) sees it: the only thing of the server that the pages may import. */
export type Api = App;
