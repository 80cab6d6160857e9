import type { MetaDescriptor } from 'react-router';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { discoveryPaths } from './discovery-paths.ts';

/** What leads a feed reader from the blog's pages to the feed. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${PRODUCT_NAME}: the blog`,
  href: discoveryPaths.feed,
};
