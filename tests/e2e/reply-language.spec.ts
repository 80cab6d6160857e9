import type { Page } from '@playwright/test';
import { replyFieldMessages } from '#domain/messages.ts';
import { signIn } from './account-service.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail, saveGeneratorState } from './generator-page.ts';
import { stage } from './gmail-states.ts';

const same = 'same-as-email';
const german = 'Guten Tag,\n\nkönnten Sie mir bitte die Rechnung für März schicken?\n\nViele Grüße\nJonas';
/** Characters that both Chinese and Japanese use. They are too few to detect which language it is. */
const chineseOrJapanese = '会議';
/** In none of the languages that a reply can be in. */
const norwegian =
  'Hei Anna,\n\nKan du sende meg kontrakten innen fredag? Tusen takk for hjelpen.\n\nVennlig hilsen\nOle';

async function openWith(page: Page, mail: string): Promise<GeneratorPage> {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption(same);
  await generator.mail.fill(mail);
  return generator;
}

test('the reply is in the email’s language, which is detected only after that choice', async ({
  page,
  service,
}) => {
  const files: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('ngram-model')) files.push(request.url());
  });
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  await generator.mail.fill(german);
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await generator.choice('Language').selectOption(same);
  await expect(page.getByText('Same as the email: German · Deutsch')).toBeVisible();
  await expect(generator.choice('Language')).toHaveAccessibleDescription(
    'Same as the email: German · Deutsch',
  );
  expect(files).toHaveLength(1);
  await generator.generate.click();
  const call = await service.next();
  expect(call.request.language).toBe('German');
  call.finish({ reply: 'Guten Tag, die Rechnung kommt heute.' });
  await expect(generator.reply).toHaveAttribute('lang', 'de');

  // A press waits until the language is known.
  await generator.mail.fill(
    'Bonjour,\n\npourriez-vous m’envoyer la facture du mois de mars ?\n\nCordialement,\nJeanne',
  );
  await page.keyboard.press('Control+Enter');
  const waiting = await service.next();
  expect(waiting.request.language).toBe('French');
  waiting.finish({ reply: 'Bonjour, la voici.' });
  await expect(generator.reply).toHaveAttribute('lang', 'fr');

  await generator.mail.fill(' ');
  await expect(page.getByText('The reply will be in the email’s own language.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(generator.toast(replyFieldMessages.emailRequired)).toBeVisible();
  expect(service.count).toBe(2);
});

test('the page asks for a language that it cannot detect, and the answer applies to this email', async ({
  page,
  service,
}) => {
  const generator = await openWith(page, chineseOrJapanese);
  const close = page.getByRole('group', { name: /^The email could be in Chinese or Japanese\./ });
  await expect(close.getByRole('button')).toHaveText(['Chinese', 'Japanese']);
  await generator.generate.click();
  await expect(close.getByRole('button', { name: 'Chinese' })).toBeFocused();
  expect(service.count).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
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
  await expect(close).toBeVisible();

  for (const [mail, question] of [
    ['12:00 +49 30 1234', /^The email’s language could not be detected\./],
    [norwegian, /^Replies are not available in the email’s language\./],
  ] as const) {
    await generator.mail.fill(mail);
    await generator.generate.click();
    await page.getByRole('group', { name: question }).getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('Same as the email: English')).toBeVisible();
    await generator.generate.click();
    const asked = await service.next();
    expect(asked.request.language).toBe('English');
    asked.finish({ reply: 'Dear Ole' });
    await expect(generator.generate).toBeEnabled();
  }
  expect(service.count).toBe(3);
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

test('an earlier choice of the email’s language becomes English with a plan that does not have it', async ({
  page,
}) => {
  await saveGeneratorState(page, sampleMail, {
    intent: 'general',
    tone: 'friendly',
    language: same,
    customTone: '',
    customPrompt: '',
  });
  const generator = new GeneratorPage(page);
  await generator.open();
  await expect(generator.mail).toHaveValue(sampleMail);
  await expect(generator.choice('Language')).toHaveValue('English');
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
