import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { plainReading } from '#reading/reading.fixture.ts';
import { parseEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { serve } from '#server/serve.ts';
import type { ReplyWriter, WriteRequest, WrittenReply } from '#server/writers/writer.ts';
import { isSoak } from '#tests/soak.ts';

/** Both databases: for suites about what can differ between them, such as locks, migrations and deletion. */
export const databaseKinds: readonly ('SQLite' | 'PostgreSQL')[] = inject('templates').postgres
  ? (['SQLite', 'PostgreSQL'] as const)
  : (['SQLite'] as const);

/** The databases of all other suites: SQLite alone in `npm test`, both in `npm run test:soak`. */
export const usualKinds: typeof databaseKinds = isSoak ? databaseKinds : ['SQLite'];
export type DatabaseKind = (typeof databaseKinds)[number];

const SECRET = 'a secret of the tests with thirty-two characters or more';

/** Runs one statement on the PostgreSQL server of this test run. */
export async function administer(statement: string): Promise<void> {
  const client = new Client(inject('templates').postgres?.server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Makes a migrated database for one test, as a copy of the run's template, and returns the variables that configure
 * it. It is deleted when the test ends. `isEmpty`: without any table.
 */
export async function makeDatabase(
  kind: DatabaseKind,
  { isEmpty = false } = {},
): Promise<Record<string, string>> {
  const { sqlite, postgres } = inject('templates');
  const dataDir = await mkdtemp(join(tmpdir(), 'reply-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  if (kind === 'SQLite') {
    if (!isEmpty) await copyFile(sqlite, join(dataDir, 'database.sqlite'));
    return { DATA_DIR: dataDir };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = isEmpty ? '' : ` template ${postgres?.template}`;
  await administer(`create database ${name}${template}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  const url = new URL(postgres?.server ?? '');
  url.pathname = `/${name}`;
  return { DATA_DIR: dataDir, DATABASE_URL: url.href, APP_SECRET: SECRET };
}

/** The same database with the secret of another installation. What that installation signs is not valid here. */
export function withOtherSecret(database: Record<string, string>): Record<string, string> {
  return { ...database, APP_SECRET: SECRET.toUpperCase() };
}

/** A writer that does what the test says. */
export function writerOf(write: ReplyWriter['write']): ReplyWriter {
  return { name: 'Scripted', write };
}

/** What a scripted writer returns at the end. */
export function finished(reply: string, notes: string[] = []): WrittenReply {
  return { reply, writer: 'Scripted', notes };
}

/** Writes 'Thank you.' in two pieces. */
export const politeWriter = writerOf(async function* () {
  yield 'Thank ';
  yield 'you.';
  return finished('Thank you.');
});

/** Waits until the signal aborts, like a model that never answers. */
export function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

export type TestServer = {
  url: string;
  /** What was logged so far. */
  log: () => string;
  /** Requests that reached the writer. */
  written: WriteRequest[];
  close: (graceMs?: number) => Promise<void>;
};

type Options = {
  /** From `makeDatabase`; unset: an SQLite database of its own. */
  database?: Record<string, string>;
  variables?: Record<string, string>;
  writer?: ReplyWriter;
  /** Uses the reader and the writer that the configuration names, instead of `writer`. */
  configuredWriters?: boolean;
  pagesRoot?: string;
};

/** Starts the program in this process on a free port; it stops when the test ends. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const { writer = politeWriter, variables = {}, pagesRoot = 'no pages' } = options;
  const database = options.database ?? (await makeDatabase('SQLite'));
  const generous = {
    GUEST_REPLIES_PER_ADDRESS: '1000',
    ACCOUNT_RATE_PER_ADDRESS: '1000',
    SIGN_UPS_PER_ADDRESS: '1000',
  };
  const env = parseEnv({ PORT: '0', ...generous, ...database, ...variables });
  const lines: string[] = [];
  const written: WriteRequest[] = [];
  const recorded = writerOf((request, signal, onWaiting) => {
    written.push(request);
    return writer.write(request, signal, onWaiting);
  });
  const server = await serve({
    env,
    log: createLog(env.log.level, { write: (line) => void lines.push(line) }),
    pagesRoot,
    ...(options.configuredWriters
      ? {}
      : {
          replyTools: async () => ({
            readEmail: (text) => plainReading(text),
            fraudWarning: () => undefined,
            writers: { standard: recorded, advanced: recorded },
          }),
        }),
  });
  let closed: Promise<void> | undefined;
  const close = (graceMs = 0) => {
    closed ??= server.close(graceMs);
    return closed;
  };
  onTestFinished(() => close());
  return { url: server.url, log: () => lines.join(''), written, close };
}

/** A request that every plan may make. */
export const validRequest = {
  emailContent: 'Hello, can we meet on Monday?',
  intent: 'general',
  tone: 'friendly',
  language: 'English',
};

/** Posts to /api/generate-reply. A `body` that is text is sent unchanged, any other as JSON. */
export function post(
  server: Pick<TestServer, 'url'>,
  body: unknown = validRequest,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`${server.url}/api/generate-reply`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

/** Posts and asks for events. */
export function postForEvents(
  server: Pick<TestServer, 'url'>,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> {
  return post(server, validRequest, { ...init, headers: { accept: 'text/event-stream', ...init.headers } });
}

/** The cookie that identifies the guest of a response. */
export function guestCookie(response: Response): Record<string, string> {
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error('The response has no cookie of a guest.');
  return { cookie };
}

/** The events in a stream's text, with their data parsed. Comments are left out. */
export function parseEvents(text: string): { event: string; data: unknown }[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: ([^\n]*)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}
