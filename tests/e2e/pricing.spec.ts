import { expect, test } from './fixture.ts';

const plans = [
  { name: 'Free', price: '$0 forever', volume: '10 replies a month', last: 'Custom instructions' },
  { name: 'Basic', price: '$9.99 per month', volume: '200 replies a month', last: 'Gmail extension access' },
  { name: 'Pro', price: '$29.99 per month', volume: '500 replies a month', last: 'API access' },
];

test('each plan has its price and its features, and leads to the sign-in page', async ({ page }) => {
  await page.goto('/pricing');
  for (const { name, price, volume, last } of plans) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(price);
    await expect(card).toContainText(volume);
    for (const feature of ['All intents', 'Multiple tones', '19+ languages', 'Custom instructions', last]) {
      await expect(card.getByRole('listitem').filter({ hasText: feature })).toHaveCount(1);
    }
    await expect(card.getByRole('link')).toHaveAttribute('href', '/auth');
  }
});

test('only Basic is marked as the most popular', async ({ page }) => {
  await page.goto('/pricing');
  const badge = page.getByText('Most Popular', { exact: true });
  await expect(badge).toHaveCount(1);
  const card = page.getByRole('listitem').filter({ has: badge });
  await expect(card.getByRole('heading')).toHaveText('Basic');
});

test('the prices of all plans are on one line on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  const tops: number[] = [];
  for (const { price } of plans) {
    const box = await page.getByText(price).boundingBox();
    tops.push(Math.round(box?.y ?? -1));
  }
  expect(new Set(tops).size).toBe(1);
});

test('questions about payment lead to their answers in the FAQ', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.getByRole('region', { name: 'Before you choose' });
  await expect(questions).toContainText('30 days before');
  await questions.getByRole('link', { name: '30-day money-back guarantee' }).click();
  await expect(page).toHaveURL('/faq#refunds');
});
