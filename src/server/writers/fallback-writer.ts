import type { WriterLog } from './model-writer.ts';
import { type ReplyWriter, WriterError, type WrittenReply } from './writer.ts';

/**
 * A writer that uses `main`, and `fallback` if `main` fails before its first text. Both share one total deadline
 * (milliseconds). The finished reply names the writer that wrote it. If the signal aborts, the fallback does not write.
 */
export function createFallbackWriter(
  main: ReplyWriter,
  fallback: ReplyWriter,
  { totalMs, log }: { totalMs: number; log: WriterLog },
): ReplyWriter {
  return {
    name: main.name,
    warmUp(request) {
      main.warmUp?.(request);
      fallback.warmUp?.(request);
    },
    async *write(request, signal) {
      const bounded = new AbortController();
      const onAbort = () => bounded.abort(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      const timer = setTimeout(
        () =>
          bounded.abort(new WriterError(`${main.name} and ${fallback.name} took longer than ${totalMs} ms`)),
        totalMs,
      );
      const writing = main.write(request, bounded.signal);
      try {
        const first = await firstStep(writing, bounded.signal, log);
        if (first === undefined) return yield* fallback.write(request, bounded.signal);
        if (first.done) return first.value;
        yield first.value;
        return yield* writing;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        // If the caller stopped reading after the first text, the main writer has not ended yet.
        await writing.return(undefined as never);
      }
    },
  };
}

/** The first text of the main writer, or its reply; undefined if it failed and the fallback may write. */
async function firstStep(
  writing: AsyncGenerator<string, WrittenReply, void>,
  signal: AbortSignal,
  log: WriterLog,
): Promise<IteratorResult<string, WrittenReply> | undefined> {
  try {
    return await writing.next();
  } catch (error) {
    if (signal.aborted || !(error instanceof WriterError)) throw error;
    log.warn({ failure: error.message }, 'The fallback model writes');
    return undefined;
  }
}
