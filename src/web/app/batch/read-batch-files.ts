import type { BatchReading, ReadingMessage, ReadingPlace } from './batch-files.worker.ts';
import { addMail, unreadMail } from './batch-store.ts';
import { batchProblems } from './batch-words.ts';

/** Milliseconds for one mail, because the parsing of some mails does not end. */
const MAIL_TIMEOUT_MS = 5_000;
/** Milliseconds for the worker's start: a slow network has time to load its script. */
const START_TIMEOUT_MS = 30_000;

/** Why files could not be read. `message` is a sentence for the person. */
export class BatchFilesError extends Error {
  override readonly name = 'BatchFilesError';
}

/** Bytes of all files that have been read, and the mails that were found. */
export type ReadingProgress = { bytes: number; mails: number };

type Begun = Extract<ReadingMessage, { kind: 'begun' }>;

/** How a worker ended: `stuck` is the mail at which it did not go on. */
type WorkerEnd = { isCut: boolean } | { stuck: Begun };

/** Reads files in one worker until they end or the reading of a mail does not end. Throws the signal's reason. */
function readInWorker(
  reading: BatchReading,
  signal: AbortSignal,
  onMessage: (message: ReadingMessage) => void,
): Promise<WorkerEnd> {
  const worker = new Worker(new URL('./batch-files.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  let onAbort: () => void;
  const ended = new Promise<WorkerEnd>((resolve, reject) => {
    const fail = () => reject(new BatchFilesError(batchProblems.notRead));
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
    timer = setTimeout(fail, START_TIMEOUT_MS);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) => {
      clearTimeout(timer);
      // A message that comes before the worker has loaded all its modules would be lost.
      if (data.kind === 'started') worker.postMessage(reading);
      onMessage(data);
      if (data.kind === 'begun') timer = setTimeout(() => resolve({ stuck: data }), MAIL_TIMEOUT_MS);
      if (data.kind === 'end') resolve(data);
      if (data.kind === 'failed') reject(new BatchFilesError(data.problem));
    });
  });
  return ended.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    worker.terminate();
  });
}

/** Stores a mail whose reading did not end. */
function addStuck(batch: string, { n, title }: Begun): Promise<unknown> {
  return addMail({ ...unreadMail(title, batchProblems.unreadable), batch, n, state: 'open' });
}

/**
 * Reads the mails of files into the store of a batch. `first`: the number of the first mail. Throws `BatchFilesError`,
 * or the signal's reason.
 */
export async function readBatchFiles(
  { batch, files, first }: { batch: string; files: readonly File[]; first: number },
  signal: AbortSignal,
  onProgress: (progress: ReadingProgress) => void,
): Promise<{ isCut: boolean }> {
  let progress: ReadingProgress = { bytes: 0, mails: 0 };
  const onMessage = (message: ReadingMessage) => {
    if (message.kind === 'scanned') progress = { ...progress, bytes: message.bytes };
    else if (message.kind === 'read') progress = { ...progress, mails: message.n - first + 1 };
    else return;
    onProgress(progress);
  };
  let from: ReadingPlace = { file: 0, start: 0, n: first };
  while (true) {
    signal.throwIfAborted();
    const end = await readInWorker({ batch, files, from }, signal, onMessage);
    if ('isCut' in end) return end;
    await addStuck(batch, end.stuck);
    from = end.stuck.after;
  }
}
