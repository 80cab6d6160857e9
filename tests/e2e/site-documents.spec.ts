import type { Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { axeInBothSchemes } from './axe.ts';
import { expect, test } from './fixture.ts';
import { notFoundWords, sidewaysOverflow, visitedDocuments } from './site-pages.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Documents whose main part differs on a phone in more than its width: here it has a folded list of contents. */
const foldedOnPhones: readonly string[] = [pagePaths.landing, pagePaths.apiReference];

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ complaints }) => complaints.allow(notFoundWords));

/** The resources of the page: how many were loaded, and their bytes as they were sent, headers included. */
function readLoad(page: Page): Promise<{ files: string[]; bytes: number; fontBytes: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (some: PerformanceResourceTiming[]) =>
      some.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    return {
      files: entries.map(({ name }) => new URL(name).pathname),
      bytes: sum(entries),
      fontBytes: sum(entries.filter(({ name }) => name.endsWith('.woff2'))),
    };
  });
}

/** The words of the main part, in the page and in the document that the server sent. */
function readWords(page: Page): Promise<{ shown: string; served: string }> {
  return page.evaluate(async () => {
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const wordsOf = (root: Document) => root.querySelector('main')?.textContent ?? '';
    return { shown: wordsOf(document), served: wordsOf(sent) };
  });
}

/** The names of everything that moves for a person who asked for no motion. */
function readMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => String((animation as CSSAnimation).animationName ?? 'transition')),
  );
}

/** Gives every control that a person can use a number, in the order of the page, and returns the names. */
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
function readFocus(page: Page): Promise<{ stop: string; isSeen: boolean } | undefined> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    const isOutlined = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const card = control.closest('article, li, section, label');
    const box = control.getBoundingClientRect();
    const isInWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const hasOutline = isOutlined(control) || isOutlined(control, '::after') || (card && isOutlined(card));
    return { stop: control.dataset.stop ?? control.outerHTML, isSeen: hasOutline === true && isInWindow };
  });
}

/** Walks the page from its first control with Tab: every control is reached in order, and its focus can be seen. */
async function expectTabOrder(page: Page): Promise<void> {
  const controls = await markControls(page);
  const first = page.getByRole('link', { name: 'Skip to content' });
  await first.focus();
  const reached: string[] = [];
  const unseen: string[] = [];
  for (const _ of controls) {
    const focus = await readFocus(page);
    if (!focus) break;
    reached.push(focus.stop);
    if (!focus.isSeen) unseen.push(focus.stop);
    await page.keyboard.press('Tab');
  }
  expect.soft(reached, 'controls that Tab reaches').toEqual(controls);
  expect.soft(unseen, 'controls whose focus cannot be seen').toEqual([]);
  await first.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect.soft(isInMain, 'the first link leads past the header').toBe(true);
}

/** Opens all details, also those of a group in which a person opens one at a time. */
function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

for (const path of visitedDocuments) {
  test(`${path} should be light, work by keyboard, be accessible and fit every window`, async ({ page }) => {
    await page.goto(path);
    const load = await readLoad(page);
    expect.soft(load.files.length, load.files.join(' ')).toBeLessThan(6);
    expect.soft(load.bytes - load.fontBytes, 'bytes beside the fonts').toBeLessThan(20_000);
    expect.soft(load.bytes, 'bytes').toBeLessThan(80_000);
    const { shown, served } = await readWords(page);
    expect.soft(shown, 'words with scripts and without').toBe(served);
    expect.soft(await readMotion(page), 'motion').toEqual([]);
    // The inline style sheet is applied: no policy refused it.
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect.soft(font).toContain('Public Sans');
    await expectTabOrder(page);

    await openDetails(page);
    expect.soft(await axeInBothSchemes(page)).toEqual([]);
    for (const width of [1920, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `overflow at ${width} px`).toBe(0);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `overflow at ${width} px with large letters`).toBe(0);
    }
  });
}

test('controls that only phones have should work by keyboard and be accessible', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of foldedOnPhones) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectTabOrder(page);
      expect.soft(await axeInBothSchemes(page), path).toEqual([]);
    });
  }
});
