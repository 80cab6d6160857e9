import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMail } from './corpus-mails.ts';
import { callers, type Exchange, exchange, pace, saturate } from './load.ts';
import { cpuMs, type Started, startNode, stop } from './processes.ts';
import { type Measure, median, percentile } from './statistics.ts';

/** An ordinary reply to the mail. The program compares its facts with the mail, as it does with every reply. */
const REPLY = `Dear Miriam,

Thank you for your message and for the two proposals for the spring workshop. I have read both of them with my
colleagues, and we would like to take the hall by the river. Yes, the price includes the projector. The screens and the
microphones are part of it too, so you do not have to bring any of your own.

Thursday at 2 pm suits me well for a call. I will send you an invitation with the number to dial. Our technician looks
for the fire regulations and will forward them to you as soon as he has found them.

Please let me know if you need anything else for the preparation, such as a plan of the rooms or a list of hotels.

Best regards,
Jonas`;
const REPLY_WORDS = REPLY.split(/\s+/).length;
const ROUNDS = 4;
const STREAMS = 100;
const TOKENS_PER_SECOND = 50;

/** The mail differs in each request, so that nothing can be cached. */
export function replyRequest(): string {
  return JSON.stringify({
    emailContent: `${sampleMail}\nReference ${Math.floor(performance.now() * 1000)}`,
    intent: 'general',
    tone: 'friendly',
    language: 'English',
  });
}

/** The body that the pass-through sends upstream: as long as the program's own prompt. */
const upstreamBody = JSON.stringify({
  model: 'bench',
  stream: true,
  messages: [{ role: 'user', content: `${sampleMail}\n`.repeat(5) }],
});

export type Bench = { fake: Started; ours: Started; bare: Started; end(): Promise<void> };

/**
 * Starts a fake model that writes an ordinary reply, and in front of it our server and the bare pass-through. `rate`:
 * tokens per second of the model; without it the model does not wait.
 */
export async function startBench(rate?: number, variables: Record<string, string> = {}): Promise<Bench> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const rateArgs = rate ? ['--rate', String(rate)] : [];
  const fake = await startNode(['tests/fakes/model-server.ts', '--port', '0', '--reply', REPLY, ...rateArgs]);
  const ours = await startNode(['build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: data,
    AI_MODEL: 'openai-compatible:bench',
    AI_BASE_URL: `${fake.url}/v1`,
    AI_API_KEY: 'bench',
    GUEST_REPLIES_PER_ADDRESS: '1000000',
    REPLY_RATE_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
    ...variables,
  });
  const bare = await startNode(['bench/pass-through.ts', `${fake.url}/v1/chat/completions`, upstreamBody]);
  return {
    fake,
    ours,
    bare,
    end: async () => {
      await Promise.all([stop(ours), stop(bare), stop(fake)]);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function address(started: Started): string {
  return `${started.url}/api/generate-reply`;
}

function assertAllAnswered(exchanges: Exchange[]): void {
  const failed = exchanges.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a measured call was answered ${failed.status}: ${failed.body.slice(0, 200)}`);
}

async function requestsPerSecond({ ours, bare }: Bench): Promise<Measure> {
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, started] of [
      ['bare', bare],
      ['ours', ours],
    ] as const) {
      const startedAt = performance.now();
      const call = { url: address(started), body: replyRequest, accept: 'application/json' };
      const exchanges = await saturate(call, 16, 3_000);
      assertAllAnswered(exchanges);
      // The first round is only a warm-up.
      if (round > 0) rates[name].push((exchanges.length * 1000) / (performance.now() - startedAt));
    }
  }
  const ratio = median(rates.ours) / median(rates.bare);
  return {
    what: 'requests per second, not streamed, 16 at once, against the pass-through',
    seen: `${ratio.toFixed(2)}× (${median(rates.ours).toFixed(0)} against ${median(rates.bare).toFixed(0)})`,
    goal: '≥ 0.5×',
    met: ratio >= 0.5,
  };
}

async function cpuPerEvent(started: Started): Promise<number> {
  const agent = callers(STREAMS);
  const before = cpuMs(started);
  const exchanges = await Promise.all(
    Array.from({ length: STREAMS }, () =>
      exchange({ url: address(started), body: replyRequest(), accept: 'text/event-stream', agent }),
    ),
  );
  const used = cpuMs(started) - before;
  agent.destroy();
  assertAllAnswered(exchanges);
  return (used * 1000) / (STREAMS * REPLY_WORDS);
}

async function streamedCpu({ ours, bare }: Bench): Promise<Measure> {
  const micros: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, started] of [
      ['bare', bare],
      ['ours', ours],
    ] as const) {
      const seen = await cpuPerEvent(started);
      if (round > 0) micros[name].push(seen);
    }
  }
  const ratio = median(micros.ours) / median(micros.bare);
  return {
    what: `CPU per streamed event, ${STREAMS} streams of ${TOKENS_PER_SECOND} tokens a second, against the pass-through`,
    seen: `${ratio.toFixed(2)}× (${median(micros.ours).toFixed(0)} µs against ${median(micros.bare).toFixed(0)} µs)`,
    goal: '≤ 1.2×',
    met: ratio <= 1.2,
  };
}

async function addedLatency({ ours, bare }: Bench): Promise<Measure[]> {
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, started] of [
      ['bare', bare],
      ['ours', ours],
    ] as const) {
      const call = { url: address(started), body: replyRequest, accept: 'text/event-stream' };
      const exchanges = await pace(call, 40, 4_000);
      assertAllAnswered(exchanges);
      if (round > 0) times[name].push(...exchanges.map(({ firstTextMs }) => firstTextMs));
    }
  }
  const goals: [number, number][] = [
    [0.5, 0.8],
    [0.99, 3],
  ];
  return goals.map(([share, goal]) => {
    const added = percentile(times.ours, share) - percentile(times.bare, share);
    return {
      what: `added time to first text at 40 requests a second, p${share * 100}`,
      seen: `${added.toFixed(1)} ms (${percentile(times.ours, share).toFixed(1)} against ${percentile(times.bare, share).toFixed(1)})`,
      goal: `≤ +${goal} ms`,
      met: added <= goal,
    };
  });
}

/** Compares our server in front of a fake model with a bare pass-through to the same model in the same run. */
export async function measureModels(): Promise<Measure[]> {
  const prompt = await startBench();
  const measures = [await requestsPerSecond(prompt), ...(await addedLatency(prompt))];
  await prompt.end();
  const paced = await startBench(TOKENS_PER_SECOND);
  measures.push(await streamedCpu(paced));
  await paced.end();
  return measures;
}
