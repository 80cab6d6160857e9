import { expect, test } from 'vitest';
import { createSharedRuns } from './share-runs.ts';

test('calls while the work runs share one more run, also after a failure', async () => {
  const gates: PromiseWithResolvers<void>[] = [];
  const run = createSharedRuns(() => {
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    return gate.promise;
  });
  const first = run('a');
  const later = [run('a'), run('a'), run('a')];
  const other = run('b');
  expect(gates).toHaveLength(2);
  gates[0]?.reject(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  await expect.poll(() => gates.length).toBe(3);
  for (const gate of gates.slice(1)) gate.resolve();
  await Promise.all([...later, other]);
  expect(gates).toHaveLength(3);
  const again = run('a');
  gates[3]?.resolve();
  await again;
  expect(gates).toHaveLength(4);
});
