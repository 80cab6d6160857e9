import { type MetaFunction, useParams } from 'react-router';
import { GUEST_REPLY_LIMIT } from '#domain/limits.ts';
import { type ArticleSlug, articlePath, articleSlugs, pagePaths } from '#domain/paths.ts';
import { BackLink, buttonClasses } from '#web/ui/button.tsx';
import { feedLink } from '../blog/feed.ts';
import type { ArticleHeading } from '../blog/markdown-articles.ts';
import type { Post } from '../blog/post.ts';
import { PostMeta, PostPicture } from '../blog/post-parts.tsx';
import { articleHead, articles } from '../blog/posts.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { articleData } from '../discovery/structured-data.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import '../blog/article.css';
import '../blog/article-text.css';
import '../marks.css';

export const handle = { document: true };

export const meta: MetaFunction = ({ params }) => {
  const slug = articleSlugs.find((known) => known === params.slug);
  if (!slug) return [];
  const head = articleHead(slug);
  return [...pageHead(head), articleData(head, documentHeads.blog), feedLink];
};

/** An article. At its end is a link to the next one; the last article links to the first. */
export default function BlogArticle() {
  const { slug } = useParams();
  const current = articleSlugs.find((known) => known === slug);
  if (!current) return null;
  const next = articleSlugs[articleSlugs.indexOf(current) + 1] ?? articleSlugs[0];
  const { frontMatter, html, headings } = articles[current];
  return (
    <SitePage>
      <article className="page-width">
        <ArticleHeader post={frontMatter} />
        <div className="article-columns">
          <ArticleContents headings={headings} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the project's own Markdown */}
          <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        <footer>
          <ArticleEnd next={articles[next].frontMatter} slug={next} />
          <p className="article-foot">Powered by AI</p>
        </footer>
      </article>
    </SitePage>
  );
}

/** The header of an article: a link back, the title with category, date and excerpt, and the picture. */
function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="article-header">
      <BackLink href={pagePaths.blog} label="Back to Blog" />
      <div>
        <PostMeta post={post} />
        <h1>{post.title}</h1>
        <p className="article-excerpt">{post.excerpt}</p>
      </div>
      <PostPicture picture={post.picture} />
    </header>
  );
}

/** The table of contents. Shown next to the text if there is room. */
function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  return (
    <nav aria-labelledby="contents-title" className="article-contents">
      <h2 id="contents-title">In this article</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The end of an article: an invitation to try the product, and the next article. */
function ArticleEnd({ next, slug }: { next: Post; slug: ArticleSlug }) {
  return (
    <div className="article-close">
      <section aria-labelledby="try-title" className="article-try airmail-edge">
        <h2 id="try-title">Try it on an email of your own</h2>
        <p>
          Paste it, choose what you want to say, and read the draft. {GUEST_REPLY_LIMIT} replies are free,
          without sign-up.
        </p>
        <a href={pagePaths.generator} className={buttonClasses('primary', { className: 'mt-auto' })}>
          Get Started Free
        </a>
      </section>
      <section aria-label="Next article" className="article-next">
        <PostPicture picture={next.picture} />
        <div>
          <p>Next article</p>
          <h2>
            <a href={articlePath(slug)}>{next.title}</a>
          </h2>
        </div>
      </section>
    </div>
  );
}
