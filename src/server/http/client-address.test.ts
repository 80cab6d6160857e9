import { createSecretKey } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, hashAddress } from './client-address.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('::1', 'ipv6');

const addressOf = (remoteAddress: string, forwarded?: string) =>
  clientAddress(
    {
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
    proxies,
  );

test.each([
  ['no proxy', '203.0.113.1', undefined, '203.0.113.1'],
  ['an address written as IPv6', '::ffff:203.0.113.1', undefined, '203.0.113.1'],
  ['an untrusted sender that forwards', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
  ['one proxy', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['a proxy that is reached over IPv6', '::1', '203.0.113.1', '203.0.113.1'],
  ['two proxies', '10.0.0.1', '203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['an entry that the client forged', '10.0.0.1', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
  ['a port', '10.0.0.1', '203.0.113.1:5000', '203.0.113.1'],
  ['IPv6 with a port', '10.0.0.1', '[2001:db8::1]:5000', '2001:db8::1'],
  ['an invalid entry', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['only proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
])('should find the client address with %s', (_what, remote, forwarded, expected) => {
  expect(addressOf(remote, forwarded)).toBe(expected);
});

const key = createSecretKey(Buffer.alloc(32, 1));

test('should hash all addresses of an IPv6 /64 network to one value, in any spelling', () => {
  const hashes = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', '2001:0db8:0000:0001:0:0:0:3'].map((address) =>
    hashAddress(address, key),
  );
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).not.toBe(hashAddress('2001:db8:0:2::1', key));
  expect(hashAddress('::1', key)).not.toBe(hashAddress('2001:db8::1', key));
});

test('should hash every IPv4 address to its own value, which depends on the key', () => {
  expect(hashAddress('203.0.113.1', key)).not.toBe(hashAddress('203.0.113.2', key));
  expect(hashAddress('203.0.113.1', key)).toMatch(/^[\w-]{43}$/);
  expect(hashAddress('203.0.113.1', key)).not.toBe(
    hashAddress('203.0.113.1', createSecretKey(Buffer.alloc(32, 2))),
  );
});
