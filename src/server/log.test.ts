import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('an error of a provider is described by its words and its cause, never by its message', () => {
  const detail = Object.assign(new Error('connect to maria'), { code: 'ECONNREFUSED' });
  const fields = { type: 'StripeConnectionError', code: undefined, requestId: 'req_1', detail };
  const described = describeError(Object.assign(new Error('card of maria'), fields));
  expect(described).toMatchObject({
    type: 'StripeConnectionError',
    requestId: 'req_1',
    cause: { code: 'ECONNREFUSED' },
  });
  expect(described).not.toHaveProperty('code');
  expect(JSON.stringify(described)).not.toContain('maria');
});
