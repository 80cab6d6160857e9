import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import {
  ASKS_PLACEHOLDER,
  CURRENT_DATE_PLACEHOLDER,
  MAIL_PLACEHOLDER,
  MODELS_PLACEHOLDER,
  PAYMENTS_PLACEHOLDER,
} from '#domain/paths.ts';
import { ShellContext } from './shell-context.ts';

/**
 * Renders the pages in the list `prerender` and the shell at build time. All other pages of the application start from
 * the shell. Waits for the whole page, because the data for hydration is behind a suspense boundary.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(
    <ShellContext value={routerContext.isSpaMode}>
      <ServerRouter context={routerContext} url={request.url} />
    </ShellContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await text(prelude);
  // In development no server fills in these facts. Links are written to its log instead of mailed.
  const served = import.meta.env.DEV
    ? html
        .replaceAll(CURRENT_DATE_PLACEHOLDER, new Date().toLocaleDateString('en-US', { dateStyle: 'long' }))
        .replaceAll(MODELS_PLACEHOLDER, import.meta.env.SERVED_MODELS)
        .replaceAll(ASKS_PLACEHOLDER, import.meta.env.SERVED_ASKS)
        .replaceAll(MAIL_PLACEHOLDER, 'on')
        .replaceAll(PAYMENTS_PLACEHOLDER, '')
    : html;
  return new Response(served, { status, headers });
}
