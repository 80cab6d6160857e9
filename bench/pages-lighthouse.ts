import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '#tests/e2e/chromium-launch.ts';
import { freePort } from '#tests/free-port.ts';

/** Scores of 0 to 1 by category, and the audits that kept a category below its full score. */
export type LighthouseScores = {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  failures: string[];
};

const execute = promisify(execFile);
const script = join(import.meta.dirname, 'lighthouse', 'audit.js');

/**
 * Lighthouse's scores of a page, with Lighthouse's default settings (a phone), in a separate browser. Throws if
 * Lighthouse fails or takes more than three minutes.
 */
export async function scorePage(url: string): Promise<LighthouseScores> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const { stdout } = await execute(process.execPath, [script, url, String(port)], { timeout: 180_000 });
    const answer: LighthouseScores & { error?: string } = JSON.parse(
      stdout.slice(stdout.indexOf('{"scores"')),
    );
    if (answer.error) throw new Error(answer.error);
    return answer;
  } finally {
    await browser.close();
  }
}
