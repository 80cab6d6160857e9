import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createReservationTurns } from './reservation-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hang = () => new Promise<never>(() => {});

test('a burst of one holder leaves turns to others, in their order', async () => {
  // Else the calls that never have a turn would be refused after this test.
  vi.useFakeTimers();
  const turns = createReservationTurns();
  const order: string[] = [];
  for (let call = 0; call < 100; call += 1) void turns.run('burst', hang);
  await Promise.all(
    ['first', 'second', 'third'].map((name) => turns.run(name, async () => void order.push(name))),
  );
  expect(order).toEqual(['first', 'second', 'third']);
});

test('all of a burst have their turn, a few at once', async () => {
  const turns = createReservationTurns();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, call) => turns.run(`${call % 20}`, work)),
  );
  expect(results).toEqual(Array(100).fill('done'));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(10);
});

test('if the database does not answer one, all that wait learn it at once, and later calls have a turn', async () => {
  const turns = createReservationTurns();
  const failing = Promise.withResolvers<never>();
  const calls = Array.from({ length: 50 }, (_, call) => turns.run(`${call}`, () => failing.promise));
  const settled = Promise.allSettled(calls);
  failing.reject(new DatabaseUnavailable());
  for (const result of await settled) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  expect(await turns.run('later', async () => 'done')).toBe('done');
});

test('work whose lock was not granted is done again, and nobody else is refused for it', async () => {
  const turns = createReservationTurns();
  let attempts = 0;
  const results = await Promise.all(
    Array.from({ length: 10 }, () =>
      turns.run('locked', async () => {
        attempts += 1;
        if (attempts <= 2) throw new DatabaseUnavailable(undefined, { isContention: true });
        return 'done';
      }),
    ),
  );
  expect(results).toEqual(Array(10).fill('done'));
  expect(attempts).toBe(12);
});

test('another error of one does not concern the others', async () => {
  const turns = createReservationTurns();
  const calls = Array.from({ length: 50 }, (_, call) =>
    turns.run('one', async () => {
      if (call === 0) throw new Error('refused');
      return 'done';
    }),
  );
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('a turn that does not come is refused after a while', async () => {
  vi.useFakeTimers();
  const turns = createReservationTurns();
  for (let call = 0; call < 3; call += 1) void turns.run('one', hang);
  const refused = expect(turns.run('one', hang)).rejects.toThrow(DatabaseUnavailable);
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});
