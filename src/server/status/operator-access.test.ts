import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isFromThisMachine, isOperatorToken } from './operator-access.ts';

const direct = { from: '127.0.0.1', headers: { host: '127.0.0.1:3000' }, version: '1.1' };

function request({ from, headers, version }: Omit<typeof direct, 'headers'> & { headers: object }) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  const incoming = new IncomingMessage(socket);
  const [major = 1, minor = 1] = version.split('.').map(Number);
  return Object.assign(incoming, { headers, httpVersionMajor: major, httpVersionMinor: minor });
}

test.each([
  ['by its address', direct],
  ['over IPv6', { ...direct, from: '::1', headers: { host: '[::1]:3000' } }],
  ['over IPv4 in IPv6', { ...direct, from: '::ffff:127.0.0.1' }],
  ['by the name localhost', { ...direct, headers: { host: 'localhost' } }],
  ['by another loopback address', { ...direct, headers: { host: '127.8.8.8:80' } }],
])('a request of this machine is recognised %s', (_how, from) => {
  expect(isFromThisMachine(request(from), undefined)).toBe(true);
  expect(isFromThisMachine(request(from), 'http://localhost:3000')).toBe(true);
});

test.each([
  ['another machine', { ...direct, from: '192.0.2.7' }],
  ['another machine that pretends to be forwarded', { ...direct, from: '192.0.2.7', headers: forwarded() }],
  ['a proxy on this machine', { ...direct, headers: forwarded() }],
  ['a proxy with the standard header', { ...direct, headers: forwarded('forwarded', 'for=192.0.2.7') }],
  ['a proxy that names itself', { ...direct, headers: forwarded('via', '1.1 cache') }],
  ['nginx with its own header', { ...direct, headers: forwarded('x-real-ip', '192.0.2.7') }],
  ['a proxy that only tells the protocol', { ...direct, headers: forwarded('x-forwarded-proto', 'https') }],
  ['a network of proxies', { ...direct, headers: forwarded('cf-ray', '8d1') }],
  ['a proxy with a header of its own', { ...direct, headers: forwarded('true-client-ip', '192.0.2.7') }],
  ['nginx without any header', { ...direct, version: '1.0' }],
  ['a page of another site after DNS rebinding', { ...direct, headers: { host: 'evil.example:3000' } }],
  ['a name that begins like this machine', { ...direct, headers: { host: '127.0.0.1.evil.example' } }],
  ['a name that ends like this machine', { ...direct, headers: { host: 'evil.localhost.example' } }],
  ['a program without a Host header', { ...direct, headers: {} }],
])('a request is not from this machine if it comes from %s', (_who, from) => {
  expect(isFromThisMachine(request(from), undefined)).toBe(false);
});

test('no request counts as from this machine if the public address is on another host', () => {
  expect(isFromThisMachine(request(direct), 'https://reply.example.com')).toBe(false);
});

test('only a whole token is right, of each secret', () => {
  const operator = ['b'.repeat(43), 'a'.repeat(43)] as const;
  for (const right of operator) expect(isOperatorToken(right, operator)).toBe(true);
  for (const wrong of ['', 'b'.repeat(42), 'b'.repeat(44), `${'b'.repeat(42)}c`, 'é'.repeat(43)]) {
    expect(isOperatorToken(wrong, operator)).toBe(false);
  }
});

function forwarded(name = 'x-forwarded-for', value = '127.0.0.1') {
  return { ...direct.headers, [name]: value };
}
