import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './site-pages.ts';

/** What axe finds wrong on a page as it is now: one line per rule, with the elements. `rules`: all if left out. */
async function runAxe(page: Page, rules?: string[]): Promise<string[]> {
  // Loading the script is half of the work, so each document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // No rule here reads style sheets or media of other origins.
      preload: false,
      ...(only ? { runOnly: only } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

/**
 * What axe finds wrong on a page in its current state: all rules in light, then the contrast of colours in dark,
 * because only the colours differ. Leaves the page in light.
 */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // With reduced motion the colours do not change gradually.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const findings = await runAxe(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
    found.push(...findings.map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
