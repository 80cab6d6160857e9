import { expect, test } from 'vitest';
import { readableName } from './romanised.ts';

const sato = { first: '佐藤', last: '健一', whole: '佐藤 健一' };

test('a name that readers of the reply may not know is taken from its owner’s address', () => {
  expect(readableName(sato, 'k.sato@aoyama.example', 'English')).toEqual({ whole: 'K. Sato' });
  expect(readableName(sato, 'kenichi_sato@aoyama.example', 'German')).toEqual({ whole: 'Kenichi Sato' });
});

test('an address that names nobody gives no name', () => {
  for (const address of ['info@aoyama.example', 'sales.team@aoyama.example', 'x7@aoyama.example', undefined])
    expect(readableName(sato, address, 'English')).toEqual({});
});

test('names stay as they are for readers of their script, and in Latin letters for all', () => {
  const reeves = { first: 'Simon', last: 'Reeves' };
  expect(readableName(sato, 'k.sato@aoyama.example', 'Japanese')).toBe(sato);
  expect(readableName(reeves, 'info@axle.example', 'English')).toBe(reeves);
});
