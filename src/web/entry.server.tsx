import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ShellContext } from './shell-context.ts';

/**
 * Renders a page at build time: the documents of `prerender`, and once the shell from which every page of the
 * application starts in the browser.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(
    <ShellContext value={routerContext.isSpaMode}>
      <ServerRouter context={routerContext} url={request.url} />
    </ShellContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
