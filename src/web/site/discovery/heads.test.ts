import { expect, test } from 'vitest';
import { pagePaths, publicPaths } from '#domain/paths.ts';
import { articleHeads } from '../blog/posts.ts';
import { fullTitle } from '../page-head.ts';
import { documentHeads } from './document-heads.ts';
import { generatorHead } from './generator-head.ts';

const heads = [...Object.values(documentHeads), ...articleHeads, generatorHead];

test('every public page has exactly one head', () => {
  expect(heads.map(({ path }) => path).sort()).toEqual([...publicPaths, pagePaths.generator].sort());
});

test.each(heads)('$path has a title and a description that search engines show in full', (head) => {
  expect(fullTitle(head).length).toBeLessThanOrEqual(60);
  expect(fullTitle(head)).toContain('AI Reply Assistant');
  expect(head.description.length).toBeGreaterThanOrEqual(70);
  expect(head.description.length).toBeLessThanOrEqual(160);
});

test('no two pages have the same title or description', () => {
  expect(new Set(heads.map(fullTitle)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});
