import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Intent } from '#domain/intents.ts';
import { articleSlugs } from '#domain/paths.ts';
import type { NamedTone } from '#domain/tones.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import { compileArticle } from './markdown-articles.ts';
import { articles, posts } from './posts.ts';

const front = `---
title: A title
excerpt: An excerpt that is long enough to be the description of a page in search results.
date: 2025-01-05
readTime: 1
category: Writing
picture: stamps
---
`;

test('an error in the front matter names the file and the field', () => {
  const wrong = front.replace('readTime: 1', 'readTime: soon').replace('stamps', 'sunset');
  expect(() => compileArticle('a.md', wrong)).toThrow(/^a\.md: readTime: .+; picture: /);
});

test('an error names the file that has no front matter', () => {
  expect(() => compileArticle('a.md', 'Text')).toThrow('a.md: the front matter is missing');
});

test('headings of the second level are linked and listed', () => {
  const { html, headings } = compileArticle('a.md', `${front}\n## Who signs, and *when*?\n\nMaria.\n`);
  expect(headings).toEqual([{ id: 'who-signs-and-when', text: 'Who signs, and when?' }]);
  expect(html).toContain('<h2 id="who-signs-and-when"><a href="#who-signs-and-when">');
});

test('letters are shown in a figure, with their gaps marked and their text escaped', () => {
  const letters = 'From: Ana\nSubject: A < B\n\nHello,\n\nWhen?\n---\nTo: Ana\n\nOn [date].';
  const { html } = compileArticle('a.md', `${front}\n\`\`\`exchange A question\n${letters}\n\`\`\`\n`);
  expect(html).toContain('<dd>A &lt; B</dd>');
  expect(html).toContain('<p>On <mark class="mark-gap">[date]</mark>.</p>');
  expect(html).toContain('<figcaption>A question</figcaption>');
});

test('an error names the file of a letter that has no text', () => {
  expect(() => compileArticle('a.md', `${front}\n\`\`\`exchange\nFrom: Ana\n\`\`\`\n`)).toThrow(
    /^a\.md: a letter/,
  );
});

test('posts are sorted newest first, and each has its own picture', () => {
  const dates = posts.map((post) => post.date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(posts.map((post) => post.picture)).size).toBe(9);
});

test.each(articleSlugs)('%s has 800 to 1,200 words and the right reading time', (slug) => {
  const { words, frontMatter } = articles[slug];
  expect(words).toBeGreaterThanOrEqual(800);
  expect(words).toBeLessThanOrEqual(1_200);
  expect(frontMatter.readTime).toBe(Math.round(words / 200));
});

/** The articles with a letter by the program, and the choices that their text names. */
const drafted: { article: string; intent: Intent; tone: NamedTone }[] = [
  { article: 'ai-revolutionizing-email', intent: 'confirm', tone: 'friendly' },
  { article: 'email-automation', intent: 'apologize', tone: 'professional' },
];

for (const { article, intent, tone } of drafted) {
  test(`the letter in ${article} is what the program drafts`, async () => {
    const source = await readFile(join(import.meta.dirname, 'articles', `${article}.md`), 'utf8');
    const [, mail = '', shown = ''] =
      /```exchange [^\n]*\n([\s\S]*?)\n---\n([\s\S]*?)\n```/.exec(source) ?? [];
    const [, text] = /\n\n([\s\S]*)$/.exec(shown) ?? [];
    const { reply } = draftReply({
      reading: readEmail(mail),
      intent,
      tone: { kind: 'named', value: tone },
      language: 'English',
    });
    expect(text).toBe(reply);
  });
}
