import { idempotencyMessages } from '#domain/messages.ts';
import { ProblemError } from './problems.ts';

/**
 * The name that a call has by its header Idempotency-Key, for the server to do once what it asks for; undefined where it
 * has none. Throws `validation` where it is not 1 to 200 visible ASCII characters: two headers come with a space.
 */
export function callName(header: string | undefined): string | undefined {
  if (header === undefined || /^[!-~]{1,200}$/.test(header)) return header;
  throw new ProblemError('validation', { detail: idempotencyMessages.invalid });
}
