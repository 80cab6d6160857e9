import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findDates } from './dates.ts';

/** A Wednesday. */
const WEDNESDAY = '2026-03-04T10:00:00+01:00';

const found = (text: string, date: string | undefined = WEDNESDAY) =>
  findDates(text, date).map((mention) =>
    [mention.text, mention.resolved, mention.resolvedEnd].filter(Boolean),
  );

test('days are resolved against the day of the mail', () => {
  const days: Record<string, string[]> = {
    'See you tomorrow.': ['tomorrow', '2026-03-05'],
    'Send it by Friday please': ['Friday', '2026-03-06'],
    'On Wednesday then': ['Wednesday', '2026-03-11'],
    'Is next Monday fine': ['next Monday', '2026-03-09'],
    'this Friday it is': ['this Friday', '2026-03-06'],
    'next Friday it is': ['next Friday', '2026-03-13'],
    'as of 3 April 2026': ['3 April 2026', '2026-04-03'],
    'on March 3rd': ['March 3rd', '2026-03-03'],
    'on Jan 5': ['Jan 5', '2026-01-05'],
    'on Dec 24': ['Dec 24', '2025-12-24'],
    'on October 9': ['October 9', '2026-10-09'],
    'by the 14th please': ['the 14th', '2026-03-14'],
    'on the 2nd.': ['the 2nd', '2026-04-02'],
    'the 3rd of April': ['the 3rd of April', '2026-04-03'],
    'Thursday the 12th': ['Thursday the 12th', '2026-03-12'],
    'in two weeks': ['in two weeks', '2026-03-18'],
    'by the end of the week': ['the end of the week', '2026-03-06'],
    'by the end of March': ['the end of March', '2026-03-31'],
    'Tuesday of next week': ['Tuesday of next week', '2026-03-10'],
    'the day after tomorrow': ['the day after tomorrow', '2026-03-06'],
    'due 2026-05-01': ['2026-05-01', '2026-05-01'],
    'due 25/12/2026': ['25/12/2026', '2026-12-25'],
    'EOD Friday': ['EOD Friday', '2026-03-06'],
  };
  for (const [text, expected] of Object.entries(days))
    expect([text, found(text)]).toEqual([text, [expected]]);
});

test('a clock time is found with or without a day', () => {
  const times: Record<string, string[]> = {
    'Tuesday at 3pm?': ['Tuesday at 3pm', '2026-03-10T15:00'],
    'tomorrow at 10': ['tomorrow at 10', '2026-03-05T10:00'],
    '5:30 pm tomorrow': ['5:30 pm tomorrow', '2026-03-05T17:30'],
    'at noon': ['noon', 'T12:00'],
    'Friday, 6 March at 14:30': ['Friday, 6 March at 14:30', '2026-03-06T14:30'],
    'on 6 March 2026, 9.15 a.m.': ['6 March 2026, 9.15 a.m.', '2026-03-06T09:15'],
  };
  for (const [text, expected] of Object.entries(times))
    expect([text, found(text)]).toEqual([text, [expected]]);
});

test('a range has a start and an end', () => {
  const ranges: Record<string, string[]> = {
    'between 2 and 4 pm on Friday': ['between 2 and 4 pm on Friday', '2026-03-06T14:00', '2026-03-06T16:00'],
    'May 15-17 in Porto': ['May 15-17', '2026-05-15', '2026-05-17'],
    'from Monday to Wednesday': ['Monday to Wednesday', '2026-03-09', '2026-03-11'],
    'this weekend': ['this weekend', '2026-03-07', '2026-03-08'],
    'next week': ['next week', '2026-03-09', '2026-03-15'],
    '11-1pm': ['11-1pm', 'T11:00', 'T13:00'],
  };
  for (const [text, expected] of Object.entries(ranges))
    expect([text, found(text)]).toEqual([text, [expected]]);
});

test('words that name no single day stay unresolved', () => {
  expect(found('on 03/04/2026')).toEqual([['03/04/2026']]);
  expect(found('our Q3 results')).toEqual([['Q3']]);
  expect(found('early next week')).toEqual([['early next week']]);
  expect(found('on Mondays at 4PM')).toEqual([['Mondays at 4PM']]);
  expect(findDates('on Monday, not on 5 May').map(({ resolved }) => resolved)).toEqual([
    undefined,
    undefined,
  ]);
});

test('numbers, versions, names and verbs are not dates', () => {
  for (const text of [
    'Version 1.2.3 of 10.0.0.1',
    'I may come 3 times',
    'call 555-1234',
    'we sat in the sun',
    'march on',
    '2 of 4 rooms',
    '$5.00',
  ]) {
    expect([text, found(text)]).toEqual([text, []]);
  }
});

test('two alternative days are two mentions, and both are proposed', () => {
  expect(findDates('Could we meet on Tuesday or Thursday afternoon?', WEDNESDAY)).toMatchObject([
    { text: 'Tuesday', resolved: '2026-03-10', proposed: true },
    { text: 'Thursday afternoon', resolved: '2026-03-05', proposed: true },
  ]);
  expect(findDates('The report was filed on 2 March 2026. Can you check it?', WEDNESDAY)[0]?.proposed).toBe(
    false,
  );
});

test('months, weekdays and clock times of other languages are read', () => {
  const rows: [Language, string, string, string][] = [
    ['German', 'Passt Dienstag um 14 Uhr?', 'Dienstag um 14 Uhr', '2026-03-10T14:00'],
    ['French', 'le mardi 3 mars à 14h30', 'mardi 3 mars à 14h30', '2026-03-03T14:30'],
    ['Spanish', 'el 5 de mayo de 2026', '5 de mayo de 2026', '2026-05-05'],
    ['Polish', 'spotkanie 5 maja', '5 maja', '2026-05-05'],
    ['Russian', 'в пятницу', 'пятницу', '2026-03-06'],
    ['Japanese', '会議は3月6日 15:00です', '3月6日 15:00', '2026-03-06T15:00'],
    ['Korean', '3월 6일에 만나요', '3월 6일', '2026-03-06'],
    ['Hebrew', 'ב-14.3.2026', '14.3.2026', '2026-03-14'],
  ];
  for (const [language, text, written, resolved] of rows) {
    expect([language, findDates(text, WEDNESDAY, { language })[0]]).toMatchObject([
      language,
      { text: written, resolved },
    ]);
  }
});

test('any text gives spans in order', () => {
  const pieces = fc.constantFrom(
    ...(
      'Monday next the 14th 3 March 2026 at 3pm - to between and 12:30 31.12.2026 99/99/9999 ' +
      'May in two weeks , . end of week noon'
    ).split(' '),
    'the 31st of February',
    '2026-13-45',
  );
  const hold = (text: string) => {
    let last = 0;
    for (const mention of findDates(text, WEDNESDAY)) {
      expect(mention.start).toBeGreaterThanOrEqual(last);
      expect(text.slice(mention.start, mention.end)).toBe(mention.text);
      if (mention.resolved) expect(mention.resolved).toMatch(/^(?:\d{4}-\d{2}-\d{2})?(?:T\d{2}:\d{2})?$/);
      last = mention.end;
    }
  };
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }).map((list) => list.join(' ')),
      hold,
    ),
    { numRuns: 100 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), hold));
});

const zoned = (text: string, language?: Language) =>
  findDates(text, '2025-03-06', language && { language }).map(({ text: written, resolved, zone }) => [
    written,
    resolved,
    zone,
  ]);

test('a clock time keeps the zone next to it, in any language', () => {
  const rows: [Language, string, ...ReturnType<typeof zoned>[number]][] = [
    ['English', '10 March at 15:00 UTC+2', '10 March at 15:00 UTC+2', '2025-03-10T15:00', 'UTC+2'],
    ['English', '15:00 GMT on 10 March', '15:00 GMT on 10 March', '2025-03-10T15:00', 'GMT'],
    ['German', 'am 10. März um 15:00 Uhr (MEZ)', '10. März um 15:00 Uhr (MEZ)', '2025-03-10T15:00', 'MEZ'],
    ['French', 'le 2025-03-10T15:00:00Z', '2025-03-10T15:00:00Z', '2025-03-10T15:00', 'UTC'],
    ['English', 'on 2025-03-10T15:00+05:30.', '2025-03-10T15:00+05:30', '2025-03-10T15:00', 'UTC+5:30'],
  ];
  for (const [language, text, ...expected] of rows) expect(zoned(text, language)).toEqual([expected]);
  expect(zoned('10 March at 3 pm, east wing', 'English')[0]?.[2]).toBeUndefined();
});

test('one time written in two zones is one time', () => {
  for (const text of ['Tuesday at 3 pm EST / 21:00 CET', 'Tuesday at 3 pm EST (9 pm CET)'])
    expect(zoned(text, 'English')).toEqual([[text, '2025-03-11T15:00', 'EST / 21:00 CET']]);
});

test('24:00 is the end of its day, and impossible times and days are marked', () => {
  expect(zoned('am 10. März um 24:00 Uhr', 'German')[0]?.[1]).toBe('2025-03-10T24:00');
  expect(zoned('on 10 March at 24:00')[0]?.[1]).toBe('2025-03-10T24:00');
  for (const [language, text] of [
    ['English', '10 March at 25:00'],
    ['English', '31 April'],
    ['German', '31. April'],
    ['German', '10. März um 9:75'],
  ] as const) {
    const [date] = findDates(text, '2025-03-06', { language });
    expect(date).toMatchObject({ text, impossible: true });
    expect(date?.resolved).toBeUndefined();
  }
  for (const [language, text] of [
    ['French', 'jeudi prochain à 12 h 30'],
    ['Japanese', '来週か再来週の木曜日12時30分'],
    ['Korean', '다음 목요일 12시 30분'],
    ['German', 'nächsten Freitag um 12.30 Uhr'],
  ] as const)
    expect(findDates(text, '2025-03-03', { language }).filter((date) => date.impossible)).toEqual([]);
});

/** A Thursday. */
const THURSDAY = '2026-11-19';

test.each<[Language, string, string]>([
  ['Spanish', 'El fontanero podría pasar el lunes 23 entre las 9 y las 11.', '2026-11-23T09:00'],
  ['French', 'Je peux passer mardi 1er ou jeudi 3 décembre.', '2026-12-01'],
  ['German', 'Es ginge Dienstag, den 1. oder Donnerstag, den 3. Dezember.', '2026-12-01'],
  ['Italian', 'Possiamo fare lunedì 23 alle 15?', '2026-11-23T15:00'],
  ['Dutch', 'Kan dinsdag 1 of donderdag 3 december?', '2026-12-01'],
])('%s: the number after a weekday is its day of the month: %s', (language, text, resolved) => {
  expect(findDates(text, THURSDAY, { language })[0]?.resolved).toBe(resolved);
});

test('a number that does not fit its weekday is not a date', () => {
  const [first] = findDates('El martes 3, dos personas.', THURSDAY, { language: 'Spanish' });
  expect(first).toMatchObject({ text: 'martes', resolved: '2026-11-24' });
});

test('the afternoon is not noon', () => {
  const found = findDates('Je vous appelle dans l’après-midi.', THURSDAY, { language: 'French' });
  expect(found).toEqual([]);
});

test('the time for a text of words that may begin a date is linear in its length', () => {
  const texts: [Language, string][] = [
    ['English', 'between 1 and the end of 11-1x next '],
    ['German', 'um 5 am 3 bis ende der 2.1 '],
    ['Chinese', '下个3月十二时两3'],
    ['Arabic', 'وبفالساعة 3 بعد 4 '],
    ['Thai', 'วันที่ภายใน 3 เดือน.ค. '],
    ['Hindi', 'कल परसों '],
  ];
  for (const [language, piece] of texts) {
    findDates(piece, WEDNESDAY, { language });
    const timeFor = (length: number) => {
      const begun = performance.now();
      findDates(piece.repeat(Math.ceil(length / piece.length)).slice(0, length), undefined, { language });
      return performance.now() - begun;
    };
    timeFor(5_000);
    expect([language, timeFor(40_000) < 40 * timeFor(5_000) + 200]).toEqual([language, true]);
  }
});
