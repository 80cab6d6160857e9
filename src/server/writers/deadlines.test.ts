import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAborted } from '../until-aborted.ts';
import { DeadlineWatch, deadlinesFor } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deadlines = { totalMs: 10_000, firstMs: 2_000, gapMs: 1_000 };

function watch(outer = new AbortController().signal): DeadlineWatch {
  const started = new DeadlineWatch(outer, deadlines);
  started.startAttempt();
  return started;
}

test('a silent model is stopped at the deadline for the first text', () => {
  const { signal } = watch();
  vi.advanceTimersByTime(1_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ message: expect.stringContaining('2000 ms'), unhealthy: true });
});

test('events of reasoning restart the deadline for the first text', () => {
  const watching = watch();
  vi.advanceTimersByTime(1_500);
  watching.noteEvent();
  vi.advanceTimersByTime(1_500);
  expect(watching.signal.aborted).toBe(false);
});

test('each event after the first text restarts the deadline', () => {
  const watching = watch();
  watching.startText();
  for (let count = 0; count < 5; count++) {
    watching.noteEvent();
    vi.advanceTimersByTime(999);
  }
  expect(watching.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watching.signal.reason).toMatchObject({ message: 'paused for 1000 ms' });
});

test('a model that does not finish is stopped at the total deadline', () => {
  const watching = watch();
  watching.startText();
  for (let count = 0; count < 20; count++) {
    watching.noteEvent();
    vi.advanceTimersByTime(500);
  }
  expect(watching.signal.reason).toMatchObject({ message: 'took longer than 10000 ms' });
});

test('each attempt has its own deadline for the first text, and the wait between attempts has none', () => {
  const watching = watch();
  watching.endAttempt();
  vi.advanceTimersByTime(3_000);
  watching.startAttempt();
  vi.advanceTimersByTime(1_999);
  expect(watching.signal.aborted).toBe(false);
  expect(Math.round(watching.remainingMs)).toBe(5_001);
});

test("the signal aborts with the reason of the caller's signal, before and during the reply", () => {
  const caller = new AbortController();
  const watching = watch(caller.signal);
  caller.abort(new RangeError('stopped'));
  expect(watching.signal.reason).toBeInstanceOf(RangeError);
  expect(watch(caller.signal).signal.reason).toBeInstanceOf(RangeError);
});

test('closing clears all timers', () => {
  const watching = watch();
  watching.startText();
  watching.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('no deadline is longer than the total, and a fallback has half of it', () => {
  expect(deadlinesFor(60_000)).toEqual({ totalMs: 60_000, firstMs: 30_000, gapMs: 15_000 });
  expect(deadlinesFor(5_000)).toEqual({ totalMs: 5_000, firstMs: 5_000, gapMs: 5_000 });
  expect(deadlinesFor(5_000, { hasFallback: true }).firstMs).toBe(2_500);
  expect(deadlinesFor(60_000, { loadsModels: true }).firstMs).toBe(60_000);
  expect(deadlinesFor(60_000, { loadsModels: true, hasFallback: true }).firstMs).toBe(30_000);
});

test('a wait ends when the signal aborts', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(new Promise(() => {}), controller.signal);
  controller.abort(new RangeError('stopped'));
  await expect(waiting).rejects.toThrow(RangeError);
  await expect(untilAborted(Promise.resolve(1), controller.signal)).rejects.toThrow(RangeError);
  await expect(untilAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1);
});
