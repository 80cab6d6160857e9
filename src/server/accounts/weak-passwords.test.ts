import { expect, test } from 'vitest';
import { accountFieldMessages } from '#domain/messages.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const { passwordNotText, passwordCommon, passwordPersonal } = accountFieldMessages;
const ana = { email: 'ana.best@example.com', name: 'Ana Bést' };

const reasonOf = (password: string, owner = ana) =>
  refuseWeakPassword(password, owner).then(
    () => undefined,
    ({ code, detail }) => (code === 'validation' ? detail : code),
  );

test.each([
  ['        ', passwordNotText],
  ['\u200b\u2060\u3164\u2003\u200b\u2060\u3164\u2003', passwordNotText],
  ['\0\0\0\0\0\0\0\0', passwordNotText],
  ['correct\thorse battery', passwordNotText],
  ['correct horse\u007f battery', passwordNotText],
  ['password', passwordCommon],
  ['PassWord', passwordCommon],
  ['ｐａｓｓｗｏｒｄ', passwordCommon],
  [' password ', passwordCommon],
  ['12345678', passwordCommon],
  ['qwertyuiop', passwordCommon],
  ['iloveyou', passwordCommon],
  ['Password1!', passwordCommon],
  ['P@$$w0rd', passwordCommon],
  ['pa55word2026!', passwordCommon],
  ['password1234567890!', passwordCommon],
  ['1-We1come-1', passwordCommon],
  ['$unsh1ne99', passwordCommon],
  ['L1verp00l', passwordCommon],
  ['pass word', passwordCommon],
  ['Pássword!', passwordCommon],
  ['let me in 12', passwordCommon],
  ['aaaaaaaa', passwordCommon],
  ['........', passwordCommon],
  ['qwertyqwerty', passwordCommon],
  ['dragonDRAGON', passwordCommon],
  ['abcdefgh', passwordCommon],
  ['87654321', passwordCommon],
  ['12345678901234567890', passwordCommon],
  ['good password \ud800', passwordNotText],
  ['my ANA.BEST@Example.com 1', passwordPersonal],
  ['ana.best2026', passwordPersonal],
  ['1-ana bést-1', passwordPersonal],
  ['1-ANA BE\u0301ST-1', passwordPersonal],
  ['AnaBest1969', passwordPersonal],
  ['ana_best_ana!', passwordPersonal],
  ['best.example', passwordPersonal],
  ['4NA.B3ST!', passwordPersonal],
])('%j is weak', async (password, reason) => {
  expect(await reasonOf(password)).toBe(reason);
});

test.each([
  'correct horse battery',
  'correct horse battery staple',
  'the password of my garden',
  'dragon and 2 monkeys',
  'cats 48!90-3371 dogs',
  'ana und best und alles',
  'the best of all plans',
  'пароль для почты',
  '🔑🔒🔓🗝️',
  '#$%^&*()_+#$',
  'x7#kQ!2mZp',
])('%j is not weak', async (password) => {
  expect(await reasonOf(password)).toBeUndefined();
});

test.each([
  'MargaretHamilton',
  'margaret-hamilton',
  'hamilton_at_home',
  'mhamilton!',
  'M. Hamilton, Margaret',
])('%j is weak for a person of this name', async (password) => {
  const owner = { email: 'mhamilton@example.com', name: 'Margaret Hamilton' };
  expect(await reasonOf(password, owner)).toBe(passwordPersonal);
});

test('a name or the beginning of an address with fewer than four characters may be part of a password', async () => {
  const owner = { email: 'bob@example.com', name: 'Bob' };
  expect(await reasonOf('bobsleigh at dawn', owner)).toBeUndefined();
  expect(await reasonOf('write to bob@example.com', owner)).toBe(passwordPersonal);
});
