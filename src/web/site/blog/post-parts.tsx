import type { ReactNode } from 'react';
import { LetterAndPen, Pigeonholes, SortingMachine } from './article-pictures.tsx';
import { type PictureKey, type Post, postDate, postReadTime } from './post.ts';
import { LetterScale, LinedEnvelope, Postmarks, Stamps, Typewriter, WaxSeal } from './summary-pictures.tsx';
import './post-parts.css';

/**
 * The drawing of each post, for an area of 480 by 320. The colours come from the design tokens, through classes such as
 * `fill-sheet`, so that they follow the colour scheme.
 */
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

/** The picture of a post. Decorative: the title next to it says what the post is about. */
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

/** The line about a post: its category, date and reading time. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <p className="post-meta">
      <span>{post.category}</span>
      <time dateTime={post.date}>{postDate(post)}</time>
      <span>{postReadTime(post)}</span>
    </p>
  );
}
