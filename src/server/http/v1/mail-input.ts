import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { mailFileMessages } from '#domain/messages.ts';
import type { apiReplyRequestSchema, readingRequestSchema } from '#domain/public-api.ts';
import { firstIssueMessage } from '#domain/replies.ts';
import { ProblemError } from '../../problems.ts';
import type { AppDeps } from '../app-types.ts';
import { type JsonInput, readBody, readJsonObject } from '../request-input.ts';
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

/** The first error message. An unknown field comes first, because it may be the misspelling of a missing field. */
function messageOf(error: z.ZodError): string {
  const unknown = error.issues.find(({ code }) => code === 'unrecognized_keys');
  return unknown?.message ?? firstIssueMessage(error);
}

/** The fields that only a JSON body has. */
const jsonOnly: readonly string[] = ['emailContent', 'answers'];

/**
 * Reads a body with a mail: JSON by its schema, or the mail itself as `message/rfc822` with the other fields except
 * `answers` in the query. Throws `validation`, `payload_too_large`, `mail_too_slow`, `too_many_requests`,
 * `unavailable`.
 */
export function mailInput<Schema extends MailSchema>(
  schema: Schema,
): MiddlewareHandler<KeyEnv, string, JsonInput<Schema>> {
  return async (c, next) => {
    const { incoming } = c.env;
    const accountId = c.var.caller.account.id;
    const isFile = isMailFile(incoming);
    const options = Object.keys(schema.shape).filter((name) => !jsonOnly.includes(name));
    assertKnownQuery(c, isFile ? options : []);
    const sent = isFile
      ? { ...c.req.query(), emailContent: await readMail(incoming, c.var.deps, accountId) }
      : await readJsonObject(incoming, limits.requestBody, mailFileMessages.contentType);
    const parsed = schema.safeParse(sent);
    if (!parsed.success) throw new ProblemError('validation', { detail: messageOf(parsed.error) });
    c.req.addValidatedData('json', parsed.data as object);
    await next();
  };
}
