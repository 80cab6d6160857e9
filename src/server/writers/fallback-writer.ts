import type { WriterLog } from './model-writer.ts';
import { type ReplyWriter, WriterError, type WrittenReply } from './writer.ts';

/**
 * A writer that hands over to `fallback` when `main` fails before its first text. Both share one total deadline
 * (milliseconds). The finished reply names the writer that wrote it. A person who leaves is not counted as a failure.
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
      const onLeave = () => bounded.abort(signal.reason);
      signal.addEventListener('abort', onLeave, { once: true });
      if (signal.aborted) onLeave();
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
        signal.removeEventListener('abort', onLeave);
        // If the caller stopped reading after the first text, the main writer is still open and must end.
        await writing.return(undefined as never);
      }
    },
  };
}

/** The main writer's first step; undefined if it failed and the fallback may write. */
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
