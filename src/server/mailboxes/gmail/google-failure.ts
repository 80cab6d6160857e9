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

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The failure behind what Google's client threw: that holds the whole request, tokens and all, and goes no further. */
export function toGoogleFailure(error: unknown): GoogleFailure {
  if (error instanceof GoogleFailure) return error;
  const response = at(error, 'response');
  const status = at(response, 'status');
  const refusal = at(at(response, 'data'), 'error');
  if (typeof status === 'number') {
    return new GoogleFailure({ status, code: typeof refusal === 'string' ? refusal : undefined });
  }
  const cause = at(error, 'cause');
  const codes = [at(error, 'code'), at(cause, 'code'), at(at(cause, 'cause'), 'code'), at(error, 'name')];
  return new GoogleFailure({ code: codes.find((code) => typeof code === 'string') });
}
