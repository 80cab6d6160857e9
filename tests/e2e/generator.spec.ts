import { intents } from '#domain/intents.ts';
import { languages } from '#domain/languages.ts';
import { messages, replyFieldMessages } from '#domain/messages.ts';
import { toneOptions } from '#domain/tones.ts';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const otherLanguages = languages.map(({ value }) => value).filter((value) => value !== 'English');

const lists = [
  { name: 'Intent', labels: intents.map((intent) => intent.label), open: 'General', value: 'general' },
  { name: 'Tone', labels: toneOptions.map((tone) => tone.label), open: 'Friendly', value: 'friendly' },
  { name: 'Language', labels: ['English', ...otherLanguages], open: 'English', value: 'English' },
];

test('a guest sees every element by its name, and every option, of which the first can be chosen', async ({
  page,
  generator,
}) => {
  await expect(page).toHaveTitle(/AI Reply Assistant/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(generator.mail).toBeEditable();
  await expect(generator.prompt).toBeEditable();
  await expect(generator.reply).toBeEditable();
  await expect(generator.generate).toBeDisabled();
  await expect(generator.clear).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(generator.copy).toBeHidden();
  await expect(generator.download).toBeHidden();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Custom tone' })).toBeHidden();
  for (const [name, path] of [
    ['Sign up for more', '/auth#sign-up'],
    ['See plans', '/pricing'],
    ['Sign In', '/auth'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }

  for (const { name, labels, open, value } of lists) {
    const choice = generator.choice(name);
    await expect(choice).toHaveValue(value);
    await choice.click();
    const options = choice.getByRole('option');
    await expect(options).toHaveCount(labels.length);
    const shown = await options.evaluateAll((all) =>
      all.map((option) => [option.ariaLabel ?? option.textContent, option.matches(':enabled')]),
    );
    expect(shown).toEqual(labels.map((label) => [label, label === open]));
    await expect(options.last()).toHaveAccessibleName(labels.at(-1) ?? '');
    const locked = choice.locator('optgroup[label="With Basic and Pro"] option');
    await expect(locked).toHaveCount(labels.length - 1);
    await options.last().click({ force: true });
    await expect(choice).toHaveValue(value);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('banner').getByRole('link', { name: 'AI Reply Assistant' }).click();
  await expect(page).toHaveURL('/');
});

test('a missing or too long text is reported at its field and as a toast, and nothing is sent', async ({
  page,
  generator,
  service,
}) => {
  const { emailRequired, emailTooLong, promptTooLong } = replyFieldMessages;
  await generator.mail.focus();
  await page.keyboard.press('Control+Enter');
  await expect(generator.toast(emailRequired)).toBeVisible();
  await expect(generator.mail).toHaveAccessibleDescription(emailRequired);
  await generator.mail.fill('Hello');
  await expect(generator.mail).toHaveAccessibleDescription('');

  await generator.mail.fill('a'.repeat(10_000));
  await expect(page.getByText(emailTooLong)).toBeHidden();
  await generator.mail.fill('a'.repeat(10_001));
  await expect(generator.mail).toHaveAccessibleDescription(emailTooLong);
  await expect(page.getByText('10,001 of 10,000 characters')).toBeVisible();
  await generator.generate.click();
  await expect(generator.toast(emailTooLong)).toBeVisible();

  await generator.mail.fill(sampleMail);
  await generator.prompt.fill('p'.repeat(501));
  await expect(page.getByText('501 of 500')).toBeVisible();
  await expect(generator.prompt).toHaveAccessibleDescription(promptTooLong);
  await generator.generate.click();
  // One toast is shown at a time. This reads all of them at once, because a toast may disappear by itself.
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toHaveText(promptTooLong);
  expect(service.count).toBe(0);
  await generator.prompt.fill('p'.repeat(500));
  await expect(generator.prompt).toHaveAccessibleDescription('');
  await generator.generate.click();
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(toasts).toHaveText(messages.replyGenerated);
  await generator.download.click();
  await expect(toasts).toHaveText(messages.replyDownloaded);
});

test('a mail is counted, cleared and shortened by its quoted history, each of which can be undone', async ({
  page,
  generator,
}) => {
  await generator.mail.fill('   \n ');
  await expect(generator.generate).toBeDisabled();
  await generator.mail.fill(sampleMail);
  await expect(generator.generate).toBeEnabled();
  await expect(page.getByText(`${sampleMail.length} of 10,000 characters`)).toBeVisible();
  await generator.generate.hover();
  await expect(page.getByText('Ctrl', { exact: true }), 'the shortcut').toBeVisible();
  await generator.clear.click();
  await expect(generator.mail).toHaveValue('');
  await expect(generator.mail).toBeFocused();
  await expect(generator.clear).toBeDisabled();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(generator.mail).toHaveValue(sampleMail);

  const quoted = '> The figures are on their way.\n'.repeat(400);
  const long = `${sampleMail}\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${quoted}`;
  await generator.mail.fill(long);
  await expect(page.getByText(/Quoted history takes 12,\d{3} characters\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove quoted history' }).click();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(page.getByText(replyFieldMessages.emailTooLong)).toBeHidden();
  await undo.click();
  await expect(generator.mail).toHaveValue(long);
});
