import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { splitSentences } from './sentences.ts';

const cut = (text: string) => splitSentences(text).map((span) => span.text);

test('sentences end at punctuation marks, but not inside abbreviations, numbers, links or initials', () => {
  expect(
    cut('Dr. Lee pays 3.50 euros at 9 a.m. in St. Gallen. See www.example.com/a?b=c now! Really?! Yes.'),
  ).toEqual([
    'Dr. Lee pays 3.50 euros at 9 a.m. in St. Gallen.',
    'See www.example.com/a?b=c now!',
    'Really?!',
    'Yes.',
  ]);
  expect(cut('H.-P. Smith called, e.g. about the lease. OK.')).toEqual([
    'H.-P. Smith called, e.g. about the lease.',
    'OK.',
  ]);
});

test('an ASCII mark between Chinese characters ends a sentence', () => {
  expect(cut('您好!样布已经织好。请问需要多少米?是做窗帘还是做桌布?')).toEqual([
    '您好!',
    '样布已经织好。',
    '请问需要多少米?',
    '是做窗帘还是做桌布?',
  ]);
});

test.each([
  'Надсилаємо рахунок на суму 24 600 грн. Просимо підтвердити отримання.',
  'We need plans, photos, etc. Please send them.',
  'Koszt to 300 zł. Proszę o potwierdzenie.',
])('an abbreviation ends a sentence before a capital letter: %s', (text) => {
  expect(cut(text)).toHaveLength(2);
});

test('a currency abbreviation before a small letter does not end a sentence', () => {
  expect(cut('Вартість 300 грн. за годину роботи.')).toHaveLength(1);
});

test('list items are sentences without their marks', () => {
  expect(cut('We need:\n- the plan\n* the price\n1. a date\n2) a name\n(a) a room')).toEqual([
    'We need:',
    'the plan',
    'the price',
    'a date',
    'a name',
    'a room',
  ]);
});

test('a sentence continues after a line that a mail program wrapped, and ends after a short line', () => {
  const long =
    'thanks for the long and detailed message that you sent me on\nMonday about the Lisbon office.';
  expect(cut(`Hi Anna,\n${long}\nBest\nTom`)).toEqual(['Hi Anna,', long, 'Best', 'Tom']);
  expect(cut('First part\n\nsecond part')).toEqual(['First part', 'second part']);
});

test('marks of other scripts end sentences', () => {
  expect(cut('您好。什么时候？谢谢！')).toEqual(['您好。', '什么时候？', '谢谢！']);
  expect(cut('متى؟ شكرا.')).toEqual(['متى؟', 'شكرا.']);
  expect(cut('धन्यवाद। कब?')).toEqual(['धन्यवाद।', 'कब?']);
});

test('any text gives trimmed spans in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      let last = 0;
      for (const span of splitSentences(text)) {
        expect(span.start).toBeGreaterThanOrEqual(last);
        expect(text.slice(span.start, span.end)).toBe(span.text);
        expect(span.text.trim()).toBe(span.text);
        last = span.end;
      }
    }),
  );
});

test('sentences end at the marks of each script, but not after abbreviations', () => {
  const texts: Record<string, string[]> = {
    Thai: ['พรุ่งนี้สะดวกประชุมไหมคะ', 'กรุณาแจ้งกลับภายในวันศุกร์ด้วยนะคะ', 'ขอบคุณค่ะ'],
    Hindi: ['आपका अनुबंध मिला।', 'क्या आप डॉ. शर्मा को भेज सकते हैं?', 'धन्यवाद।'],
    Bengali: ['চুক্তিটি পেয়েছি।', 'আপনি কি কাল পাঠাতে পারবেন?'],
    Arabic: ['شكرا لك.', 'هل يمكنك إرسال العقد؟', 'سنرد غدا.'],
    German: ['Wir treffen uns am 6. März um 3 Uhr.', 'Das 2. Quartal war gut.', 'Danke.'],
    Greek: ['Γράψτε στον κ. Δήμου.', 'Μπορείτε;', 'Ευχαριστώ.'],
    Indonesian: ['Kantor kami di Jl. Sudirman no. 5.', 'Bisa dikirim?'],
    Malay: ['ABC Sdn. Bhd. telah menghantar invois.', 'Boleh semak?'],
    Japanese: ['契約書は届きましたか？', 'ご確認ください。'],
  };
  for (const [language, parts] of Object.entries(texts)) {
    const separator = language === 'Japanese' ? '' : ' ';
    expect([
      language,
      splitSentences(parts.join(separator), language as Language).map(({ text }) => text),
    ]).toEqual([language, parts]);
  }
  expect(splitSentences('अनुबंध मिला।कृपया उत्तर दें।')).toHaveLength(2);
});

test('a Thai clause ends before a word that asks for something', () => {
  const spans = splitSentences('ขอบคุณสำหรับการพูดคุยเมื่อวานนี้ รบกวนส่งสัญญาภายในวันศุกร์', 'Thai');
  expect(spans.map(({ text }) => text)).toEqual(['ขอบคุณสำหรับการพูดคุยเมื่อวานนี้', 'รบกวนส่งสัญญาภายในวันศุกร์']);
});
