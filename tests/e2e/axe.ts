import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from './fixture.ts';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** One line: the rule, and the elements that break it. */
function describeViolation({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' ')}`;
}

/** Axe without its work for frames of other origins and for style sheets, which no page and no rule here has. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
}

/**
 * What axe finds wrong on a page in its current state: one line per rule, with the elements. `leftOut`: rules to skip.
 */
export async function axeFindings(page: Page, leftOut: string[] = []): Promise<string[]> {
  const { violations } = await axeOf(page).disableRules(leftOut).analyze();
  return violations.map(describeViolation);
}

/** What axe finds wrong on a page: in light by every rule, then in dark by its colour contrast alone. */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  // With reduced motion the colours do not change gradually, and nothing is measured between two schemes.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await axeOf(page).withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...violations.map((violation) => `dark: ${describeViolation(violation)}`)];
}

/** Runs axe in the page itself, which is twice as fast as in a second page. No page of the program has frames. */
function builderFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/**
 * What axe finds wrong in light, and then which colours have too little contrast in dark. Afterwards the page is light.
 * Only the colours differ between the two schemes.
 */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await builderFor(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await builderFor(page).withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...light.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...dark.violations.map(({ id, nodes }) => `${id} in dark: ${nodes.map(({ html }) => html).join(' ')}`),
  ];
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
