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
  limiter.acquire('grace');
  expect(() => limiter.acquire('ada')).toThrow(totalLimit);
});
