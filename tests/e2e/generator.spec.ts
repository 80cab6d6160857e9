import { intents } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { toneOptions } from '#domain/tones.ts';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the screen has every element by its name', async ({ page, generator }) => {
  await expect(page).toHaveTitle(/AI Reply Assistant/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reply to an email');
  await expect(generator.mail).toBeEditable();
  await expect(generator.prompt).toBeEditable();
  await expect(generator.reply).toBeEditable();
  await expect(generator.generate).toBeDisabled();
  await expect(generator.clear).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(generator.copy).toBeHidden();
  await expect(generator.download).toBeHidden();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up for more' })).toHaveAttribute('href', '/auth#sign-up');
});

test('the header leads home and to the account', async ({ page, generator }) => {
  await expect(generator.mail).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await header.getByRole('link', { name: 'AI Reply Assistant' }).click();
  await expect(page).toHaveURL('/');
});

test('the settings start as General, Friendly and English', async ({ page, generator }) => {
  await expect(generator.mail).toBeVisible();
  await expect(generator.choice('Intent')).toHaveValue('general');
  await expect(generator.choice('Tone')).toHaveValue('friendly');
  await expect(generator.choice('Language')).toHaveValue('English');
  await expect(page.getByRole('textbox', { name: 'Custom tone' })).toBeHidden();
});

const otherLanguages = languages.map(({ value }) => value).filter((value) => value !== 'English');

const lists = [
  { name: 'Intent', labels: intents.map((intent) => intent.label), open: 'General', value: 'general' },
  { name: 'Tone', labels: toneOptions.map((tone) => tone.label), open: 'Friendly', value: 'friendly' },
  {
    name: 'Language',
    labels: ['English', ...otherLanguages],
    open: 'English',
    value: 'English',
  },
];

for (const { name, labels, open, value } of lists) {
  test(`${name} lists every option and locks all but ${open} for a guest`, async ({ generator }) => {
    await expect(generator.mail).toBeVisible();
    const choice = generator.choice(name);
    await choice.click();
    await expect(choice.getByRole('option')).toHaveCount(labels.length);
    for (const [place, label] of labels.entries()) {
      const option = choice.getByRole('option').nth(place);
      await expect(option).toHaveAccessibleName(label);
      await expect(option).toBeEnabled({ enabled: label === open });
    }
    await expect(choice.locator('optgroup[label="With Basic and Pro"] option')).toHaveCount(
      labels.length - 1,
    );
    await choice.getByRole('option').last().click({ force: true });
    await expect(choice).toHaveValue(value);
  });
}

test('a line below the choices says which plans have the locked options', async ({ page, generator }) => {
  await expect(generator.mail).toBeVisible();
  await expect(page.getByText('Every intent, tone and language comes with Basic and Pro.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
});

test('Generate and Clear are enabled with the first words, and Clear can be undone', async ({
  page,
  generator,
}) => {
  await generator.mail.fill('   \n ');
  await expect(generator.generate).toBeDisabled();
  await generator.mail.fill(sampleMail);
  await expect(generator.generate).toBeEnabled();
  await expect(page.getByText(`${sampleMail.length} of 10,000 characters`)).toBeVisible();
  await generator.clear.click();
  await expect(generator.mail).toHaveValue('');
  await expect(generator.mail).toBeFocused();
  await expect(generator.clear).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.mail).toHaveValue(sampleMail);
});

test('a mail that is too long is reported at its field, and as a toast after a press', async ({
  page,
  generator,
  service,
}) => {
  const message = 'Email content must be less than 10,000 characters';
  await generator.mail.fill('a'.repeat(10_000));
  await expect(page.getByText(message)).toBeHidden();
  await generator.mail.fill('a'.repeat(10_001));
  await expect(generator.mail).toHaveAccessibleDescription(message);
  await expect(page.getByText('10,001 of 10,000 characters')).toBeVisible();
  await generator.generate.click();
  await expect(generator.toast(message)).toBeVisible();
  expect(service.count).toBe(0);
});

test('quoted history that makes a mail too long can be removed and restored', async ({ page, generator }) => {
  const quoted = '> The figures are on their way.\n'.repeat(400);
  const long = `${sampleMail}\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${quoted}`;
  await generator.mail.fill(long);
  await expect(page.getByText(/Quoted history takes 12,\d{3} characters\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove quoted history' }).click();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(page.getByText('Email content must be less than 10,000 characters')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(generator.mail).toHaveValue(long);
});

test('a custom prompt over 500 characters is refused at its field and as a toast', async ({
  page,
  generator,
  service,
}) => {
  const message = 'Custom prompt must be less than 500 characters';
  await generator.mail.fill(sampleMail);
  await generator.prompt.fill('p'.repeat(501));
  await expect(page.getByText('501 of 500')).toBeVisible();
  await expect(generator.prompt).toHaveAccessibleDescription(message);
  await generator.generate.click();
  await expect(generator.toast(message)).toBeVisible();
  expect(service.count).toBe(0);
  await generator.prompt.fill('p'.repeat(500));
  await expect(generator.prompt).toHaveAccessibleDescription('');
});

test('one toast is shown at a time: the next toast replaces an error', async ({
  page,
  generator,
  service,
}) => {
  // Reads all messages at once: a message that is counted a moment later may have disappeared by itself.
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await generator.mail.focus();
  await page.keyboard.press('Control+Enter');
  await expect(toasts).toHaveText('Email content is required');
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(toasts).toHaveText('Reply generated successfully!');
  await generator.download.click();
  await expect(toasts).toHaveText('Reply downloaded!');
});

test('Ctrl+Enter on a blank mail says that it is required', async ({ page, generator }) => {
  const message = 'Email content is required';
  await generator.mail.focus();
  await page.keyboard.press('Control+Enter');
  await expect(generator.toast(message)).toBeVisible();
  await expect(generator.mail).toHaveAccessibleDescription(message);
  await generator.mail.fill('Hello');
  await expect(generator.mail).toHaveAccessibleDescription('');
});

test('the tooltip of the button shows the shortcut', async ({ page, generator }) => {
  await generator.mail.fill(sampleMail);
  await generator.generate.hover();
  await expect(page.getByText('Generate the reply')).toBeVisible();
  await expect(page.getByText('Ctrl', { exact: true })).toBeVisible();
});
