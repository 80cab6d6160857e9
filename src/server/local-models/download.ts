import { closeSync, existsSync, fdatasyncSync, openSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { lockFile } from './file-lock.ts';
import { codeOf, type HubFile, openHubFile } from './hub.ts';
import type { KnownModel } from './known-models.ts';
import { LocalModelError } from './local-model-error.ts';
import { formatBytes } from './machine.ts';
import {
  isChecked,
  isModelHere,
  type ModelFiles,
  makeModelFolder,
  modelFiles,
  noteChecked,
  sizeOf,
} from './model-files.ts';

/** How much larger than its rough size a file may be. */
const ROUGH = 1.2;
/** The speed is that of the last seconds, in milliseconds. */
const SPEED_MS = 5_000;
/** How often the progress is reported, in milliseconds. */
const PROGRESS_MS = 250;

/** How far a download is. Sizes are in bytes. */
export type DownloadProgress = {
  bytes: number;
  total: number;
  bytesPerSecond: number;
  /** Undefined while nothing arrives. */
  secondsLeft: number | undefined;
};

export type DownloadOptions = {
  /** The folder of the models, absolute; it is created if it is missing. */
  dir: string;
  /** The hub's address without a slash at its end. */
  hubUrl: string;
  onProgress?: (progress: DownloadProgress) => void;
  /** Called when all is there and its hash is computed. */
  onCheck?: () => void;
  /** Ends the download. What came is kept. */
  signal?: AbortSignal;
  /** The longest time without a byte, in milliseconds. */
  silenceMs?: number;
};

/**
 * The SHA-256 of a file, in hexadecimal digits. Throws the reason of `signal` once it is aborted, and `LocalModelError`
 * if the thread that computes it ends early.
 */
function hashOf(path: string, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const thread = new Worker(new URL('./hash-thread.ts', import.meta.url), { workerData: path });
    const stop = () => {
      void thread.terminate();
      reject(signal?.reason);
    };
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      signal?.removeEventListener('abort', stop);
      // After an answer this changes nothing.
      reject(new LocalModelError('The check of the file was cut off: run the same line again to go on.'));
    });
    signal?.addEventListener('abort', stop);
  });
}

/** A signal that is aborted when `heard` was not called for `ms` milliseconds. */
function listenFor(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, heard: () => timer.refresh(), end: () => clearTimeout(timer) };
}

/** Reports the progress of a download now and then. Returns what to call for every new size of the file. */
function createMeter(total: number, onProgress: DownloadOptions['onProgress']) {
  const seen: { at: number; bytes: number }[] = [];
  return (bytes: number) => {
    const at = performance.now();
    const last = seen.at(-1);
    if (last && at - last.at < PROGRESS_MS && bytes < total) return;
    seen.push({ at, bytes });
    while (seen[1] && at - seen[1].at > SPEED_MS) seen.shift();
    const first = seen[0] ?? { at, bytes };
    const bytesPerSecond = at > first.at ? ((bytes - first.bytes) / (at - first.at)) * 1000 : 0;
    const secondsLeft = bytesPerSecond > 0 ? Math.max(0, total - bytes) / bytesPerSecond : undefined;
    onProgress?.({ bytes, total, bytesPerSecond, secondsLeft });
  };
}

/** The hub has another file than the model. `message`: one sentence. */
class WrongFile extends Error {}

const isRightSize = ({ bytes, isSizeRough }: KnownModel, size: number) =>
  isSizeRough ? size <= bytes * ROUGH : size === bytes;

/** A sentence about a file of a wrong size. `seen`: the size in bytes, as a text. */
function sizeFault({ name, bytes, isSizeRough }: KnownModel, seen: string): string {
  const wanted = isSizeRough ? `at most ${bytes * ROUGH}` : bytes;
  return `${name} has ${wanted} bytes, and the file of the hub has ${seen}.`;
}

/** What ended a download, in one sentence. */
function breakReason(error: unknown, silenceMs: number | undefined): string {
  if (silenceMs !== undefined) return `The hub sent nothing for ${silenceMs / 1000} seconds.`;
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  return `The download broke (${code}).`;
}

/** Calls `onChunk` with each piece of a body, at once, so that a broken connection loses nothing that came. */
function readBody(body: Readable, onChunk: (chunk: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    body.once('end', resolve);
    body.once('error', reject);
    body.on('data', (chunk: Buffer) => {
      try {
        onChunk(chunk);
      } catch (error) {
        reject(error);
        body.destroy();
      }
    });
  });
}

/** Writes what the hub sends into the partial file. `onSize` receives each new size of the partial file. */
async function writePartial(
  model: KnownModel,
  { partial, etag }: ModelFiles,
  { start, body, etag: newEtag }: HubFile,
  onSize: (size: number) => void,
): Promise<void> {
  const output = openSync(partial, start === 0 ? 'w' : 'a');
  try {
    if (start === 0) writeFileSync(etag, newEtag ?? '');
    let size = start;
    const write = (chunk: Buffer) => {
      size += chunk.length;
      if (size > model.bytes && !isRightSize(model, size)) throw new WrongFile(sizeFault(model, 'more'));
      writeFileSync(output, chunk);
      onSize(size);
    };
    if (body) await readBody(body, write);
    if (!isRightSize(model, size)) throw new WrongFile(sizeFault(model, String(size)));
    fdatasyncSync(output);
  } finally {
    closeSync(output);
  }
}

/** Brings what is missing of the partial file. */
async function fetchRest(model: KnownModel, files: ModelFiles, options: DownloadOptions): Promise<void> {
  const { hubUrl, signal, silenceMs = 60_000, onProgress } = options;
  const silence = listenFor(silenceMs);
  try {
    const file = await openHubFile({
      url: `${hubUrl}/${model.path}`,
      from: sizeOf(files.partial),
      etag: existsSync(files.etag) ? await readFile(files.etag, 'utf8') : undefined,
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    if (file.total !== undefined && !isRightSize(model, file.total)) {
      file.body?.destroy();
      // The page of a network that wants a sign-in, for example: what came before may be right.
      throw new LocalModelError(sizeFault(model, String(file.total)));
    }
    const meter = createMeter(file.total ?? model.bytes, onProgress);
    await writePartial(model, files, file, (size) => {
      silence.heard();
      meter(size);
    });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof LocalModelError || error instanceof WrongFile) throw error;
    const reason = breakReason(error, silence.signal.aborted ? silenceMs : undefined);
    const kept = formatBytes(sizeOf(files.partial));
    throw new LocalModelError(`${reason} ${kept} are kept: run the same line again to go on.`, {
      cause: error,
    });
  } finally {
    silence.end();
  }
}

/** Brings the partial file to its end, checks it, and gives it its name. */
async function bring(model: KnownModel, files: ModelFiles, options: DownloadOptions): Promise<void> {
  const isWhole = !model.isSizeRough && sizeOf(files.partial) === model.bytes;
  if (!isWhole) await fetchRest(model, files, options);
  options.onCheck?.();
  const hash = await hashOf(files.partial, options.signal);
  if (hash !== model.sha256) {
    throw new WrongFile(
      `${model.name} has the SHA-256 ${model.sha256}, and the file of the hub has ${hash}.`,
    );
  }
  await rm(files.etag, { force: true });
  await rename(files.partial, files.model);
  await noteChecked(files, model);
}

/**
 * Downloads a model, or what is missing of it. The file gets its name only after its size and hash were found right, so
 * a process that is killed leaves at most a partial file, from which the next call goes on. Resolves with false if the
 * model was here already.
 *
 * Throws `LocalModelError` with one sentence: if another process downloads the same model; if the hub cannot be
 * reached, refuses, or is silent (what came is kept); if the disk is full (the same); if the hub has another file (what
 * came is deleted).
 */
export async function downloadModel(model: KnownModel, options: DownloadOptions): Promise<boolean> {
  await makeModelFolder(options.dir);
  const files = modelFiles(options.dir, model.name);
  const unlock = lockFile(files.lock);
  if (!unlock) {
    throw new LocalModelError(`Another process downloads ${model.name}: wait for it, or end it first.`);
  }
  try {
    if (isModelHere(options.dir, model.name)) {
      if (await isChecked(files, model)) return false;
      options.onCheck?.();
      if ((await hashOf(files.model, options.signal)) === model.sha256) {
        await noteChecked(files, model);
        return false;
      }
    }
    await bring(model, files, options);
    return true;
  } catch (error) {
    if (!(error instanceof WrongFile)) throw error;
    await rm(files.partial, { force: true });
    await rm(files.etag, { force: true });
    throw new LocalModelError(`${error.message} What came was deleted.`);
  } finally {
    unlock();
  }
}
