import type { MetaDescriptor } from 'react-router';
import { ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** What search results and shared links show about a public page. */
export type PageHead = {
  /** The page's path: '/about'. */
  path: string;
  /** Without the product's name, which is added. At most 60 characters with the name. */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
  /** Only for an article of the blog: the ISO date of publication, and the category. */
  article?: { published: string; section: string };
};

/** The size of a social card in pixels. Social networks do not crop pictures with the ratio 1.91:1. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The path of the social card of a page: '/cards/blog-email-automation.png'. `npm run cards` draws the cards. */
export function cardPath(path: string): string {
  const name = path === pagePaths.landing ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/cards/${name}.png`;
}

/** The title of a page with the product's name: before it for the landing page, after it for other pages. */
export function fullTitle({ path, title }: Pick<PageHead, 'path' | 'title'>): string {
  return path === pagePaths.landing ? `${PRODUCT_NAME} · ${title}` : `${title} · ${PRODUCT_NAME}`;
}

/**
 * The public address of the server. The build does not know it and uses a placeholder, which the server replaces. In
 * the browser it is read from the served page, so that hydration renders the same HTML.
 */
function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

/** The head of a public page, for search engines and for the cards of shared links. */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const { path, description, article } = head;
  const origin = publicOrigin();
  const url = `${origin}${path}`;
  const title = fullTitle(head);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + cardPath(path) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: `“${head.title}”, written on an airmail card with a postmark` },
    // The card takes title, description and picture from the properties above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:section', content: article.section },
        ]
      : []),
  ];
}

/** The head of a page that search engines must not list: a page of an account, or the not-found page. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }];
}
