import { z } from 'zod';
import type { ArticleSlug } from '#domain/paths.ts';

/** The pictures, one for each post: article-pictures.tsx and summary-pictures.tsx. */
export const pictureKeys = [
  'sorting-machine',
  'letter-and-pen',
  'pigeonholes',
  'wax-seal',
  'letter-scale',
  'typewriter',
  'stamps',
  'postmarks',
  'lined-envelope',
] as const;

export type PictureKey = (typeof pictureKeys)[number];

/** The data of a post. Source: docs/product.md, 2.11. */
export const postSchema = z.strictObject({
  /** At most 39 characters, so that the title with the product's name has at most 60. */
  title: z.string().min(1).max(39),
  /** One or two sentences. 70 to 160 characters, because it is also the description of the page. */
  excerpt: z.string().min(70).max(160),
  /** The date of publication, as an ISO date. */
  date: z.iso.date(),
  /** Whole minutes, at 200 words a minute. */
  readTime: z.int().min(1),
  category: z.string().min(1),
  picture: z.enum(pictureKeys),
});

/** A post of the blog. A post with a slug has its own page. */
export type Post = z.infer<typeof postSchema> & { slug?: ArticleSlug };

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The date of a post in words: 'January 5, 2025'. */
export function postDate({ date }: Pick<Post, 'date'>): string {
  return longDate.format(new Date(date));
}

/** The reading time of a post in words: '6 min read'. */
export function postReadTime({ readTime }: Pick<Post, 'readTime'>): string {
  return `${readTime} min read`;
}
