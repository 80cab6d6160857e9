import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ORIGIN_PLACEHOLDER, publicApiPaths } from '#domain/paths.ts';
import { type ApiDocument, allProblems, operationsOf } from '#web/site/docs/api-document.ts';
import { ApiReference } from '#web/site/docs/api-reference.tsx';

/** A text to copy: its section of the page, the title above it, and the text that its button copies. */
export type Figure = { section: string; title: string; text: string };

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/&([#\w]+);/g, (_, name) => entities[name] ?? '');
}

/**
 * Every text to copy of the reference page, in the page's order. The page is made from the description of a running
 * server.
 */
export async function readReference(url: string): Promise<Figure[]> {
  const description: ApiDocument = await (await fetch(url + publicApiPaths.openapi)).json();
  const operations = operationsOf(description);
  const html = renderToStaticMarkup(
    createElement(ApiReference, { operations, problems: allProblems(operations) }),
  ).replaceAll(ORIGIN_PLACEHOLDER, url);
  return html.split('<section id="').flatMap((part) =>
    [...part.matchAll(/<figcaption>(.*?)<\/figcaption>.*?<pre[^>]*>(.*?)<\/pre>/gs)].map(
      ([, title = '', text = '']) => ({
        section: part.slice(0, part.indexOf('"')),
        title: textOf(title),
        text: textOf(text),
      }),
    ),
  );
}
