import { expect, test } from 'vitest';
import { languageValues } from '#domain/languages.ts';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { languageData } from '#languages/all.ts';
import { loader as llms } from './llms.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

test('the sitemap lists each page by its public address, articles with their date', async () => {
  const xml = await sitemap().text();
  expect(xml).toContain(`<url><loc>${ORIGIN_PLACEHOLDER}/</loc></url>`);
  const article = `${ORIGIN_PLACEHOLDER}/blog/email-automation`;
  expect(xml).toContain(`<url><loc>${article}</loc><lastmod>2025-01-05</lastmod></url>`);
});

test('robots.txt excludes the API and the sign-out page, and names the sitemap', async () => {
  const lines = (await robots().text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /sign-out']));
  expect(lines).toContain(`Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`);
});

test('llms.txt has the facts, the pages and the address of the API description', async () => {
  const text = await llms().text();
  expect(text).toMatch(/^# AI Reply Assistant\n\n> /);
  expect(text).toContain(`- [Questions and answers](${ORIGIN_PLACEHOLDER}/faq): `);
  expect(text).toContain('- Basic: $9.99 a month, 200 replies a month, every intent, tone and language');
  expect(text).toContain(`(${ORIGIN_PLACEHOLDER}/api/openapi.json)`);
});

test('the built-in drafter writes all the languages that the landing page, llms.txt and the README name', () => {
  expect(Object.keys(languageData).sort()).toEqual([...languageValues].sort());
});
