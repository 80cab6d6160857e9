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
  /** SQLite's text for its result code, such as 'database or disk is full', or what happened to a connection. */
  reason?: string;
  message?: string;
  at?: string[];
  cause?: ErrorDescription;
};

/** How many levels of causes are described, and how many lines of the stack of each. */
const CAUSE_DEPTH = 4;
const STACK_LINES = 8;

/**
 * Describes an error for the log: name, code, reason, place in the code and causes. Messages are left out, except those
 * of `WriterError`, which must never hold text of a mail. `lines`: how many lines of each stack.
 */
export function describeError(
  error: unknown,
  { depth = CAUSE_DEPTH, lines = STACK_LINES } = {},
): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && /^[\w-]{1,60}$/.test(String(error.code)) ? String(error.code) : undefined;
  const at = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, lines)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...(error instanceof DatabaseUnavailable ? { isOutage: true } : {}),
    ...(code ? { code } : {}),
    ...('errstr' in error ? { reason: String(error.errstr) } : {}),
    ...(error instanceof DatabaseUnavailable && error.reason ? { reason: error.reason } : {}),
    ...(error instanceof WriterError ? { message: error.message } : {}),
    ...(at?.length ? { at } : {}),
    ...(error.cause !== undefined && depth > 0
      ? { cause: describeError(error.cause, { depth: depth - 1, lines }) }
      : {}),
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
