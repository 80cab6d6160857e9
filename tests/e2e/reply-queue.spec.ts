import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { stage } from './gmail-states.ts';
import { mails } from './mailbox-service.ts';
import type { ReplyCall } from './reply-service.ts';

/** The status that says how many replies are ahead. */
const place = (within: Page | Locator) => within.getByRole('status').filter({ hasText: 'ahead of yours' });

/** Sends the places of a reply in the queue, and checks what the page says, until its turn has come. */
async function expectPlaces(within: Page | Locator, call: ReplyCall): Promise<void> {
  call.wait(2);
  await expect(place(within)).toHaveText('2 replies ahead of yours');
  call.wait(1);
  await expect(place(within)).toHaveText('1 reply ahead of yours');
  call.wait(0);
  await expect(place(within)).toBeHidden();
}

test('the generator says how many replies are ahead, until the turn of the reply has come', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  const call = await service.next();
  await expectPlaces(page, call);
  await expect(page.getByText('Generating your reply...')).toBeVisible();
  call.finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
});

test('a screen reader hears the place in the queue only when it changes', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  const call = await service.next();
  call.wait(2);
  await expect(place(page)).toBeVisible();
  await place(page).evaluate((status) => {
    const changes = new MutationObserver((records) => {
      status.dataset.changes = String(Number(status.dataset.changes ?? 0) + records.length);
    });
    changes.observe(status, { childList: true, characterData: true, subtree: true });
  });
  for (const ahead of [2, 2, 1, 1]) call.wait(ahead);
  await expect(place(page)).toContainText('1 reply ahead of yours');
  expect(await place(page).getAttribute('data-changes')).toBe('1');
});

test('a reply that waits can be stopped: nothing is counted, and the next one starts anew', async ({
  page,
  generator,
  service,
}) => {
  await generator.pasteAndGenerate();
  const call = await service.next();
  call.wait(3);
  await expect(place(page)).toBeVisible();
  await generator.stop.click();
  await call.closed;
  await expect(place(page)).toBeHidden();
  await expect(page.getByText('3 free replies remaining')).toBeVisible();

  await generator.generate.click();
  const next = await service.next();
  await expect(page.getByText('Generating your reply...')).toBeVisible();
  next.wait(1);
  await expect(place(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await next.closed;
  await expect(generator.generate).toBeEnabled();
});

test('the status of the mailbox is there before it says a place, so that a screen reader hears the first one', async ({
  page,
}) => {
  const { gmail, replies } = await stage(page);
  await gmail.open();
  await gmail.read(mails[0]);
  const bar = page.locator('.generate-bar');
  const status = await bar.getByRole('status').elementHandle();
  // As long as it is empty, it takes no room above the button.
  expect((await gmail.generate.boundingBox())?.y).toBe((await bar.boundingBox())?.y);
  await gmail.generate.click();
  const call = await replies.next();
  expect(await status?.textContent()).toBe('');
  call.wait(2);
  await expect.poll(() => status?.textContent()).toBe('2 replies ahead of yours');
  await replies.close();
});

test('the mailbox says it at its button, and in the dialog when a reply is written once more', async ({
  page,
}) => {
  const { gmail, replies } = await stage(page);
  await gmail.open();
  await gmail.read(mails[0]);
  await gmail.generate.click();
  const call = await replies.next();
  await expectPlaces(page, call);
  call.finish({ reply: 'Thursday works.', writer: 'local:small' });
  await expect(gmail.reply).toBeEditable();

  await gmail.dialog.getByRole('button', { name: 'Warmer' }).click();
  const rewrite = await replies.next();
  await expectPlaces(gmail.dialog, rewrite);
  rewrite.wait(1);
  await expect(place(gmail.dialog)).toBeVisible();
  await gmail.dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await rewrite.closed;
  await expect(place(gmail.dialog)).toBeHidden();
  await expect(gmail.reply).toHaveValue('Thursday works.');
  await replies.close();
});
