import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { callAuth, signUp } from './account-fixture.ts';
import { makeDatabase, startServer, usualKinds } from './server-fixture.ts';

const person = { email: 'ana@example.com', password: 'another password', name: 'Ana' };
const change = { currentPassword: 'correct horse battery', newPassword: 'another password' };
/** 256 characters. No part is longer than an address allows. */
const longAddress = `${'a'.repeat(64)}@${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(4)}.com`;

const invalid = 'Please enter a valid email address';
const long = 'Email must be less than 255 characters';
const short = 'Password must be at least 8 characters';
const tooMuch = 'Password must be less than 128 characters';
const nameless = 'Name is required';
const longName = 'Name must be less than 100 characters';

/** The path, the body, and the sentence of the answer. Source: docs/product.md, 4.2. */
const cases: [path: string, body: unknown, detail: string][] = [
  ...['sign-up/email', 'sign-in/email'].flatMap((path): typeof cases => [
    [path, { ...person, email: 'ana' }, invalid],
    [path, { ...person, email: 'ana@example.com\r\nBcc: eve@example.com' }, invalid],
    [path, { ...person, email: ['ana@example.com'] }, 'The field "email" must be text'],
    [path, { ...person, email: longAddress }, long],
    [path, { ...person, password: 'pass123' }, short],
    [path, { ...person, password: { length: 9 } }, 'The field "password" must be text'],
    [path, { ...person, password: 'x'.repeat(129) }, tooMuch],
    [path, { ...person, password: '🔑'.repeat(65) }, tooMuch],
    [path, { ...person, email: '', password: '' }, invalid],
    [path, {}, invalid],
    [path, '{"email":', 'The request body must be valid JSON in UTF-8.'],
  ]),
  ['sign-up/email', { ...person, name: ' ' }, nameless],
  ['sign-up/email', { ...person, name: 7 }, 'The field "name" must be text'],
  ['sign-up/email', { ...person, name: 'x'.repeat(101) }, longName],
  ['request-password-reset', { email: 'ana@' }, invalid],
  ['reset-password', { newPassword: 'pass123', token: 'a' }, short],
  ['reset-password', { newPassword: 'x'.repeat(129), token: 'a' }, tooMuch],
  ['reset-password', { newPassword: '🔑'.repeat(65), token: 'a' }, tooMuch],
  [
    'reset-password',
    { newPassword: 'another password' },
    'This link is no longer valid. Please ask for a new one.',
  ],
  [
    'reset-password',
    { newPassword: 'another password', token: 'a\u0000b' },
    'This link is no longer valid. Please ask for a new one.',
  ],
  ['change-password', { ...change, newPassword: 'pass123' }, short],
  ['change-password', { ...change, newPassword: 'x'.repeat(129) }, tooMuch],
  ['change-password', { ...change, newPassword: '🔑'.repeat(128) }, tooMuch],
  ['change-password', { ...change, currentPassword: '🔑'.repeat(65) }, 'The current password is not right.'],
  ['change-password', { ...change, currentPassword: 'pass123' }, 'The current password is not right.'],
  ['change-password', { ...change, currentPassword: 'wrong password' }, 'The current password is not right.'],
  ['update-user', { name: '' }, nameless],
  ['update-user', { name: 'x'.repeat(101) }, longName],
  ['update-user', { current_plan: 'pro' }, nameless],
];

describe.each(usualKinds)('fields of account forms on %s', (kind) => {
  test('each invalid field gets its own message, and the session stays', async () => {
    const server = await startServer({ database: await makeDatabase(kind) });
    const { headers } = await signUp(server);
    for (const [path, body, detail] of cases) {
      const answer = await callAuth(server, path, body, { headers });
      expect({ path, body, ...(await answer.json()) }).toMatchObject({
        status: 400,
        code: 'validation',
        detail,
      });
    }
    expect((await fetch(`${server.url}/api/profile`, { headers })).status).toBe(200);
  });

  test('a body that is too large or not JSON is refused', async () => {
    const server = await startServer({ database: await makeDatabase(kind) });
    const large = await callAuth(server, 'sign-up/email', {
      ...person,
      name: 'x'.repeat(limits.requestBody),
    });
    expect(await large.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
    const form = await fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      body: new URLSearchParams({ email: person.email, password: person.password }),
    });
    expect(await form.json()).toMatchObject({ status: 400, code: 'validation' });
  });
});
