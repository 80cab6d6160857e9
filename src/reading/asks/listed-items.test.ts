import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { findAsks } from './asks.ts';

const asked = (text: string, language: Language) => findAsks(text, { language }).map((ask) => ask.text);

test.each<[Language, string, string[]]>([
  [
    'Korean',
    '아래 사항을 회신 부탁드립니다.\n- 희망 연봉과 입사 가능 시기\n- 포트폴리오 제출 가능 여부\n\n감사합니다.',
    ['희망 연봉과 입사 가능 시기', '포트폴리오 제출 가능 여부'],
  ],
  ['Chinese', '请提供以下信息：\n1. 公司全称\n2. 联系电话\n', ['公司全称', '联系电话']],
  [
    'Thai',
    'รบกวนแจ้งรายละเอียดดังนี้\n1. รายชื่อผู้เข้าพัก\n2. คณะจะเดินทางมาถึงกี่โมง\n',
    ['รายชื่อผู้เข้าพัก', 'คณะจะเดินทางมาถึงกี่โมง'],
  ],
  [
    'Vietnamese',
    'Vui lòng cung cấp các thông tin sau:\n- Họ tên người nhận\n- Số điện thoại\n',
    ['Họ tên người nhận', 'Số điện thoại'],
  ],
])(
  'in %s each item of a list that is wanted is asked for, and the sentence that leads to it is not',
  (language, text, items) => {
    expect(asked(text, language)).toEqual(items);
  },
);

test('a list that nothing asks for is none', () => {
  expect(asked('이번 달 소식을 전해 드립니다.\n- 새 사무실\n- 새 직원', 'Korean')).toEqual([]);
});
