import cluster from 'node:cluster';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProcessGroup } from './process-group.ts';

test('a process that the system does not start ends with the error that says why', async () => {
  // No process can start in a folder that does not exist.
  cluster.setupPrimary({ cwd: join(import.meta.dirname, 'no-such-folder') });
  const ended = Promise.withResolvers<{ error?: unknown }>();
  const group = new ProcessGroup({ count: 1, port: 0, onServing: () => {}, onEnded: ended.resolve });
  void group.start();
  expect(await ended.promise).toMatchObject({ code: null, error: { code: 'ENOENT' } });
  await group.stop();
});
