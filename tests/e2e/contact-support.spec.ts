import type { Page } from '@playwright/test';
import { SUPPORT_UNNAMED } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
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

test('a mail to the support has a new reference, and of a signed-in person the plan', async ({ page }) => {
  await page.goto(pagePaths.faq);
  const guest = await openLetter(page);
  expect(guest.to, 'the operator has named no address').toBe('');
  await expect(page.getByText(SUPPORT_UNNAMED)).toBeVisible();
  const [reference = 'none'] = REFERENCE.exec(guest.subject) ?? [];
  expect(guest.subject).toBe(`Support request ${reference}`);
  expect(guest.body).toContain(reference);

  await signIn(page, { plan: 'pro' });
  await page.goto(pagePaths.generator);
  // This page gets the plan from the server and stores it for the other pages.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), PLAN_KEY)).toContain('pro');
  await page.goto(pagePaths.faq);
  const { subject, body } = await openLetter(page);
  expect(subject).toMatch(/^\[Pro\]\[priority\] /);
  expect(body).toContain(REFERENCE.exec(subject)?.[0]);
  expect(subject + body).not.toContain(session.email);
  expect((await openLetter(page)).subject, 'the next letter has another reference').not.toBe(subject);
});
