import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { rounds } from '#tests/soak.ts';
import { replySubject, stripSubjectPrefixes } from './subject.ts';

test.each([
  ['Plans', 'Re: Plans'],
  ['Fwd: Plans', 'Re: Fwd: Plans'],
  ['WG: Plan', 'Re: WG: Plan'],
  ['Reunion: who comes?', 'Re: Reunion: who comes?'],
  ['Research results', 'Re: Research results'],
  ['Antwerp: hotel', 'Re: Antwerp: hotel'],
  ['  Plans  ', 'Re: Plans'],
  ['Plans\r\nBcc: somebody@example.com', 'Re: Plans Bcc: somebody@example.com'],
  ['', 'Re:'],
  [' \t', 'Re:'],
])('the subject of a reply begins with one Re: %j', (subject, answer) => {
  expect(replySubject(subject)).toBe(answer);
});

test.each([
  'Re: Plans',
  'RE: Plans',
  're:Plans',
  'Re : Plans',
  'RE : Réunion',
  'Re[2]: Plans',
  'Re(3): Plans',
  'Re^2: Plans',
  'AW: Termin',
  'Antwort: Termin',
  'Antw: Afspraak',
  'SV: Möte',
  'VS: Kokous',
  'Odp: Spotkanie',
  'RIF: Riunione',
  'YNT: Toplantı',
  'Отв: Встреча',
  '回复：会议',
  '回覆: 會議',
  '返信: 会議',
  '답장: 회의',
  'رد: اجتماع',
  '\u200fהשב: פגישה',
  'Re:',
])('the subject of a reply stays the same, in any case and language: %j', (subject) => {
  expect(replySubject(subject)).toBe(subject);
});

test('a second reply keeps the subject, and a subject stays one line within its limit', () => {
  const subjects = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', minLength: 900, maxLength: 1_100 }),
    fc.stringMatching(/^(?:[Rr][Ee]|AW|Fwd|R|VS)[\s:[\]\d：]{0,4}\w{0,8}$/),
  );
  fc.assert(
    fc.property(subjects, (subject) => {
      const once = replySubject(subject);
      expect(replySubject(once)).toBe(once);
      expect(once).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(once.length).toBeLessThanOrEqual(limits.subject);
    }),
    { numRuns: rounds({ usual: 200, soak: 1_000 }) },
  );
});

test('the prefix that a reply adds is removed again', () => {
  expect(stripSubjectPrefixes(replySubject('Fwd: Plans'))).toBe('Plans');
});
