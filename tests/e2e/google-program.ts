import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type FakeGoogle, startGoogle } from '#tests/fakes/google.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { startOwnProgram } from './own-program.ts';

/**
 * Tests with a fake Google and a program that is its client; each worker has its own. `dashboard` belongs to a person
 * who has just signed up there.
 */
export function testWithGoogle(options: Parameters<typeof startGoogle>[0]) {
  return base.extend<{ dashboard: DashboardPage }, { google: FakeGoogle & { programUrl: string } }>({
    google: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
      async ({}, use) => {
        const google = await startGoogle(options);
        const folder = await mkdtemp(join(tmpdir(), 'google-program-'));
        const program = await startOwnProgram({ ...google.variables, DATA_DIR: folder });
        await use({ ...google, programUrl: program.url });
        await program.stop();
        await google.close();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    baseURL: ({ google }, use) => use(google.programUrl),
    dashboard: async ({ page }, use) => {
      await signUpInBrowser(page);
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await use(dashboard);
    },
  });
}
