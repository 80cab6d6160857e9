import { expect, test } from 'vitest';
import { headerLine, readSender } from './header-line.ts';

test('a header stays on its line and turns nothing around it', () => {
  expect(headerLine('Hello\r\nBcc: all@example.com')).toBe('Hello Bcc: all@example.com');
  expect(headerLine('invoice\u202efdp.exe\u2066')).toBe('invoicefdp.exe');
  expect(headerLine(' \u2028 ')).toBe('');
});

test('a sender is read as name and address', () => {
  expect(readSender('Anna Smith <anna@example.com>')).toEqual({
    name: 'Anna Smith',
    address: 'anna@example.com',
  });
  expect(readSender('"Smith, \\"Anna\\"" <anna@example.com>')).toEqual({
    name: 'Smith, "Anna"',
    address: 'anna@example.com',
  });
});

test('a name that looks like an address never stands in the place of the address', () => {
  expect(readSender('"boss@example.com" <evil@example.org>')).toEqual({
    name: 'boss@example.com',
    address: 'evil@example.org',
  });
});

test('a sender without a name, without an address or without both is what there is', () => {
  expect(readSender('anna@example.com')).toEqual({ name: '', address: 'anna@example.com' });
  expect(readSender('<anna@example.com>')).toEqual({ name: '', address: 'anna@example.com' });
  expect(readSender('Mail Delivery System')).toEqual({ name: 'Mail Delivery System', address: '' });
  expect(readSender('')).toEqual({ name: '', address: '' });
});
