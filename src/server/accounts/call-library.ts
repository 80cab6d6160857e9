import type { SignedIn } from '#domain/accounts.ts';
import type { ProblemCode } from '#domain/problems.ts';
import type { Database } from '../database/connect.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError } from '../problems.ts';

/** Our problem codes for the library's error codes. */
const problemCodes: Record<string, ProblemCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  USER_ALREADY_EXISTS: 'account_exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account_exists',
  INVALID_TOKEN: 'invalid_link',
  USER_NOT_FOUND: 'invalid_link',
};

/** The library's error code, such as 'INVALID_TOKEN'; undefined if the error is not from the library. */
export function libraryCode(error: unknown): string | undefined {
  const body = error instanceof Error && 'body' in error ? error.body : undefined;
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Calls the library. Throws `DatabaseUnavailable`, or `ProblemError`: our problem for the library's error code, else
 * `internal` with the cause for the log.
 */
export async function callLibrary<Result>(database: Database, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof ProblemError || cause instanceof DatabaseUnavailable) throw cause;
    const code = problemCodes[libraryCode(cause) ?? ''];
    if (code) throw new ProblemError(code);
    // The library hides some causes, so we check whether the database is down.
    await database.check();
    throw new ProblemError('internal', { cause });
  }
}

/** The library's result of a sign-in, in our form. The bearer plugin puts the signed token into a header. */
export function toSignedIn(headers: Headers, { id, email, name }: SignedIn['user']): SignedIn {
  const token = headers.get('set-auth-token');
  if (!token) throw new Error('The account library signed in without a token.');
  return { token: decodeURIComponent(token), user: { id, email, name } };
}
