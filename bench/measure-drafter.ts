import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusMails, sampleMail } from './corpus-mails.ts';
import { callers, exchange } from './load.ts';
import { startNode, stop } from './processes.ts';
import { type Measure, percentile } from './statistics.ts';

const GOAL_MS = 9;

/**
 * Time to the first text of the built-in drafter over HTTP, one call after another, for every mail of the corpus. A
 * first round only warms up.
 */
export async function measureDrafterOverHttp(): Promise<Measure[]> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startNode(['build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: data,
    GUEST_REPLIES_PER_ADDRESS: '1000000',
    REPLY_RATE_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  });
  const corpus = await corpusMails();
  const mails = corpus.length > 0 ? corpus : Array.from({ length: 200 }, () => sampleMail);
  const agent = callers(1);
  const times: number[] = [];
  for (const [round, kept] of [
    [0, false],
    [1, true],
  ] as const) {
    for (const emailContent of mails) {
      const { status, firstTextMs } = await exchange({
        url: `${server.url}/api/generate-reply`,
        body: JSON.stringify({ emailContent, intent: 'general', tone: 'friendly', language: 'English' }),
        accept: 'text/event-stream',
        agent,
      });
      if (status !== 200) throw new Error(`round ${round}: a measured call was answered ${status}`);
      if (kept) times.push(firstTextMs);
    }
  }
  agent.destroy();
  await stop(server);
  rmSync(data, { recursive: true, force: true });
  const p99 = percentile(times, 0.99);
  return [
    {
      what: `first text over HTTP, built-in drafter, ${mails.length} mails`,
      seen: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      goal: `p99 < ${GOAL_MS} ms`,
      met: p99 < GOAL_MS,
    },
  ];
}
