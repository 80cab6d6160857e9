import type { ReactNode } from 'react';
import type { PictureKey } from './post.ts';

/**
 * The drawing of each post, for a field of 480 by 320. Their colours are the tokens', by classes such as
 * `fill-sheet` and `stroke-ink`, so that they follow the colour scheme.
 */
export const postPictures: Record<PictureKey, ReactNode> = {
  'sorting-machine': null,
  'letter-and-pen': null,
  pigeonholes: null,
  'wax-seal': null,
  'letter-scale': null,
  typewriter: null,
  stamps: null,
  postmarks: null,
  'lined-envelope': null,
};

/** The drawn picture of a post. Decorative: the title beside it says what the post is about. */
export function PostPicture({ picture, className = '' }: { picture: PictureKey; className?: string }) {
  return (
    <svg
      className={`post-picture ${className}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {postPictures[picture]}
    </svg>
  );
}
