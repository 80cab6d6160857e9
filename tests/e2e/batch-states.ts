import type { Page } from '@playwright/test';
import { BatchPage, emlFiles, emlOf } from './batch-page.ts';
import { GeneratorPage } from './generator-page.ts';

/** A batch with a mail of each state: answered, drafted, skipped, without a text, and one in Arabic. */
async function openBatch(page: Page): Promise<BatchPage> {
  const batch = new BatchPage(page);
  const { reply } = new GeneratorPage(page);
  await batch.upload([
    ...emlFiles(4),
    { name: 'empty.eml', content: emlOf(5, '') },
    {
      name: 'arabic.eml',
      content: emlOf(6, 'مرحبا سام،\n\nهل يناسبك يوم الخميس؟\n').replace(
        'Budget review 6',
        '=?utf-8?B?2YXZitiy2KfZhtmK2Kk=?=',
      ),
    },
  ]);
  await batch.status.getByText('1 of 6').waitFor();
  await reply.fill('Hi Jürgen,\n\nThursday works for me. The figure is [the figure].\n\nBest wishes,\nSam');
  await batch.button('Next').click();
  await batch.status.getByText('2 of 6').waitFor();
  await batch.button('Skip').click();
  await batch.status.getByText('3 of 6').waitFor();
  return batch;
}

/** Every state of the batch desk. Each function acts as a person would, then waits for the state. */
export const batchStates: Record<string, (page: Page) => Promise<void>> = {
  open: async (page) => {
    await openBatch(page);
  },
  list: async (page) => {
    const batch = await openBatch(page);
    await batch.mail(1);
  },
  unreadable: async (page) => {
    const batch = await openBatch(page);
    await (await batch.mail(5)).getByRole('button').click();
    await batch.region.getByText('This email has no text.').waitFor();
  },
  arabic: async (page) => {
    const batch = await openBatch(page);
    await (await batch.mail(6)).getByRole('button').click();
    await batch.status.getByText('6 of 6').waitFor();
    await new GeneratorPage(page).reply.fill('مرحبا،\n\nيوم الخميس مناسب.');
  },
  'gaps-left': async (page) => {
    const batch = await openBatch(page);
    await batch.button('Download all').click();
    await page.getByRole('dialog', { name: 'Gaps left' }).waitFor();
  },
  closing: async (page) => {
    const batch = await openBatch(page);
    await batch.button('Close batch').click();
    await page.getByRole('dialog', { name: 'Close this batch?' }).waitFor();
  },
  finished: async (page) => {
    const batch = await openBatch(page);
    for (let n = 3; n <= 6; n++) {
      await batch.status.getByText(`${n} of 6`).waitFor();
      await batch.button('Skip').click();
    }
    await batch.region.getByText('All done: 1 answered, 5 skipped').waitFor();
  },
  reading: async (page) => {
    await page.route('**/assets/batch-files.worker-*.js', () => undefined);
    const batch = new BatchPage(page);
    await batch.upload(emlFiles(3));
    await batch.region.getByRole('progressbar').waitFor();
  },
  'no-mail': async (page) => {
    const batch = new BatchPage(page);
    await batch.upload([{ name: 'empty.mbox', content: '' }]);
    await batch.region.getByText('No email was found in these files.').waitFor();
  },
};
