import { pagePaths } from '#domain/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { PostPicture } from './pictures.tsx';
import type { Post } from './post.ts';
import { PostMeta } from './post-meta.tsx';

/** The head of an article: the way back, what it is about, its picture. */
export function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="article-header">
      <a href={pagePaths.blog} className={buttonClasses('quiet', { more: '-ms-2.5' })}>
        <svg className="size-4" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" d="M13 8H3m4-4L3 8l4 4" />
        </svg>
        Back to Blog
      </a>
      <div>
        <PostMeta post={post} />
        <h1>{post.title}</h1>
        <p className="standfirst">{post.excerpt}</p>
      </div>
      <PostPicture picture={post.picture} />
    </header>
  );
}
