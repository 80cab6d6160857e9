import type { MetaDescriptor } from 'react-router';
import { discoveryPaths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** What leads a feed reader from the blog's pages to the feed. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${PRODUCT_NAME}: the blog`,
  href: discoveryPaths.feed,
};
