import { expect, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { pageHead, unlistedHead } from './page-head.ts';

const about = { path: '/about', title: 'About', description: 'What it does.' };

/** The contents of a head's metas, by their property or name. */
function contents(head: ReturnType<typeof pageHead>): Record<string, unknown> {
  return Object.fromEntries(
    head.flatMap((tag) => {
      const { property, name, content } = tag as Record<string, unknown>;
      return content === undefined ? [] : [[String(property ?? name), content]];
    }),
  );
}

test('a page has the same address for search engines and for social cards', () => {
  const head = pageHead(about);
  expect(head).toContainEqual({ title: 'About · AI Reply Assistant' });
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN_PLACEHOLDER}/about` });
  expect(contents(head)).toMatchObject({
    'og:url': `${ORIGIN_PLACEHOLDER}/about`,
    'og:image': `${ORIGIN_PLACEHOLDER}/cards/about.png`,
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
  });
});

test('the title of the landing page begins with the product name', () => {
  const head = pageHead({ ...about, path: '/' });
  expect(head).toContainEqual({ title: 'AI Reply Assistant · About' });
  expect(contents(head)).toMatchObject({
    'og:url': `${ORIGIN_PLACEHOLDER}/`,
    'og:image': `${ORIGIN_PLACEHOLDER}/cards/home.png`,
  });
});

test('an article has its date and its category', () => {
  const article = { published: '2025-01-05', section: 'Productivity' };
  expect(contents(pageHead({ ...about, path: '/blog/email-automation', article }))).toMatchObject({
    'og:type': 'article',
    'og:image': `${ORIGIN_PLACEHOLDER}/cards/blog-email-automation.png`,
    'article:published_time': '2025-01-05',
    'article:section': 'Productivity',
  });
});

test('an unlisted page has noindex and no address', () => {
  expect(unlistedHead('Signing out')).toEqual([
    { title: 'Signing out · AI Reply Assistant' },
    { name: 'robots', content: 'noindex' },
  ]);
});
