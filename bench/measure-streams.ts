import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from './local-server.ts';
import { address, replyRequest, startBench } from './measure-models.ts';
import type { Started } from './processes.ts';
import type { Measure } from './statistics.ts';

const FIRST = 1_000;
const NEXT = 2_000;
/** The streams that wait for their first event at the same time. */
const AT_ONCE = 250;
/** So slow that no stream ends while the memory is read, and faster than the longest pause of a model (15 s). */
const TOKENS_PER_SECOND = 0.5;
const TIMEOUT_MS = 300_000;
/** The server collects garbage before its memory is read. */
const COLLECT_MS = 3_000;

/** Opens streams and leaves them open. Resolves when each has its first event. */
async function openStreams(url: string, agent: Agent, count: number): Promise<void> {
  let left = count;
  const openOne = () =>
    new Promise<void>((resolve, reject) => {
      const body = replyRequest();
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
      };
      const outgoing = request(url, { method: 'POST', agent, headers }, (incoming) => {
        // Each event must be read, or the server waits for this client.
        incoming.on('data', () => resolve()).on('error', () => {});
        if (incoming.statusCode !== 200) reject(new Error(`a stream was answered ${incoming.statusCode}`));
      });
      outgoing.on('error', (error) => reject(error));
      outgoing.end(body);
    });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await openOne();
    }),
  );
}

/** What one of `count` further streams adds to the memory of the process, in KiB. */
async function kibPerStream(ours: Started, agent: Agent, count: number): Promise<number> {
  const pid = ours.child.pid ?? 0;
  const before = residentMb(pid);
  await openStreams(address(ours), agent, count);
  await sleep(COLLECT_MS);
  return ((residentMb(pid) - before) * 1024) / count;
}

/** Measures the memory of open streams: a first thousand, then two thousand more. Linux only. */
export async function measureStreams(): Promise<Measure[]> {
  const bench = await startBench(TOKENS_PER_SECOND, { AI_TIMEOUT_MS: String(TIMEOUT_MS) });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  await sleep(COLLECT_MS);
  const seen = [
    { count: FIRST, goal: 60, kib: await kibPerStream(bench.ours, agent, FIRST) },
    { count: NEXT, goal: 30, kib: await kibPerStream(bench.ours, agent, NEXT) },
  ];
  agent.destroy();
  await bench.end();
  return seen.map(({ count, goal, kib }, index) => ({
    what: `memory of an open stream, ${index === 0 ? 'the first' : 'the next'} ${count}`,
    seen: `${kib.toFixed(0)} KiB`,
    goal: `≤ ${goal} KiB`,
    met: kib <= goal,
  }));
}
