import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import type { MailServer } from '#domain/mailbox-connection.ts';
import { ProblemError } from '../../problems.ts';
import { untilAborted } from '../../until-aborted.ts';
import { isKnownServer } from './known-servers.ts';

export type AddressOptions = {
  /** The value of MAILBOX_ALLOW_PRIVATE. */
  allowPrivate: boolean;
  signal: AbortSignal;
  /** Tests set other DNS servers than those of the machine. */
  dnsServers?: readonly string[] | undefined;
};

/** `asksSystem`: whether the system is asked for a name that DNS does not have. */
type LookUpOptions = AddressOptions & { asksSystem?: boolean };

/** `servername`: the name that the certificate must have; undefined if the person typed an IP address. */
type SafeAddress = { address: string; servername: string | undefined };

/** A mail server with the IP address that was checked. A connection must go to this address, not to the name. */
type SafeServer = SafeAddress & Pick<MailServer, 'port' | 'security'>;

export type ServerRole = 'incoming' | 'outgoing';

/** Why a host may not be connected to, or cannot be. */
type Refusal = 'unknown' | 'unanswered' | 'private';

/**
 * Networks that are not the public internet: private, loopback, link-local, shared by a provider, multicast, reserved
 * and for documentation. Source: the special-purpose registries of IANA.
 */
const refusedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** The same within 2000::/3, the only part of IPv6 with public addresses. */
const refusedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const;

/** IPv6 addresses that may be public: global ones, and those that contain an IPv4 address (mapped, NAT64). */
const perhapsPublic = new BlockList();
perhapsPublic.addSubnet('2000::', 3, 'ipv6');
perhapsPublic.addSubnet('::ffff:0:0', 96, 'ipv6');
perhapsPublic.addSubnet('64:ff9b::', 96, 'ipv6');

const refused = new BlockList();
for (const [network, bits] of refusedIPv6) refused.addSubnet(network, bits, 'ipv6');
for (const [network, bits] of refusedIPv4) {
  const hex = Buffer.from(network.split('.').map(Number)).toString('hex');
  // The list finds mapped addresses (::ffff:0:0/96) by this rule too. The forms of NAT64 and 6to4 need their own.
  refused.addSubnet(network, bits, 'ipv4');
  refused.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  refused.addSubnet(`2002:${hex.slice(0, 4)}:${hex.slice(4)}::`, 16 + bits, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  return isIPv6(address) && perhapsPublic.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * A host in its usual spelling: an IP address, or a name in ASCII. '127.1', '2130706433' and '0x7f.1' become 127.0.0.1,
 * as in every program that connects to them. Empty if it is no host.
 */
export function plainHost(host: string): string {
  const bare = host.trim().replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(bare)) return domainToASCII(`[${bare}]`).slice(1, -1);
  if (!/^[\p{L}\p{M}\p{N}._-]+$/u.test(bare)) return '';
  const name = domainToASCII(bare).replace(/\.$/, '');
  // One character can become several: '㈠' becomes '(一)'.
  return /^[\da-z._-]*$/.test(name) ? name : '';
}

/** Asks DNS. Gives up soon, and at once when the signal aborts. */
export async function askDns<Answer>(
  { signal, dnsServers }: Pick<AddressOptions, 'signal' | 'dnsServers'>,
  ask: (resolver: Resolver) => Promise<Answer>,
): Promise<Answer> {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (dnsServers) resolver.setServers(dnsServers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answer = ask(resolver);
  if (signal.aborted) cancel();
  return await answer.finally(() => signal.removeEventListener('abort', cancel));
}

/**
 * The addresses that the system knows for a name. It also knows the names of its own network, which DNS may not have.
 * Such a look-up holds a thread of the process until it ends, so strangers cannot start one.
 */
async function askSystem(name: string, signal: AbortSignal): Promise<string[]> {
  const found = untilAborted(lookup(name, { all: true, order: 'ipv4first' }), signal);
  return await found.then(
    (entries) => entries.map(({ address }) => address),
    () => [],
  );
}

const notFound = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** The addresses of a name, IPv4 first: more machines can reach these. */
async function resolveName(name: string, options: LookUpOptions): Promise<string[] | Refusal> {
  if (/(^|\.)localhost$/.test(name)) return ['127.0.0.1', '::1'];
  const answers = await askDns(options, (resolver) =>
    Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]),
  );
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0 && options.asksSystem) {
    addresses.push(...(await askSystem(name, options.signal)));
  }
  if (addresses.length > 0) return addresses;
  const isUnknown = answers.every(
    (answer) => answer.status === 'rejected' && notFound.has(answer.reason.code),
  );
  return isUnknown ? 'unknown' : 'unanswered';
}

/**
 * Resolves a host once and checks it. Every address of a name must be allowed: a name with a public and a private
 * address is either a mistake or an attack, and which address is used must not decide.
 */
export async function safeAddress(
  host: string,
  options: LookUpOptions,
): Promise<SafeAddress | { refusal: Refusal }> {
  const name = plainHost(host);
  if (!name) return { refusal: 'unknown' };
  const addresses = isIP(name) ? [name] : await resolveName(name, options);
  if (typeof addresses === 'string') return { refusal: addresses };
  const [address] = addresses;
  if (!address) return { refusal: 'unknown' };
  if (!options.allowPrivate && !addresses.every(isPublicAddress)) return { refusal: 'private' };
  return { address, servername: isIP(name) ? undefined : name };
}

const reasons: Record<Refusal, string> = {
  unknown: 'was not found. Check its name.',
  unanswered: 'cannot be reached at the moment. Please try again soon.',
  private: 'has a private address, and this site connects to public ones only.',
};

/**
 * Finds the address of a mail server to connect to. Throws `mailbox_unreachable` with a sentence that names the server,
 * or the signal's reason. The sentence does not name the address: it would tell strangers what is in this network.
 */
export async function resolveServer(
  { host, port, security }: MailServer,
  { role, ...options }: AddressOptions & { role: ServerRole },
): Promise<SafeServer> {
  const checked = await safeAddress(host, { ...options, asksSystem: options.allowPrivate });
  options.signal.throwIfAborted();
  const unreachable = (reason: string) =>
    new ProblemError('mailbox_unreachable', { detail: `The ${role} server ${host} ${reason}` });
  if ('refusal' in checked) {
    // The name of a server that the program knows is right: this network does not find it.
    const isOutage = checked.refusal === 'unknown' && isKnownServer(host);
    throw unreachable(reasons[isOutage ? 'unanswered' : checked.refusal]);
  }
  if (security === 'none' && !isLoopback(checked.address)) {
    throw unreachable('needs TLS or STARTTLS: only a server on this machine can be used without.');
  }
  return { ...checked, port, security };
}
