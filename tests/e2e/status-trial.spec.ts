import type { Page } from '@playwright/test';
import { apiPaths, pagePaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import type { Trial } from '#domain/status.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { heading, trialButton } from './status-page.ts';

/** Answers the next trials with this result, once `held` resolves. */
async function answerTrials(page: Page, trial: Trial | { code: 'too_many_requests' }, held?: Promise<void>) {
  await page.route(`**${apiPaths.statusTrial}`, async (route) => {
    await held;
    if ('outcome' in trial) return route.fulfill({ json: trial });
    const { status, detail } = problems[trial.code];
    return route.fulfill({ status, contentType: 'application/problem+json', json: { ...trial, detail } });
  });
}

test('a trial reply shows that it is being written, then its figures and its text', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.statusTrial}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(pagePaths.status);
  await expect(trialButton(page)).toBeEnabled();
  await trialButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Writing...' })).toBeDisabled();
  const below = await heading(page, 'What is missing').boundingBox();
  held.resolve();
  const figure = (label: string) => page.locator('dt', { hasText: label }).locator('xpath=../dd');
  await expect(figure('Written by')).toHaveText('Built-in drafter');
  await expect(figure('Whole reply')).toHaveText(/^\d+(\.\d)? m?s$/);
  await expect(figure('Words')).toHaveText(/^\d+$/);
  expect((await heading(page, 'What is missing').boundingBox())?.y).toBe(below?.y);
  await expect(trialButton(page)).toBeFocused();
  await page.getByText('Read the reply').click();
  await expect(page.getByText('Miriam')).toBeVisible();
  expect(await axeInBothSchemes(page)).toEqual([]);
});

test('a trial reply that fails says why', async ({ page, complaints }) => {
  complaints.allow(/status of 429/);
  const cause = 'openai:gpt-5.2 answered with status 401';
  await answerTrials(page, { outcome: 'failed', writer: 'openai:gpt-5.2', totalMs: 320, cause });
  await page.goto(pagePaths.status);
  await trialButton(page).click();
  await expect(page.getByText(cause)).toBeVisible();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await answerTrials(page, { code: 'too_many_requests' });
  await trialButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(problems.too_many_requests.detail);
  await expect(page.getByText(cause)).toHaveCount(0);
});

test('a trial reply stays if the status cannot be loaded after it, and the next one loads it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await page.goto(pagePaths.status);
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.route(`**${apiPaths.status}`, (route) => route.abort());
  await trialButton(page).click();
  const failure = page.getByRole('status').filter({ hasText: 'could not be loaded' });
  await expect(failure).toBeVisible();
  await expect(page.getByText('Read the reply')).toBeVisible();
  await expect(heading(page, 'Settings')).toBeVisible();
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.unroute(`**${apiPaths.status}`);
  await trialButton(page).click();
  await expect(failure).toHaveCount(0);
});
