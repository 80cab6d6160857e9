import type { ReactNode } from 'react';
import { LetterAndPen, Pigeonholes, SortingMachine } from './article-pictures.tsx';
import { type PictureKey, type Post, postDate, postReadTime } from './post.ts';
import { LetterScale, LinedEnvelope, Postmarks, Stamps, Typewriter, WaxSeal } from './summary-pictures.tsx';
import './post-parts.css';

/** The drawing of each post, 480 by 320 units. Its colours are classes such as `fill-sheet`, which fit both themes. */
export const postPictures: Record<PictureKey, () => ReactNode> = {
  'sorting-machine': SortingMachine,
  'letter-and-pen': LetterAndPen,
  pigeonholes: Pigeonholes,
  'wax-seal': WaxSeal,
  'letter-scale': LetterScale,
  typewriter: Typewriter,
  stamps: Stamps,
  postmarks: Postmarks,
  'lined-envelope': LinedEnvelope,
};

/** The picture of a post. Decorative. */
export function PostPicture({ picture }: { picture: PictureKey }) {
  const Drawing = postPictures[picture];
  return (
    <svg
      className="post-picture"
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}

/** The category, the date and the reading time of a post. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <span>{post.category}</span>
      <time dateTime={post.date}>{postDate(post)}</time>
      <span>{postReadTime(post)}</span>
    </p>
  );
}
