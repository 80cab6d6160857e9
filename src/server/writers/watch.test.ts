import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadlinesFor, untilAborted, Watch } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deadlines = { totalMs: 10_000, firstMs: 2_000, gapMs: 1_000 };

function watch(outer = new AbortController().signal): Watch {
  const started = new Watch(outer, deadlines);
  started.startAttempt();
  return started;
}

test('a model that says nothing is given up after the deadline to its first text', () => {
  const { signal } = watch();
  vi.advanceTimersByTime(1_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ message: 'said nothing for 2000 ms', unhealthy: true });
});

test('a model that reasons before its first text is heard', () => {
  const watching = watch();
  vi.advanceTimersByTime(1_500);
  watching.heard();
  vi.advanceTimersByTime(1_500);
  expect(watching.signal.aborted).toBe(false);
});

test('each event after the first text moves the deadline to the next one on', () => {
  const watching = watch();
  watching.startText();
  for (let count = 0; count < 5; count++) {
    watching.heard();
    vi.advanceTimersByTime(999);
  }
  expect(watching.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watching.signal.reason).toMatchObject({ message: 'paused for 1000 ms' });
});

test('a model that goes on and on ends at the total deadline', () => {
  const watching = watch();
  watching.startText();
  for (let count = 0; count < 20; count++) {
    watching.heard();
    vi.advanceTimersByTime(500);
  }
  expect(watching.signal.reason).toMatchObject({ message: 'took longer than 10000 ms' });
});

test('each attempt has the deadline to its first text for itself, and waits between have none', () => {
  const watching = watch();
  watching.endAttempt();
  vi.advanceTimersByTime(3_000);
  watching.startAttempt();
  vi.advanceTimersByTime(1_999);
  expect(watching.signal.aborted).toBe(false);
  expect(Math.round(watching.remainingMs)).toBe(5_001);
});

test('the person leaving is told on with their reason, before and while', () => {
  const leaving = new AbortController();
  const watching = watch(leaving.signal);
  leaving.abort(new RangeError('left'));
  expect(watching.signal.reason).toBeInstanceOf(RangeError);
  expect(watch(leaving.signal).signal.reason).toBeInstanceOf(RangeError);
});

test('a closed watch leaves no timer behind', () => {
  const watching = watch();
  watching.startText();
  watching.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('deadlines follow the total, and leave half of it to a fallback', () => {
  expect(deadlinesFor(60_000)).toEqual({ totalMs: 60_000, firstMs: 30_000, gapMs: 15_000 });
  expect(deadlinesFor(5_000)).toEqual({ totalMs: 5_000, firstMs: 5_000, gapMs: 5_000 });
  expect(deadlinesFor(5_000, { hasFallback: true }).firstMs).toBe(2_500);
  expect(deadlinesFor(60_000, { loadsModels: true }).firstMs).toBe(60_000);
  expect(deadlinesFor(60_000, { loadsModels: true, hasFallback: true }).firstMs).toBe(30_000);
});

test('a wait ends with the signal', async () => {
  const leaving = new AbortController();
  const waiting = untilAborted(new Promise(() => {}), leaving.signal);
  leaving.abort(new RangeError('left'));
  await expect(waiting).rejects.toThrow(RangeError);
  await expect(untilAborted(Promise.resolve(1), leaving.signal)).rejects.toThrow(RangeError);
  await expect(untilAborted(Promise.resolve(1), new AbortController().signal)).resolves.toBe(1);
});
