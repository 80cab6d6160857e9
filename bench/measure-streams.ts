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
/** The memory is read when the servers have done what the last stream began. */
const SETTLE_MS = 3_000;

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
async function kibPerStream(server: Started, agent: Agent, count: number): Promise<number> {
  const pid = server.child.pid ?? 0;
  const before = residentMb(pid);
  await openStreams(address(server), agent, count);
  await sleep(SETTLE_MS);
  return ((residentMb(pid) - before) * 1024) / count;
}

/** What a stream adds to a server's memory, in KiB: among the first thousand, then among two thousand more. */
async function kibOfStreams(server: Started): Promise<{ first: number; next: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  await sleep(SETTLE_MS);
  const first = await kibPerStream(server, agent, FIRST);
  const next = await kibPerStream(server, agent, NEXT);
  agent.destroy();
  return { first, next };
}

/** Measures the memory of open streams, ours and those of the pass-through. Linux only. */
export async function measureStreams(): Promise<Measure[]> {
  const bench = await startBench(TOKENS_PER_SECOND, { AI_TIMEOUT_MS: String(TIMEOUT_MS) });
  const [ours, bare] = [await kibOfStreams(bench.ours), await kibOfStreams(bench.bare)];
  await bench.end();
  return [
    { what: `the first ${FIRST}`, goal: 60, kib: ours.first, bareKib: bare.first },
    { what: `the next ${NEXT}`, goal: 30, kib: ours.next, bareKib: bare.next },
  ].map(({ what, goal, kib, bareKib }) => ({
    what: `memory of an open stream, ${what}`,
    seen: `${kib.toFixed(0)} KiB (the pass-through: ${bareKib.toFixed(0)} KiB)`,
    goal: `≤ ${goal} KiB`,
    met: kib <= goal,
  }));
}
