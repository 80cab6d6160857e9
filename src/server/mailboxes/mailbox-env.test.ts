import { expect, test } from 'vitest';
import { kindsThatNeed } from '#domain/mailbox-kinds.ts';
import { consentSettings } from './mailbox-env.ts';

test('the operator sees the settings of every kind whose owner consents at a provider', () => {
  const kinds = consentSettings({ google: undefined, allowPrivate: false }).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(kindsThatNeed('consent').toSorted());
});
