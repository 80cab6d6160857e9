import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('only so much runs at once, in the order in which it came, a failure is no obstacle', async () => {
  const inTurn = takeTurns(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const runs = [0, 1, 2, 3].map((number) =>
    inTurn(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('failed');
      return number;
    }),
  );
  const settled = Promise.allSettled(runs);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('who comes when too many wait is told to come back, the others get their turn', async () => {
  const inTurn = takeTurns(1, 2);
  const runs = await Promise.allSettled([1, 2, 3, 4].map((number) => inTurn(async () => number)));
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(runs[3]).toMatchObject({ reason: { code: 'too_many_requests', retryAfterSeconds: 5 } });
  expect(await inTurn(async () => 5)).toBe(5);
});
