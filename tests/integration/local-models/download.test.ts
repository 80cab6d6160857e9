import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DownloadOptions, type DownloadProgress, downloadModel } from '#server/local-models/download.ts';
import type { KnownModel } from '#server/local-models/known-models.ts';
import { LocalModelError } from '#server/local-models/local-model-error.ts';
import { modelFiles } from '#server/local-models/model-files.ts';
import { type HubFault, modelRow, startModelHub } from '#tests/fakes/model-hub.ts';

/** Its bytes differ from place to place, so that no two parts can be confused. */
const file = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 31 + (at >> 8)) & 255));
const row = modelRow('model', file);

/** The files of a folder without the locks, which stay. */
const filesIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => !name.endsWith('.lock'))
    .sort();

/** A hub with one model and these faults, and an empty folder for the model. */
async function setUp(...faults: HubFault[]) {
  const dir = mkdtempSync(join(tmpdir(), 'download-'));
  const hub = await startModelHub({ files: { [row.path]: file } });
  onTestFinished(async () => {
    await hub.close();
    rmSync(dir, { recursive: true });
  });
  hub.script(...faults);
  const download = (options: Partial<DownloadOptions> = {}, model: KnownModel = row) =>
    downloadModel(model, { dir, hubUrl: hub.url, ...options });
  /** Fails if the model is not here, or anything else is. */
  const expectWhole = () => {
    expect(readFileSync(files.model)).toEqual(file);
    expect(filesIn(dir)).toEqual(['model.gguf', 'model.gguf.sha256']);
  };
  const files = modelFiles(dir, row.name);
  return { dir, hub, files, download, expectWhole };
}

test('should bring a model and say how far it is', async () => {
  const { download, expectWhole } = await setUp({ kind: 'slow', bytesPerSecond: 200_000 });
  const seen: DownloadProgress[] = [];
  expect(await download({ onProgress: (progress) => seen.push(progress) })).toBe(true);
  expectWhole();
  expect(seen.at(-1)).toMatchObject({ bytes: file.length, total: file.length, secondsLeft: 0 });
  expect(seen.some(({ secondsLeft = 0, bytesPerSecond }) => secondsLeft > 0 && bytesPerSecond > 0)).toBe(
    true,
  );
});

test.each<[string, HubFault, HubFault | undefined]>([
  ['a cut', { kind: 'cut', after: 40_000 }, undefined],
  ['a cut before the first byte', { kind: 'cut', after: 0 }, undefined],
  ['a cut, with redirects', { kind: 'cut', after: 99_999 }, { kind: 'redirect', times: 5 }],
  ['a cut, from a hub without ranges', { kind: 'cut', after: 40_000 }, { kind: 'no-range' }],
])('should keep what came and go on after %s', async (_what, fault, next) => {
  const { hub, files, download, expectWhole } = await setUp(fault, ...(next ? [next] : []));
  await expect(download()).rejects.toThrow(LocalModelError);
  const kept = statSync(files.partial).size;
  expect(kept).toBe('after' in fault ? fault.after : 0);
  await download();
  expectWhole();
  expect(hub.requests.map(({ range }) => range)).toEqual([
    undefined,
    kept > 0 ? `bytes=${kept}-` : undefined,
  ]);
});

test('should begin again if the hub has another version of the file by now', async () => {
  const { files, hub, download, expectWhole } = await setUp({ kind: 'cut', after: 40_000 });
  await expect(download()).rejects.toThrow(LocalModelError);
  writeFileSync(files.etag, '"of another version"');
  await download();
  expect(hub.requests.at(-1)?.ifRange).toBe('"of another version"');
  expectWhole();
});

test('should end a download from a silent hub, and keep what came', async () => {
  const { files, download, expectWhole } = await setUp(
    { kind: 'hang', after: 30_000 },
    { kind: 'hang', after: 0 },
  );
  await expect(download({ silenceMs: 300 })).rejects.toThrow(/nothing for 0\.3 seconds/);
  await expect(download({ silenceMs: 300 })).rejects.toThrow(/nothing for 0\.3 seconds/);
  expect(statSync(files.partial).size).toBe(30_000);
  await download();
  expectWhole();
});

test('should not end a slow download that is longer than the silence it allows', async () => {
  const { download, expectWhole } = await setUp({ kind: 'slow', bytesPerSecond: 35_000 });
  await download({ silenceMs: 2_000 });
  expectWhole();
});

test.each([
  { kind: 'redirect', times: 1 },
  { kind: 'redirect', times: 5 },
  { kind: 'redirect', times: 5, isRelative: true },
] as const)('should follow $times redirects', async (fault) => {
  const { download, expectWhole } = await setUp(fault);
  await download();
  expectWhole();
});

test.each<[string, HubFault, RegExp]>([
  ['redirects six times', { kind: 'redirect', times: 6 }, /more than 5 times/],
  ['has no such file', { kind: 'status', status: 404 }, /404/],
  ['does not allow it', { kind: 'status', status: 403 }, /403/],
  ['fails', { kind: 'status', status: 500 }, /500/],
  ['answers without a file', { kind: 'status', status: 304 }, /304/],
])('should say that the hub %s, and keep what came', async (_what, fault, sentence) => {
  const { files, download } = await setUp({ kind: 'cut', after: 10_000 }, fault);
  await expect(download()).rejects.toThrow(LocalModelError);
  await expect(download()).rejects.toThrow(sentence);
  expect(statSync(files.partial).size).toBe(10_000);
});

test.each<[string, HubFault, RegExp]>([
  ['other bytes', { kind: 'other-file' }, new RegExp(`${row.sha256}.*[a-f\\d]{64}`)],
  ['fewer bytes', { kind: 'other-size', size: 99_999 }, /100000 bytes.*99999/],
  ['more bytes', { kind: 'other-size', size: 100_001 }, /100000 bytes.*100001/],
  ['more bytes without a length', { kind: 'too-much' }, /100000 bytes.*more/],
])('should refuse and delete a file with %s, and name what was wanted', async (_what, fault, sentence) => {
  const { dir, download, expectWhole } = await setUp(fault);
  await expect(download()).rejects.toThrow(sentence);
  expect(filesIn(dir)).toEqual([]);
  await download();
  expectWhole();
});

test('should delete a partial file whose beginning is of another file', async () => {
  const { dir, files, download, expectWhole } = await setUp();
  writeFileSync(files.partial, Buffer.alloc(50_000, 7));
  await expect(download()).rejects.toThrow(row.sha256);
  expect(filesIn(dir)).toEqual([]);
  await download();
  expectWhole();
});

test.each([
  ['whole but was not checked', file],
  ['longer than the model', Buffer.concat([file, file])],
])('should go on from a partial file that is %s', async (_what, partial) => {
  const { files, download, expectWhole } = await setUp();
  writeFileSync(files.partial, partial);
  await download();
  expectWhole();
});

test('should let the hash decide if the size is only roughly known', async () => {
  const rough = { ...row, bytes: 95_000, isSizeRough: true };
  const { files, download, expectWhole } = await setUp({ kind: 'cut', after: 96_000 });
  await expect(download({}, rough)).rejects.toThrow(LocalModelError);
  expect(statSync(files.partial).size).toBe(96_000);
  await download({}, rough);
  expectWhole();

  const again = await setUp();
  writeFileSync(again.files.partial, file);
  await again.download({}, rough);
  again.expectWhole();

  const large = await setUp({ kind: 'other-size', size: 200_000 });
  await expect(large.download({}, rough)).rejects.toThrow(/200000/);
  expect(filesIn(large.dir)).toEqual([]);
});

test('should download nothing that is here, but replace a file that was damaged', async () => {
  const { hub, files, download, expectWhole } = await setUp();
  await download();
  expect(await download()).toBe(false);
  expect(hub.requests).toHaveLength(1);

  rmSync(files.checked);
  expect(await download()).toBe(false);
  expect(hub.requests).toHaveLength(1);
  expectWhole();

  writeFileSync(files.model, file.subarray(0, 50_000));
  expect(await download()).toBe(true);
  expectWhole();
});

test('should stop at once and keep what came', async () => {
  const { files, download, expectWhole } = await setUp({ kind: 'slow', bytesPerSecond: 20_000 });
  const stop = new AbortController();
  const downloading = download({
    signal: stop.signal,
    onProgress: ({ bytes }) => bytes > 5_000 && stop.abort(),
  });
  await expect(downloading).rejects.toThrow('aborted');
  expect(statSync(files.partial).size).toBeGreaterThan(5_000);
  await download();
  expectWhole();
});

test('should check nothing if it was stopped before', async () => {
  const { files, download, expectWhole } = await setUp();
  writeFileSync(files.partial, file);
  const stop = AbortSignal.abort();
  await expect(download({ signal: stop })).rejects.toThrow(stop.reason);
  expect(statSync(files.partial).size).toBe(file.length);
  await download();
  expectWhole();
});

test('should not print the password of the hub’s address', async () => {
  const { hub, download } = await setUp(
    { kind: 'status', status: 403 },
    { kind: 'redirect', times: 6 },
    { kind: 'status', status: 500 },
  );
  const hubUrl = hub.url.replace('http://', 'http://me:password@');
  for (let asked = 0; asked < 3; asked += 1) {
    const { message } = (await download({ hubUrl }).catch((error: Error) => error)) as Error;
    expect(message).toContain(`${hub.url}/${row.path}`);
    expect(message).not.toMatch(/password|me:/);
  }
});

test('should not print what a redirect adds to an address', async () => {
  const { download } = await setUp();
  const strange = createServer(({ url }, response) => {
    const location = url?.includes('?') ? 'ftp://127.0.0.1/file' : '/moved?signature=secret';
    response.writeHead(302, { location }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void strange.close());
  await once(strange, 'listening');
  const hubUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`;
  const { message } = (await download({ hubUrl }).catch((error: Error) => error)) as Error;
  expect(message).toContain(`${hubUrl}/moved`);
  expect(message).not.toContain('secret');
});

test('should say that the hub cannot be reached', async () => {
  const { hub, dir, download } = await setUp();
  await hub.close();
  await expect(download()).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
  expect(filesIn(dir)).toEqual([]);
});

test.runIf(process.platform === 'linux')('should say that the disk is full', async () => {
  const { files, download } = await setUp();
  symlinkSync('/dev/full', files.partial);
  await expect(download()).rejects.toThrow(/disk is full/);
});
