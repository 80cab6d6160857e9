import { expect, test } from 'vitest';
import { percentReached } from './usage.ts';

/** The counts up to `most` at which a mail about this allowance is sent. */
function noticesOf(allowance: number, most = allowance + 10) {
  return Array.from({ length: most + 1 }, (_, used) => [used, percentReached(used, allowance)]).filter(
    ([, percent]) => percent !== undefined,
  );
}

test.each([
  [
    10,
    [
      [8, 80],
      [10, 100],
    ],
  ],
  [
    200,
    [
      [160, 80],
      [200, 100],
    ],
  ],
  [
    500,
    [
      [400, 80],
      [500, 100],
    ],
  ],
  // 80 % are 5.6 replies, and 2.4.
  [
    7,
    [
      [6, 80],
      [7, 100],
    ],
  ],
  [3, [[3, 100]]],
  [1, [[1, 100]]],
  [0, []],
])('an allowance of %i has one reply for each share', (allowance, notices) => {
  expect(noticesOf(allowance)).toEqual(notices);
});
