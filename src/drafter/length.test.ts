import { expect, test } from 'vitest';
import { lengthOf } from './length.ts';

test('words are counted where the script puts no space between them', () => {
  expect(lengthOf('我们星期一发货。', 'words')).toBe(4);
  expect(lengthOf('契約書を送ります。', 'words')).toBeGreaterThanOrEqual(4);
  expect(lengthOf('เราจะส่งรายงาน', 'words')).toBe(4);
  expect(lengthOf('Wir liefern am Montag um 15:00 Uhr – gern.', 'words')).toBe(8);
  expect(lengthOf('我用 Excel 发送报告', 'words')).toBe(5);
});

test('characters are counted without the space between them', () => {
  expect(lengthOf('我们星期一\n\n发货。', 'characters')).toBe(8);
  expect(lengthOf('a b', 'characters')).toBe(2);
});

test('sentences are counted by the marks of each script, clauses where there are none', () => {
  expect(lengthOf('我们发货。谢谢！好吗？', 'sentences')).toBe(3);
  expect(lengthOf('ありがとうございます。またご連絡します。', 'sentences')).toBe(2);
  expect(lengthOf('हम सोमवार को भेजेंगे। धन्यवाद।', 'sentences')).toBe(2);
  expect(lengthOf('Danke. Am 6. März passt es mir um 15:00 Uhr.', 'sentences')).toBe(2);
  expect(lengthOf('Ευχαριστώ. Πότε σας βολεύει; Περιμένω.', 'sentences')).toBe(3);
  expect(lengthOf('ขอบคุณสำหรับอีเมล จะส่งรายงานให้', 'sentences')).toBe(2);
  expect(lengthOf('ในวันจันทร์ที่ 1 มีนาคม เวลา 15:00 น.', 'sentences')).toBe(1);
});
