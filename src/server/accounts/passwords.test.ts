import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword, withPreparedHashes } from './passwords.ts';

test('should hash with Argon2id at the cost that OWASP recommends, with a new salt each time', async () => {
  const [hash, other] = await Promise.all([hashPassword('password1'), hashPassword('password1')]);
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1, saltLen: 16 });
  expect(other).not.toBe(hash);
});

test('should accept a password in another Unicode composition, and no other password', async () => {
  const hash = await hashPassword('Zürich 20Å');
  expect(await verifyPassword({ hash, password: 'Zürich 20Å' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'Zurich 20A' })).toBe(false);
});

test('should use a prepared hash only for its own password', async () => {
  const known = { password: 'password1', hash: await hashPassword('password1') };
  await withPreparedHashes(known, async () => {
    expect(await hashPassword('password1')).toBe(known.hash);
    expect(await hashPassword('password2')).not.toBe(known.hash);
    expect(await verifyPassword({ hash: known.hash, password: 'password2' })).toBe(false);
  });
});

test('should refuse a hash if too many are waiting, and compute the others', async () => {
  const hashes = await Promise.allSettled(
    Array.from({ length: 203 }, (_, n) => hashPassword(`password${n}`)),
  );
  expect(hashes.filter(({ status }) => status === 'fulfilled')).toHaveLength(202);
  expect(hashes.at(-1)).toMatchObject({ reason: { code: 'too_many_requests', retryAfterSeconds: 5 } });
});
