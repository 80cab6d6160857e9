import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { apiPaths } from '#domain/paths.ts';
import { problems } from '#domain/problems.ts';
import { startPostgres } from '#tests/fakes/postgres.ts';
import { readSessionOf } from './account.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';

const person = { name: 'Maria Ito', email: 'maria@acme.example', password: 'a long enough password' };

type Program = OwnProgram & { cleanUp(): Promise<void> };

async function startOn(kind: 'SQLite' | 'PostgreSQL'): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const program = await startOwnProgram({
    DATA_DIR: folder,
    ...(postgres && {
      DATABASE_URL: postgres.url('postgres'),
      APP_SECRET: 'a secret of the tests with thirty-two characters or more',
    }),
  });
  return {
    ...program,
    async cleanUp() {
      await program.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A toast or a waiting message with these words, in any place of the page. */
function message(page: Page, words: string) {
  return page.getByText(words, { exact: true }).first();
}

async function fillIn(page: Page, button: 'Sign In' | 'Sign Up'): Promise<void> {
  if (button === 'Sign Up')
    await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

async function usesUpTheMonth(page: Page, generator: GeneratorPage): Promise<void> {
  await page.getByRole('link', { name: 'Generate Email' }).click();
  await expect(page.getByText('10 emails remaining this month')).toBeVisible();
  // Eight replies without the page, the last two with it.
  const headers = { authorization: `Bearer ${(await readSessionOf(page))?.token}` };
  for (let number = 1; number <= 8; number += 1) {
    const emailContent = `${sampleMail}\nThis is mail ${number}.`;
    const data = { emailContent, intent: 'general', tone: 'friendly', language: 'English' };
    expect((await page.request.post(apiPaths.generateReply, { data, headers })).ok()).toBe(true);
  }
  await page.reload();
  for (let left = 2; left > 0; left -= 1) {
    await expect(page.getByText(new RegExp(`^${left} emails? remaining this month$`))).toBeVisible();
    await generator.pasteAndGenerate(`${sampleMail}\nThis is mail ${left}.`);
    await expect(generator.copy).toBeVisible();
  }
  await expect(page.getByText('0 emails remaining this month')).toBeVisible();
  await generator.pasteAndGenerate();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(message(page, "You've reached your monthly limit. Please upgrade your plan.")).toBeVisible();
}

async function switchesToBasic(page: Page, generator: GeneratorPage): Promise<void> {
  await page
    .getByRole('button', { name: /Basic/ })
    .or(page.getByRole('link', { name: /Basic/ }))
    .click();
  await expect(message(page, 'Successfully upgraded to basic plan!')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByText('190 emails remaining this month')).toBeVisible();
  await generator.choice('Tone').selectOption('formal');
  await generator.choice('Language').selectOption('French');
  await generator.pasteAndGenerate();
  await expect(generator.copy).toBeVisible();
  await expect(page.getByText('189 emails remaining this month')).toBeVisible();
}

async function signsOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(message(page, 'Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

async function deletesTheAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page).toHaveURL(/\/$/);
}

for (const kind of ['SQLite', 'PostgreSQL'] as const) {
  test(`on ${kind} a person signs up, uses up a month, upgrades, signs in after a restart, deletes the account`, async ({
    browser,
  }) => {
    test.skip(kind === 'PostgreSQL' && process.env.SKIP_POSTGRES === '1', 'SKIP_POSTGRES=1 is set');
    test.setTimeout(180_000);
    const program = await startOn(kind);
    const context = await browser.newContext({ baseURL: program.url });
    try {
      const page = await context.newPage();
      const generator = new GeneratorPage(page);
      await page.goto('/auth');
      await page.getByRole('button', { name: /Sign up/ }).click();
      await fillIn(page, 'Sign Up');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(message(page, 'Account created! Welcome!')).toBeVisible();
      await usesUpTheMonth(page, generator);
      await switchesToBasic(page, generator);
      await signsOut(page);
      await program.restart();
      await page.goto('/auth');
      await fillIn(page, 'Sign In');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(message(page, 'Welcome back!')).toBeVisible();
      await expect(page.getByText('11 of 200')).toBeVisible();
      await deletesTheAccount(page);
      await page.goto('/auth');
      await fillIn(page, 'Sign In');
      await expect(message(page, problems.invalid_credentials.detail)).toBeVisible();
    } finally {
      await context.close();
      await program.cleanUp();
    }
  });
}
