import { type Logger as PinoLogger, pino } from 'pino';
import { DatabaseUnavailable } from './database/unavailable.ts';
import type { LogLevel } from './env.ts';
import { WriterError } from './writers/writer.ts';

export type Logger = Pick<PinoLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug'>;

/** The description of an error in the log. It never holds a message that could quote a mail, a reply or an address. */
export type ErrorDescription = {
  name: string;
  /** The error is `DatabaseUnavailable`: the outage log counts it. */
  isOutage?: true;
  code?: string;
  /** The type of a provider's error, and the provider's id of the request. */
  type?: string;
  requestId?: string;
  /** SQLite's text for its result code, such as 'database or disk is full', or what happened to a connection. */
  reason?: string;
  message?: string;
  at?: string[];
  cause?: ErrorDescription;
};

/** How many levels of causes are described, and how many lines of the stack of each. */
const CAUSE_DEPTH = 4;
const STACK_LINES = 8;

/** The fields of an error that are words and no text: its code, and of a provider's error its type and the request. */
function wordsOf(error: Error): Pick<ErrorDescription, 'code' | 'type' | 'requestId'> {
  const fields = error as Error & Record<string, unknown>;
  const words = (['code', 'type', 'requestId'] as const).flatMap((name) => {
    const value = fields[name];
    const isWord =
      (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,60}$/.test(String(value));
    return isWord ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(words);
}

/**
 * Describes an error for the log: name, code, type, request, reason, place in the code and causes. Messages are left
 * out, except those of `WriterError`, which must never hold text of a mail. `lines`: how many lines of each stack.
 */
export function describeError(
  error: unknown,
  { depth = CAUSE_DEPTH, lines = STACK_LINES } = {},
): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  // A library of a provider can put the cause into `detail`.
  const cause =
    error.cause ?? ('detail' in error && error.detail instanceof Error ? error.detail : undefined);
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, lines)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...(error instanceof DatabaseUnavailable ? { isOutage: true } : {}),
    ...wordsOf(error),
    ...('errstr' in error ? { reason: String(error.errstr) } : {}),
    ...(error instanceof DatabaseUnavailable && error.reason ? { reason: error.reason } : {}),
    ...(error instanceof WriterError ? { message: error.message } : {}),
    ...(at?.length ? { at } : {}),
    ...(cause !== undefined && depth > 0 ? { cause: describeError(cause, { depth: depth - 1, lines }) } : {}),
  };
}

/** Where log lines go: the standard output, or a sink that a test reads. */
type LogSink = { write(line: string): void };

/** Creates a log that writes JSON lines to the standard output. Writing does not block the event loop. */
export function createLog(
  level: LogLevel,
  sink: LogSink = pino.destination({ dest: 1, sync: false }),
): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, sink);
}
