import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';
import type { ReplyCall } from './reply-service.ts';

const failure = 'Failed to generate reply. Please try again.';

test('a failed reply is reported at its place, costs nothing and can be tried again', async ({
  page,
  context,
  generator,
  service,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_INTERNET_DISCONNECTED/);
  const main = page.getByRole('main');
  const again = page.getByRole('button', { name: 'Try again' });
  const failures: [string, (call: ReplyCall) => void][] = [
    ['a failure of the service', (call) => call.fail('generation_failed')],
    [
      'a failure in the middle of the stream',
      (call) => {
        call.write('Hi Maria, Thur');
        call.fail('generation_failed');
      },
    ],
    [
      'a stream that ends before its first text',
      (call) => {
        call.write('');
        call.end();
      },
    ],
    ['an empty reply', (call) => call.finish({ reply: ' ' })],
  ];
  await generator.pasteAndGenerate();
  for (const [name, fail] of failures) {
    const call = await service.next();
    await expect(main.getByText(failure), name).toBeHidden();
    fail(call);
    await expect(main.getByText(failure), name).toBeVisible();
    await expect(generator.toast(failure), name).toBeVisible();
    await expect(generator.mail, name).toHaveValue(sampleMail);
    await expect(generator.reply, name).toHaveValue('');
    await expect(generator.copy, name).toBeHidden();
    await expect(page.getByText('3 free replies remaining'), name).toBeVisible();
    await again.click();
  }
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  await expect(main.getByText(failure)).toBeHidden();

  // The earlier reply comes back, with its edits, below what the server says.
  await generator.reply.fill('Thursday works, edited.');
  await generator.generate.click();
  (await service.next()).fail('unavailable', 'Please come back at noon.');
  await expect(generator.toast('Please come back at noon.')).toBeVisible();
  await expect(main.getByText('Please come back at noon.')).toBeVisible();
  await expect(generator.reply).toHaveValue('Thursday works, edited.');
  await expect(generator.copy).toBeVisible();

  await context.setOffline(true);
  await generator.generate.click();
  await expect(generator.toast(/^You are offline\./)).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
  await context.setOffline(false);

  await page.route('**/api/generate-reply', (route) => route.fulfill({ body: '<p>Welcome</p>' }));
  await again.click();
  await expect(generator.toast(failure)).toBeVisible();
});

test('a reply whose connection breaks keeps what arrived, and is counted', async ({
  page,
  generator,
  service,
  complaints,
}) => {
  complaints.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const main = page.getByRole('main');
  await generator.pasteAndGenerate();
  const losses: [string, string, (call: ReplyCall) => void][] = [
    ['Ended early', '2 free replies remaining', (call) => call.end()],
    ['Cut', '1 free reply remaining', (call) => call.cut()],
  ];
  for (const [text, left, lose] of losses) {
    const call = await service.next();
    call.write(text);
    await expect(generator.reply).toHaveValue(text);
    await expect(main.getByText(failure)).toBeHidden();
    lose(call);
    await expect(main.getByText(failure)).toBeVisible();
    await expect(generator.toast(failure)).toBeVisible();
    await expect(generator.reply).toHaveValue(text);
    await expect(generator.reply).toBeEnabled();
    await expect(page.getByText('Stopped before the end')).toBeVisible();
    await expect(generator.copy).toBeVisible();
    await expect(page.getByText(left)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  (await service.next()).finish({ reply: 'Thursday works.' });
  await expect(generator.reply).toHaveValue('Thursday works.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(generator.reply).toHaveValue('Cut');
});
