import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { notFoundWords, visitedDocuments } from './site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ complaints }) => complaints.allow(notFoundWords));

/** Every control on the page that a person can use, in the order of the page. Each one gets its own number. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
    const reachable = [...document.querySelectorAll<HTMLElement>(all)].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        // A group of radio buttons is one stop: the button that is chosen.
        !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    );
    return reachable.map((control, place) => {
      control.dataset.stop = `${place} ${control.getAttribute('aria-label') ?? control.textContent?.trim()}`;
      return control.dataset.stop;
    });
  });
}

/**
 * The control that has the focus, and whether the focus can be seen: on the control itself, or on the card that it
 * covers. Undefined after the end of the page.
 */
function readFocus(page: Page): Promise<{ stop: string; seen: boolean } | undefined> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const isOutlined = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const card = control.closest('article, li, section, label');
    const box = control.getBoundingClientRect();
    const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const outlined = isOutlined(control) || isOutlined(control, '::after') || (card && isOutlined(card));
    return { stop: control.dataset.stop ?? control.outerHTML, seen: outlined === true && inWindow };
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of visitedDocuments) {
      test(`Tab reaches everything on ${path} in order, and is always seen`, async ({ page }) => {
        await page.goto(path);
        const controls = await markControls(page);
        expect(controls[0]).toContain('Skip to content');
        const reached: string[] = [];
        const unseen: string[] = [];
        for (const _ of controls) {
          await page.keyboard.press('Tab');
          const focus = await readFocus(page);
          if (!focus) break;
          reached.push(focus.stop);
          if (!focus.seen) unseen.push(focus.stop);
        }
        expect(reached).toEqual(controls);
        expect(unseen).toEqual([]);
      });
    }
  });
}

test('the first stop of every page leads past its header', async ({ page }) => {
  for (const path of visitedDocuments) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    const hasControls = await page.locator('main').locator('a, button, summary').count();
    if (hasControls > 0) expect(isInside, path).toBe(true);
  }
});
