import { test as base, expect } from '@playwright/test';
import { GeneratorPage } from './generator-page.ts';
import { ReplyService } from './reply-service.ts';

/** The messages that the browser may log in a test: only those that `allow` allows. */
export type Complaints = { allow(words: RegExp): void };

/** The browser's message if a second navigation interrupts its fade between two pages. It is harmless. */
const FADE_CUT_SHORT = /^uncaught: Transition was skipped/;

type Fixtures = {
  complaints: Complaints;
  generator: GeneratorPage;
  service: ReplyService;
};

/**
 * The tests' own `test`. A console error or warning, an uncaught error, or a request to another origin fails it.
 * `generator` is the screen, already open. `service` replaces the API; without `service` the API is the real one.
 */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const allowed = [FADE_CUT_SHORT];
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`foreign: ${request.url()}`);
      });
      await use({ allow: (words) => allowed.push(words) });
      expect(complaints.filter((text) => !allowed.some((words) => words.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  service: async ({ page }, use) => {
    const service = await ReplyService.open(page);
    await use(service);
    await service.close();
  },
  generator: async ({ page }, use) => {
    const generator = new GeneratorPage(page);
    await generator.open();
    await use(generator);
  },
});

export { expect };
