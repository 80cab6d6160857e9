import { describe, expect, test } from 'vitest';
import { articlePath, articleSlugs, pagePaths } from '#domain/paths.ts';
import { planFeatures, plans, planValues } from '#domain/plans.ts';
import { hrefsOf, serveSite, textOf, textsOf } from './built-site.ts';

const { open } = await serveSite({ SUPPORT_ADDRESS: 'help@reply.example' });

async function mainOf(path: string): Promise<Element> {
  const main = (await open(path)).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

describe('the landing page', () => {
  test('should lead to the generator and to the plans, and state the facts of the product', async () => {
    const main = await mainOf(pagePaths.landing);
    expect(hrefsOf(main)).toEqual(expect.arrayContaining(['/app', '/pricing']));
    const text = textOf(main);
    for (const fact of ['3 free replies', '19+ languages', 'Up to 90%']) expect(text).toContain(fact);
  });

  test('should show the example of one mail with a reply for each choice', async () => {
    const main = await mainOf(pagePaths.landing);
    const labels = [...main.querySelectorAll('article')].map((article) => article.getAttribute('aria-label'));
    expect(labels).toEqual(expect.arrayContaining(['The original email', 'The reply']));
    const choices = main.querySelectorAll('input[type="radio"]').length;
    expect(main.querySelectorAll('[data-intent]')).toHaveLength((choices / 2) ** 2);
  });
});

describe('the FAQ', () => {
  test('should have fifteen closed questions, of which one at a time opens', async () => {
    const main = await mainOf(pagePaths.faq);
    expect(main.querySelectorAll('details[name="faq"]')).toHaveLength(15);
    expect(main.querySelectorAll('details[open]')).toHaveLength(0);
  });

  test('should lead to the configured address of the support, and to the generator', async () => {
    const links = hrefsOf(await mainOf(pagePaths.faq));
    expect(links).toEqual(expect.arrayContaining(['mailto:help@reply.example', '/app']));
  });
});

describe.each([
  { path: pagePaths.terms, count: 10 },
  { path: pagePaths.privacy, count: 13 },
])('$path', ({ path, count }) => {
  test('should have sections that are numbered in order, and contents that lead to each', async () => {
    const main = await mainOf(path);
    const titles = textsOf(main, 'section > h2');
    const numbers = titles.map((title) => Number.parseInt(title, 10));
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    const sections = [...main.querySelectorAll('section[id]')].map(({ id }) => `#${id}`);
    expect(hrefsOf(main, 'nav a')).toEqual(sections);
  });

  test('should say that it was last updated today', async () => {
    const [, date = ''] = /Last updated: (\w+ \d+, \d{4})/.exec(textOf(await mainOf(path))) ?? [];
    // One day more or less is allowed, because midnight may pass during the test.
    expect(Math.abs(Date.now() - Date.parse(`${date} 12:00`))).toBeLessThan(48 * 3_600_000);
  });
});

test('the terms should state what applies to billing, prices, refunds and age', async () => {
  const text = textOf(await mainOf(pagePaths.terms));
  for (const statement of [
    /30-day money-back guarantee/,
    /monthly or annual, in advance/,
    /at least 30 days notice/,
    /under 13/,
    /cancel at any time/,
    /Basic costs \$9\.99 and Pro \$29\.99 per month/,
  ]) {
    expect(text).toMatch(statement);
  }
});

test('the privacy policy should state what happens to mails, models, accounts and children', async () => {
  const text = textOf(await mainOf(pagePaths.privacy));
  for (const statement of [
    /is not stored permanently/,
    /we do not store it at all/,
    /Only anonymised data may be used to improve models/,
    /kept until the account is deleted/,
    /under 13/,
  ]) {
    expect(text).toMatch(statement);
  }
});

test('the about page should show a mail with its reply, the source of its figure, and lead on', async () => {
  const main = await mainOf(pagePaths.about);
  const reply = main.querySelector('article[aria-label="The reply"]');
  expect(textOf(reply)).toMatch(/\[[^\]]+\]/);
  expect(main.querySelector('article[aria-label="The original email"]')).not.toBeNull();
  expect(textOf(main)).toContain('McKinsey Global Institute');
  expect(hrefsOf(main)).toContain('/app');
});

describe('the blog', () => {
  test('should list nine posts, newest first, of which three open and six are summaries', async () => {
    const main = await mainOf(pagePaths.blog);
    const posts = [...main.querySelectorAll('article')];
    expect(posts).toHaveLength(9);
    const dates = posts.map((post) => post.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(posts.map((post) => post.querySelector('.post-picture')?.innerHTML)).size).toBe(9);
    for (const post of posts) expect(textOf(post)).toMatch(/\d+ min read/);
    expect(hrefsOf(main, 'article a')).toEqual(articleSlugs.map(articlePath));
  });

  test.each(articleSlugs)(
    'should lead from %s back, on to the next article, and to the generator',
    async (slug) => {
      const main = await mainOf(articlePath(slug));
      const next = articleSlugs[(articleSlugs.indexOf(slug) + 1) % articleSlugs.length];
      expect(hrefsOf(main)).toEqual(expect.arrayContaining(['/blog', '/app', `/blog/${next}`]));
      const contents = hrefsOf(main, 'nav a');
      const headings = [...main.querySelectorAll('.article-text h2')].map(({ id }) => `#${id}`);
      expect(contents).toEqual(headings);
    },
  );

  test('should give an article its category, date and reading time', async () => {
    const main = await mainOf('/blog/email-automation');
    expect(textsOf(main, '.article-header .post-meta > *')).toEqual([
      'Productivity',
      'January 5, 2025',
      '6 min read',
    ]);
  });

  test('should not find an article that is only listed', async () => {
    expect((await open('/blog/saying-no')).status).toBe(404);
  });
});

describe('the pricing page', () => {
  test.each(planValues)('should say what %s costs and includes, and lead to the account', async (plan) => {
    const { label, price, includedVolume, features } = plans[plan];
    const cards = [...(await mainOf(pagePaths.pricing)).querySelectorAll('.plan')];
    const card = cards.find((one) => textOf(one.querySelector('h2')) === label);
    expect(textOf(card)).toContain(price === 0 ? '$0 forever' : `$${price} per month`);
    expect(textOf(card)).toContain(`${includedVolume} replies a month`);
    const listed = features.flatMap((feature) => planFeatures[feature] ?? []);
    expect(card && textsOf(card, 'li')).toEqual(expect.arrayContaining(listed));
    expect(card && hrefsOf(card)).toEqual(['/auth']);
  });

  test('should mark Basic alone as the most popular', async () => {
    const cards = [...(await mainOf(pagePaths.pricing)).querySelectorAll('.plan')];
    const popular = cards.filter((card) => textOf(card).includes('Most Popular'));
    expect(popular.map((card) => textOf(card.querySelector('h2')))).toEqual(['Basic']);
  });
});

test('the contents of the API reference should name its sections in order', async () => {
  const main = await mainOf(pagePaths.apiReference);
  expect(textsOf(main, 'nav[aria-label="Contents"] a')).toEqual(textsOf(main, 'h2'));
});
