import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';

test('presses that come faster than the screen is drawn ask for one reply', async ({
  page,
  generator,
  service,
}) => {
  await generator.mail.fill(sampleMail);
  await generator.generate.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  });
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  expect(service.count).toBe(1);
  await expect(page.getByText('2 free replies remaining')).toBeVisible();
});

test('the second half of a double click neither uses another reply nor stops this one', async ({
  page,
  generator,
  service,
}) => {
  await generator.mail.fill(sampleMail);
  const box = await generator.generate.boundingBox();
  if (!box) throw new Error('The button is not on the screen.');
  // Stop appears at this place once the writing has begun.
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  const call = await service.next();
  await expect(generator.stop).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(generator.generating).toBeVisible();

  call.finish({ reply: 'Thursday works.' });
  await expect(generator.copy).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(generator.generate).toBeEnabled();
  expect(service.count).toBe(1);
});

test('a key that is kept down presses once', async ({ page, generator, service }) => {
  await generator.mail.fill(sampleMail);
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(generator.copy).toBeVisible();
  expect(service.count).toBe(1);

  await generator.generate.focus();
  await page.keyboard.down('Enter');
  const call = await service.next();
  // The focus has moved to Stop while the key is still down.
  await expect(generator.stop).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  call.finish({ reply: 'Friday works.' });
  await expect(generator.reply).toHaveValue('Friday works.');
});
