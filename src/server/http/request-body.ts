import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../problems.ts';

const notJson = () => new ProblemError('validation', { detail: 'The request body must be valid JSON.' });
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the body's bytes, and stops reading at the first one beyond the limit. */
function readBytes(incoming: IncomingMessage, limit: number): Promise<Buffer> {
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
      else end(() => reject(new ProblemError('payload_too_large')));
    };
    const onEnd = () => end(() => resolve(Buffer.concat(chunks, length)));
    const onError = () => end(() => reject(notJson()));
    incoming.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}

/**
 * Reads a JSON object of at most `limit` bytes. Throws `ProblemError`: payload_too_large, else validation with
 * what is wrong: the content type, the JSON, or that it is no object.
 */
export async function readJsonObject(incoming: IncomingMessage, limit: number): Promise<object> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw new ProblemError('payload_too_large');
  const type = incoming.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ProblemError('validation', {
      detail: 'The request must have the content type application/json.',
    });
  }
  const bytes = await readBytes(incoming, limit);
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
