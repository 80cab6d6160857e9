import type { Page } from '@playwright/test';
import type { FoundAsks } from '#domain/found-asks.ts';
import { apiPaths } from '#domain/paths.ts';
import { AsksRegion } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const join = 'Could you join the budget review on Thursday at 14:00?';
const figure = 'What was the figure for March?';
const regards = 'Kind regards';

/** Serves the page as a program does whose model reads mails at these times: 'now', or after a reply of the named one. */
async function letModelRead(page: Page, when: string): Promise<void> {
  await page.addInitScript((value) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.asks = value;
    });
  }, when);
  await page.goto('/app');
}

/** Answers the requests for the asks of a mail with these words, each request when the test says so. */
async function answerWith(page: Page, words: string[]) {
  const mails: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.asks}`, async (route) => {
    const { emailContent } = route.request().postDataJSON() as { emailContent: string };
    mails.push(emailContent);
    await held.promise;
    const asks: FoundAsks['asks'] = words.map((text) => {
      const start = emailContent.indexOf(text);
      return { text, start, end: start + text.length, kind: 'need' };
    });
    await route.fulfill({ json: { asks, by: 'local:small' } satisfies FoundAsks }).catch(() => undefined);
  });
  return { mails, answer: held.resolve };
}

test('the asks of a model take the place of the built-in ones, which are shown at once', async ({
  page,
  generator,
}) => {
  const desk = new AsksRegion(page);
  await letModelRead(page, 'now');
  const { mails, answer } = await answerWith(page, [figure, regards]);
  await generator.mail.fill(sampleMail);
  await expect(desk.items).toHaveText([new RegExp(`^${join.replace('?', '\\?')}`), /^What was the figure/]);
  await expect.poll(() => mails).toEqual([sampleMail]);
  answer();
  await expect(desk.items).toHaveText([/^What was the figure/, /^Kind regards/]);
  await axeInBothSchemes(page);
});

test('what the person has begun to answer stays in its place, and is sent', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await letModelRead(page, 'now');
  const { mails, answer } = await answerWith(page, [regards, figure]);
  await generator.mail.fill(sampleMail);
  await desk.items.first().getByRole('button', { name: 'Yes', exact: true }).click();
  await expect.poll(() => mails.length).toBe(1);
  answer();
  await expect(desk.items).toHaveText([/^Could you join/, /^What was the figure/, /^Kind regards/]);
  await desk.items.nth(2).getByRole('textbox').fill('and thanks');
  await generator.generate.click();
  const { request } = await service.next();
  expect(request.answers).toEqual([
    { ask: join, answer: 'yes' },
    { ask: regards, answer: { text: 'and thanks' } },
  ]);
});

test('an edit sends the new text, and the answer to the old one is not taken', async ({
  page,
  generator,
}) => {
  const desk = new AsksRegion(page);
  await letModelRead(page, 'now');
  const { mails, answer } = await answerWith(page, [figure]);
  await generator.mail.fill(sampleMail);
  await expect.poll(() => mails.length).toBe(1);
  const edited = sampleMail.replace('Kind regards', 'Is it far?\n\nKind regards');
  await generator.mail.fill(edited);
  await expect.poll(() => mails).toEqual([sampleMail, edited]);
  answer();
  await expect(desk.items).toHaveText([/^What was the figure/]);
});

test('a model of a provider gets the mail only after it has written a reply to it', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await letModelRead(page, encodeURIComponent('openai:gpt-5.2'));
  const { mails, answer } = await answerWith(page, [figure, regards]);
  answer();
  await generator.mail.fill(sampleMail);
  await expect(desk.items).toHaveCount(2);
  await generator.generate.click();
  expect(mails).toEqual([]);
  (await service.next()).finish({ reply: 'Dear Maria,\n\nYes.\n\nSam', writer: 'openai:gpt-5.2' });
  await expect(desk.items).toHaveText([/^What was the figure/, /^Kind regards/]);
  expect(mails).toEqual([sampleMail]);
});
