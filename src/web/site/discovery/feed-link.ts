import type { MetaDescriptor } from 'react-router';
import { discoveryPaths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** The link with which a feed reader finds the feed on the blog's pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${PRODUCT_NAME}: the blog`,
  href: discoveryPaths.feed,
};
