import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../problems.ts';

const notJson = () => new ProblemError('validation', { detail: 'The request body must be valid JSON.' });
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The problems of a body that is too large, and of one that breaks off. */
type Refusals = { tooLarge: ProblemError; broken: ProblemError };

/** The content type of a request's body, lower case and without its parameters. */
export function bodyType(incoming: IncomingMessage): string | undefined {
  return incoming.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/**
 * Collects the pieces of a body. If its length was declared, they go into one buffer, so that the body is never in
 * memory twice.
 * @param declared the declared length in bytes; 0 if it is not known
 */
function gather(declared: number) {
  const whole = declared > 0 ? Buffer.allocUnsafeSlow(declared) : undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  return {
    add(piece: Buffer): number {
      if (whole) whole.set(piece, length);
      else pieces.push(piece);
      length += piece.length;
      return length;
    },
    bytes: () => whole?.subarray(0, length) ?? Buffer.concat(pieces, length),
  };
}

/** Reads the body's bytes, and stops reading at the first one beyond the limit. Rejects with a refusal. */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
  { tooLarge, broken }: Refusals,
): Promise<Buffer> {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > limit) return Promise.reject(tooLarge);
  const gathered = gather(declared);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      settle();
    };
    const onData = (chunk: Buffer) => {
      if (gathered.add(chunk) > limit) end(() => reject(tooLarge));
    };
    const onEnd = () => end(() => resolve(gathered.bytes()));
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
