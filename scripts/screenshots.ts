// npm run screenshots: takes pictures of every screen into screenshots/, for people to look at. Options: --all (320 to
// 1920 px, not only 1440 and 390) · --widths 320,768 · --scheme light · words: only screens whose names contain one.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { settled } from '#tests/e2e/site-pages.ts';
import { withProgram } from './pictures/program.ts';
import { type Screen, screens } from './pictures/screens.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };
const PARALLEL = 2;

const { values: options, positionals: words } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    widths: { type: 'string', default: '1440,390' },
    scheme: { type: 'string' },
  },
  allowPositionals: true,
});

type Shot = { screen: Screen; width: number };
const schemes = (['light', 'dark'] as const).filter((scheme) => !options.scheme || options.scheme === scheme);

function wantedShots(): Shot[] {
  const widths = options.all ? Object.keys(heights) : options.widths.split(',');
  return screens
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    .flatMap((screen) => widths.map((width) => ({ screen, width: Number(width) })))
    .filter(({ screen, width }) => screen.fits?.(width) ?? true);
}

/** Takes one screen in each wanted scheme without a reload: the page follows the setting of the system. */
async function take(browser: Browser, origin: string, { screen, width }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: schemes[0] ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(8_000);
    // A font that loads late is used from the next page on (docs/decisions/0007), so another page is opened first.
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const end = await screen.reach(page);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      // Focus and scroll position change a moment after the action, and colours may change gradually.
      await page.waitForTimeout(100);
      await settled(page);
      const path = join(folder, `${screen.name}-${width}-${scheme}.png`);
      await page.screenshot({ path, fullPage: screen.fullPage });
    }
    await end?.();
  } finally {
    await context.close();
  }
}

/** Takes the wanted pictures, two at a time. Returns one line for each that failed: name, width and reason. */
async function takeAll(browser: Browser, origin: string): Promise<string[]> {
  const missed: string[] = [];
  const waiting = wantedShots();
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      try {
        await take(browser, origin, shot);
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        missed.push(`${shot.screen.name} at ${shot.width} px: ${reason}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return missed;
}

// If only some screens are wanted, the other pictures stay as they are.
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await withProgram(async (origin) => {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const missed = await takeAll(browser, origin);
    console.log(`The pictures are in ${folder}.`);
    for (const line of missed) console.error(`Not taken: ${line}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
