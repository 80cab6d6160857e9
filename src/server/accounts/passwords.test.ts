import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword, withPrepared } from './passwords.ts';

test('a hash is Argon2id at the cost that OWASP asks for, and never the same twice', async () => {
  const [hash, other] = await Promise.all([hashPassword('password1'), hashPassword('password1')]);
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, saltLen: 16 });
  expect(other).not.toBe(hash);
});

test('a password fits its hash however the keyboard composes it, and no other does', async () => {
  const hash = await hashPassword('Zürich 20Å');
  expect(await verifyPassword({ hash, password: 'Zürich 20Å' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'Zurich 20A' })).toBe(false);
});

test('what was hashed ahead is only used for its own password', async () => {
  const known = { password: 'password1', hash: await hashPassword('password1') };
  await withPrepared(known, async () => {
    expect(await hashPassword('password1')).toBe(known.hash);
    expect(await hashPassword('password2')).not.toBe(known.hash);
    expect(await verifyPassword({ hash: known.hash, password: 'password2' })).toBe(false);
  });
});
