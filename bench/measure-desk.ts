import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { startNode, stop } from './processes.ts';
import { type Measure, median } from './statistics.ts';

/** How much slower the processor of the browser is made. */
const SLOWDOWN = 4;
const ASKS = 20;
const LENGTH = 9_900;
const GOAL_MS = 50;

const paragraph = 'The works on the roof go on as planned, and the neighbours have been told. ';
const asks = Array.from({ length: ASKS }, (_, index) => `When will building ${index + 11} be ready?`);
const mail = `Hi Jo,\n\n${asks.join('\n')}\n\n${paragraph.repeat(120)}`
  .slice(0, LENGTH - 20)
  .concat('\n\nBest,\nAnn');

/** Replaces the first gap of the reply by typing one letter. Milliseconds from the key press to the next `change`. */
function typeOverGap(page: Page, change: 'answered' | 'painted'): Promise<number> {
  return page.evaluate((until) => {
    const field = document.querySelector<HTMLTextAreaElement>('#generated-reply');
    const status = [...document.querySelectorAll('[role=status]')].find((one) =>
      /answered/.test(one.textContent),
    );
    if (!field || !status) throw new Error('There is no reply with a desk.');
    const at = field.value.indexOf('[');
    field.focus();
    field.setSelectionRange(at, field.value.indexOf(']', at) + 1);
    const before = status.textContent;
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const end = () => resolve(performance.now() - start);
      if (until === 'painted') requestAnimationFrame(() => setTimeout(end));
      else {
        const observer = new MutationObserver(() => {
          if (status.textContent === before) return;
          observer.disconnect();
          end();
        });
        observer.observe(status, { childList: true, characterData: true, subtree: true });
      }
      document.execCommand('insertText', false, 'x');
    });
  }, change);
}

/**
 * The time from a key press in a reply until the field is painted, and until the desk shows that the ask is answered. A
 * mail of almost 10,000 characters with 20 asks, its draft with 20 gaps, and a processor that is four times as slow.
 */
export async function measureDesk(): Promise<Measure[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const program = await startNode(['build/server/main.js'], {
    PORT: '0',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    await page.goto(`${program.url}/app`);
    await page.getByRole('textbox', { name: 'Original email' }).fill(mail);
    await page.getByRole('list', { name: 'Asks' }).waitFor();
    await page.getByRole('button', { name: 'Generate Reply' }).click();
    await page.getByText(`0 of ${ASKS} answered`).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times: Record<'answered' | 'painted', number[]> = { answered: [], painted: [] };
    for (const change of ['answered', 'painted', 'answered', 'painted', 'answered', 'painted'] as const) {
      for (let round = 0; round < 3; round++) {
        times[change].push(await typeOverGap(page, change));
        await page.waitForTimeout(1_500);
      }
    }
    const row = (what: string, found: number[]): Measure => ({
      what: `${what}; 10,000 characters, processor ${SLOWDOWN}× slower`,
      seen: `${median(found).toFixed(0)} ms`,
      goal: `< ${GOAL_MS} ms`,
      met: median(found) < GOAL_MS,
    });
    return [
      row('key press in the reply until it is painted', times.painted),
      row('key press in the reply until the desk is updated', times.answered),
    ];
  } finally {
    await browser.close();
    await stop(program);
    rmSync(data, { recursive: true, force: true });
  }
}
