import type { Page } from '@playwright/test';

/** From which moment typed text stays, in ms from the start of the load, and whether the program knows of it. */
export type Typing = { acceptedMs: number; known: boolean };

const PAUSE_MS = 40;
const DEADLINE_MS = 30_000;

/** Different characters, so that what is kept tells from which press on it was kept. */
const alphabet = Array.from({ length: 400 }, (_, place) => String.fromCodePoint(0x4e00 + place));

/** Notes when each character reached the field, in the page's own time. */
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
 * Types into the generator's mail from the moment its field is there, a character at a time, until the program
 * answers (Generate Reply can be pressed). The first character that is still there at the end tells when the field
 * began to accept text.
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
  // What takes the page over late could still empty the field.
  await page.waitForTimeout(1500);
  const kept = await field.inputValue();
  const noted = await page.evaluate(
    () => (window as unknown as { notedInputs: Record<string, number> }).notedInputs,
  );
  const first = alphabet.find((character) => kept.includes(character));
  return { acceptedMs: first ? (noted[first] ?? Number.NaN) : Number.NaN, known };
}
