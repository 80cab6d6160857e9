import { STATUS_CODES } from 'node:http';
import { type ProblemCode, problems } from '#domain/problems.ts';
import type { Problem } from '#domain/replies.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';

/** Why a request is refused, for the metrics: the code of the problem, or that a ceiling of all persons is reached. */
export const refusals = [...(Object.keys(problems) as ProblemCode[]), 'ceiling'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * The reason why a request is refused. `detail` is the text that the person reads. Its default is the text of the code.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly detail: string;
  /** The field of the request that the problem is about, if the client cannot know it. */
  readonly field: string | undefined;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** Counts it in the metrics apart from others with the same code. */
  readonly refusal: Refusal;
  /** The methods that the path accepts, if it does not accept the request's method. */
  readonly allow: readonly string[] | undefined;

  constructor(
    code: ProblemCode,
    options: {
      detail?: string;
      field?: string;
      retryAfterSeconds?: number;
      refusal?: 'ceiling';
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? problems[code].detail;
    this.field = options.field;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.refusal = options.refusal ?? code;
    this.allow = options.allow;
  }
}

/** The reason of a signal that aborts because the server stops and no longer waits for running requests. */
export class ServerStopping extends Error {
  override readonly name = 'ServerStopping';
}

/**
 * Converts an error to the problem that the client gets. If the database does not answer or the server stops, that is
 * 'unavailable'. An unexpected error is 'internal', without details.
 */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const isUnavailable = error instanceof DatabaseUnavailable || error instanceof ServerStopping;
  return new ProblemError(isUnavailable ? 'unavailable' : 'internal', { cause: error });
}

/** A problem in the format of RFC 9457. `code` and `field` are our own. */
export function presentProblem({ code, detail, field }: ProblemError): Problem {
  const { status } = problems[code];
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail,
    ...(field && { field }),
  };
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
