import './post-meta.css';
import { type Post, postDate, postReadTime } from './post.ts';

/** The line about a post: its category, its day, how long it takes to read. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <span>{post.category}</span>
      <time dateTime={post.date}>{postDate(post)}</time>
      <span>{postReadTime(post)}</span>
    </p>
  );
}
