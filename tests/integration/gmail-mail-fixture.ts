import type { Message, MessageSummary } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import type { FakeGoogleOptions } from '#tests/fakes/google.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { call } from './account-rows.ts';
import { connectGmail, startWithGoogle } from './gmail-fixture.ts';
import type { DatabaseKind } from './server-fixture.ts';

type Server = { url: string };
type Caller = { headers: Record<string, string> };

/** Starts the program with a signed-in person whose Gmail is connected to a fake Google. */
export async function startWithGmail(kind: DatabaseKind, options: FakeGoogleOptions = {}) {
  const started = await startWithGoogle(kind, options);
  const outcome = await connectGmail(started.server, started.account);
  if (outcome !== 'connected') throw new Error(`Gmail was not connected: ${outcome}`);
  return started;
}

/** GET /api/gmail/messages. */
export function askForList(server: Server, { headers }: Caller, query = ''): Promise<Response> {
  return call(server, 'GET', apiPaths.gmailMessages + query, { headers });
}

/** The messages of a successful list. */
export async function list(server: Server, account: Caller, query = ''): Promise<MessageSummary[]> {
  return (await (await askForList(server, account, query)).json()).messages;
}

/** GET /api/gmail/messages/{id}. */
export function askForMessage(server: Server, { headers }: Caller, id: string): Promise<Response> {
  return call(server, 'GET', `${apiPaths.gmailMessages}/${id}`, { headers });
}

/** Reads a message and decodes its text. `header` returns '' for a header that is missing. */
export async function read(server: Server, account: Caller, id: string) {
  const response = await askForMessage(server, account, id);
  const { message }: { message: Message } = await response.json();
  return {
    message,
    text: Buffer.from(message.payload.body.data, 'base64url').toString(),
    header: (name: string) => message.payload.headers.find((one) => one.name === name)?.value ?? '',
  };
}

/** The message that the tests reply to. */
export const question = gmailMessage({
  id: '18c0000000000001',
  threadId: '18c0000000000001',
  messageId: '<question@example.com>',
  headers: [{ name: 'References', value: '<first@example.com>' }],
});

/** Does the same as `startWithGmail`, with `question` in the inbox. */
export function startWithQuestion(kind: DatabaseKind) {
  return startWithGmail(kind, { messages: [structuredClone(question)] });
}

/** A reply that can be sent. */
export const reply = {
  to: 'Jonas Weber <jonas.weber@example.com>',
  subject: 'A question',
  body: 'Yes, Thursday suits me.\n\nMara',
};

/** POST /api/gmail/send with `reply`; the fields in `given` replace those of `reply`. */
export function send(
  server: Server,
  { headers }: Caller,
  given: Partial<typeof reply> & {
    threadId?: string;
    messageId?: string;
    mailbox?: string;
    sendAgain?: boolean;
  } = {},
  options: { key?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const { key, signal } = options;
  return fetch(server.url + apiPaths.gmailSend, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify({ ...reply, ...given }),
    ...(signal ? { signal } : {}),
  });
}
