// Retakes the pictures of every state of the generator into screenshots/, to be looked at: npm run screenshots.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { GeneratorPage } from '#tests/e2e/generator-page.ts';
import { generatorStates } from '#tests/e2e/generator-states.ts';
import { ReplyService } from '#tests/e2e/reply-service.ts';
import { freePort } from '#tests/free-port.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'screenshots');
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Resolves when the program answers; throws after two minutes, time enough for a build. */
async function ready(origin: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The program did not start within two minutes.');
}

/** Takes the pictures of all states at one size and in one colour scheme. */
async function take(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<void> {
  for (const [name, reach] of Object.entries(generatorStates)) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: viewport.width < 768,
    });
    const page = await context.newPage();
    const service = await ReplyService.open(page);
    const generator = new GeneratorPage(page);
    await generator.open();
    await reach({ page, generator, service });
    // The focus and the scroll follow the work a moment later.
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${colorScheme}.png`) });
    await context.close();
    await service.close();
  }
}

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), 'ai-reply-assistant-'));
const program = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: data },
});
const browser = await chromium.launch(chromiumLaunch);
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await ready(origin);
  for (const viewport of viewports) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, origin, viewport, scheme);
  }
  console.log(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  program.kill('SIGTERM');
  await new Promise((resolve) => program.on('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
