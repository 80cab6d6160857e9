import type { Page } from '@playwright/test';

/**
 * `acceptedMs`: when the field began to keep typed text, in ms from the start of the load. `known`: whether the program
 * noticed the text.
 */
export type Typing = { acceptedMs: number; known: boolean };

const PAUSE_MS = 40;
const DEADLINE_MS = 30_000;

/** All different, so that the first kept character shows from which key press on text was kept. */
const alphabet = Array.from({ length: 400 }, (_, place) => String.fromCodePoint(0x4e00 + place));

/** Records when each character reaches the field, by the page's own clock. */
function noteInputs(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: Record<string, number> = {};
    Object.assign(window, { notedInputs: noted });
    const note = (event: Event) => {
      if (event instanceof InputEvent && event.data) noted[event.data] = performance.now();
    };
    document.addEventListener('input', note, { capture: true });
  });
}

/**
 * Types into the generator's mail field as soon as it exists, one character at a time, until the program reacts
 * (Generate Reply is enabled) or 30 s have passed. The first character that is still there at the end shows when the
 * field began to keep text.
 */
export async function typeEarly(page: Page): Promise<Typing> {
  const field = page.getByRole('textbox', { name: 'Original email', exact: true });
  const generate = page.getByRole('button', { name: 'Generate Reply', exact: true });
  await field.waitFor({ timeout: DEADLINE_MS });
  await noteInputs(page);
  let known = false;
  const deadline = Date.now() + DEADLINE_MS;
  for (const character of alphabet) {
    await field.focus();
    await page.keyboard.insertText(character);
    known = await generate.isEnabled();
    if (known || Date.now() > deadline) break;
    await page.waitForTimeout(PAUSE_MS);
  }
  // React may take over the page late and could still empty the field.
  await page.waitForTimeout(1500);
  const kept = await field.inputValue();
  const noted = await page.evaluate(
    () => (window as unknown as { notedInputs: Record<string, number> }).notedInputs,
  );
  const first = alphabet.find((character) => kept.includes(character));
  return { acceptedMs: first ? (noted[first] ?? Number.NaN) : Number.NaN, known };
}
