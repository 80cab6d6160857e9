import { ORIGIN_PLACEHOLDER, pagePaths, publicPaths } from '#domain/paths.ts';
import { articleHeads } from '../blog/posts.ts';

const publishedDates = new Map(articleHeads.map(({ path, article }) => [path, article?.published]));

/** The entry of a page. Articles have their date of publication. */
function urlElement(path: string): string {
  const date = publishedDates.get(path);
  const lastModified = date ? `<lastmod>${date}</lastmod>` : '';
  return `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc>${lastModified}</url>`;
}

/** `/sitemap.xml`, rendered at build time. Source: sitemaps.org, protocol 0.9. */
export function loader() {
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...publicPaths, pagePaths.generator].map(urlElement),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(sitemap, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
