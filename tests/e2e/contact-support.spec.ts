import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { PLAN_KEY } from '#web/lib/session.ts';
import { session, signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';

const REFERENCE = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/;

/** Presses the link as a person does, and returns the mail that the link would open. No mail program is started. */
async function openLetter(page: Page): Promise<{ to: string; subject: string; body: string }> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  const link = page.getByRole('link', { name: 'Contact Support' });
  await link.focus();
  await page.keyboard.press('Enter');
  const letter = new URL((await link.getAttribute('href')) ?? '');
  const field = (name: string) => letter.searchParams.get(name) ?? '';
  return { to: letter.pathname, subject: field('subject'), body: field('body') };
}

for (const [plan, label] of [
  ['pro', '[Pro][priority] '],
  ['basic', '[Basic][priority] '],
  ['free', '[Free] '],
] as const satisfies [Plan, string][]) {
  test(`a letter to the support from the ${plan} plan says so in its subject`, async ({ page }) => {
    await signIn(page, { plan });
    await page.goto(pagePaths.generator);
    // This page gets the plan from the server and stores it for the other pages.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), PLAN_KEY)).toContain(plan);
    await page.goto(pagePaths.faq);
    const { to, subject, body } = await openLetter(page);
    const [reference = 'none'] = REFERENCE.exec(subject) ?? [];
    expect(to).toBe('support@example.com');
    expect(subject).toBe(`${label}Support request ${reference}`);
    expect(body).toContain(`Reference ${reference}.`);
    expect(subject + body).not.toContain(session.email);
    expect((await openLetter(page)).subject, 'the next letter has another reference').not.toBe(subject);
  });
}

test('a guest’s letter has a reference and no plan', async ({ page }) => {
  await page.goto(pagePaths.faq);
  const link = page.getByRole('link', { name: 'Contact Support' });
  await expect(link).toHaveAttribute('href', 'mailto:support@example.com');
  const { subject, body } = await openLetter(page);
  expect(subject).toMatch(/^Support request [\w-]{9}$/);
  expect(body).toContain(REFERENCE.exec(subject)?.[0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of the support is a plain one', async ({ page }) => {
    await page.goto(pagePaths.faq);
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
  });
});
