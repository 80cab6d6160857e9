import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { languageData } from '#languages/all.ts';
import { llmsText } from './llms.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

test('the sitemap lists each page by its public address, articles with their day', () => {
  const xml = sitemap([{ path: '/' }, { path: '/blog/a', lastModified: '2025-01-05' }]);
  expect(xml).toContain(`<url><loc>${ORIGIN_PLACEHOLDER}/</loc></url>`);
  expect(xml).toContain(`<url><loc>${ORIGIN_PLACEHOLDER}/blog/a</loc><lastmod>2025-01-05</lastmod></url>`);
});

test('crawlers are kept from the API and the way out, and shown the sitemap', () => {
  const lines = robots().split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /sign-out']));
  expect(lines).toContain(`Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`);
});

test('language models are told the facts, the pages and where the API is described', () => {
  const text = llmsText([{ path: '/faq', title: 'Questions', description: 'And answers.' }], []);
  expect(text).toMatch(/^# AI Reply Assistant\n\n> /);
  expect(text).toContain(`- [Questions](${ORIGIN_PLACEHOLDER}/faq): And answers.`);
  expect(text).toContain('- Basic: $9.99 a month, 200 replies a month, every intent, tone and language');
  expect(text).toContain(`(${ORIGIN_PLACEHOLDER}/api/openapi.json)`);
});

test('the built-in drafter writes the languages that the landing page, llms.txt and the README say: all', () => {
  expect(Object.keys(languageData).sort()).toEqual([...languageValues].sort());
});
