import type { Page } from '@playwright/test';
import { OPERATOR_PARAMETER } from '#domain/operator.ts';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { parseEnv } from '#server/env.ts';
import { deriveSecrets, loadSecrets } from '#server/secrets.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { holdScripts } from './held-scripts.ts';
import { sidewaysOverflow } from './site-pages.ts';
import { heading, trialButton } from './status-page.ts';

/** The link that the program of this run printed when it started. */
function operatorPath(token = operatorToken()): string {
  return `${pagePaths.status}#${OPERATOR_PARAMETER}=${token}`;
}

function operatorToken(): string {
  const { storage } = parseEnv({ DATA_DIR: process.env.E2E_DATA_DIR });
  return deriveSecrets(loadSecrets(storage)).operator[0];
}

/** Lets the page come from elsewhere, as through a proxy on the machine of the server. */
function comeFromElsewhere(page: Page): Promise<void> {
  return page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
}

test('on its own machine the operator sees what writes, what is missing and what is set', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pagePaths.status);
  const writers = page.getByRole('region', { name: 'What writes' });
  await expect(writers.getByText('Built-in drafter', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const { missing } = await (await page.request.get(apiPaths.status)).json();
  for (const { title, line } of missing) {
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('button', { name: `Copy the line for: ${title}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  }
  await expect(page.getByText('REPLY_RATE_PER_MINUTE')).toBeVisible();
  for (const path of [pagePaths.landing, pagePaths.generator]) {
    await page.goto(path);
    await expect(page.locator(`a[href*="${pagePaths.status}"]`)).toHaveCount(0);
  }
});

test('a visitor sees nothing of the status, until the link opens it in the same tab', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await comeFromElsewhere(page);
  await page.goto(pagePaths.status);
  await expect(heading(page, 'This page is for the operator')).toBeVisible();
  await expect(heading(page, 'Settings')).toHaveCount(0);
  await expect(page.getByText('Built-in drafter')).toHaveCount(0);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.goto(operatorPath('not-the-token'));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(operatorPath());
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('the link opens the page from elsewhere, and leaves its token in the tab only', async ({ page }) => {
  await comeFromElsewhere(page);
  await page.goto(operatorPath());
  await expect(heading(page, 'Settings')).toBeVisible();
  expect(page.url()).not.toContain(operatorToken());
  await trialButton(page).click();
  await expect(page.getByText('Read the reply')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('the costs show what each model wrote, and what the ceilings still allow', async ({ page }) => {
  const status = await (await page.request.get(apiPaths.status)).json();
  const counts = (replies: number, input: number, output: number, cost: number | null) => ({
    replies,
    input,
    output,
    cost,
  });
  const drafts = counts(4, 0, 0, null);
  const priced = {
    today: counts(312, 612_345, 98_765, 0.35),
    month: counts(5_432, 10_735_801, 1_622_221, 5.93),
    lastMonth: counts(0, 0, 0, 0.001),
  };
  const costs = {
    ceilings: [
      { variable: 'REPLIES_PER_DAY', limit: 1_000, used: 337 },
      { variable: 'GUEST_REPLIES_PER_DAY', limit: 0, used: 0 },
    ],
    models: [
      { model: 'openai:gpt-5-mini', ...priced },
      { model: 'Built-in drafter', today: drafts, month: drafts, lastMonth: drafts },
    ],
    all: priced,
  };
  await page.route(`**${apiPaths.status}`, (route) => route.fulfill({ json: { ...status, costs } }));
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(pagePaths.status);
  await expect(page.getByRole('progressbar', { name: 'Replies today' })).toHaveAttribute(
    'aria-valuetext',
    '337 of 1000',
  );
  const model = page.locator('tbody', { has: page.getByText('openai:gpt-5-mini') });
  const cells = (label: string) => model.getByRole('row', { name: label }).getByRole('cell');
  await expect(cells('Tokens in')).toHaveText(['612,345', '10.7M', '0']);
  await expect(cells('Cost')).toHaveText(['$0.35', '$5.93', '< $0.01']);
  const drafter = page.locator('tbody', { has: page.getByText('Built-in drafter') });
  await expect(drafter.getByRole('rowheader')).toHaveText(['Built-in drafter', 'Replies']);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.route(`**${apiPaths.status}`, (route) => route.fulfill({ json: { ...status, costs: null } }));
  await page.reload();
  await expect(page.getByText('does not answer, so')).toBeVisible();
});

test('a status that does not load can be loaded again', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route(`**${apiPaths.status}`, (route) => route.abort());
  await page.goto(pagePaths.status);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(`**${apiPaths.status}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('an older answer does not replace a newer status', async ({ page }) => {
  const older = Promise.withResolvers<void>();
  const status = await (await page.request.get(apiPaths.status)).json();
  let loads = 0;
  await page.route(`**${apiPaths.status}`, async (route) => {
    loads += 1;
    const version = `0.0.${loads}`;
    if (loads === 1) await older.promise;
    await route.fulfill({ json: { ...status, version } });
  });
  await page.goto(pagePaths.status);
  await expect.poll(() => loads).toBe(1);
  await page.evaluate(() => {
    window.location.hash = 'again';
  });
  await expect(page.getByText('0.0.2', { exact: true })).toBeVisible();
  const answered = page.waitForResponse(`**${apiPaths.status}`);
  older.resolve();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.getByText('0.0.2', { exact: true })).toBeVisible();
});

test('the page shows its parts before its scripts run, and moves nothing when the status arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = await holdScripts(page, '**/assets/*.js');
  await page.goto(pagePaths.status, { waitUntil: 'commit' });
  await scripts.asked;
  await expect(page.getByRole('button', { name: 'Write a trial reply' })).toBeDisabled();
  await page.evaluate(() => document.fonts.ready);
  const tops = () =>
    page
      .locator('main :is(h1, h2, h3, button)')
      .evaluateAll((parts) => parts.slice(0, 4).map((part) => part.getBoundingClientRect().top));
  const before = await tops();
  scripts.release();
  await expect(heading(page, 'Settings')).toBeVisible();
  expect(await tops()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page fits and has large controls', async ({ page }) => {
    await page.goto(pagePaths.status);
    await trialButton(page).click();
    await page.getByText('Read the reply').click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    }
    const small = await page
      .locator('main :is(button, summary):visible')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.textContent),
      );
    expect(small).toEqual([]);
  });
});
