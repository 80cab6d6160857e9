import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from './fixture.ts';

/**
 * What axe finds wrong on a page in its current state: one line per rule, with the elements. `leftOut`: rules to skip.
 */
export async function axeFindings(page: Page, leftOut: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(leftOut).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Declares the tests in light and dark, in a desktop window and in a phone window, all with reduced motion. */
export function inEachScheme(declare: () => void): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      test.describe(`${colorScheme} at ${viewport.width}`, () => {
        test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });
        declare();
      });
    }
  }
}
