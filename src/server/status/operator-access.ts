import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { OPERATOR_PARAMETER } from '#domain/operator.ts';
import { pagePaths } from '#domain/paths.ts';
import { clientAddress, isListed } from '../http/client-address.ts';
import type { Secrets } from '../secrets.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const noProxies = new BlockList();
/** The names of headers that only proxies send, such as X-Forwarded-Proto, True-Client-IP and CF-Ray. */
const ofProxies = /forwarded|real-ip|client-ip|^(?:via$|cf-)/;

/** Whether a host with an optional port names this machine itself: 'localhost:3000', '127.0.0.1', '[::1]'. */
function isLoopbackHost(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isListed(hostname.replace(/^\[|\]$/g, ''), loopback);
}

/**
 * Whether a request comes from a program of this machine. The address of the socket does not prove it:
 * - A proxy on this machine connects from a loopback address for everyone. So a header of a proxy counts against the
 *   request. nginx adds none by default, speaks HTTP/1.0 in older versions, and replaces the Host header by its own
 *   address of this server. So HTTP/1.0 counts against it too, and so does a public address of another host (`appUrl`).
 * - With DNS rebinding, a page of another site lets its own name lead to a loopback address. Its requests have this name
 *   in the Host header.
 */
export function isFromThisMachine(incoming: IncomingMessage, appUrl: string | undefined): boolean {
  const { headers, httpVersionMajor, httpVersionMinor } = incoming;
  return (
    isListed(clientAddress(incoming, noProxies), loopback) &&
    !Object.keys(headers).some((name) => ofProxies.test(name)) &&
    isLoopbackHost(headers.host) &&
    (httpVersionMajor > 1 || httpVersionMinor > 0) &&
    (appUrl === undefined || isLoopbackHost(new URL(appUrl).host))
  );
}

/** Compares a token with the operator's of each secret, in a time that does not depend on how much of it is right. */
export function isOperatorToken(token: string, operator: Secrets['operator']): boolean {
  const given = Buffer.from(token);
  return operator.some((known) => {
    const expected = Buffer.from(known);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * The link that opens the operator's page. The token is in the fragment, which browsers do not send, so that it is in no
 * log of a proxy.
 */
export function operatorLink(origin: string, [newest]: Secrets['operator']): string {
  return `${origin}${pagePaths.status}#${OPERATOR_PARAMETER}=${newest}`;
}
