import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type TinyModelOptions, tinyModel } from '#tests/fakes/tiny-model.ts';
import { sharedRunner } from './shared-runner.ts';

/** Words that are all different, so that a tiny model can say them: 'word0 word1 …'. */
export function differentWords(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
}

/** A model that goes on for some seconds, a few words at a time. */
export const slowModel: TinyModelOptions = { isEndless: true, blocks: 8, feedForward: 2048 };

/** Writes a tiny model into a folder of its own and returns the path. It is deleted when the test ends. */
export function modelFile(options: TinyModelOptions = {}, name = 'tiny'): string {
  const bytes = tinyModel(options);
  return brokenModelFile(bytes, name);
}

/** Writes bytes as a model's file. */
export function brokenModelFile(bytes: Uint8Array | string, name = 'tiny'): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, `${name}.gguf`);
  writeFileSync(path, bytes);
  return path;
}

/** The variables of a server with a local model, and with further ones. The runner is shared by all tests. */
export async function localVariables(
  path: string,
  further: Record<string, string> = {},
): Promise<Record<string, string>> {
  return { AI_MODEL: `local:${path}`, LOCAL_MODEL_DIR: await sharedRunner(), ...further };
}

/** The id of the one process that holds a model for this process. Throws if there is none or several. */
export function modelProcess(): number {
  const [pid, another] = modelProcesses();
  if (pid === undefined || another !== undefined) throw new Error('one process with a model is expected');
  return pid;
}

/** The ids of the processes that hold a model for a server. `parent`: the server's process. */
export function modelProcesses(parent = process.pid): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent && /model-process\.[jt]s/.test(command) ? [Number(pid)] : [];
  });
}
