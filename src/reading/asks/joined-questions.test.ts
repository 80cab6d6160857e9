import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findAsks } from './asks.ts';
import { joinedQuestions } from './joined-questions.ts';

const partsOf = (text: string, language: Language) =>
  findAsks(text, { language })
    .flatMap((ask) => joinedQuestions(ask, language))
    .map(({ text: part, answer }) => `${answer}: ${part}`);

test.each<[Language, string, string[]]>([
  [
    'Indonesian',
    'Berapa tarif per malam, dan apakah anak 5 tahun dikenakan biaya tambahan?',
    ['amount: Berapa tarif per malam', 'yes-no: apakah anak 5 tahun dikenakan biaya tambahan?'],
  ],
  [
    'Malay',
    'Berapakah yuran keseluruhan dan bolehkah dibayar secara ansuran?',
    ['amount: Berapakah yuran keseluruhan', 'action: bolehkah dibayar secara ansuran?'],
  ],
  [
    'Vietnamese',
    'Nếu phải nâng cấp thì chi phí khoảng bao nhiêu và mất mấy ngày?',
    ['amount: Nếu phải nâng cấp thì chi phí khoảng bao nhiêu', 'amount: mất mấy ngày?'],
  ],
  ['Thai', 'ราคาเท่าไหร่และส่งของเมื่อไหร่คะ', ['amount: ราคาเท่าไหร่', 'time: ส่งของเมื่อไหร่คะ']],
  [
    'Swahili',
    'Ada ni kiasi gani na inaweza kulipwa kwa awamu?',
    ['amount: Ada ni kiasi gani', 'yes-no: inaweza kulipwa kwa awamu?'],
  ],
])('%s: two questions of one sentence are answered each: %s', (language, text, parts) => {
  expect(partsOf(text, language)).toEqual(parts);
});

test.each<[Language, string]>([
  ['Indonesian', 'Apakah sarapan dan parkir sudah termasuk?'],
  ['Malay', 'Adakah kelas teori dan amali disediakan?'],
  ['Vietnamese', 'Nếu không được, anh báo lại khi nào?'],
  ['Swahili', 'Mnafungua na kufunga saa ngapi?'],
])('%s: one question about two things stays one: %s', (language, text) => {
  expect(partsOf(text, language)).toHaveLength(1);
});
