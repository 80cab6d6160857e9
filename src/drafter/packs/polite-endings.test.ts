import { expect, test } from 'vitest';
import { politeJapanese, politeKorean } from './polite-endings.ts';

test.each([
  ['오후 4시 이후에만 가능하다', '오후 4시 이후에만 가능합니다'],
  ['자료를 내일 보낸다', '자료를 내일 보냅니다'],
  ['주차장이 없다', '주차장이 없습니다'],
  ['희망 연봉은 4천만 원이라', '희망 연봉은 4천만 원입니다'],
  ['점심은 먹는다', '점심은 먹습니다'],
  ['확인했습니다', '확인했습니다'],
])('Korean: %s', (plain, polite) => {
  expect(politeKorean(plain)).toBe(polite);
});

test.each([
  ['来年は別の展覧会がある', '来年は別の展覧会があります'],
  ['駐車場はない', '駐車場はありません'],
  ['評価額は三十万円だ', '評価額は三十万円です'],
  ['木曜日に届ける', '木曜日に届けます'],
  ['参加できない', '参加できません'],
  ['確認しました', '確認しました'],
])('Japanese: %s', (plain, polite) => {
  expect(politeJapanese(plain)).toBe(polite);
});
