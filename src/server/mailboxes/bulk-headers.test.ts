import { expect, test } from 'vitest';
import { isBulk } from './bulk-headers.ts';

const bulkWith = (name: string, value: string) =>
  isBulk((wanted) => (wanted.toLowerCase() === name.toLowerCase() ? value : undefined));

test.each([
  ['List-Unsubscribe', '<https://news.example/leave>, <mailto:leave@news.example>'],
  ['List-Id', 'Garden friends <garden.list.example>'],
  ['Precedence', 'bulk'],
  ['Precedence', ' List '],
  ['Precedence', 'JUNK'],
  ['Auto-Submitted', 'auto-generated'],
  ['Auto-Submitted', 'Auto-Replied (vacation)'],
  ['Auto-Submitted', '(no) auto-notified; owner-email="a@example.com"'],
])('a message with %s: %s is bulk', (name, value) => {
  expect(bulkWith(name, value)).toBe(true);
});

test.each([
  ['Subject', 'List-Unsubscribe'],
  ['List-Unsubscribe', ''],
  ['List-Id', '  '],
  ['Precedence', 'first-class'],
  ['Precedence', 'special-delivery'],
  ['Precedence', 'bulky'],
  ['Auto-Submitted', 'no'],
  ['Auto-Submitted', ' No ; reason=none'],
  ['Auto-Submitted', '(auto-replied) no'],
  ['Auto-Submitted', ''],
])('a message with %s: %j is not bulk', (name, value) => {
  expect(bulkWith(name, value)).toBe(false);
});
