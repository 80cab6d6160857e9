// A fake hub of models over real HTTP. Run as a program, it serves two tiny models with which a person can try
// `npm run model` from a fresh clone: node tests/fakes/model-hub.ts --port 0 --rate 50000
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { KnownModel } from '#server/local-models/known-models.ts';
import { tinyModel } from './tiny-model.ts';

/** How the hub behaves at one request. Numbers of bytes count from the first byte of the answer. */
export type HubFault =
  | { kind: 'redirect'; times: number; isRelative?: boolean }
  | { kind: 'cut' | 'hang'; after: number }
  | { kind: 'slow'; bytesPerSecond: number }
  | { kind: 'status'; status: number }
  /** Without a length: the file and ten more bytes. */
  | { kind: 'too-much' }
  /** A file of the same size with other bytes. */
  | { kind: 'other-file' }
  | { kind: 'other-size'; size: number }
  /** The whole file, without ranges and ETag. */
  | { kind: 'no-range' };

export type HubRequestSeen = { path: string; range: string | undefined; ifRange: string | undefined };

export type ModelHub = {
  /** 'http://127.0.0.1:port', for MODEL_HUB_URL. */
  url: string;
  requests: HubRequestSeen[];
  /** Sets the faults of the next requests, one for each. Redirected requests do not count. */
  script(...next: HubFault[]): void;
  /** Ends every connection, answered or not. */
  close(): Promise<void>;
};

export type ModelHubOptions = {
  /** What lies at '<owner>/<repo>/resolve/<revision>/<file>'. */
  files: Record<string, Buffer>;
  /** 0 or absent: any free port. */
  port?: number;
  /** Bytes per second; absent: all at once. */
  rate?: number;
};

/** Starts a fake hub on 127.0.0.1. */
export async function startModelHub({ files, port = 0, rate }: ModelHubOptions): Promise<ModelHub> {
  const requests: HubRequestSeen[] = [];
  const scripted: HubFault[] = [];
  const server = createServer((request, response) => {
    const [, hops, path = ''] = /^\/(?:via\/(\d+)\/)?(.*)$/.exec(request.url ?? '') ?? [];
    const isRedirected = hops !== undefined;
    const { range, 'if-range': ifRange } = request.headers;
    if (!isRedirected) requests.push({ path, range, ifRange: ifRange?.toString() });
    const fault = isRedirected ? undefined : scripted.shift();
    const left = fault?.kind === 'redirect' ? fault.times : Number(hops ?? 0);
    if (left > 0) {
      const isRelative = fault?.kind === 'redirect' && fault.isRelative;
      const origin = isRelative ? '' : `http://${request.headers.host}`;
      response.writeHead(302, { location: `${origin}/via/${left - 1}/${path}` }).end('Moved');
      return;
    }
    const usual: HubFault | undefined = rate ? { kind: 'slow', bytesPerSecond: rate } : undefined;
    void answer(request, response, files[path], fault ?? usual).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script: (...next) => void scripted.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  known: Buffer | undefined,
  fault: HubFault | undefined,
): Promise<void> {
  if (fault?.kind === 'status' || !known) {
    response.writeHead(fault?.kind === 'status' ? fault.status : 404).end('No file');
    return;
  }
  const file = fileFor(known, fault);
  const etag = `"${createHash('sha256').update(file).digest('hex')}"`;
  if (fault?.kind === 'too-much') {
    response.writeHead(200);
    response.end(Buffer.concat([file, Buffer.alloc(10)]));
    return;
  }
  const start = fault?.kind === 'no-range' ? 0 : startOf(request, etag);
  if (start >= file.length) {
    response.writeHead(416, { 'content-range': `bytes */${file.length}` }).end();
    return;
  }
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': file.length - start,
    ...(fault?.kind !== 'no-range' && { etag, 'accept-ranges': 'bytes' }),
    ...(start > 0 && { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }),
  });
  await send(response, file.subarray(start), fault);
}

function fileFor(known: Buffer, fault: HubFault | undefined): Buffer {
  if (fault?.kind === 'other-file') return Buffer.alloc(known.length, 7);
  if (fault?.kind === 'other-size') return Buffer.alloc(fault.size, 7);
  return known;
}

/** The first byte that a request asks for; 0 if it asks for a part of another version of the file. */
function startOf({ headers }: IncomingMessage, etag: string): number {
  const first = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
  if (first === undefined || (headers['if-range'] ?? etag) !== etag) return 0;
  return Number(first);
}

async function send(response: ServerResponse, bytes: Buffer, fault: HubFault | undefined): Promise<void> {
  if (fault?.kind === 'cut' || fault?.kind === 'hang') {
    const part = bytes.subarray(0, fault.after);
    await new Promise((resolve) => response.write(part.length > 0 ? part : Buffer.alloc(0), resolve));
    if (fault.kind === 'cut') response.socket?.end();
    return;
  }
  if (fault?.kind === 'slow') {
    const step = Math.max(1, Math.round(fault.bytesPerSecond / 20));
    for (let at = 0; at < bytes.length && !response.destroyed; at += step) {
      response.write(bytes.subarray(at, at + step));
      await sleep(50);
    }
    response.end();
    return;
  }
  response.end(bytes);
}

/** A row of LOCAL_MODELS_FILE for a file that a fake hub serves. */
export function modelRow(name: string, file: Buffer): KnownModel {
  return {
    name,
    path: `tests/tiny-models/resolve/main/${name}.gguf`,
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    licence: 'MIT',
    memory: 100_000_000,
  };
}

/** Serves two tiny models until SIGTERM or SIGINT, and prints the variables that lead to them. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, rate: { type: 'string' } } });
  const models = [
    { name: 'tiny', file: tinyModel() },
    { name: 'tiny-brief', file: tinyModel({ text: 'Thank you, I will do so.' }) },
  ].map(({ name, file }) => ({ row: modelRow(name, file), file }));
  const folder = mkdtempSync(join(tmpdir(), 'model-hub-'));
  const list = join(folder, 'models.json');
  writeFileSync(list, JSON.stringify(models.map(({ row }) => row)));
  const hub = await startModelHub({
    files: Object.fromEntries(models.map(({ row, file }) => [row.path, file])),
    port: Number(values.port ?? 0),
    ...(values.rate === undefined ? {} : { rate: Number(values.rate) }),
  });
  console.log(`export MODEL_HUB_URL=${hub.url}\nexport LOCAL_MODELS_FILE=${list}`);
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => {
      rmSync(folder, { recursive: true });
      void hub.close();
    });
  }
}

if (import.meta.main) await main();
