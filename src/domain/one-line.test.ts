import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each(['a\r\nb', 'a\n\n\tb', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\0b', ' \na\vb\f'])(
  'whatever breaks a line becomes one space: %j',
  (text) => {
    expect(oneLine(text)).toBe('a b');
  },
);
