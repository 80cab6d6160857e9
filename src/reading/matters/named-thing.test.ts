import { expect, test } from 'vitest';
import { namedThing } from './named-thing.ts';

test.each([
  ['Japanese', '駐車場の場所も教えてもらえると助かります。', '駐車場の場所'],
  ['Japanese', '問診票がまだ届いていないようですので、再送していただくことはできますか。', '問診票'],
  ['Chinese', '麻烦您把身份证复印件和银行流水发给我们。', '身份证复印件和银行流水'],
  ['Chinese', '请告知停车位置。', '停车位置'],
  ['Korean', '희망 연봉도 함께 알려 주시면 감사하겠습니다.', '희망 연봉'],
  [
    'Korean',
    '아울러 졸업증명서와 경력증명서를 3월 10일까지 이메일로 제출해 주시기 바랍니다.',
    '졸업증명서와 경력증명서',
  ],
  ['Thai', 'รบกวนยืนยันจำนวนแขกภายในวันที่ 12 มีนาคมได้ไหมคะ', 'จำนวนแขก'],
  [
    'Vietnamese',
    'Bé An còn thiếu giấy khám sức khỏe, anh có thể gửi lại cho nhà trường được không?',
    'giấy khám sức khỏe',
  ],
  ['Indonesian', 'Mohon kirimkan nomor rekening Bapak kepada kami sebelum Jumat.', 'nomor rekening'],
  ['Malay', 'Sila sahkan bilangan tetamu selewat-lewatnya Rabu.', 'bilangan tetamu'],
] as const)('%s: what is asked for is named by the ask’s own words: %s', (language, ask, thing) => {
  expect(namedThing(ask, language)).toBe(thing);
});

test.each([
  ['Japanese', 'お返事をお待ちしております。'],
  ['Chinese', '请告诉我具体情况。'],
  ['Korean', '답변을 빨리 보내 주세요.'],
  ['Thai', 'ช่วยแจ้งกลับด้วย'],
  ['Vietnamese', 'Anh cho em biết ý kiến nhé.'],
  ['Indonesian', 'Mohon kabari kami segera.'],
  ['Malay', 'Sila maklumkan kepada kami.'],
  ['German', 'Bitte schicken Sie mir den Vertrag.'],
] as const)('%s: what names nothing is named by nothing: %s', (language, ask) => {
  expect(namedThing(ask, language)).toBeUndefined();
});
