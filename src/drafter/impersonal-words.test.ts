import { expect, test } from 'vitest';
import { isImpersonalName } from './impersonal-words.ts';

test.each([
  'Buchhaltung',
  'Kundenservice Nord',
  'Service client',
  'Departamento de Ventas',
  '技术部',
  '北京华信有限公司',
  '株式会社山本製作所',
  '営業部',
  '고객센터',
  'Phòng Kế toán',
  'ฝ่ายบัญชี',
  'قسم المبيعات',
  'צוות התמיכה',
  'Отдел продаж',
  'Idara ya Uhasibu',
])('“%s” is nobody’s name', (name) => {
  expect(isImpersonalName(name)).toBe(true);
});

test.each([
  '阿部',
  '服部 花子',
  '김지원',
  'Nguyễn Văn Trường',
  'Firman Hidayat',
  'Timur Demir',
  'Tim Berg',
  'Anna Schulz',
  'Marie Dubois',
  'סיגל כהן',
  'كريم منصور',
  'Ірина Коваль',
  'สมชาย ใจดี',
  'Juma Hamisi',
])('“%s” is somebody’s name', (name) => {
  expect(isImpersonalName(name)).toBe(false);
});
