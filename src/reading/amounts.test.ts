import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAmounts } from './amounts.ts';
import type { LanguageGuess } from './reading.ts';

const found = (text: string) =>
  findAmounts(text).map(({ text: written, value, unit }) => [written, value, unit]);

test('amounts are read with a sign, a code or a word, in the notation of any country', () => {
  const amounts: Record<string, [string, number, string | undefined]> = {
    'costs 1.250,50 € net': ['1.250,50 €', 1250.5, 'EUR'],
    'about $1.2k': ['$1.2k', 1200, 'USD'],
    'raised £3 million': ['£3 million', 3_000_000, 'GBP'],
    'pay USD 1,250.50 now': ['USD 1,250.50', 1250.5, 'USD'],
    'for 300 euros': ['300 euros', 300, 'EUR'],
    'CHF 1’250': ['CHF 1’250', 1250, 'CHF'],
    'at $2 657.81 via': ['$2 657.81', 2657.81, 'USD'],
    'ungefähr 3.000 Euro': ['3.000 Euro', 3000, 'EUR'],
    '5 million dollars': ['5 million dollars', 5_000_000, 'USD'],
    'Rp 1.500.000': ['Rp 1.500.000', 1_500_000, 'IDR'],
    '5000円です': ['5000円', 5000, 'JPY'],
    '12,5 % mehr': ['12,5 %', 12.5, '%'],
    '10 000 kr': ['10 000 kr', 10_000, undefined],
    '500 kronor': ['500 kronor', 500, 'SEK'],
    'refund -€50 now': ['-€50', -50, 'EUR'],
    'by €-50 now': ['€-50', -50, 'EUR'],
    'by -1.250 € net': ['-1.250 €', -1250, 'EUR'],
    '- 50 € each': ['50 €', 50, 'EUR'],
    'only £.99 each': ['£.99', 0.99, 'GBP'],
    'السعر ١٢٬٥٠٠٫٥٠ €': ['١٢٬٥٠٠٫٥٠ €', 12_500.5, 'EUR'],
    'السعر ١٫٢٥٠ €': ['١٫٢٥٠ €', 1.25, 'EUR'],
    'कुल ₹१,२५,०००.५० है': ['₹१,२५,०००.५०', 125_000.5, 'INR'],
    'দাম ৳১২,৫০০': ['৳১২,৫০০', 12_500, 'BDT'],
    合計10万円です: ['10万円', 100_000, 'JPY'],
    '3億5000万円': ['3億5000万円', 350_000_000, 'JPY'],
    '1만 5천 원입니다': ['1만 5천 원', 15_000, 'KRW'],
    '价格是1.5万元': ['1.5万元', 15_000, 'CNY'],
    'ni TSh 50,000 tu': ['TSh 50,000', 50_000, 'TZS'],
    '€ 1,5 mln netto': ['€ 1,5 mln', 1_500_000, 'EUR'],
    '$123,456,789,012.34': ['$123,456,789,012.34', 123_456_789_012.34, 'USD'],
    'cena je 184 000 Kč bez DPH': ['184 000 Kč', 184_000, 'CZK'],
  };
  for (const [text, expected] of Object.entries(amounts))
    expect([text, found(text)]).toEqual([text, [expected]]);
});

test('numbers without a unit are not amounts', () => {
  for (const text of ['we need 300 people', 'version 1.2.3', '5pm', 'room 42', 'in 2026', 'ABC123 %']) {
    expect([text, found(text)]).toEqual([text, []]);
  }
});

test('sums that are too long for a number, and powers of ten, are left out', () => {
  for (const text of ['$1e9', '€12345678901234567890', '12345678901234567890 €', '$1,234,567,890,123,456.78'])
    expect([text, found(text)]).toEqual([text, []]);
});

test("'kr' means Swedish crowns only in Swedish mail", () => {
  const unitIn = (language?: LanguageGuess) => findAmounts('Det kostar 10 000 kr.', language)[0]?.unit;
  expect(unitIn({ language: 'Swedish' })).toBe('SEK');
  expect(unitIn({ language: 'Swedish', outside: true })).toBeUndefined();
  expect(unitIn({ language: 'English' })).toBeUndefined();
});

test('any text gives spans in order with finite values', () => {
  const pieces = fc.constantFrom(
    ...'$ € 1 000 1.000,50 k million USD kr % 12 , . -5 999999999999999 ₹ 万 円 ٫ − e9'.split(' '),
  );
  const checkSpans = (text: string) => {
    let last = 0;
    for (const amount of findAmounts(text)) {
      expect(amount.start).toBeGreaterThanOrEqual(last);
      expect(text.slice(amount.start, amount.end)).toBe(amount.text);
      expect(Number.isFinite(amount.value)).toBe(true);
      last = amount.end;
    }
  };
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }).map((list) => list.join(' ')),
      checkSpans,
    ),
    { numRuns: 100 },
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 30 }).map((list) => list.join('')),
      checkSpans,
    ),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), checkSpans));
});
