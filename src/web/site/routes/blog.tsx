import type { MetaFunction } from 'react-router';
import { type ArticleSlug, articlePath } from '#domain/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { feedLink } from '../blog/feed.ts';
import type { Post } from '../blog/post.ts';
import { PostMeta, PostPicture } from '../blog/post-parts.tsx';
import { articleHeads, posts } from '../blog/posts.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { blogData } from '../discovery/structured-data.ts';
import { pageHead } from '../page-head.ts';
import { SitePage } from '../site-page.tsx';
import '../blog/blog.css';

export const handle = { document: true };

export const meta: MetaFunction = () => [
  ...pageHead(documentHeads.blog),
  blogData(documentHeads.blog, articleHeads),
  feedLink,
];

const summaries = posts.filter((post) => !post.slug);

/** The blog: three articles with a page, and six posts that have only a summary. */
export default function Blog() {
  return (
    <SitePage>
      <div className="page-width pb-16 lg:pb-24">
        <header className="blog-header">
          <h1 className="text-display">Blog</h1>
          <p>How to answer email: what to write, what to leave to a machine, and what to leave out.</p>
        </header>
        <div className="teasers">
          {posts.map((post) => post.slug && <PostTeaser key={post.slug} post={post} slug={post.slug} />)}
        </div>
        <section aria-labelledby="summaries-title">
          <div className="summaries-head">
            <h2 id="summaries-title">Earlier pieces, in summary</h2>
            <p>The full texts of these six are not online.</p>
          </div>
          <div className="summaries">
            {summaries.map((post) => (
              <PostSummary key={post.title} post={post} />
            ))}
          </div>
        </section>
        <p className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
          {/* Without an effect, because all posts are on the page (docs/product.md, 2.10). */}
          <Button look="plain">Load More Posts</Button>
          <span className="text-small text-ink-soft">All nine posts are on this page.</span>
        </p>
      </div>
    </SitePage>
  );
}

/** A post with a page. The link of the title covers the whole teaser. */
function PostTeaser({ post, slug }: { post: Post; slug: ArticleSlug }) {
  return (
    <article className="teaser">
      <PostPicture picture={post.picture} />
      <div>
        <PostMeta post={post} />
        <h2>
          <a href={articlePath(slug)}>{post.title}</a>
        </h2>
        <p>{post.excerpt}</p>
      </div>
    </article>
  );
}

/** A post without a page. */
function PostSummary({ post }: { post: Post }) {
  return (
    <article className="summary">
      <PostPicture picture={post.picture} />
      <div>
        <h3>{post.title}</h3>
        <p>{post.excerpt}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}
