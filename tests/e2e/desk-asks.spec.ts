import type { Locator } from '@playwright/test';
import { answerMessages } from '#domain/desk-messages.ts';
import { limits } from '#domain/limits.ts';
import { signIn } from './account-service.ts';
import { AsksRegion, selectedIn } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage, sampleMail } from './generator-page.ts';
import { sidewaysOverflow } from './site-pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const mail = `Hi Sam,

Could you join the budget review at 14:00?
What was the figure for March?
Should we meet on Tuesday or Thursday?
${'The numbers are attached.\n'.repeat(30)}
Is the contract signed?

Kind regards,
Maria`;

const join = 'Could you join the budget review at 14:00?';
const figure = 'What was the figure for March?';
const meet = 'Should we meet on Tuesday or Thursday?';
const contract = 'Is the contract signed?';

const arabic = 'مرحبا سام،\n\nهل يمكنك الانضمام إلى الاجتماع؟\nما هو الرقم لشهر مارس؟\n\nمع التحية،\nمريم';

/** Whether the mark of the shown words is inside the visible part of the field. */
function isMarkInView(field: Locator): Promise<boolean> {
  return field.evaluate((element) => {
    const mark = element.parentElement?.querySelector('mark')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return !!mark && mark.top >= top && mark.bottom <= bottom;
  });
}

test('by mouse: each ask is answered, shown in the email and left out, and the answers are sent', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await expect(desk.region).toBeHidden();
  await generator.mail.fill(mail);
  await expect(desk.items).toHaveText(
    [join, figure, meet, contract].map((words) => new RegExp(`^${words.replace('?', '\\?')}`)),
  );
  await expect(desk.status).toHaveText('4 asks');

  await desk.button(join, 'No').click();
  await desk.button(join, 'Yes').click();
  await expect(desk.button(join, 'No')).toHaveAttribute('aria-pressed', 'false');
  await desk.answer(figure).fill('4,812 units');
  await expect(desk.button(meet, 'Yes')).toHaveCount(0);
  await desk.button(meet, 'Thursday').click();
  await desk.button(contract, 'Leave out').click();
  await expect(desk.answer(contract)).toHaveCount(0);
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
  const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
  expect.soft(await scrolls(), 'the page scrolls').toBe(false);

  await desk.button(contract, 'Leave out').click();
  await desk.button(contract, 'Show in the email').click();
  await expect(generator.mail).toBeFocused();
  expect(await selectedIn(generator.mail)).toBe(contract);
  await expect.poll(() => isMarkInView(generator.mail)).toBe(true);
  await desk.button(contract, 'Leave out').click();

  await generator.generate.click();
  expect((await service.next()).request.answers).toEqual([
    { ask: join, answer: 'yes' },
    { ask: figure, answer: { text: '4,812 units' } },
    { ask: meet, answer: { text: 'Thursday' } },
    { ask: contract, answer: 'skip' },
  ]);
});

test('the answers survive edits, a reload and Undo, but not another email', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await generator.mail.fill(mail);
  await desk.button(join, 'Later').click();
  await desk.answer(figure).fill('Not known yet');
  await generator.mail.fill(mail.replace(figure, 'The rest is clear.'));
  await expect(desk.items).toHaveCount(3);
  await page.reload();
  await expect(desk.button(join, 'Later')).toHaveAttribute('aria-pressed', 'true');
  await generator.generate.click();
  const call = await service.next();
  expect(call.request.answers).toEqual([{ ask: join, answer: 'later' }]);
  call.finish({ reply: 'I will come back to it.' });
  await expect(generator.copy).toBeVisible();

  // The words of the answered ask come back just before the press.
  await generator.mail.fill(mail);
  await generator.generate.click();
  const again = await service.next();
  expect(again.request.answers).toContainEqual({ ask: figure, answer: { text: 'Not known yet' } });
  again.finish({ reply: 'I will come back to it.' });
  await expect(desk.answer(figure)).toHaveValue('Not known yet');

  await generator.clear.click();
  await expect(desk.region).toBeHidden();
  await page.getByText('Cleared.').locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(desk.answer(figure)).toHaveValue('Not known yet');
  await generator.mail.fill(`Dear colleague,\n\n${figure}\n\nBest wishes,\nJonathan Archer, Finance`);
  await expect(desk.items).toHaveCount(1);
  await expect(desk.answer(figure)).toHaveValue('');
});

test('an answer stays with its ask while the words of the ask are corrected in the email', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await generator.mail.fill(mail.replace('figure', 'figrue'));
  await desk.answer('What was the figrue').fill('4,812 units');
  await desk.button(join, 'Yes').click();
  await generator.mail.evaluate((field: HTMLTextAreaElement) => {
    const end = field.value.indexOf('figrue') + 'figrue'.length;
    field.focus();
    field.setSelectionRange(end, end);
  });
  for (const _ of 'rue') await page.keyboard.press('Backspace');
  await expect(desk.answer('What was the fig for')).toHaveValue('4,812 units');
  await page.keyboard.type('ure');
  await expect(desk.answer(figure)).toHaveValue('4,812 units');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' and April?');
  // The request does not wait for the pause after typing.
  await page.keyboard.press('Control+Enter');
  expect((await service.next()).request.answers).toEqual([
    { ask: 'What was the figure for March and April?', answer: { text: '4,812 units' } },
    { ask: join, answer: 'yes' },
  ]);
});

test('by keyboard, in German: a button is pressed and taken back, a date is picked, an ask is added', async ({
  page,
}) => {
  await signIn(page, { plan: 'pro' });
  const generator = new GeneratorPage(page);
  const desk = new AsksRegion(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('German');
  await generator.mail.fill(
    'Hallo Sam,\n\nwann können Sie liefern?\nZwei Muster wären schön.\n\nViele Grüße\nMaria',
  );
  const when = 'wann können Sie liefern?';
  await desk.button(when, 'Yes').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(desk.button(when, 'Later')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(desk.button(when, 'Later')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.type('bis ');
  await expect(desk.button(when, 'Pick a date')).toBeVisible();
  // The browser's own calendar is outside the page, so the test fills in its field.
  await desk.ask(when).locator('input[type="date"]').fill('2026-03-12');
  await expect(desk.answer(when)).toHaveValue('bis Donnerstag, 12. März 2026');
  await desk.ask(when).locator('input[type="date"]').fill('2026-03-13');
  await expect(desk.answer(when)).toHaveValue('bis Freitag, 13. März 2026');

  await generator.mail.focus();
  await generator.mail.evaluate((field: HTMLTextAreaElement) => {
    const start = field.value.indexOf('Muster');
    field.setSelectionRange(start, start);
  });
  await desk.add.focus();
  await page.keyboard.press('Enter');
  await expect(desk.items).toHaveCount(2);
  await expect(desk.answer('Zwei Muster wären schön.')).toBeFocused();
  await page.keyboard.type('Gern');
  await page.reload();
  await expect(desk.answer('Zwei Muster wären schön.')).toHaveValue('Gern');
});

test('an ask of an email without asks is added, and what cannot be added is explained', async ({
  page,
  generator,
}) => {
  const desk = new AsksRegion(page);
  await generator.mail.fill('お世話になっております。\n\n資料をお送りします。\n\n田中');
  await expect(desk.add).toBeVisible();
  await expect(desk.region).toBeHidden();
  await generator.mail.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(13, 13));
  await desk.add.click();
  await expect(page.getByText('Select the words in the email first')).toBeVisible();
  await generator.mail.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(15, 15));
  await desk.add.click();
  await expect(desk.items).toHaveText([/^資料をお送りします。/]);
  await desk.add.click();
  await expect(desk.region.getByRole('alert').filter({ hasText: 'already in the list' })).toBeVisible();
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
});

test('a reply that arrives while an answer is typed leaves the focus in the answer', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  await generator.mail.fill(sampleMail);
  const answer = desk.answer('Could you join');
  await answer.focus();
  await page.keyboard.press('Control+Enter');
  const call = await service.next();
  await page.keyboard.type('with ');
  call.finish({ reply: 'Hi Maria,\n\nyes.' });
  await expect(generator.reply).toHaveValue(/yes/);
  await expect(generator.generate).toBeEnabled();
  await expect(answer).toBeFocused();
  await page.keyboard.type('pleasure');
  await expect(answer).toHaveValue('with pleasure');
});

test('of 200 questions 50 are listed and 20 answers are sent, and a long answer is refused', async ({
  page,
  generator,
  service,
}) => {
  const desk = new AsksRegion(page);
  const questions = Array.from({ length: 200 }, (_, index) => `Could you send file ${index + 1} to us?`);
  await generator.mail.fill(questions.join('\n'));
  await expect(desk.items).toHaveCount(50);
  await expect(desk.region.getByText('Only the first 50 asks are listed.')).toBeVisible();
  await expect(generator.generate).toBeInViewport({ ratio: 1 });
  for (let place = 0; place <= limits.answers; place += 1) {
    await desk.items.nth(place).getByRole('button', { name: 'Yes', exact: true }).click();
  }
  await expect(
    desk.region.getByText(`At most ${limits.answers} answers are sent with one reply.`),
  ).toBeVisible();
  await expect(desk.items.nth(limits.answers)).toContainText('Not sent');
  await generator.generate.click();
  const call = await service.next();
  expect(call.request.answers?.map(({ ask }) => ask)).toEqual(questions.slice(0, limits.answers));
  call.finish({ reply: 'Here are the files.' });
  await expect(generator.copy).toBeVisible();

  const field = desk.answer('Could you send file 1 to us?');
  await field.fill('a'.repeat(limits.answer + 1));
  await expect(field).toHaveAccessibleDescription(new RegExp(answerMessages.tooLong));
  await generator.generate.click();
  await expect(generator.toast(answerMessages.tooLong)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('a'.repeat(limits.answer + 1));
  expect(service.count).toBe(1);
});

test('if the email cannot be read in the browser, the page says so, and a reply is still written', async ({
  page,
  generator,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|mail-reader/);
  await page.route('**/mail-reader.worker-*', (route) => route.abort());
  const desk = new AsksRegion(page);
  await generator.pasteAndGenerate(mail);
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.copy).toBeVisible();
  await expect(desk.failure).toBeVisible();
  await expect(desk.region).toBeHidden();
  await expect(desk.add).toBeHidden();
  expect.soft(await axeInBothSchemes(page)).toEqual([]);
  await generator.clear.click();
  await expect(desk.failure).toBeHidden();

  await generator.mail.fill(mail);
  await page.unroute('**/mail-reader.worker-*');
  await desk.retry.click();
  await expect(desk.items).toHaveCount(4);
  await expect(desk.failure).toBeHidden();
  await expect(desk.answer(join)).toBeFocused();
});

test('if the second attempt finds no ask, the button that adds one gets the focus', async ({
  page,
  generator,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|mail-reader/);
  await page.route('**/mail-reader.worker-*', (route) => route.abort());
  const desk = new AsksRegion(page);
  const status = page.getByRole('status').filter({ has: desk.failure });
  await generator.mail.fill('The minutes are attached.');
  await expect(status).toBeVisible();
  await page.unroute('**/mail-reader.worker-*');
  await desk.retry.press('Enter');
  await expect(desk.add).toBeFocused();
  await expect(desk.failure).toBeHidden();
});

test('if the code of the desk cannot be loaded, the page says so', async ({
  page,
  generator,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_FAILED|asks-panel/);
  await page.route('**/asks-panel-*', (route) => route.abort());
  await generator.mail.fill(mail);
  await expect(new AsksRegion(page).failure).toBeVisible();
});

test('words are marked where the field shows them, at every width and from right to left', async ({
  page,
  generator,
}) => {
  const desk = new AsksRegion(page);
  const long = `${'unbreakable'.repeat(40)}\n\ta tab\tand   spaces   \n`;
  for (const [text, words] of [
    [`${long}${mail}\n\n`, contract],
    [`${'سطر طويل من الكلمات '.repeat(60)}\n${arabic}`, 'ما هو الرقم لشهر مارس؟'],
  ] as const) {
    await generator.mail.fill(text);
    await desk.button(words, 'Show in the email').click();
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = () =>
        generator.mail.evaluate((field) => {
          const layer = field.parentElement?.querySelector('.mark-layer');
          return [field.scrollHeight - (layer?.scrollHeight ?? 0), field.scrollTop - (layer?.scrollTop ?? 0)];
        });
      await expect.poll(heights, `${width} px`).toEqual([0, 0]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, in Arabic: the desk is one line that opens, and nothing moves when it appears', async ({
    page,
    generator,
    service,
  }) => {
    const desk = new AsksRegion(page);
    const before = await generator.prompt.boundingBox();
    await generator.mail.fill(arabic);
    await expect(desk.region).toBeVisible();
    await expect.poll(async () => (await desk.region.boundingBox())?.height).toBeLessThanOrEqual(96);
    expect((await generator.prompt.boundingBox())?.y).toBe(before?.y);
    await expect(desk.items).toHaveCount(0);
    const fold = desk.region.getByRole('button', { name: 'Show the asks' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.tap();
    await expect(desk.items).toHaveCount(2);
    await desk.button('هل يمكنك الانضمام', 'Yes').tap();
    await desk.button('ما هو الرقم', 'Show in the email').tap();
    await expect(generator.mail).not.toBeFocused();
    await expect.poll(() => isMarkInView(generator.mail)).toBe(true);
    const small = await desk.region
      .getByRole('button')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.textContent),
      );
    expect.soft(small).toEqual([]);
    expect.soft(await axeInBothSchemes(page)).toEqual([]);
    expect.soft(await sidewaysOverflow(page)).toBe(0);
    await generator.generate.tap();
    expect((await service.next()).request.answers).toEqual([
      { ask: 'هل يمكنك الانضمام إلى الاجتماع؟', answer: 'yes' },
    ]);
  });
});
