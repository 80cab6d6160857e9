import { apiPaths } from '#domain/paths.ts';
import { signUpInBrowser } from './account.ts';
import { AsksRegion, selectedIn } from './asks-region.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const mail = `佐藤様

いつもお世話になっております。

打ち合わせは10月12日の14時でよろしいでしょうか。
参加人数は何名でしょうか。
資料を送っていただけますか。

よろしくお願いいたします。
田中`;

test('in Japanese, the drafter’s reply has each answer, and its gaps are filled until all is answered', async ({
  page,
}) => {
  const { token } = await signUpInBrowser(page, { name: '佐藤 花子' });
  await page.request.put(apiPaths.plan, {
    data: { plan: 'pro' },
    headers: { authorization: `Bearer ${token}` },
  });
  const generator = new GeneratorPage(page);
  const desk = new AsksRegion(page);
  await generator.openSignedIn();
  await generator.choice('Language').selectOption('Japanese');
  await generator.mail.fill(mail);
  await expect(desk.items).toHaveCount(3);

  // One ask is answered with the mouse, one with the keyboard, and one not at all.
  await desk.button('打ち合わせは', 'Yes').click();
  await desk.answer('参加人数は').focus();
  await page.keyboard.type('8名です');
  await page.keyboard.press('Control+Enter');
  await expect(desk.status).toHaveText('2 of 3 answered');
  await expect(generator.reply).toHaveValue(/8名です/);
  await expect(generator.reply).toHaveAttribute('lang', 'ja');
  await expect(desk.ask('打ち合わせは')).toContainText('Answered');
  await expect(generator.facts).toBeHidden();

  // The open ask leads to its gap, and the region of gaps fills it.
  await desk.button('資料を', 'Open').click();
  await page.keyboard.press('F8');
  const gap = await selectedIn(generator.reply);
  expect(gap).toMatch(/^\[.+\]$/);
  await generator.gaps.getByRole('textbox').fill('はい、本日お送りします。');
  await page.keyboard.press('Enter');
  await expect(desk.status).toHaveText('All 3 answered');
  await expect(generator.gaps).toBeHidden();

  // A time is a fact to check if neither the mail nor the person gave it. A rewrite keeps what was filled in.
  await generator.reply.press('Control+End');
  await page.keyboard.type('\n16時に始めます。');
  await expect(generator.facts.getByRole('listitem')).toHaveText(/^16時/);
  const before = await generator.reply.inputValue();
  await generator.rewrite('Warmer').click();
  await expect(generator.reply).not.toHaveValue(before);
  await expect(generator.reply).toHaveValue(/8名です[\s\S]*はい、本日お送りします/);
  await expect(desk.status).toHaveText('All 3 answered');
  expect(await axeInBothSchemes(page)).toEqual([]);
});
