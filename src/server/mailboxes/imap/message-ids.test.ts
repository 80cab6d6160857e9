import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderIdOf, folderOf, messageIdOf, messagePlaceOf } from './message-ids.ts';

const folders = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 100 })
  .filter((path) => path.isWellFormed() && !/\p{Cc}/u.test(path));

test('a folder with any name has an id of letters that an address can have, and is found by it', () => {
  fc.assert(
    fc.property(folders, (path) => {
      expect(folderIdOf(path)).toMatch(/^[\w-]+$/);
      expect(folderOf(folderIdOf(path))).toBe(path);
    }),
  );
});

test('a message of any folder is found by its id', () => {
  fc.assert(
    fc.property(
      folders,
      fc.bigInt(1n, 2n ** 32n),
      fc.integer({ min: 1, max: 2 ** 32 - 1 }),
      (folder, uidValidity, uid) => {
        const place = { folder, uidValidity, uid };
        expect(messagePlaceOf(messageIdOf(place))).toEqual(place);
      },
    ),
  );
});

test.each([
  '',
  '42',
  '1.2.',
  '1.2.!',
  'a.b',
  '1.2.3.4',
  '-1.2',
  '1.99999999999',
  '1.0',
  '1.4294967296',
  `1.1.${Buffer.from('a\n').toString('base64url')}`,
])('a text that is no id names no message: %j', (id) => {
  expect(() => messagePlaceOf(id)).toThrow(expect.objectContaining({ failure: 'not-found' }));
});
