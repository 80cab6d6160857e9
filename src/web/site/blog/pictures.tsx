import type { ReactNode } from 'react';
import { LetterAndPen } from './pictures/letter-and-pen.tsx';
import { LetterScale } from './pictures/letter-scale.tsx';
import { LinedEnvelope } from './pictures/lined-envelope.tsx';
import { Pigeonholes } from './pictures/pigeonholes.tsx';
import { Postmarks } from './pictures/postmarks.tsx';
import { SortingMachine } from './pictures/sorting-machine.tsx';
import { Stamps } from './pictures/stamps.tsx';
import { Typewriter } from './pictures/typewriter.tsx';
import { WaxSeal } from './pictures/wax-seal.tsx';
import type { PictureKey } from './post.ts';
import './pictures.css';

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
export function PostPicture({ picture, className = '' }: { picture: PictureKey; className?: string }) {
  const Drawing = postPictures[picture];
  return (
    <svg
      className={`post-picture ${className}`}
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
