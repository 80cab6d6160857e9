import { createHmac, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** The address without a port, brackets, a zone and the IPv4-in-IPv6 prefix, which proxies and sockets may add. */
function bareAddress(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  const bare = (bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(/%.*$/, '');
  return bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** Whether a list has an address. False for a text that is no address. */
export function isListed(address: string, list: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The network address that a request comes from. X-Forwarded-For is read from the right, as long as a trusted proxy
 * wrote the entry. An entry that a client forged is further left, so it is never read.
 */
export function clientAddress(incoming: IncomingMessage, trusted: BlockList): string {
  let address = bareAddress(incoming.socket.remoteAddress ?? '');
  const header = incoming.headers['x-forwarded-for'];
  if (!header) return address;
  const hops = String(header).split(',');
  while (isListed(address, trusted)) {
    const hop = bareAddress(hops.pop()?.trim() ?? '');
    if (!isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** The network half of an IPv6 address (its /64, which belongs to one household or machine), in one spelling. */
function ipv6Network(address: string): string {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

/** The keyed hash of a network address for counts: of the whole IPv4 address, or of the /64 of an IPv6 address. */
export function hashAddress(address: string, key: KeyObject): string {
  const network = isIP(address) === 6 ? `${ipv6Network(address)}::/64` : address;
  return createHmac('sha256', key).update(network).digest('base64url');
}
