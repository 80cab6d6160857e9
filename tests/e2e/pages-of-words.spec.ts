import { expect, test } from './fixture.ts';

test.describe('FAQ', () => {
  test('has fifteen closed questions', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('details > summary')).toHaveCount(15);
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('opening a question closes the open one', async ({ page }) => {
        await page.goto('/faq');
        const trial = page.getByText('Anyone can generate 3 replies without signing up');
        const refunds = page.getByText('There is a 30-day money-back guarantee');
        await page.getByText('Can I try it without an account?').click();
        await expect(trial).toBeVisible();
        await page.getByText('Do you give refunds?').click();
        await expect(refunds).toBeVisible();
        await expect(trial).toBeHidden();
        await page.getByText('Do you give refunds?').click();
        await expect(refunds).toBeHidden();
      });
    });
  }

  test('a question opens and closes from the keyboard', async ({ page }) => {
    await page.goto('/faq');
    const first = page.locator('summary').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You paste or upload an email')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText('You paste or upload an email')).toBeHidden();
  });

  test('an address with the id of a question opens its answer', async ({ page }) => {
    await page.goto('/faq#teams');
    await expect(page.getByText('Team plans are available on request')).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  test('leads to a mail to the support, and to the generator', async ({ page }) => {
    await page.goto('/faq');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    await main.getByRole('link', { name: 'Try Free Now' }).click();
    await expect(page).toHaveURL('/app');
  });

  test('prints every answer', async ({ page }) => {
    await page.goto('/faq');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('details p').all()) {
      expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
    }
  });
});

const legalPages = [
  { path: '/terms', title: 'Terms of Service', count: 10 },
  { path: '/privacy', title: 'Privacy Policy', count: 13 },
];

for (const { path, title, count } of legalPages) {
  test.describe(title, () => {
    test(`has ${count} sections, numbered in order`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const sections = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: /^\d/ });
      const numbers = (await sections.allTextContents()).map((text) => Number.parseInt(text, 10));
      expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    });

    test('says that it was last updated today', async ({ page }) => {
      await page.goto(path);
      const line = (await page.getByText(/^Last updated: /).textContent()) ?? '';
      const shown = Date.parse(`${line.replace('Last updated: ', '')} 12:00 UTC`);
      // One day more or less is allowed: the server's day may differ from this machine's day.
      expect(Math.abs(Date.now() - shown)).toBeLessThan(48 * 3_600_000);
    });

    test('leads to the landing page, and from its contents to each section', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(links).toHaveCount(count);
      await links.nth(6).click();
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name: /^7\./ });
      await expect(heading).toBeInViewport();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('prints without header, footer and contents', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.getByText('Back to Home')).toBeHidden();
    });
  });
}

test('the terms state the rules for billing, prices, refunds and age', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  for (const statement of [
    'Except for our 30-day money-back guarantee, fees are non-refundable except as required by law.',
    'Billing is monthly or annual, in advance.',
    'Existing subscribers get at least 30 days notice before a new price applies to them',
    'not for children under 13',
    'You may cancel at any time',
    'Basic costs $9.99 and Pro $29.99 per month',
  ]) {
    await expect(main).toContainText(statement);
  }
});

test('the privacy policy says what happens to mail, models, accounts and children', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  for (const statement of [
    'Email content is processed to produce replies and is not stored permanently.',
    'we do not store it at all',
    'Only anonymised data may be used to improve models.',
    'Account data is kept until the account is deleted.',
    'not for children under 13',
  ]) {
    await expect(main).toContainText(statement);
  }
});

test.describe('About', () => {
  test('shows a mail as it is read, the reply with its gap, and what the check found', async ({ page }) => {
    await page.goto('/about');
    const mail = page.getByRole('article', { name: 'The original email' });
    await expect(mail.getByText('Wants an amount')).toBeVisible();
    await expect(mail.getByText('Earlier email, set aside')).toBeVisible();
    const reply = page.getByRole('article', { name: 'The reply' });
    await expect(reply).toContainText('Re: The parish registers');
    await expect(reply.getByText('[amount]', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Points left without an answerNone of 3');
  });

  test('gives the source of its figure, and leads to the generator', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    await expect(main).toContainText('28% of the working week on email: over 11 hours');
    await expect(main).toContainText('McKinsey Global Institute, The social economy, 2012');
    await main.getByRole('link', { name: 'Write a reply' }).click();
    await expect(page).toHaveURL('/app');
  });
});

for (const path of ['/about', '/faq', '/terms', '/privacy']) {
  test(`${path} fits the window with letters of twice their size`, async ({ page }) => {
    for (const width of [640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const main = document.querySelector('main');
        return main ? main.scrollWidth - main.clientWidth : Number.NaN;
      });
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
