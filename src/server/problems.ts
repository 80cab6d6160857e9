import { STATUS_CODES } from 'node:http';
import { type ProblemCode, problems } from '#domain/problems.ts';
import type { Problem } from '#domain/replies.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';

/** What a request is refused with. `detail` is the text that the person reads; unset: the code's own. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly detail: string;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** The methods that the address takes, where it does not take the request's. */
  readonly allow: readonly string[] | undefined;

  constructor(
    code: ProblemCode,
    options: { detail?: string; retryAfterSeconds?: number; allow?: readonly string[]; cause?: unknown } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? problems[code].detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}

/**
 * The problem that an error is answered with: 'unavailable' where the database does not answer; one that nobody
 * foresaw is 'internal' and tells nothing.
 */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(error instanceof DatabaseUnavailable ? 'unavailable' : 'internal', {
    cause: error,
  });
}

/** A problem in the form of RFC 9457; `code` is ours. */
export function presentProblem({ code, detail }: ProblemError): Problem {
  const { status } = problems[code];
  return { type: 'about:blank', title: STATUS_CODES[status] ?? code, status, code, detail };
}

/** The problem as a response, never cached. */
export function problemResponse(error: ProblemError): Response {
  const { retryAfterSeconds, allow } = error;
  const { status } = problems[error.code];
  return new Response(JSON.stringify(presentProblem(error)), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(allow ? { allow: allow.join(', ') } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
