import { expect, test } from 'vitest';
import { deletionWarning, refundWarning } from './billing-messages.ts';

test('deleting an account warns of what it ends and does not pay back', () => {
  expect(deletionWarning(false, false)).toBeUndefined();
  expect(deletionWarning(true, false)).toMatch(/subscription ends at once.*not paid back/);
  expect(deletionWarning(true, false)).not.toMatch(/money back/);
  expect(deletionWarning(true, true)).toMatch(/not paid back.*Get my money back/);
  // The subscription is cancelled already, but what was paid can still be got back.
  expect(deletionWarning(false, true)).toMatch(/^To get your payments back/);
});

test('money back names the plan that ends, and that it is possible only once', () => {
  expect(refundWarning('Basic', false)).toMatch(/Basic ends at once.*Free.*only once/);
  expect(refundWarning(undefined, false)).toMatch(/Your plan ends at once/);
  expect(refundWarning('Basic', true)).toMatch(/own plan, Basic, ends.*team stays/);
  expect(refundWarning(undefined, true)).toMatch(/own plan ends.*team stays/);
});
