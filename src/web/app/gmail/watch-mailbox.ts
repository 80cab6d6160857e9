import { forgetRefusedSession, sessionHeaders } from '#web/lib/api.ts';
import { parseFields } from '#web/lib/browser-storage.ts';
import { limitSilence, readEvents } from '#web/lib/event-stream.ts';
import { readSession } from '#web/lib/session.ts';

/** Milliseconds until a stream that ended is opened again: the first time, and at most. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 120_000;
/** Milliseconds without a byte after which the stream counts as broken. The server sends one every 15 seconds. */
const SILENCE_MS = 45_000;

/** Resolves after a time, or as soon as the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** What to watch: `path` is asked before each stream, and `onPlace` gets what it needs then. */
type Watch = { path: () => string; onNew: () => void; onPlace: (place: string | undefined) => void };

/** The place in the data of an event. */
function placeOf(data: string): string | undefined {
  const { place } = parseFields(data);
  return typeof place === 'string' ? place : undefined;
}

/**
 * Reads one stream of events until it ends. `refused`: the server would refuse it again. `failed`: it did not open, or
 * the server asks to wait.
 */
async function readStream(
  path: string,
  { onNew, onPlace }: Pick<Watch, 'onNew' | 'onPlace'>,
  signal: AbortSignal,
): Promise<'ended' | 'refused' | 'failed'> {
  const token = readSession()?.token;
  const silence = limitSilence(signal, SILENCE_MS);
  let outcome: 'ended' | 'failed' = 'failed';
  try {
    const response = await fetch(path, {
      headers: { accept: 'text/event-stream', ...sessionHeaders(token) },
      signal: silence.signal,
    });
    if (response.status === 401) await forgetRefusedSession('unauthenticated', token);
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return response.status >= 400 && response.status < 500 && response.status !== 429
        ? 'refused'
        : 'failed';
    }
    outcome = 'ended';
    for await (const { event, data } of readEvents(response.body, silence.restart)) {
      if (signal.aborted) break;
      if (event === 'new-messages') onNew();
      if (event === 'place') onPlace(placeOf(data));
    }
    return outcome;
  } catch {
    // The connection broke. A stream that had been open is opened again soon.
    return outcome;
  } finally {
    silence.end();
  }
}

/**
 * Calls `onNew` for each new message that the stream reports, until the signal aborts. A stream that ends is opened
 * again after a while, at the last place, so that nothing in between is missed.
 */
export async function watchMailbox(watch: Watch, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const outcome = await readStream(watch.path(), watch, signal);
    if (outcome === 'refused') return;
    if (outcome === 'ended') wait = FIRST_WAIT_MS;
    await pause(wait, signal);
    wait = Math.min(wait * 2, MAX_WAIT_MS);
  }
}
