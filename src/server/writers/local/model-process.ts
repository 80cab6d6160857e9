// The program of the process that holds a local model. A broken file can end it; the server goes on.
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Answering, CannotAnswer, loadAnswering } from './answering.ts';
import type { LlamaLibrary } from './llama.ts';
import type { FromProcess, LoadOptions, ToProcess } from './messages.ts';

/** The longest sentence about a failed load, in UTF-16 code units. */
const LONGEST_REASON = 300;

/** The first error that the library reported. The later ones only say that the load has failed. */
let firstError = '';
let answering: Promise<Answering> | undefined;
const stops = new Map<number, AbortController>();

function send(message: FromProcess): void {
  process.send?.(message);
}

/** What runs models is missing or does not work here. */
class NoLibrary extends Error {}

async function importLibrary(path: string): Promise<LlamaLibrary> {
  try {
    return (await import(pathToFileURL(path).href)) as LlamaLibrary;
  } catch (cause) {
    throw new NoLibrary('', { cause });
  }
}

async function load(options: LoadOptions): Promise<Answering> {
  const library = await importLibrary(options.library);
  const llama = await library.getLlama({
    gpu: 'auto',
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    maxThreads: options.threads,
    logLevel: 'error',
    logger: (_level, message) => {
      firstError ||= message.trim();
    },
  });
  return loadAnswering(options, library, llama);
}

/** Why the model could not be loaded. No mail has reached the process by then. */
function reasonOf(error: unknown): string {
  if (error instanceof NoLibrary) {
    return 'has nothing that runs it: npm run model -- get brings it together with a model';
  }
  const message = error instanceof Error ? error.message : String(error);
  const detail = (firstError || message).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);
  if (/\b(?:V?RAM|memory|available resources)\b/i.test(message)) {
    return `needs more memory than this machine has free (${detail})`;
  }
  return `cannot be loaded: its file is damaged, or of a kind that this version does not know (${detail})`;
}

async function startLoading(options: LoadOptions): Promise<void> {
  answering = load(options);
  try {
    await answering;
    send({ kind: 'loaded' });
  } catch (error) {
    // The library passes its messages on a little later than its error.
    await setTimeout(50);
    send({ kind: 'not loaded', reason: reasonOf(error) });
  }
}

async function write({ id, prompt, ...limits }: Extract<ToProcess, { kind: 'write' }>): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    if (!answering) throw new CannotAnswer('is not loaded');
    const { answer } = await answering;
    const end = await answer(prompt, {
      ...limits,
      signal: stop.signal,
      onText: (text) => send({ kind: 'text', id, text }),
      onProgress: () => send({ kind: 'progress', id }),
      onTokens: (tokens) => send({ kind: 'tokens', id, ...tokens }),
    });
    send({ kind: 'done', id, ...end });
  } catch (error) {
    if (stop.signal.aborted) send({ kind: 'stopped', id });
    // The message of another error could hold text of the prompt.
    else {
      const name = error instanceof Error ? error.name : 'no error';
      const reason = error instanceof CannotAnswer ? error.message : `could not answer (${name})`;
      send({ kind: 'failed', id, reason });
    }
  } finally {
    stops.delete(id);
  }
}

process.on('message', (message: ToProcess) => {
  if (message.kind === 'load') void startLoading(message.options);
  else if (message.kind === 'write') void write(message);
  else stops.get(message.id)?.abort();
});
// However the server ends, its channel closes.
process.on('disconnect', () => process.exit());
