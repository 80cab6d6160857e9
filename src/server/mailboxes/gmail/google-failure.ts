/** Why a call to Google failed. Never contains an address, a token or any part of a mail. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** 'invalid_grant', 'TimeoutError', 'ECONNREFUSED', '503': shown in the log. */
  readonly code: string | undefined;

  constructor(of: { status?: number | undefined; code?: string | undefined } = {}) {
    super('Google did not do what it was asked');
    this.status = of.status;
    this.code = of.code ?? (of.status === undefined ? undefined : String(of.status));
  }
}

/** The value at a path within a value of any shape; undefined if there is none. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}

/**
 * The failure for an error of Google's client. That error contains the whole request with its tokens, so it is never
 * passed on.
 */
export function toGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const status = at(error, 'response', 'status');
  const refusal = at(error, 'response', 'data', 'error');
  if (typeof status === 'number') {
    return new GoogleFailure({ status, code: typeof refusal === 'string' ? refusal : undefined });
  }
  const codes = [
    at(error, 'code'),
    at(error, 'cause', 'code'),
    at(error, 'cause', 'cause', 'code'),
    at(error, 'name'),
  ];
  return new GoogleFailure({ code: codes.find((code) => typeof code === 'string') });
}
