import type { IncomingMessage } from 'node:http';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { idempotencyMessages } from '#domain/messages.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { ProblemError } from '../problems.ts';
import type { HonoEnv } from './app-types.ts';
import { jsonBody, withDescription } from './openapi.ts';

const invalid = (detail: string) => new ProblemError('validation', { detail });
const notJson = () => invalid('The request body must be valid JSON in UTF-8.');
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Make the problems of a body that is too large, and of a body that ends too early. */
type BodyProblems = { tooLarge: () => ProblemError; broken: () => ProblemError };

/** The content type of a request's body, lower case and without its parameters. */
export function bodyType(incoming: IncomingMessage): string | undefined {
  return incoming.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}

/**
 * Collects the pieces of a body. If its length was declared, they go into one buffer, so that the body is never in
 * memory twice.
 * @param declared the declared length in bytes; 0 if it is not known
 */
function createCollector(declared: number) {
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

/**
 * Reads a body of at most `limit` bytes. Stops reading beyond the limit. Rejects with one of the problems, or with
 * `validation` if the body is compressed.
 */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
  { tooLarge, broken }: BodyProblems,
): Promise<Buffer> {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (declared > limit) return Promise.reject(tooLarge());
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return Promise.reject(invalid('The request body must not be compressed.'));
  const collector = createCollector(declared);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      settle();
    };
    const onData = (chunk: Buffer) => {
      if (collector.add(chunk) > limit) end(() => reject(tooLarge()));
    };
    const onEnd = () => end(() => resolve(collector.bytes()));
    const onError = () => end(() => reject(broken()));
    incoming.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}

/** How much of a refused body is read, in bytes: more than mail servers accept as one message. */
const MAX_DISCARDED = 32 * 1024 * 1024;
/** How long a refused body is read, in milliseconds: without any data, and in all. */
const DISCARDING_IDLE_MS = 1_000;
const DISCARDING_MS = 10_000;

/**
 * Reads the rest of a body that is refused, and drops it. Most clients look for a response only after they have sent
 * everything, and would find a broken connection instead. Gives up beyond the limits above.
 */
export function discardBody(incoming: IncomingMessage): Promise<void> {
  const declared = Number(incoming.headers['content-length'] ?? 0);
  if (incoming.complete || incoming.destroyed || declared > MAX_DISCARDED) return Promise.resolve();
  return new Promise((resolve) => {
    let length = 0;
    const end = () => {
      clearTimeout(idle);
      clearTimeout(whole);
      incoming.off('data', onData).off('end', end).off('error', end).off('close', end).pause();
      resolve();
    };
    const idle = setTimeout(end, DISCARDING_IDLE_MS);
    const whole = setTimeout(end, DISCARDING_MS);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      idle.refresh();
      if (length > MAX_DISCARDED) end();
    };
    incoming.on('data', onData).on('end', end).on('error', end).on('close', end).resume();
  });
}

/**
 * Reads a JSON object of at most `limit` bytes. Throws `ProblemError`: payload_too_large; validation if the content
 * type is wrong (with the message `wrongType`), the JSON is not valid or is not an object.
 */
export async function readJsonObject(
  incoming: IncomingMessage,
  limit: number,
  wrongType = 'The request must have the content type application/json.',
): Promise<object> {
  if (bodyType(incoming) !== 'application/json') throw invalid(wrongType);
  const tooLarge = () => new ProblemError('payload_too_large');
  const bytes = await readBody(incoming, limit, { tooLarge, broken: notJson });
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw notJson();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid('The request body must be a JSON object.');
  }
  return value;
}

/** What a field must be, in words, by the types of its schema. */
const typeRules: Record<string, string> = { string: 'must be text', boolean: 'must be true or false' };

/**
 * The message for an input that its schema refuses. An unknown field comes first, because it may be the misspelling of
 * a missing field; else it is the first message. If a field is there but has another type, also null, the message says
 * so: the schema's own one often says that the field is missing.
 * @param error of a parse with `reportInput`
 */
export function inputMessage(error: z.ZodError): string {
  const unknown = error.issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown) return unknown.message;
  const [first] = error.issues;
  const rule = first?.code === 'invalid_type' && first.input !== undefined && typeRules[first.expected];
  return rule ? `The field ${JSON.stringify(first.path.join('.'))} ${rule}` : firstIssueMessage(error);
}

/** The types of a JSON body before and after its schema, as Hono knows them. */
export type JsonInput<Schema extends z.ZodType> = {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
};

/**
 * Reads the JSON body with a schema: `c.req.valid('json')`. Throws `payload_too_large`, or `validation` with the
 * message of `inputMessage` (docs/product.md, 3.9).
 */
export function jsonInput<Schema extends z.ZodType>(
  schema: Schema,
): MiddlewareHandler<HonoEnv, string, JsonInput<Schema>> {
  return withDescription(
    { request: jsonBody(schema), problems: ['validation', 'payload_too_large'] },
    async (c, next) => {
      const body = await readJsonObject(c.env.incoming, limits.requestBody);
      const parsed = schema.safeParse(body, { reportInput: true });
      if (!parsed.success) throw invalid(inputMessage(parsed.error));
      c.req.addValidatedData('json', parsed.data as object);
      await next();
    },
  );
}

/** Reads the query of a request with a schema. Throws `validation` with the message of its first wrong field. */
export function queryInput<Schema extends z.ZodType>(
  c: { req: Pick<HonoRequest, 'query'> },
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(c.req.query());
  if (!parsed.success) throw invalid(firstIssueMessage(parsed.error));
  return parsed.data;
}

/**
 * The Idempotency-Key of a call; undefined without the header. Throws `validation` if it is not 1 to 200 visible ASCII
 * characters. Two such headers are refused too, because they are joined with a space.
 */
export function idempotencyKeyOf(request: HonoRequest): string | undefined {
  const key = request.header('idempotency-key');
  if (key === undefined || /^[!-~]{1,200}$/.test(key)) return key;
  throw invalid(idempotencyMessages.invalid);
}
