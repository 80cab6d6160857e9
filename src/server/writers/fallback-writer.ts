import { PausableDeadline } from './deadlines.ts';
import type { WriterLog } from './model-writer.ts';
import { type ReplyWriter, type WaitingListener, WriterError, type WrittenReply } from './writer.ts';

/**
 * A writer that uses `first`, and `fallback` if `first` fails before its first text. Both share one total deadline
 * (milliseconds), which is paused while one of them waits for its turn. The finished reply names the writer that wrote
 * it. If the signal aborts, the fallback does not write.
 */
export function createFallbackWriter(
  first: ReplyWriter,
  fallback: ReplyWriter,
  { totalMs, log }: { totalMs: number; log: WriterLog },
): ReplyWriter {
  return {
    name: first.name,
    warmUp(request) {
      first.warmUp?.(request);
      fallback.warmUp?.(request);
    },
    async *write(request, signal, onWaiting, onWriter) {
      const bounded = new AbortController();
      const onAbort = () => bounded.abort(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) onAbort();
      const deadline = new PausableDeadline(totalMs, () =>
        bounded.abort(new WriterError(`${first.name} and ${fallback.name} took longer than ${totalMs} ms`)),
      );
      const listener: WaitingListener = (ahead) => {
        if (ahead > 0) deadline.pause();
        else deadline.resume();
        onWaiting?.(ahead);
      };
      const writing = first.write(request, bounded.signal, listener);
      try {
        const step = await firstStep(writing, bounded.signal, log);
        if (step === undefined) {
          onWriter?.(fallback.name);
          return yield* fallback.write(request, bounded.signal, listener);
        }
        if (step.done) return step.value;
        yield step.value;
        return yield* writing;
      } finally {
        deadline.close();
        signal.removeEventListener('abort', onAbort);
        // If the caller stopped reading after the first text, the first writer has not ended yet.
        await writing.return(undefined as never);
      }
    },
  };
}

/** The first text of the first writer, or its reply; undefined if it failed and the fallback may write. */
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
