import { expect, test } from 'vitest';
import { ORIGIN_PLACEHOLDER } from '#domain/paths.ts';
import { plans } from '#domain/plans.ts';
import { articleHead } from '../blog/posts.ts';
import { documentHeads } from './document-heads.ts';
import { articleData, faqData, softwareData } from './structured-data.ts';

/** The items of a block, by their type. */
function itemsByType(block: object): Record<string, Record<string, unknown>> {
  const data = Object.values(block)[0];
  return Object.fromEntries(
    data['@graph'].map((item: Record<string, unknown>) => [String(item['@type']), item]),
  );
}

test('the program is offered at the prices of its plans', () => {
  const { SoftwareApplication } = itemsByType(softwareData(documentHeads.landing));
  const offers = SoftwareApplication?.offers as { name: string; price: string }[];
  expect(offers.map(({ name, price }) => [name, Number(price)])).toEqual(
    Object.values(plans).map(({ label, price }) => [label, price]),
  );
});

test('every question has its whole answer', () => {
  const { FAQPage } = itemsByType(faqData([{ question: 'Why?', answer: ['Because.', 'And so.'] }]));
  expect(FAQPage?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.\n\nAnd so.' },
    },
  ]);
});

test('an article has its date and its breadcrumbs', () => {
  const { BlogPosting, BreadcrumbList } = itemsByType(
    articleData(articleHead('email-automation'), documentHeads.blog),
  );
  expect(BlogPosting).toMatchObject({
    url: `${ORIGIN_PLACEHOLDER}/blog/email-automation`,
    datePublished: '2025-01-05',
    articleSection: 'Productivity',
  });
  const breadcrumbs = BreadcrumbList?.itemListElement as { position: number; item: string }[];
  expect(breadcrumbs.map(({ position, item }) => [position, new URL(item).pathname])).toEqual([
    [1, '/'],
    [2, '/blog'],
    [3, '/blog/email-automation'],
  ]);
});
