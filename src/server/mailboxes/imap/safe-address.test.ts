import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { type DnsFake, startDns } from '#tests/fakes/dns.ts';
import { isPublicAddress, plainHost, resolveServer } from './safe-address.ts';

let dns: DnsFake;

beforeAll(async () => {
  dns = await startDns({
    'imap.example.test': { a: ['93.184.215.14'], aaaa: ['2606:2800:21f::1'] },
    'six.example.test': { aaaa: ['2606:2800:21f::1'] },
    'inside.example.test': { a: ['10.1.2.3'] },
    'mixed.example.test': { a: ['93.184.215.14'], aaaa: ['::1'] },
    'mapped.example.test': { aaaa: ['::ffff:7f00:1'] },
    'none.example.test': { mx: [[10, 'mx.example.test']] },
    'silent.example.test': 'silent',
    'xn--mller-kva.example.test': { a: ['93.184.215.14'] },
  });
});

afterAll(() => dns.close());

const resolve = (
  host: string,
  { security = 'tls', allowPrivate = false, signal = AbortSignal.timeout(15_000) } = {} as {
    security?: MailServer['security'];
    allowPrivate?: boolean;
    signal?: AbortSignal;
  },
) =>
  resolveServer(
    { host, port: 993, security },
    { role: 'incoming', allowPrivate, signal, dnsServers: [dns.server] },
  );

const refusal = (sentence: string) => ({ code: 'mailbox_unreachable', detail: sentence });

test('connects to the address that was checked, and checks the certificate for the name', async () => {
  await expect(resolve('IMAP.example.test.')).resolves.toEqual({
    address: '93.184.215.14',
    servername: 'imap.example.test',
    port: 993,
    security: 'tls',
  });
  await expect(resolve('six.example.test')).resolves.toMatchObject({ address: '2606:2800:21f::1' });
  await expect(resolve('müller.example.test')).resolves.toMatchObject({
    servername: 'xn--mller-kva.example.test',
  });
});

test('checks the certificate of an IP address for the address', async () => {
  await expect(resolve('93.184.215.14')).resolves.toMatchObject({
    address: '93.184.215.14',
    servername: undefined,
  });
});

test.each([
  'inside.example.test',
  'mixed.example.test',
  'mapped.example.test',
  'localhost',
  'LOCALHOST.',
  'imap.localhost',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '0177.0.0.1',
  '2130706433',
  '１２７.0.0.1',
  '127.0.0.1.',
  '0',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '169.254.169.254',
  'fd00::1',
  'fe80::1',
])('refuses %s, which is not on the public internet', async (host) => {
  await expect(resolve(host)).rejects.toMatchObject(
    refusal(`The incoming server ${host} has a private address, and this site connects to public ones only.`),
  );
});

test('connects to private addresses where the operator allows it', async () => {
  await expect(resolve('inside.example.test', { allowPrivate: true })).resolves.toMatchObject({
    address: '10.1.2.3',
  });
  await expect(resolve('localhost', { allowPrivate: true })).resolves.toMatchObject({
    address: '127.0.0.1',
    servername: 'localhost',
  });
});

test('goes without TLS only to this machine', async () => {
  const none = { security: 'none', allowPrivate: true } as const;
  await expect(resolve('127.1', none)).resolves.toMatchObject({ address: '127.0.0.1', security: 'none' });
  await expect(resolve('::1', none)).resolves.toMatchObject({ security: 'none' });
  await expect(resolve('localhost', { security: 'none' })).rejects.toMatchObject({
    code: 'mailbox_unreachable',
  });
  const needsTls = refusal(
    'The incoming server inside.example.test needs TLS or STARTTLS: only a server on this machine can be used without.',
  );
  await expect(resolve('inside.example.test', none)).rejects.toMatchObject(needsTls);
});

test.each([
  'missing.example.test',
  'none.example.test',
  'a..b',
  'a b',
  'a/b',
  '%31%32%37.1',
  'fe80::1%eth0',
  '㈠.example.test',
  '',
])('says that %s was not found', async (host) => {
  await expect(resolve(host)).rejects.toMatchObject(
    refusal(`The incoming server ${host} was not found. Check its name.`),
  );
});

test('does not doubt the name of a server that the program knows', async () => {
  await expect(resolve('imap.gmail.com')).rejects.toMatchObject(
    refusal('The incoming server imap.gmail.com cannot be reached at the moment. Please try again soon.'),
  );
});

test('says so when nobody answers for the name', async () => {
  await expect(resolve('silent.example.test')).rejects.toMatchObject(
    refusal(
      'The incoming server silent.example.test cannot be reached at the moment. Please try again soon.',
    ),
  );
});

test('stops to look up as soon as the caller does', async () => {
  const started = performance.now();
  const waiting = resolve('silent.example.test', { signal: AbortSignal.timeout(50) });
  await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - started).toBeLessThan(1_000);
});

/** The spellings of an IPv4 address that programs accept. */
const spellings: ((bytes: number[]) => string)[] = [
  (bytes) => bytes.join('.'),
  (bytes) => bytes.map((byte) => `0x${byte.toString(16)}`).join('.'),
  (bytes) => bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
  ([a, b, c = 0, d = 0]) => `${a}.${b}.${c * 256 + d}`,
  ([a, b = 0, c = 0, d = 0]) => `${a}.${(b * 256 + c) * 256 + d}`,
  (bytes) => String(Buffer.from(bytes).readUInt32BE()),
  (bytes) => `${bytes.join('.')}.`,
];

/** The IPv6 addresses that lead to an IPv4 address. */
const insideIPv6: ((bytes: number[]) => string)[] = [
  (bytes) => `::ffff:${bytes.join('.')}`,
  (bytes) => `64:ff9b::${bytes.join('.')}`,
  (bytes) => `[2002:${Buffer.from(bytes).toString('hex', 0, 2)}:${Buffer.from(bytes).toString('hex', 2)}::1]`,
];

const bytes = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
const privateBytes = fc
  .tuple(
    fc.constantFrom([10], [127], [169, 254], [172, 16], [172, 31], [192, 168], [100, 64], [100, 127], [0]),
    bytes,
  )
  .map(([start, rest]) => [...start, ...rest].slice(0, 4));

test('reads every spelling of an IPv4 address as the same address', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(...spellings), (address, spell) => {
      expect(plainHost(spell(address))).toBe(address.join('.'));
    }),
  );
});

test('finds a private IPv4 address in every spelling and in every IPv6 form', () => {
  fc.assert(
    fc.property(privateBytes, fc.constantFrom(...spellings, ...insideIPv6), (address, spell) => {
      expect(isPublicAddress(plainHost(spell(address)))).toBe(false);
    }),
  );
});

test('judges the IPv6 forms of an address as the address itself', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(...insideIPv6), (address, spell) => {
      expect(isPublicAddress(plainHost(spell(address)))).toBe(isPublicAddress(address.join('.')));
    }),
  );
});

test('makes of any text an IP address, a name in ASCII, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.ipV4Extended(), fc.ipV6()), (text) => {
      const host = plainHost(text);
      expect(host).toMatch(/^[\da-z._:-]*$/);
      expect(plainHost(host)).toBe(host);
    }),
  );
});

test('takes only global IPv6 addresses as public', () => {
  const outside = fc
    .ipV6()
    .map(plainHost)
    .filter((host) => !/^([23][\da-f]{3}|64:ff9b|::ffff):/.test(host));
  fc.assert(fc.property(outside, (host) => !isPublicAddress(host)));
});
