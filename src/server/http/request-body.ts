import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../problems.ts';

const notJson = () => new ProblemError('validation', { detail: 'The request body must be valid JSON.' });
const decoder = new TextDecoder('utf-8', { fatal: true });

/** What a body is refused with: beyond the limit, and where it breaks off. */
type Refusals = { tooLarge: ProblemError; broken: ProblemError };

/** The content type of a request's body, lower case and without its parameters. */
export function bodyType(incoming: IncomingMessage): string | undefined {
  return incoming.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/** Reads the body's bytes, and stops reading at the first one beyond the limit. Rejects with a refusal. */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
  { tooLarge, broken }: Refusals,
): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.reject(tooLarge);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (settle: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      settle();
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else end(() => reject(tooLarge));
    };
    const onEnd = () => end(() => resolve(Buffer.concat(chunks, length)));
    const onError = () => end(() => reject(broken));
    incoming.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}

/**
 * Reads a JSON object of at most `limit` bytes. Throws `ProblemError`: payload_too_large, else validation with
 * what is wrong: the content type (`typeRefusal`), the JSON, or that it is no object.
 */
export async function readJsonObject(
  incoming: IncomingMessage,
  limit: number,
  typeRefusal = 'The request must have the content type application/json.',
): Promise<object> {
  const tooLarge = new ProblemError('payload_too_large');
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge;
  if (bodyType(incoming) !== 'application/json')
    throw new ProblemError('validation', { detail: typeRefusal });
  const bytes = await readBody(incoming, limit, { tooLarge, broken: notJson() });
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw notJson();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProblemError('validation', { detail: 'The request body must be a JSON object.' });
  }
  return value;
}
