import { expect, test } from './fixture.ts';
import { sampleMail } from './generator-page.ts';
import type { ReplyService } from './reply-service.ts';

const failure = 'Failed to generate reply. Please try again.';

for (const [name, fail] of [
  ['a failure of the service', (call) => call.fail('generation_failed')],
  ['a failure in mid-stream', (call) => [call.write('Hi Maria, Thur'), call.fail('generation_failed')]],
  ['a stream that ends before its first words', (call) => [call.write(''), call.end()]],
  ['an empty reply', (call) => call.finish({ reply: ' ' })],
] as const satisfies [string, (call: Awaited<ReturnType<ReplyService['next']>>) => unknown][]) {
  test(`${name} says so beside the reply, keeps the mail and can be tried again`, async ({
    page,
    generator,
    service,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await generator.pasteAndGenerate();
    fail(await service.next());
    await expect(generator.toast(failure)).toBeVisible();
    await expect(page.getByRole('main').getByText(failure)).toBeVisible();
    await expect(generator.mail).toHaveValue(sampleMail);
    await expect(generator.reply).toHaveValue('');
    await expect(generator.copy).toBeHidden();
    await expect(page.getByText('3 free replies remaining')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(generator.reply).toHaveValue('Thursday works.');
    await expect(page.getByRole('main').getByText(failure)).toBeHidden();
  });
}

for (const [name, lose] of [
  ['a stream that ends without its last word', (call) => call.end()],
  ['a connection that breaks', (call) => call.cut()],
] as const satisfies [string, (call: Awaited<ReturnType<ReplyService['next']>>) => void][]) {
  test(`${name} leaves what came, to edit, says so beside it and counts the reply`, async ({
    page,
    generator,
    service,
    complaints,
  }) => {
    complaints.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await generator.pasteAndGenerate();
    const call = await service.next();
    call.write('Hi Maria, Thur');
    await expect(generator.reply).toHaveValue('Hi Maria, Thur');
    lose(call);
    await expect(generator.toast(failure)).toBeVisible();
    await expect(page.getByRole('main').getByText(failure)).toBeVisible();
    await expect(generator.reply).toHaveValue('Hi Maria, Thur');
    await expect(generator.reply).toBeEnabled();
    await expect(page.getByText('Stopped before the end')).toBeVisible();
    await expect(generator.copy).toBeVisible();
    await expect(page.getByText('2 free replies remaining')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    (await service.next()).finish({ reply: 'Thursday works.' });
    await expect(generator.reply).toHaveValue('Thursday works.');
    await page.getByRole('button', { name: 'Earlier reply' }).click();
    await expect(generator.reply).toHaveValue('Hi Maria, Thur');
  });
}

for (const code of ['too_many_requests', 'unavailable', 'payload_too_large', 'option_not_in_plan'] as const) {
  test(`the problem ${code} is told in its own words`, async ({ page, generator, service, complaints }) => {
    complaints.allow(/Failed to load resource/);
    await generator.pasteAndGenerate();
    (await service.next()).fail(code, `The words of ${code}.`);
    await expect(generator.toast(`The words of ${code}.`)).toBeVisible();
    await expect(page.getByRole('main').getByText(`The words of ${code}.`)).toBeVisible();
  });
}

test('a failure brings the earlier reply back', async ({ generator, service, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await generator.pasteAndGenerate();
  (await service.next()).finish({ reply: 'The first reply.' });
  await generator.reply.fill('The first reply, edited.');
  await generator.generate.click();
  (await service.next()).fail('generation_failed');
  await expect(generator.reply).toHaveValue('The first reply, edited.');
  await expect(generator.copy).toBeVisible();
});

test('an answer that is neither is a failure', async ({ page, generator }) => {
  await page.route('**/api/generate-reply', (route) => route.fulfill({ body: '<p>Welcome</p>' }));
  await generator.pasteAndGenerate();
  await expect(generator.toast(failure)).toBeVisible();
});

test('being offline is told as such and loses nothing', async ({ context, generator, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await generator.pasteAndGenerate();
  await expect(
    generator.toast('You are offline. Nothing is lost: try again when the connection is back.'),
  ).toBeVisible();
  await expect(generator.mail).toHaveValue(sampleMail);
});
