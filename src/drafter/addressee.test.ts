import { expect, test } from 'vitest';
import { personOf } from './addressee.ts';

test.each([
  ['Mme Sophie Martin', { title: 'Mme', first: 'Sophie', last: 'Martin' }],
  ['Sra. Carmen Ortega', { title: 'Sra.', first: 'Carmen', last: 'Ortega' }],
  ['Sig.ra Rossi', { title: 'Sig.ra', last: 'Rossi' }],
  ['Monique Martin', { first: 'Monique', last: 'Martin' }],
])('the title in %s is no part of the name', (name, parts) => {
  expect(personOf(name)).toEqual(parts);
});
