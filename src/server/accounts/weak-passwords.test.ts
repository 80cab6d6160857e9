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
  ['correct horse \ud800', passwordNotText],
  ['correct horse\u007f battery', passwordNotText],
  ['password', passwordCommon],
  ['PassWord', passwordCommon],
  ['ｐａｓｓｗｏｒｄ', passwordCommon],
  [' password ', passwordCommon],
  ['12345678', passwordCommon],
  ['qwertyuiop', passwordCommon],
  ['iloveyou', passwordCommon],
  ['Password1!', passwordCommon],
  ['Password2026!', passwordCommon],
  ['P@$$w0rd', passwordCommon],
  ['dr4gonfly77', passwordCommon],
  ['my ANA.BEST@Example.com 1', passwordPersonal],
  ['ana.best2026', passwordPersonal],
  ['1-ana bést-1', passwordPersonal],
  ['1-ANA BE\u0301ST-1', passwordPersonal],
  ['AnaBést77', passwordPersonal],
  ['ana_best.example', passwordPersonal],
])('%j is weak', async (password, reason) => {
  expect(await reasonOf(password)).toBe(reason);
});

test.each([
  'correct horse battery',
  'ana und best und alles',
  'пароль для почты',
  '🔑🔒🔓🗝️',
  'x7#kQ!2mZp',
  'dragon 4471-2263',
])('%j is not weak', async (password) => {
  expect(await reasonOf(password)).toBeUndefined();
});

test('a name or the beginning of an address with fewer than four characters may be part of a password', async () => {
  const owner = { email: 'bob@example.com', name: 'Bob' };
  expect(await reasonOf('bobsleigh at dawn', owner)).toBeUndefined();
  expect(await reasonOf('write to bob@example.com', owner)).toBe(passwordPersonal);
});
