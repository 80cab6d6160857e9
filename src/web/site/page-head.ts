import type { MetaDescriptor } from 'react-router';
import { ORIGIN_PLACEHOLDER, pagePaths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#web/ui/wordmark.tsx';

/** How a public page describes itself in search results and where it is shared. */
export type PageHead = {
  /** The page's path: '/about'. */
  path: string;
  /** Without the product's name, which is added; at most 60 characters with it. */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
  /** Only for an article of the blog: when it was published (an ISO date) and its category. */
  article?: { published: string; section: string };
};

/** Width and height in pixels of every social card. Social networks show the ratio 1.91:1 uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The path of a page's social card: '/cards/blog-email-automation.png'. `npm run cards` draws it. */
export function cardPath(path: string): string {
  const name = path === pagePaths.landing ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/cards/${name}.png`;
}

/** The whole title of a page. The landing page's begins with the product's name, the others end with it. */
export function fullTitle({ path, title }: Pick<PageHead, 'path' | 'title'>): string {
  return path === pagePaths.landing ? `${PRODUCT_NAME} · ${title}` : `${title} · ${PRODUCT_NAME}`;
}

/**
 * The program's public address. During the build it is not known, so a placeholder is used. In the browser it is read
 * from the page, where the server has inserted it, so that hydration renders the same HTML as was served.
 */
function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

/** The descriptors of a public page's head, for search engines and for the preview cards of shared links. */
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
    // Title, description and picture come from the properties above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.published },
          { property: 'article:section', content: article.section },
        ]
      : []),
  ];
}

/** The head of a page that search engines must not show: a page for one person, or the not-found page. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }];
}
