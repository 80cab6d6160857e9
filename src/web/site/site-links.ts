import { pagePaths } from '#domain/paths.ts';

/** The pages that every header and side menu leads to, in reading order. Source: specification, section 2. */
export const siteLinks = [
  { href: pagePaths.about, label: 'About' },
  { href: pagePaths.faq, label: 'FAQ' },
  { href: pagePaths.blog, label: 'Blog' },
  { href: pagePaths.pricing, label: 'Pricing' },
] as const;

/**
 * What `aria-current` says of a link on the page at `pathname`: 'page' where the link leads to this very page,
 * 'true' where it leads to what this page is a part of (an article, of the blog).
 */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/\/+$/, '');
  if (here === href) return 'page';
  return here.startsWith(`${href}/`) ? 'true' : undefined;
}
