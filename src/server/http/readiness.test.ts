import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { shareCheck } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many calls within a second are one check, and a later call checks again', async () => {
  const check = vi.fn(async () => {});
  const isReady = shareCheck(check);
  await Promise.all([isReady(), isReady()]);
  await isReady();
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await isReady();
  expect(check).toHaveBeenCalledTimes(2);
});

test('all calls that share a failed check fail, and a later one sees that the database is back', async () => {
  const check = vi.fn(async () => {}).mockRejectedValueOnce(new DatabaseUnavailable());
  const isReady = shareCheck(check);
  await expect(isReady()).rejects.toThrow(DatabaseUnavailable);
  await expect(isReady()).rejects.toThrow(DatabaseUnavailable);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(isReady()).resolves.toBeUndefined();
});
