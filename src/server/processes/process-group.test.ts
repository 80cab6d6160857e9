import cluster from 'node:cluster';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProcessGroup, restartWait } from './process-group.ts';

test('a process that the system does not start ends with the error that says why', async () => {
  // No process can start in a folder that does not exist.
  cluster.setupPrimary({ cwd: join(import.meta.dirname, 'no-such-folder') });
  const ended = Promise.withResolvers<{ error?: unknown }>();
  const group = new ProcessGroup({ count: 1, port: 0, onServing: () => {}, onEnded: ended.resolve });
  void group.start();
  expect(await ended.promise).toMatchObject({ code: null, error: { code: 'ENOENT' } });
  await group.stop();
});

test('the wait before a restart doubles up to 30 s, and is short again after a process that served for a minute', () => {
  const waits: number[] = [];
  for (let restart = 0; restart < 12; restart += 1) waits.push(restartWait(5, waits.at(-1)));
  expect(waits.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(waits.slice(-2)).toEqual([30_000, 30_000]);
  expect(restartWait(61_000, 30_000)).toBe(100);
});
