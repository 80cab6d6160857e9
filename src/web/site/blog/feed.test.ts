import { expect, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { feed } from './feed.ts';

const item = {
  path: '/blog/email-automation',
  title: 'Cause & effect',
  description: 'What <b> is.',
  category: 'Productivity',
  date: '2025-01-05',
  html: '<h2 id="one"><a href="#one">One</a></h2><p class="lead">See <a href="/faq">the FAQ</a>.</p>',
};

test('an item has its address, its date and its text, with links that work on other sites', () => {
  const xml = feed([item], 'About mail');
  const url = `${ORIGIN_PLACEHOLDER}/blog/email-automation`;
  expect(xml).toContain(`<guid isPermaLink="true">${url}</guid>`);
  expect(xml).toContain('<pubDate>Sun, 05 Jan 2025 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<title>Cause &amp; effect</title>');
  expect(xml).toContain('<description>What &lt;b&gt; is.</description>');
  expect(xml).toContain(`href=&quot;${url}#one&quot;`);
  expect(xml).toContain(`href=&quot;${ORIGIN_PLACEHOLDER}/faq&quot;`);
  expect(xml).not.toContain('id=&quot;');
});

test('the feed has its own address and the date of its newest item', () => {
  const xml = feed([item, { ...item, date: '2025-01-15' }], 'About mail');
  expect(xml).toContain(
    `<atom:link href="${ORIGIN_PLACEHOLDER}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(xml).toContain('<lastBuildDate>Wed, 15 Jan 2025 00:00:00 GMT</lastBuildDate>');
});
