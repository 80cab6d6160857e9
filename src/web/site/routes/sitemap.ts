import { pagePaths, publicPaths } from '#domain/paths.ts';
import { articleHeads } from '../discovery/article-heads.ts';
import { sitemap } from '../discovery/sitemap.ts';

/** `/sitemap.xml`, rendered when the program is built. */
export function loader() {
  const dates = new Map(articleHeads.map(({ path, article }) => [path, article?.published]));
  const pages = [...publicPaths, pagePaths.generator].map((path) => {
    const lastModified = dates.get(path);
    return lastModified ? { path, lastModified } : { path };
  });
  return new Response(sitemap(pages), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
