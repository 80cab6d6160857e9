import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPaths } from '#domain/paths.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { type TinyModelOptions, tinyModel } from '#tests/fakes/tiny-model.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';
import { sharedRunner } from '#tests/integration/local-models/shared-runner.ts';
import { BENCH_SECRET, openBenchSqlite } from './bench-databases.ts';
import { sampleMail } from './corpus-mails.ts';
import { type Started, startNode, stop } from './processes.ts';

/** How long a process must use no processor to count as idle, in milliseconds. */
const IDLE_MS = 200;

/** The built server with a local model, and an account that the replies are written for. */
export type LocalServer = {
  started: Started;
  /** The id of the process that holds the model; undefined if there is none. */
  modelPid(): number | undefined;
  /** Asks for a reply as a stream of events. */
  ask(): Promise<StreamedReply>;
  /** How many replies were charged to the account. */
  charged(): Promise<number>;
  close(): Promise<void>;
};

export type StreamedReply = {
  /** Reads until the events that came match the pattern, and returns them. Throws if the stream ends before. */
  until(pattern: RegExp): Promise<string>;
  /** Closes the connection, as a person does who leaves. */
  leave(): void;
};

/** Starts the built server with a tiny model. The mail of each reply differs. */
export async function startLocalServer(
  model: TinyModelOptions,
  variables: Record<string, string> = {},
): Promise<LocalServer> {
  const { database, dataDir, close } = await openBenchSqlite();
  const path = join(dataDir, 'tiny.gguf');
  writeFileSync(path, tinyModel(model));
  const { token } = await insertAccountRows(database, { id: randomUUID(), plan: 'pro' });
  const authorization = `Bearer ${signSessionToken(token, deriveSecrets([BENCH_SECRET]).session[0])}`;
  const started = await startNode(['--import', './bench/loop-lag.ts', 'build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    APP_SECRET: BENCH_SECRET,
    DATA_DIR: dataDir,
    AI_MODEL: `local:${path}`,
    LOCAL_MODEL_DIR: await sharedRunner(),
    REPLY_RATE_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
    ...variables,
  });
  return {
    started,
    modelPid: () => modelPid(started),
    ask: () => ask(started.url, authorization),
    async charged() {
      const response = await fetch(started.url + apiPaths.usage, { headers: { authorization } });
      return ((await response.json()) as { emails_generated: number }).emails_generated;
    },
    async close() {
      await stop(started);
      await close();
    },
  };
}

function modelPid({ child }: Started): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((match) => Number(match?.[2]) === child.pid && match?.[3]?.includes('model-process'));
  return found ? Number(found[1]) : undefined;
}

async function ask(url: string, authorization: string): Promise<StreamedReply> {
  const leaving = new AbortController();
  const response = await fetch(url + apiPaths.generateReply, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization },
    body: JSON.stringify({
      emailContent: `Reference ${Math.floor(performance.now() * 1000)}\n${sampleMail}`,
      intent: 'general',
      tone: 'friendly',
      language: 'English',
    }),
    signal: leaving.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async until(pattern) {
      while (!pattern.test(text)) {
        const step = await reader?.read();
        if (!step || step.done) throw new Error(`the stream ended (${response.status}): ${text.slice(-300)}`);
        text += step.value;
      }
      return text;
    },
    leave: () => leaving.abort(),
  };
}

/** The memory that a process holds, in MB. Linux only. */
export function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

/** CPU ticks that a process has used; undefined if it has ended. Linux only. */
function ticksOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return undefined;
  }
}

/** The time from `startedAt` (`performance.now()`) until a process stops using the processor or ends, in ms. */
export async function msUntilIdle(pid: number, startedAt: number): Promise<number> {
  let lastChange = startedAt;
  let ticks = ticksOf(pid);
  while (performance.now() - lastChange < IDLE_MS) {
    await sleep(10);
    const now = ticksOf(pid);
    if (now === undefined) return performance.now() - startedAt;
    if (now !== ticks) lastChange = performance.now();
    ticks = now;
  }
  return lastChange - startedAt;
}
