import { expect, test } from 'vitest';
import { currentMark } from './site-header.tsx';

test('a link to the page itself is marked as the page', () => {
  expect(currentMark('/blog', '/blog')).toBe('page');
  expect(currentMark('/blog', '/blog/')).toBe('page');
});

test('a link to what the page is a part of is marked, and no other is', () => {
  expect(currentMark('/blog', '/blog/email-automation')).toBe('true');
  expect(currentMark('/blog', '/blogs')).toBeUndefined();
  expect(currentMark('/faq', '/')).toBeUndefined();
});
