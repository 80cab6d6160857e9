import { type ArticleSlug, articlePath } from '#domain/paths.ts';
import { PostPicture } from './pictures.tsx';
import type { Post } from './post.ts';
import { PostMeta } from './post-meta.tsx';

/** A post with a page. A click anywhere on it opens the article; the title is the link. */
export function PostTeaser({ post, slug }: { post: Post; slug: ArticleSlug }) {
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
