import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runnerEntry } from '#server/local-models/runner.ts';
import { loadAnswering } from '#server/writers/local/answering.ts';
import type { LlamaLibrary } from '#server/writers/local/llama.ts';
import type { LoadOptions } from '#server/writers/local/messages.ts';
import { ModelHost } from '#server/writers/local/model-host.ts';
import { smallRules } from '#server/writers/small-prompt.ts';
import { type TinyModelOptions, tinyModel } from '#tests/fakes/tiny-model.ts';
import { sharedRunner } from '#tests/integration/local-models/shared-runner.ts';
import { compareInTurns } from './compare-in-turns.ts';
import { sampleMail } from './corpus-mails.ts';
import { type LocalServer, msUntilIdle, residentMb, startLocalServer } from './local-server.ts';
import { measureDownloads } from './measure-downloads.ts';
import { type Measure, median } from './statistics.ts';

const KILLS = 50;
const STOPS = 20;
const REPLIES = 500;
/** V8 grows its heap in steps while a process warms up; after this many replies it has its size. */
const WARM_UP_REPLIES = 1000;
const LOADS = 20;
/** Turns of replies through the process and with the library called directly, and the replies of a turn. */
const TURNS = 15;
const REPLIES_A_TURN = 10;
/** The longest fixed part of the small prompt, in words. */
const MOST_WORDS = 250;

/** Goes on for several seconds, so that it can be interrupted. */
const slow: TinyModelOptions = { isEndless: true, blocks: 8, feedForward: 2048 };

const hasEnded = /event: (?:done|problem)\ndata: .*\n\n/;
const hasText = /event: delta/;

async function withServer<Result>(
  model: TinyModelOptions,
  work: (server: LocalServer) => Promise<Result>,
  variables: Record<string, string> = {},
): Promise<Result> {
  const server = await startLocalServer(model, variables);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** The process that holds the model now. */
function pidOf(server: LocalServer): number {
  const pid = server.modelPid();
  if (pid === undefined) throw new Error('no process holds the model');
  return pid;
}

/** The server's event-loop lag since the last call, p99 in ms. */
function lagReader({ started }: LocalServer): () => Promise<number> {
  if (!started.child.stdout) throw new Error('the server has no output');
  const lines = createInterface({ input: started.child.stdout });
  return () =>
    new Promise((resolve) => {
      lines.on('line', (line) => {
        const ms = /lag p99 ([\d.]+) ms/.exec(line)?.[1];
        if (ms) resolve(Number(ms));
      });
      started.child.kill('SIGUSR2');
    });
}

function measureLag(): Promise<Measure> {
  return withServer(slow, async (server) => {
    const writeFour = () => Promise.all([1, 2, 3, 4].map(async () => (await server.ask()).until(hasEnded)));
    const readLag = lagReader(server);
    await writeFour();
    await readLag();
    await writeFour();
    const lag = await readLag();
    return {
      what: "the server's event-loop lag while a local model writes four replies, p99",
      seen: `${lag.toFixed(1)} ms`,
      goal: '< 20 ms',
      met: lag < 20,
    };
  });
}

function measureStops(): Promise<Measure> {
  return withServer(slow, async (server) => {
    const times: number[] = [];
    for (let round = 0; round < STOPS; round += 1) {
      const reply = await server.ask();
      await reply.until(hasText);
      const pid = pidOf(server);
      const leftAt = performance.now();
      reply.leave();
      times.push(await msUntilIdle(pid, leftAt));
    }
    const longest = Math.max(...times);
    return {
      what: `from a person leaving to an idle processor, longest of ${STOPS}`,
      seen: `${longest.toFixed(0)} ms (median ${median(times).toFixed(0)} ms)`,
      goal: '< 1000 ms',
      met: longest < 1000,
    };
  });
}

function measureKills(): Promise<Measure[]> {
  return withServer(slow, async (server) => {
    let problems = 0;
    const waits: number[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const startedAt = performance.now();
      const reply = await server.ask();
      await reply.until(hasText);
      if (round > 0) waits.push(performance.now() - startedAt);
      process.kill(pidOf(server), 'SIGKILL');
      if (/event: problem\ndata: .*generation_failed/.test(await reply.until(hasEnded))) problems += 1;
    }
    const charged = await server.charged();
    const longest = Math.max(...waits);
    return [
      {
        what: `kills of the model's process in mid-reply: clear problems, charged replies`,
        seen: `${problems} of ${KILLS}, ${charged}`,
        goal: `${KILLS} of ${KILLS}, 0`,
        met: problems === KILLS && charged === 0,
      },
      {
        what: `first text of the reply after a kill, longest of ${KILLS - 1}`,
        seen: `${longest.toFixed(0)} ms (median ${median(waits).toFixed(0)} ms)`,
        goal: '< 3000 ms',
        met: longest < 3000,
      },
    ];
  });
}

/** A measure of memory that should not grow. `early` and `late` in MB. */
function flatMemory(what: string, early: number, late: number): Measure {
  const change = (late / early - 1) * 100;
  return {
    what,
    seen: `${early.toFixed(0)} → ${late.toFixed(0)} MB (${change > 0 ? '+' : ''}${change.toFixed(1)} %)`,
    goal: '± 5 %',
    met: Math.abs(change) <= 5,
  };
}

function measureMemoryOfReplies(): Promise<Measure[]> {
  return withServer({}, async (server) => {
    const serverPid = server.started.child.pid ?? 0;
    const write = async (count: number) => {
      for (let written = 0; written < count; written += 1) await (await server.ask()).until(hasEnded);
    };
    await write(WARM_UP_REPLIES);
    const pid = pidOf(server);
    const early = { model: residentMb(pid), server: residentMb(serverPid) };
    await write(REPLIES);
    return [
      flatMemory(
        `memory of the model's process over ${REPLIES} replies, after ${WARM_UP_REPLIES}`,
        early.model,
        residentMb(pid),
      ),
      flatMemory(
        `memory of the server over ${REPLIES} replies, after ${WARM_UP_REPLIES}`,
        early.server,
        residentMb(serverPid),
      ),
    ];
  });
}

function measureMemoryOfLoads(): Promise<Measure> {
  return withServer(
    {},
    async (server) => {
      const serverPid = server.started.child.pid ?? 0;
      const sizes: number[] = [];
      for (let load = 0; load < LOADS; load += 1) {
        await (await server.ask()).until(hasEnded);
        while (server.modelPid() !== undefined) await sleep(100);
        sizes.push(residentMb(serverPid));
      }
      const early = median(sizes.slice(0, LOADS / 4));
      const late = median(sizes.slice(-LOADS / 4));
      return flatMemory(`memory of the server over ${LOADS} loads of a model`, early, late);
    },
    { LOCAL_MODEL_IDLE_MS: '1000' },
  );
}

/** Replies through the process, and the same with the library in this process, in turns. */
async function measureOverhead(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const modelPath = join(folder, 'tiny.gguf');
  // As fast as a small model on a good laptop, so that the share is not that of a model without work.
  writeFileSync(modelPath, tinyModel({ blocks: 8, feedForward: 2048 }));
  const load: LoadOptions = {
    library: runnerEntry(await sharedRunner()),
    modelPath,
    threads: 1,
    answersAtOnce: 1,
    contextTokens: 4096,
  };
  const host = new ModelHost({
    label: 'local:tiny',
    load,
    idleMs: 600_000,
    log: { warn: () => undefined },
    onTokens: () => undefined,
  });
  const library = (await import(pathToFileURL(load.library).href)) as LlamaLibrary;
  const llama = await library.getLlama({
    gpu: 'auto',
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: 1,
    logLevel: 'error',
    logger: () => undefined,
  });
  const direct = await loadAnswering(load, library, llama);
  const { signal } = new AbortController();
  const limits = { maxTokens: 200, stopTexts: [] };
  let count = 0;
  const nextPrompt = () => {
    count += 1;
    return { system: smallRules, user: `${count}\n${sampleMail}` };
  };
  const perReply = async (write: () => Promise<void>) => {
    const startedAt = performance.now();
    for (let written = 0; written < REPLIES_A_TURN; written += 1) await write();
    return (performance.now() - startedAt) / REPLIES_A_TURN;
  };
  try {
    return await compareInTurns({
      what: "a reply through the model's process against the library called directly",
      measured: () =>
        perReply(async () => {
          const stream = await host.open({ prompt: nextPrompt(), ...limits }, signal, () => undefined);
          while ((await stream.read()) !== undefined);
        }),
      against: () =>
        perReply(async () => {
          await direct.answer(nextPrompt(), {
            ...limits,
            signal,
            onText: () => undefined,
            onProgress: () => undefined,
            onTokens: () => undefined,
          });
        }),
      rounds: TURNS,
      format: (ms) => `${ms.toFixed(1)} ms`,
      atMost: 1.1,
    });
  } finally {
    host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countWords(): Measure {
  const words = smallRules.split(/\s+/).length;
  return {
    what: 'words of the small prompt, fixed part',
    seen: `${words}`,
    goal: `≤ ${MOST_WORDS}`,
    met: words <= MOST_WORDS,
  };
}

/** A model on this machine: the tiny model of the tests, on the built server. Linux only. */
export async function measureLocal(): Promise<Measure[]> {
  console.log('  kills …');
  const kills = await measureKills();
  console.log('  lag and stops …');
  const busy = [await measureLag(), await measureStops()];
  console.log('  memory …');
  const memory = [...(await measureMemoryOfReplies()), await measureMemoryOfLoads()];
  console.log('  overhead of the process …');
  const overhead = await measureOverhead();
  console.log('  downloads …');
  return [...busy, ...kills, ...memory, overhead, ...(await measureDownloads()), countWords()];
}
