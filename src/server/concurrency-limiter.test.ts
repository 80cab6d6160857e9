import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('should refuse an account at its own limit, and every account at the total limit', () => {
  const limiter = createConcurrencyLimiter({ perAccount: 2, total: 3 });
  const accountLimit = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 });
  const totalLimit = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 });
  const release = limiter.acquire('ada');
  limiter.acquire('ada');
  expect(() => limiter.acquire('ada')).toThrow(accountLimit);
  limiter.acquire('grace');
  expect(() => limiter.acquire('grace')).toThrow(totalLimit);
  release();
  limiter.acquire('alan');
  expect(() => limiter.acquire('ada')).toThrow(totalLimit);
});

test('an account gets no more places than it leaves free, so that a few accounts cannot hold all', () => {
  const limiter = createConcurrencyLimiter({ perAccount: 4, total: 8 });
  const accountLimit = expect.objectContaining({ code: 'too_many_requests' });
  for (const [account, places] of [
    ['ada', 4],
    ['grace', 2],
    ['alan', 1],
  ] as const) {
    for (let place = 0; place < places; place += 1) limiter.acquire(account);
    expect(() => limiter.acquire(account)).toThrow(accountLimit);
  }
  limiter.acquire('edsger');
});
