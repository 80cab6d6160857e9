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

function textAt(value: unknown, key: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The failure behind what Google's client threw: that holds the whole request, tokens and all, and goes no further. */
export function toGoogleFailure(error: unknown): GoogleFailure {
  const response = at(error, 'response');
  const status = Number(textAt(response, 'status') ?? Number.NaN);
  if (status) return new GoogleFailure({ status, code: textAt(at(response, 'data'), 'error') });
  const causes = [at(at(error, 'cause'), 'cause'), at(error, 'cause'), error];
  return new GoogleFailure({ code: causes.map((cause) => textAt(cause, 'code')).find((code) => code) });
}
