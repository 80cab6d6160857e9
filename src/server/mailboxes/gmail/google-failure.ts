/** What a call of Google failed of: never an address, a token or anything of a mail. */
export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  /** The HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** 'invalid_grant', 'TimeoutError', 'ECONNREFUSED', '503': what the log tells. */
  readonly code: string | undefined;

  constructor(of: { status?: number | undefined; code?: string | undefined } = {}) {
    super('Google did not do what it was asked');
    this.status = of.status;
    this.code = of.code ?? (of.status === undefined ? undefined : String(of.status));
  }
}

/** What lies at a path within a value of any shape; undefined where nothing does. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return found;
}

/** The failure behind what Google's client threw: that holds the whole request, tokens and all, and goes no further. */
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
