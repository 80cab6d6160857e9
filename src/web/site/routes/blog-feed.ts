import { articlePath, articleSlugs } from '#domain/paths.ts';
import { feed } from '../blog/feed.ts';
import { articles } from '../blog/posts.ts';
import { documentHeads } from '../discovery/document-heads.ts';

/** `/blog/rss.xml`, rendered at build time. */
export function loader() {
  const items = articleSlugs.map((slug) => {
    const { frontMatter, html } = articles[slug];
    const { title, excerpt, category, date } = frontMatter;
    return { path: articlePath(slug), title, description: excerpt, category, date, html };
  });
  return new Response(feed(items, documentHeads.blog.description), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
