import type { MetaDescriptor } from 'react-router';
import { discoveryPaths, ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** The link to the feed in the head of the blog's pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${PRODUCT_NAME}: the blog`,
  href: discoveryPaths.feed,
};

/** An article in the feed. */
export type FeedItem = {
  path: string;
  title: string;
  description: string;
  category: string;
  /** ISO date. */
  date: string;
  /** The whole text as HTML. Links to this site have no origin. */
  html: string;
};

/** An ISO date in the format of RFC 822, which RSS requires: 'Sun, 05 Jan 2025 00:00:00 GMT'. */
function pubDate(date: string): string {
  return new Date(date).toUTCString();
}

/** For feed readers, which show the text on other sites: links get an origin, and ids and classes are removed. */
function withAbsoluteLinks(html: string, path: string): string {
  return html
    .replace(/href="#/g, `href="${ORIGIN_PLACEHOLDER}${path}#`)
    .replace(/href="\//g, `href="${ORIGIN_PLACEHOLDER}/`)
    .replace(/ (?:id|class)="[^"]*"/g, '');
}

function itemXml({ path, title, description, category, date, html }: FeedItem): string {
  const url = ORIGIN_PLACEHOLDER + path;
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${pubDate(date)}</pubDate>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(description)}</description>
      <content:encoded>${escapeXml(withAbsoluteLinks(html, path))}</content:encoded>
    </item>`;
}

/**
 * The feed of the blog. `items`: newest first. Source: RSS 2.0 (rssboard.org), with its Atom link and content module.
 */
export function feed(items: readonly FeedItem[], description: string): string {
  const newest = items
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${PRODUCT_NAME}: the blog</title>
    <link>${ORIGIN_PLACEHOLDER}${pagePaths.blog}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>
    <atom:link href="${ORIGIN_PLACEHOLDER}${discoveryPaths.feed}" rel="self" type="application/rss+xml"/>
${newest ? `    <lastBuildDate>${pubDate(newest)}</lastBuildDate>\n` : ''}${items.map(itemXml).join('\n')}
  </channel>
</rss>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an XML element or attribute. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
