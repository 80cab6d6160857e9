import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { limits } from '#domain/limits.ts';
import { apiFieldMessages, mailFileMessages } from '#domain/messages.ts';
import type { apiReplyRequestSchema, readingRequestSchema } from '#domain/public-api.ts';
import { ProblemError } from '../../problems.ts';
import type { AppDeps } from '../app-types.ts';
import { inputMessage, type JsonInput, readBody, readJsonObject } from '../request-input.ts';
import { assertKnownQuery, isMailFile, type KeyEnv } from './require-key.ts';

/** Reads the body as a file that is not empty. Rejects with `validation`, `payload_too_large`. */
async function receiveFile(incoming: IncomingMessage): Promise<Buffer> {
  const bytes = await readBody(incoming, limits.upload, {
    tooLarge: () => new ProblemError('payload_too_large', { detail: mailFileMessages.tooLarge }),
    broken: () => new ProblemError('validation', { detail: mailFileMessages.broken }),
  });
  if (bytes.length === 0) throw new ProblemError('validation', { detail: mailFileMessages.empty });
  return bytes;
}

/** The text of a mail as a file. Throws the errors of `receiveFile` and `MailFiles.read`, and `validation`. */
async function readMail(
  incoming: IncomingMessage,
  { mailFiles }: AppDeps,
  accountId: string,
): Promise<string> {
  const text = await mailFiles.read(accountId, () => receiveFile(incoming));
  if (text === '') throw new ProblemError('validation', { detail: mailFileMessages.empty });
  return text;
}

type MailSchema = typeof apiReplyRequestSchema | typeof readingRequestSchema;

/** The fields that only a JSON body has. */
const jsonOnly: readonly string[] = ['emailContent', 'answers', 'rewrite', 'ownWords'];

/**
 * Reads a body with a mail: JSON by its schema, or the mail itself as `message/rfc822` with the fields that are
 * not `jsonOnly` in the query. Throws `validation`, `payload_too_large`, `mail_too_slow`, `too_many_requests`,
 * `unavailable`.
 */
export function mailInput<Schema extends MailSchema>(
  schema: Schema,
): MiddlewareHandler<KeyEnv, string, JsonInput<Schema>> {
  return async (c, next) => {
    const { incoming } = c.env;
    const accountId = c.var.caller.account.id;
    const options = Object.keys(schema.shape).filter((name) => !jsonOnly.includes(name));
    // The type of the body decides where the fields are, so a wrong type is refused before the query is looked at.
    const json = isMailFile(incoming)
      ? undefined
      : await readJsonObject(incoming, limits.requestBody, mailFileMessages.contentType);
    const misplaced = json && Object.keys(c.req.query()).find((name) => options.includes(name));
    if (misplaced) throw new ProblemError('validation', { detail: apiFieldMessages.notInQuery(misplaced) });
    assertKnownQuery(c, json ? [] : options);
    const sent = json ?? {
      ...c.req.query(),
      emailContent: await readMail(incoming, c.var.deps, accountId),
    };
    const parsed = schema.safeParse(sent, { reportInput: true });
    if (!parsed.success) throw new ProblemError('validation', { detail: inputMessage(parsed.error) });
    c.req.addValidatedData('json', parsed.data as object);
    await next();
  };
}
