import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  accountDeletionSchema,
  nameChangeSchema,
  passwordChangeSchema,
  passwordResetSchema,
  planChangeSchema,
  signInSchema,
  signUpSchema,
  usageLimitsOf,
} from './accounts.ts';
import { accountFieldMessages } from './messages.ts';
import { problems } from './problems.ts';
import { firstIssueMessage } from './replies.ts';

const good = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };

/** The error message that the person reads; undefined if nothing is wrong. */
function messageOf(schema: z.ZodType, input: object): string | undefined {
  const { error } = schema.safeParse(input);
  return error && firstIssueMessage(error);
}

/** An address of this many characters. */
const addressOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test.each([
  ['', 'Please enter a valid email address'],
  ['   ', 'Please enter a valid email address'],
  ['ada', 'Please enter a valid email address'],
  ['ada@example', 'Please enter a valid email address'],
  ['ada@@example.com', 'Please enter a valid email address'],
  ['ada lovelace@example.com', 'Please enter a valid email address'],
  ['ada@example.com, eve@example.com', 'Please enter a valid email address'],
  ['ada@example.com\nBcc: eve@example.com', 'Please enter a valid email address'],
  ['\u{212a}elvin@example.com', 'Please enter a valid email address'],
  ['ada@ex\u{430}mple.com', 'Please enter a valid email address'],
  [undefined, 'Please enter a valid email address'],
  [null, 'Please enter a valid email address'],
  [['ada@example.com'], 'Please enter a valid email address'],
  ['a'.repeat(300), 'Please enter a valid email address'],
  [addressOf(256), 'Email must be less than 255 characters'],
  [addressOf(255), undefined],
  ['  ada+news@mail.example.co.uk ', undefined],
])('the address %j gets the message %s', (email, message) => {
  expect(messageOf(signInSchema, { ...good, email })).toBe(message);
});

test('an address is trimmed and in lower case', () => {
  expect(signUpSchema.parse({ ...good, email: ' Ada@Example.COM\t' }).email).toBe('ada@example.com');
  expect(accountDeletionSchema.parse({ email: ' Ada@Example.COM\t' }).email).toBe('ada@example.com');
});

test.each([
  [undefined, 'Password must be at least 8 characters'],
  ['', 'Password must be at least 8 characters'],
  ['seven77', 'Password must be at least 8 characters'],
  ['eight888', undefined],
  ['p'.repeat(128), undefined],
  ['p'.repeat(129), 'Password must be less than 128 characters'],
])('the password %j gets the message %s in every form', (password, message) => {
  expect(messageOf(signInSchema, { ...good, password })).toBe(message);
  expect(messageOf(signUpSchema, { ...good, password })).toBe(message);
  expect(messageOf(passwordResetSchema, { newPassword: password, token: 'x' })).toBe(message);
  expect(messageOf(passwordChangeSchema, { currentPassword: good.password, newPassword: password })).toBe(
    message,
  );
});

test.each([undefined, '', 'seven77', 'p'.repeat(129)])(
  'the current password %j is not right, because no account can have it',
  (currentPassword) => {
    const change = { currentPassword, newPassword: good.password };
    expect(messageOf(passwordChangeSchema, change)).toBe('The current password is not right.');
  },
);

test('a password is not changed', () => {
  const password = ' spaces\tand \u{1f511} ';
  expect(signInSchema.parse({ ...good, password }).password).toBe(password);
});

test.each([
  [undefined, 'Name is required'],
  ['', 'Name is required'],
  ['  \t ', 'Name is required'],
  ['\u{200b}\u{2060}', 'Name is required'],
  ['\u{2800}\u{2800}', 'Name is required'],
  ['\u{3164}\u{115f} \u{200f}\u{202e}', 'Name is required'],
  ['\u{e0041}\u{1d159}', 'Name is required'],
  ['\u{0}', 'Name is required'],
  ['n'.repeat(100), undefined],
  [` ${'n'.repeat(100)} `, undefined],
  ['n'.repeat(101), 'Name must be less than 100 characters'],
  ['Zoë Ångström-李 O’Neill', undefined],
])('the name %j gets the message %s', (name, message) => {
  expect(messageOf(signUpSchema, { ...good, name })).toBe(message);
  expect(messageOf(nameChangeSchema, { name })).toBe(message);
});

test('a name is one line', () => {
  expect(nameChangeSchema.parse({ name: ' Ada\r\nBcc:\u{0} Eve ' }).name).toBe('Ada Bcc:  Eve');
});

test('with several wrong fields, the error is about the address first, then the password, then the name', () => {
  const wrong = { email: '', password: '', name: '' };
  expect(messageOf(signUpSchema, wrong)).toBe(accountFieldMessages.emailInvalid);
  expect(messageOf(signUpSchema, { ...wrong, email: good.email })).toBe(
    accountFieldMessages.passwordTooShort,
  );
  expect(messageOf(signUpSchema, { ...good, name: '' })).toBe(accountFieldMessages.nameRequired);
});

test('signing in needs no name', () => {
  expect(messageOf(signInSchema, { email: good.email, password: good.password })).toBeUndefined();
});

test('unknown fields are removed', () => {
  const signedUp = signUpSchema.parse({ ...good, current_plan: 'pro', email_verified: 1, id: '1' });
  expect(signedUp).toEqual(good);
});

test.each([undefined, '', 't'.repeat(513)])(
  'a reset with an incomplete link gets the message about the link',
  (token) => {
    expect(messageOf(passwordResetSchema, { newPassword: good.password, token })).toBe(
      problems.invalid_link.detail,
    );
  },
);

test('only a listed plan can be chosen', () => {
  for (const plan of ['gold', 'Free', '', null, undefined]) {
    expect(messageOf(planChangeSchema, { plan })).toBe('Plan must be one of the listed plans');
  }
  expect(messageOf(planChangeSchema, { plan: 'basic' })).toBeUndefined();
});

test('the month of Pro has an included volume and no limit', () => {
  expect(usageLimitsOf('free')).toEqual({ limit: 10, included: 10 });
  expect(usageLimitsOf('basic')).toEqual({ limit: 200, included: 200 });
  expect(usageLimitsOf('pro')).toEqual({ limit: null, included: 500 });
});
