import { expect, test } from 'vitest';
import { nameInSalutation } from '../parts/salutation.ts';
import { parseHeaderDate } from './header-date.ts';
import { readPastedHeader } from './headers.ts';
import { parsePeople } from './people.ts';
import { stripSubjectPrefixes } from './subject.ts';

test.each([
  ['Tue, 14 May 2024 11:00:00 +0200', '2024-05-14T11:00:00+02:00'],
  ['Mon, 2 Apr 2012 09:57:58 -0400 (EDT)', '2012-04-02T09:57:58-04:00'],
  ['Fri, 19 Jun 99 19:16:04 EST', '1999-06-19T19:16:04-05:00'],
  ['2024-05-14T11:00:00Z', '2024-05-14T11:00:00+00:00'],
  ['Thursday, July 7, 2016 at 3:10 PM', '2016-07-07T15:10:00'],
  ['6/16/2016 08:32 PM', '2016-06-16T20:32:00'],
  ['jeudi 15 décembre 2016 09:35', '2016-12-15T09:35:00'],
  ['mar. 3 mars 2020 à 12:05', '2020-03-03T12:05:00'],
  ['Dienstag, 3. März 2020 um 16:05', '2020-03-03T16:05:00'],
  ['martedì 3 gennaio 2017 10:35', '2017-01-03T10:35:00'],
  ['04.07.2024  17.45  (GMT+01:00)', '2024-07-04T17:45:00+01:00'],
  ['2017年8月2日 下午 3:37', '2017-08-02T15:37:00'],
  ['2020년 1월 2일 (목) 오후 3:05', '2020-01-02T15:05:00'],
  ['8 tháng 6, 2017 14:24', '2017-06-08T14:24:00'],
  ['понедельник, 6 октября 2014 г. 12:00', '2014-10-06T12:00:00'],
  ['วันที่ 5 มกราคม 2563 10:20', '2020-01-05T10:20:00'],
  ['٦ يناير ٢٠٢٠', '2020-01-06'],
  ['Tue Jan 1 2019', '2019-01-01'],
  ['יום א׳, 9 במרץ 2025 10:15', '2025-03-09T10:15:00'],
])('a date is read in the format of any mail program: %s', (written, iso) => {
  expect(parseHeaderDate(written)).toBe(iso);
});

test.each(['', 'Wed, Dec 9', 'yesterday', '31.02.2024 10:00', '99/99/9999', 'Monday'])(
  'a text without a complete day is not a date: %j',
  (written) => {
    expect(parseHeaderDate(written)).toBeUndefined();
  },
);

test.each([
  ['Re: Fwd: AW: Budget', 'Budget'],
  ['RE[2]: Budget', 'Budget'],
  ['SV: VS: Budget', 'Budget'],
  ['回复：预算', '预算'],
  ['Antw: Budget', 'Budget'],
  ['Reminder: Budget', 'Reminder: Budget'],
  ['Re:', ''],
])('prefixes are removed from a subject: %s', (subject, bare) => {
  expect(stripSubjectPrefixes(subject)).toBe(bare);
});

test.each([
  ['Anna Smith <anna@example.com>', [{ name: 'Anna Smith', address: 'anna@example.com' }]],
  ['"Smith, Anna" <anna@example.com>', [{ name: 'Anna Smith', address: 'anna@example.com' }]],
  ['Smith, Anna <anna@example.com>', [{ name: 'Anna Smith', address: 'anna@example.com' }]],
  ['Smith, Anna; Jones, Bob', [{ name: 'Anna Smith' }, { name: 'Bob Jones' }]],
  ['Anna [mailto:anna@example.com]', [{ name: 'Anna', address: 'anna@example.com' }]],
  ['anna@example.com<mailto:anna@example.com>', [{ address: 'anna@example.com' }]],
  ['anna@example.com (Anna Smith)', [{ name: 'Anna Smith', address: 'anna@example.com' }]],
  ['=?utf-8?Q?J=C3=BCrgen?= <j@example.de>', [{ name: 'Jürgen', address: 'j@example.de' }]],
  ['Team: a@example.com, b@example.com;', [{ address: 'a@example.com' }, { address: 'b@example.com' }]],
  [
    'a@example.com, Bob <b@example.com>',
    [{ address: 'a@example.com' }, { name: 'Bob', address: 'b@example.com' }],
  ],
  ['', []],
])('people are read from an address list: %s', (list, people) => {
  expect(parsePeople(list)).toEqual(people);
});

test('the header in the source of a message is read, and the body is the text below it', () => {
  const pasted = readPastedHeader(
    'Received: from a by b;\n\tMon, 6 Jan 2020 10:00:00 +0000\n' +
      'From: Anna <anna@example.com>\nSubject: A subject\n' +
      ' that is folded\nMIME-Version: 1.0\n\nHello',
  );
  expect(pasted.fields.from).toBe('Anna <anna@example.com>');
  expect(pasted.fields.subject).toBe('A subject that is folded');
  expect(pasted.body.trim()).toBe('Hello');
});

test.each([
  'Note: buy milk\n\nThanks',
  'From here on it is easy.',
  'Date: tomorrow?\nLet me know.',
  'To: do list',
])('a text without a header stays complete: %j', (text) => {
  expect(readPastedHeader(text)).toEqual({ fields: {}, body: text });
});

test.each([
  ['Dear Dr. Keller,\n\nplease', 'Keller'],
  ['Hi Bob!\nDo you', 'Bob'],
  ['Hi Bob, do you have a minute?', 'Bob'],
  ['Sehr geehrte Frau Müller,\n\nvielen', 'Müller'],
  ['Bonjour Claire,\n', 'Claire'],
  ['田中様\n\nお世話になっております。', '田中'],
  ['Hi all,\n', undefined],
  ['Hello there,\n', undefined],
  ['The report is done.', undefined],
])('the name in the salutation is found: %j', (text, name) => {
  expect(nameInSalutation(text)).toBe(name);
});
