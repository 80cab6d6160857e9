import { pagePaths } from '#domain/paths.ts';

/** The pages that every header and side menu links to, in reading order. Source: docs/product.md, 2.2. */
export const siteLinks = [
  { href: pagePaths.about, label: 'About' },
  { href: pagePaths.faq, label: 'FAQ' },
  { href: pagePaths.blog, label: 'Blog' },
  { href: pagePaths.pricing, label: 'Pricing' },
] as const;

/**
 * The `aria-current` of a link on the page at `pathname`: 'page' if the link leads to this page, 'true' if it leads to
 * a page that this page is part of (an article is part of the blog). Otherwise undefined.
 */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/\/+$/, '');
  if (here === href) return 'page';
  return here.startsWith(`${href}/`) ? 'true' : undefined;
}
