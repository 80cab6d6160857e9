import { PostPicture } from './pictures.tsx';
import type { Post } from './post.ts';
import { PostMeta } from './post-meta.tsx';

/** A post without a page: picture, title and excerpt, without a link. */
export function PostSummary({ post }: { post: Post }) {
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
