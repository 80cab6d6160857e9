import { expect, test } from 'vitest';
import { currentMark } from './site-header.tsx';

test("a link to the current page is marked 'page'", () => {
  expect(currentMark('/blog', '/blog')).toBe('page');
  expect(currentMark('/blog', '/blog/')).toBe('page');
});

test("a link to the section of the current page is marked 'true', and no other link is", () => {
  expect(currentMark('/blog', '/blog/email-automation')).toBe('true');
  expect(currentMark('/blog', '/blogs')).toBeUndefined();
  expect(currentMark('/faq', '/')).toBeUndefined();
});
