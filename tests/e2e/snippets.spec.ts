import type { Locator, Page } from '@playwright/test';
import { snippetFieldMessages } from '#domain/desk-messages.ts';
import { messages } from '#domain/messages.ts';
import { apiPaths } from '#domain/paths.ts';
import { OWN_WORDS_KEY, SNIPPETS_KEY } from '#web/lib/saved-state.ts';
import { signUpInBrowser } from './account.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { GeneratorPage } from './generator-page.ts';
import { stage, writeReply } from './gmail-states.ts';

const thanks = { name: 'Thanks', text: 'Thank you for your patience.' };
const way = { name: 'The way here', text: 'Turn left at the mill,\nthen ring at the blue door.' };
const arabic = { name: 'شكر', text: 'شكرًا جزيلًا على رسالتك.' };

/** The controls of snippets, by the names that assistive technology gives them. */
class SnippetParts {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly text: Locator;
  readonly save: Locator;
  readonly rows: Locator;
  readonly listbox: Locator;
  readonly options: Locator;

  constructor(page: Page) {
    const dialog = page.getByRole('dialog', { name: 'Snippets', exact: true });
    this.open = page.getByRole('button', { name: 'Snippets', exact: true });
    this.dialog = dialog;
    this.name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    this.text = dialog.getByRole('textbox', { name: 'Text', exact: true });
    this.save = dialog.getByRole('button', { name: 'Save', exact: true });
    this.rows = dialog.getByRole('listitem');
    this.listbox = page.getByRole('listbox', { name: 'Snippets', exact: true });
    this.options = this.listbox.getByRole('option');
  }

  async add({ name, text }: { name: string; text: string }): Promise<void> {
    await this.name.fill(name);
    await this.text.fill(text);
    await this.save.click();
    await expect(this.rows.filter({ hasText: name })).toBeVisible();
  }
}

/** Stores the snippets of a guest before the page opens, in the form in which the page stores them. */
async function keepForGuest(page: Page, snippets: { name: string; text: string }[]): Promise<void> {
  await page.addInitScript(
    ([key, kept]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, kept);
    },
    [SNIPPETS_KEY, JSON.stringify({ snippets: snippets.map((one) => ({ id: one.name, ...one })) })] as const,
  );
}

test('a guest saves a snippet and inserts it with the keyboard, also after a reload', async ({
  page,
  generator,
}) => {
  const parts = new SnippetParts(page);
  await generator.reply.fill('Hi,');
  await generator.reply.press('End');
  await generator.reply.pressSequentially(' /');
  await expect(generator.reply).toHaveValue('Hi, /');
  await expect(parts.listbox, 'without snippets').toBeHidden();
  await parts.open.click();
  await parts.add(thanks);
  await parts.add(way);
  expect(await axeInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(parts.open).toBeFocused();

  await page.reload();
  await expect(generator.reply, 'the saved state is restored').toHaveValue('Hi, /');
  await generator.reply.fill('Hi,\n\nBest');
  await generator.reply.press('ArrowUp');
  await generator.reply.pressSequentially('/');
  await expect(parts.options).toHaveText([way.name, thanks.name].map((name) => new RegExp(`^${name}`)));
  await expect(parts.options.first()).toHaveAttribute('aria-selected', 'true');
  const active = await generator.reply.getAttribute('aria-activedescendant');
  await expect(parts.options.first()).toHaveAttribute('id', active ?? '');
  expect(await axeInBothSchemes(page)).toEqual([]);
  await generator.reply.press('ArrowUp');
  await expect(parts.options.last()).toHaveAttribute('aria-selected', 'true');
  await generator.reply.pressSequentially('WAY');
  await expect(parts.options).toHaveCount(1);
  await generator.reply.press('Enter');
  await expect(generator.reply).toHaveValue(`Hi,\n${way.text}\nBest`);
  await expect(parts.listbox).toBeHidden();
  await expect(generator.reply).not.toHaveAttribute('aria-activedescendant');
  await generator.reply.pressSequentially(' See you!');
  await expect(generator.reply, 'the caret is behind the snippet').toHaveValue(
    `Hi,\n${way.text} See you!\nBest`,
  );
});

test('on a slow network, a slash that is typed before the list is loaded opens it', async ({
  page,
  generator,
}) => {
  await keepForGuest(page, [thanks, way]);
  await page.reload();
  const parts = new SnippetParts(page);
  const loading = Promise.withResolvers<void>();
  await page.route('**/snippets-picker-*', async (route) => {
    await loading.promise;
    await route.continue();
  });
  await generator.reply.focus();
  await page.keyboard.type('/wa');
  loading.resolve();
  await expect(parts.options).toHaveText([new RegExp(`^${way.name}`)]);
  await page.keyboard.press('Enter');
  await expect(generator.reply).toHaveValue(way.text);
});

test('brackets of a snippet are gaps, and its facts are the person’s', async ({
  page,
  generator,
  service,
}) => {
  const greeting = { name: 'Hello', text: 'Dear [name],\nOur number is 020 7946 0018.' };
  await keepForGuest(page, [greeting]);
  await page.reload();
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'Good morning.' });
  await expect(generator.reply).toHaveValue('Good morning.');
  await generator.reply.press('Control+End');
  await generator.reply.pressSequentially('\n/');
  await new SnippetParts(page).options.first().click();
  await expect(generator.reply).toHaveValue(`Good morning.\n${greeting.text}`);
  await generator.reply.pressSequentially(' Or 020 7946 0099.');
  await expect(generator.facts.getByRole('listitem')).toHaveText([/0099/]);
  await expect(generator.gaps.getByRole('listitem')).toHaveCount(1);
  await generator.gap('name').fill('Maria');
  await generator.gap('name').press('Enter');
  await expect(generator.gaps).toBeHidden();
});

test('a slash in a number, a word or a path, and a slash after Escape, stay a slash', async ({
  page,
  generator,
}) => {
  await keepForGuest(page, [thanks]);
  await page.reload();
  const parts = new SnippetParts(page);
  await generator.reply.click();
  for (const text of ['3/4', ' and/or', ' / ', ' src/web/t']) {
    await generator.reply.pressSequentially(text);
    await expect(parts.listbox).toBeHidden();
  }
  await generator.reply.pressSequentially(' /t');
  await expect(parts.options).toHaveCount(1);
  await generator.reply.press('Escape');
  await expect(parts.listbox).toBeHidden();
  await generator.reply.pressSequentially('h');
  await expect(parts.listbox).toBeHidden();
  await generator.reply.press('Enter');
  await expect(generator.reply).toHaveValue('3/4 and/or /  src/web/t /th\n');
});

test('a wrong snippet is refused at its field, and a failing server loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await signUpInBrowser(page);
  const generator = new GeneratorPage(page);
  await generator.openSignedIn();
  const parts = new SnippetParts(page);
  await parts.open.click();
  await parts.text.fill(thanks.text);
  await parts.save.click();
  await expect(parts.name).toBeFocused();
  await expect(parts.name).toHaveAccessibleDescription(snippetFieldMessages.nameRequired);
  await parts.name.fill('n'.repeat(61));
  await parts.save.click();
  await expect(parts.name).toHaveAccessibleDescription(snippetFieldMessages.nameTooLong);
  await parts.name.fill(thanks.name);
  await page.context().setOffline(true);
  await parts.save.click();
  await expect(parts.dialog.getByRole('alert')).toContainText('You are offline. Nothing is lost');
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await parts.open.click();
  await expect(parts.name, 'what was typed is still there').toHaveValue(thanks.name);
  await expect(parts.text).toHaveValue(thanks.text);
  await parts.save.click();
  await expect(generator.toast(messages.snippetSaved)).toBeVisible();
  await expect(parts.rows).toHaveCount(1);
  await expect(parts.text).toHaveValue('');

  await parts.rows.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(parts.rows).toHaveCount(0);
  await expect(parts.dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(parts.rows).toHaveText([/Thanks.*Delete/]);
  await page.reload();
  await parts.open.click();
  await expect(parts.rows).toHaveCount(1);
});

test('what a guest saved moves to the account only when the person says so', async ({ page }) => {
  await keepForGuest(page, [thanks, way]);
  await signUpInBrowser(page);
  await new GeneratorPage(page).openSignedIn();
  const parts = new SnippetParts(page);
  await parts.open.click();
  await expect(parts.dialog.getByText('2 snippets are kept in this browser')).toBeVisible();
  await expect(parts.rows).toHaveCount(0);
  await parts.dialog.getByRole('button', { name: 'Move to my account' }).click();
  await expect(parts.rows).toHaveText([/^Thanks/, /^The way here/]);
  expect(await page.evaluate((key) => localStorage.getItem(key), SNIPPETS_KEY)).toBeNull();
});

test('a snippet from right to left is chosen with the mouse in a reply from right to left', async ({
  page,
  generator,
}) => {
  await keepForGuest(page, [arabic, thanks]);
  await page.reload();
  const parts = new SnippetParts(page);
  await generator.reply.fill('عزيزتي ماريا،');
  await generator.reply.press('End');
  await generator.reply.pressSequentially(' /');
  const [list, field] = await Promise.all([parts.listbox.boundingBox(), generator.reply.boundingBox()]);
  if (!list || !field) throw new Error('The list is not shown.');
  expect(list.x + list.width, 'it ends at the slash, on the right half').toBeGreaterThan(
    field.x + field.width / 2,
  );
  expect(list.x + list.width).toBeLessThan(field.x + field.width);
  await parts.options.filter({ hasText: arabic.name }).click();
  await expect(generator.reply).toHaveValue(`عزيزتي ماريا، ${arabic.text}`);
  await expect(generator.reply).toBeFocused();
});

test('in the mailbox the list and the dialog keep their keys, and the reply is not sent', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const one = await stage(page);
  await page.route(`**${apiPaths.snippets}`, (route) =>
    route.fulfill({ json: { snippets: [{ id: 'a', ...thanks }] } }),
  );
  await writeReply(one);
  const { gmail, mailbox } = one;
  const parts = new SnippetParts(page);
  await gmail.reply.fill('Hi,');
  await gmail.reply.press('End');
  await gmail.reply.pressSequentially(' /');
  await expect(parts.options).toHaveCount(1);
  await gmail.reply.press('Escape');
  await expect(parts.listbox).toBeHidden();
  await expect(gmail.dialog).toBeVisible();
  await gmail.reply.press('Backspace');
  await gmail.reply.pressSequentially('/');
  await gmail.reply.press('Tab');
  await expect(gmail.reply).toHaveValue(`Hi, ${thanks.text}`);
  await parts.open.click();
  await parts.text.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(parts.dialog).toBeHidden();
  await expect(gmail.dialog).toBeVisible();
  expect(mailbox.sent).toEqual([]);
  await one.replies.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('own words open and sign each reply, and a snippet is chosen by touch', async ({
    page,
    generator,
  }) => {
    const parts = new SnippetParts(page);
    await parts.open.tap();
    await parts.add(thanks);
    await parts.dialog.getByText('Own words', { exact: true }).tap();
    const ownWords = {
      Opening: 'Good to hear from you.',
      'Name to sign with': 'Sam Lee',
      Closing: 'Ever yours,',
      Signature: 'Lee & Sons\n020 7946 0018',
    };
    for (const [name, text] of Object.entries(ownWords)) {
      await parts.dialog.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await parts.dialog.getByRole('button', { name: 'Save own words' }).tap();
    await expect(generator.toast(messages.ownWordsSaved)).toBeVisible();
    expect(await axeInBothSchemes(page)).toEqual([]);
    await parts.dialog.getByRole('button', { name: 'Close' }).tap();
    await generator.pasteAndGenerate();
    await expect(generator.reply).toHaveValue(/^Hi Maria,\n\nGood to hear from you\.\n\n/);
    await expect(generator.reply).toHaveValue(/\n\nEver yours,\nSam Lee\nLee & Sons\n020 7946 0018$/);
    // The reply can be edited as soon as its end is known, which comes after its last word.
    await expect(generator.copy).toBeVisible();
    await generator.reply.press('Control+End');
    await generator.reply.pressSequentially('\n/');
    await parts.options.first().tap();
    await expect(generator.reply).toHaveValue(new RegExp(`0018\n${thanks.text}$`));
    const kept = await page.evaluate((key) => localStorage.getItem(key), OWN_WORDS_KEY);
    expect(JSON.parse(kept ?? '')).toMatchObject({ closing: 'Ever yours,' });
  });
});
