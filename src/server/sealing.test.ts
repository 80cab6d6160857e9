import { expect, test } from 'vitest';
import { openSealed, seal, sealEnd } from './sealing.ts';
import { deriveSecrets } from './secrets.ts';

const old = 's'.repeat(32);
const { mailbox } = deriveSecrets(['n'.repeat(32), old]);
const { mailbox: oldMailbox } = deriveSecrets([old]);
const PLACE = 'a place';

test('should open what a release before the replacement of secrets sealed', () => {
  const sealed = 'v1.gocvswoCpgkUa_-W292AfDiJy-IhALKxioEbeu6cEaOv2-JZPXe1hwtJTjI_sYcEkEE';
  expect(openSealed(sealed, mailbox, PLACE)).toBe('what opens the mailbox');
});

test('should open by any secret, and seal by the newest', () => {
  expect(openSealed(seal('text', oldMailbox, PLACE), mailbox, PLACE)).toBe('text');
  const sealed = seal('text', mailbox, PLACE);
  expect(openSealed(sealed, mailbox, PLACE)).toBe('text');
  expect(openSealed(sealed, oldMailbox, PLACE)).toBeUndefined();
  expect(openSealed(sealed, mailbox, 'another place')).toBeUndefined();
  expect([sealed.endsWith(sealEnd(mailbox)), sealed.endsWith(sealEnd(oldMailbox))]).toEqual([true, false]);
});
