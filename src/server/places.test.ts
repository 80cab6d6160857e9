import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('an account has its share, all have theirs together, and a place that is given back is free', () => {
  const places = createPlaces({ perAccount: 2, inAll: 3 });
  const ownShare = expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 });
  const noneLeft = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 5 });
  const giveBack = places.take('ada');
  places.take('ada');
  expect(() => places.take('ada')).toThrow(ownShare);
  places.take('grace');
  expect(() => places.take('grace')).toThrow(noneLeft);
  giveBack();
  places.take('grace');
  expect(() => places.take('ada')).toThrow(noneLeft);
});
