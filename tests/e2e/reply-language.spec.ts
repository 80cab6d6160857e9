import type { Page } from '@playwright/test';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { stage } from './gmail-states.ts';

const same = 'same-as-email';
const german = 'Guten Tag,\n\nkönnten Sie mir bitte die Rechnung für März schicken?\n\nViele Grüße\nJonas';
/** Characters that both Chinese and Japanese use. They are too few to detect which language it is. */
const chineseOrJapanese = '会議';
const wordless = '12:00 +49 30 1234';

async function openWith(page: Page, mail: string): Promise<GeneratorPage> {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption(same);
  await generator.mail.fill(mail);
  return generator;
}

/** The addresses of the requested files that detect the language. */
function languageFiles(page: Page): string[] {
  const files: string[] = [];
  page.context().on('request', (request) => {
    if (/ngram-model|mail-reader\.worker/.test(request.url())) files.push(request.url());
  });
  return files;
}

test('the request names the email’s language, which the page shows first', async ({ page, service }) => {
  const generator = await openWith(page, german);
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  await expect(generator.choice('Language')).toHaveAccessibleDescription(
    'Same as the email: German · Deutsch',
  );
  await generator.generate.click();
  const call = await service.next();
  expect(call.request.language).toBe('German');
  call.finish({ reply: 'Guten Tag, die Rechnung kommt heute.' });
  await expect(generator.reply).toHaveAttribute('lang', 'de');
});

test('a press waits until the language is known', async ({ page, service }) => {
  const generator = await openWith(page, german);
  await generator.mail.fill(
    'Bonjour,\n\npourriez-vous m’envoyer la facture du mois de mars ?\n\nCordialement,\nJeanne',
  );
  await page.keyboard.press('Control+Enter');
  expect((await service.next()).request.language).toBe('French');
});

test('the page asks about two close languages, and the answer applies to this email', async ({
  page,
  service,
}) => {
  const generator = await openWith(page, chineseOrJapanese);
  const question = page.getByRole('group', { name: /^The email could be in Chinese or Japanese\./ });
  await expect(question.getByRole('button')).toHaveText(['Chinese', 'Japanese']);
  await generator.generate.click();
  await expect(question.getByRole('button', { name: 'Chinese' })).toBeFocused();
  expect(service.count).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(generator.choice('Language')).toBeFocused();
  await expect(generator.mail).toHaveValue(chineseOrJapanese);
  await page.keyboard.press('Control+Enter');
  const call = await service.next();
  expect(call.request.language).toBe('Japanese');
  call.finish({ reply: '承知しました。' });
  await expect(generator.reply).toHaveAttribute('lang', 'ja');
  await page.reload();
  await expect(generator.choice('Language')).toHaveValue(same);
  await expect(page.getByText('Same as the email: Japanese · 日本語')).toBeVisible();
  await generator.mail.fill(german);
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  await generator.mail.fill(chineseOrJapanese);
  await expect(question).toBeVisible();
});

test('the page asks for the language of an email without words', async ({ page, service }) => {
  const generator = await openWith(page, wordless);
  const question = page.getByRole('group', { name: /^The email’s language could not be detected\./ });
  await generator.generate.click();
  await question.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Same as the email: English')).toBeVisible();
  await generator.generate.click();
  expect((await service.next()).request.language).toBe('English');
});

test('the page asks for the language of the reply if the email is in none of the 27', async ({
  page,
  service,
}) => {
  const generator = await openWith(
    page,
    'Hei Anna,\n\nKan du sende meg kontrakten innen fredag? Tusen takk for hjelpen.\n\nVennlig hilsen\nOle',
  );
  const question = page.getByRole('group', { name: /^Replies are not available in the email’s language\./ });
  await generator.generate.click();
  expect(service.count).toBe(0);
  await question.getByRole('button', { name: 'English' }).click();
  await generator.generate.click();
  expect((await service.next()).request.language).toBe('English');
});

test('if the detection cannot be loaded, the page says so and a person can choose a language', async ({
  page,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await page.context().route(/mail-reader\.worker/, (route) => route.abort());
  const generator = await openWith(page, german);
  await expect(page.getByText(/^The email’s language could not be detected/)).toBeVisible();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await generator.generate.click();
  expect((await service.next()).request.language).toBe('English');
});

test('a blank email is refused as blank', async ({ page, service }) => {
  const generator = await openWith(page, ' ');
  await expect(page.getByText('The reply will be in the email’s own language.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(generator.toast('Email content is required')).toBeVisible();
  expect(service.count).toBe(0);
});

test('a plan without all languages has no such choice, and an earlier choice becomes English', async ({
  page,
  generator,
}) => {
  const option = generator.choice('Language').locator(`option[value="${same}"]`);
  await expect(option).toHaveCount(0);
  await page.evaluate(
    ([mail, language]) =>
      sessionStorage.setItem(
        'generatorWork',
        JSON.stringify({
          mail,
          settings: { intent: 'general', tone: 'friendly', language, customTone: '', customPrompt: '' },
        }),
      ),
    [sampleMail, same],
  );
  await generator.open();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.choice('Language')).toHaveValue('English');
});

test('the detection of the language is loaded only after the choice', async ({ page }) => {
  const files = languageFiles(page);
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.mail.fill(german);
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await generator.choice('Language').selectOption(same);
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  expect(files).toHaveLength(2);
});

test('the mailbox answers each message in its own language', async ({ page }) => {
  const { gmail, mailbox, replies } = await stage(page, { plan: 'pro' });
  const from = 'Jonas Weber <jonas@weber.example>';
  const letter = { id: 'letter', from, subject: 'Rechnung', text: german };
  const short = { id: 'short', from, subject: '会議', text: chineseOrJapanese };
  mailbox.mails = [letter, short];
  await gmail.open();
  await gmail.choice('Language').selectOption(same);
  await gmail.read(letter);
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  await gmail.read(short);
  await page.keyboard.press('r');
  const question = page.getByRole('group', { name: /^The email could be in Chinese or Japanese\./ });
  await expect(question.getByRole('button', { name: 'Chinese' })).toBeFocused();
  await page.keyboard.press('Enter');
  await gmail.generate.click();
  const call = await replies.next();
  expect(call.request.language).toBe('Chinese');
  call.finish({ reply: '好的。' });
  await expect(gmail.reply).toHaveAttribute('lang', 'zh');
  await replies.close();
});
