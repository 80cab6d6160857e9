import type { Page } from '@playwright/test';
import { AsksRegion } from './asks-region.ts';
import { type GeneratorPage, sampleMail } from './generator-page.ts';
import type { ReplyService } from './reply-service.ts';

export type Stage = { page: Page; generator: GeneratorPage; service: ReplyService };

const quotedHistory = `\n\nOn Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${'> The figures are on their way.\n'.repeat(400)}`;

const sampleReply = `Hi Maria,

Thank you for setting this up. Thursday at 14:00 works for me.

The figure for March is [the figure for March]. I have booked room 12.

Best wishes,
[your name]`;

/** Every state of the screen. Each function acts as a person would, then waits for the state. */
export const generatorStates: Record<string, (stage: Stage) => Promise<void>> = {
  empty: async () => undefined,
  typing: async ({ generator }) => {
    await generator.mail.fill(sampleMail);
  },
  asks: async ({ page, generator }) => {
    await generator.mail.fill(sampleMail);
    const { region, items } = new AsksRegion(page);
    await region.waitFor();
    const fold = region.getByRole('button', { name: 'Show the asks' });
    if (await fold.isVisible()) await fold.click();
    await items.first().getByRole('button', { name: 'Yes', exact: true }).click();
    await items.last().getByRole('textbox').fill('4,812');
    await items.first().getByRole('button', { name: 'Show in the email' }).click();
  },
  'too-long': async ({ page, generator }) => {
    await generator.mail.fill(sampleMail + quotedHistory);
    await page.getByText(/Quoted history takes/).waitFor();
  },
  'open-list': async ({ generator }) => {
    await generator.choice('Language').click();
    await generator.choice('Language').getByRole('option').last().waitFor();
  },
  waiting: async ({ page, generator, service }) => {
    await generator.pasteAndGenerate();
    await service.next();
    await page.getByText('Generating your reply...').waitFor();
  },
  queued: async ({ page, generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).wait(2);
    await page.getByText('2 replies ahead of yours').waitFor();
  },
  writing: async ({ page, generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).write(sampleReply.slice(0, 90));
    await page.getByText('Generating your reply...').waitFor({ state: 'hidden' });
  },
  done: async ({ generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: sampleReply, notes: ['Nothing is known of the weather.'] });
    await generator.toast('Reply generated successfully!').waitFor();
    await generator.facts.waitFor();
  },
  'gaps-left': async ({ page, generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).finish({ reply: sampleReply });
    await generator.copy.click();
    await page.getByRole('dialog', { name: 'Gaps left' }).waitFor();
  },
  stopped: async ({ page, generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).write(sampleReply.slice(0, 90));
    await page.getByText('Generating your reply...').waitFor({ state: 'hidden' });
    await generator.stop.click();
    await page.getByText('Stopped before the end').waitFor();
  },
  failed: async ({ generator, service }) => {
    await generator.pasteAndGenerate();
    (await service.next()).fail('generation_failed');
    await generator.toast('Failed to generate reply. Please try again.').waitFor();
  },
  offline: async ({ page, generator }) => {
    await page.context().setOffline(true);
    await generator.pasteAndGenerate();
    await generator.toast(/You are offline/).waitFor();
  },
  'limit-reached': async ({ page, generator }) => {
    await page.evaluate(() => localStorage.setItem('guestUsage', '3'));
    await generator.open();
    await generator.pasteAndGenerate();
    await generator.signUp.waitFor();
  },
};
