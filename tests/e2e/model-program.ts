import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startModelServer } from '#tests/fakes/model-server.ts';
import { test as base } from './fixture.ts';
import { startOwnProgram } from './own-program.ts';

/** The name of the writer of the advanced model's replies. */
export const ADVANCED_WRITER = 'openai-compatible:big';

/**
 * Tests against a program whose operator has configured an advanced model. The built-in drafter is the standard one.
 */
export const test = base.extend<object, { programUrl: string }>({
  programUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const model = await startModelServer({ reply: 'Thursday at two suits me well.' });
      const folder = await mkdtemp(join(tmpdir(), 'model-program-'));
      const program = await startOwnProgram({
        DATA_DIR: folder,
        AI_ADVANCED_MODEL: ADVANCED_WRITER,
        AI_BASE_URL: `${model.url}/v1`,
      });
      await use(program.url);
      await program.stop();
      await model.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ programUrl }, use) => use(programUrl),
});

/** Serves the pages as a program with an advanced model does, even if the running program has none. For pictures. */
export async function offerModels(page: Page): Promise<void> {
  await page.route(/\/(app|gmail)$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('data-models="standard"', 'data-models="standard advanced"');
    await route.fulfill({ response: answer, body: html });
  });
}
