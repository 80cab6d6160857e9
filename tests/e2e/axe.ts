import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './site-pages.ts';

/** Axe without its work for frames of other origins and for style sheets, which no page and no rule here has. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
}

/**
 * What axe finds wrong on a page in its current state: all rules in light, then the contrast of colours in dark,
 * because only the colours differ. One line per rule, with the elements. Leaves the page in light.
 */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // With reduced motion the colours do not change gradually.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const axe = axeOf(page);
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
