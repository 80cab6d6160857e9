import { type ArticleSlug, articlePath, articleSlugs } from '#domain/paths.ts';
import { articles } from '../blog/posts.ts';
import type { PageHead } from '../page-head.ts';

/** The head of an article, from its front matter. */
export function articleHead(slug: ArticleSlug): PageHead {
  const { title, excerpt, date, category } = articles[slug].frontMatter;
  return {
    path: articlePath(slug),
    title,
    description: excerpt,
    article: { published: date, section: category },
  };
}

/** The heads of all articles, newest first. */
export const articleHeads: readonly PageHead[] = articleSlugs.map(articleHead);
