import { ORIGIN_PLACEHOLDER, pagePaths, publicPaths } from '#domain/paths.ts';
import { articleHeads } from '../blog/posts.ts';

/** A page of the sitemap. `lastModified`: the ISO date of the text, for an article. */
type SitemapPage = { path: string; lastModified?: string };

/** The sitemap of these pages. Source: sitemaps.org, protocol 0.9. */
function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${ORIGIN_PLACEHOLDER + path}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `/sitemap.xml`, rendered when the program is built. */
export function loader() {
  const dates = new Map(articleHeads.map(({ path, article }) => [path, article?.published]));
  const pages = [...publicPaths, pagePaths.generator].map((path) => {
    const lastModified = dates.get(path);
    return lastModified ? { path, lastModified } : { path };
  });
  return new Response(sitemap(pages), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
