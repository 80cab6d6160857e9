import { pagePaths } from '#domain/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PostPicture } from './pictures.tsx';
import type { Post } from './post.ts';
import { PostMeta } from './post-meta.tsx';

/** The header of an article: a link back, what the article is about, its picture. */
export function ArticleHeader({ post }: { post: Post }) {
  return (
    <header className="article-header">
      <BackLink href={pagePaths.blog} label="Back to Blog" />
      <div>
        <PostMeta post={post} />
        <h1>{post.title}</h1>
        <p className="standfirst">{post.excerpt}</p>
      </div>
      <PostPicture picture={post.picture} />
    </header>
  );
}
