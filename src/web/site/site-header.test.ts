import { expect, test } from 'vitest';
import { currentMark } from './site-header.tsx';

test("a link to the current page is marked 'page'", () => {
  expect(currentMark('/blog', '/blog')).toBe('page');
  expect(currentMark('/blog', '/blog/')).toBe('page');
});

test("a link to the section of the current page is marked 'true', other links are not marked", () => {
  expect(currentMark('/blog', '/blog/email-automation')).toBe('true');
  expect(currentMark('/blog', '/blogs')).toBeUndefined();
  expect(currentMark('/faq', '/')).toBeUndefined();
});
