import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { escapeXml } from './xml.ts';

/** A page of the sitemap. `lastModified`: the ISO date of the text, for an article. */
export type SitemapPage = { path: string; lastModified?: string };

/** The sitemap of these pages. Source: sitemaps.org, protocol 0.9. */
export function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(ORIGIN_PLACEHOLDER + path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
