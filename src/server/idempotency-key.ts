import { idempotencyMessages } from '#domain/messages.ts';
import { ProblemError } from './problems.ts';

/**
 * Reads a call's name from its Idempotency-Key header. The server carries out calls with the same name only once.
 * Undefined without the header. Throws `validation` if the name is not 1 to 200 visible ASCII characters. This also
 * refuses two such headers: they are joined with a space.
 */
export function callName(header: string | undefined): string | undefined {
  if (header === undefined || /^[!-~]{1,200}$/.test(header)) return header;
  throw new ProblemError('validation', { detail: idempotencyMessages.invalid });
}
