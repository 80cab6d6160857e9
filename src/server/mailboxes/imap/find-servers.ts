import type { SrvRecord } from 'node:dns';
import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import type { ConnectionSecurity, FoundServers, MailServer } from '#domain/mailbox-connection.ts';
import { type AutoconfigOptions, acceptedServer, fetchAutoconfig } from './autoconfig.ts';
import { appPasswordFor, serversOfDomain, serversOfExchanges } from './known-servers.ts';
import { askDns, plainHost, safeAddress } from './safe-address.ts';

/** What one step found. Null: the domain says that it has no such server. Undefined: the step does not know. */
type Found = { imap?: MailServer | null | undefined; smtp?: MailServer | null | undefined };

/** `accepts`: whether a server accepts connections at an IP address; tests set another one. */
type FindOptions = AutoconfigOptions & { accepts?: typeof acceptsConnection | undefined };

/** How long a server may take to accept a connection, in milliseconds. */
const ACCEPT_MS = 3_000;

/** How long the domain's own file may take, in milliseconds: the steps after it wait for it. */
const AUTOCONFIG_MS = 4_000;

/** The protocols of mail with the service names of RFC 6186 and RFC 8314, the usual names and the ports. */
const protocols = {
  imap: [
    { service: '_imaps', port: 993, security: 'tls' },
    { service: '_imap', port: 143, security: 'starttls' },
  ],
  smtp: [
    { service: '_submissions', port: 465, security: 'tls' },
    { service: '_submission', port: 587, security: 'starttls' },
  ],
} as const satisfies Record<string, { service: string; port: number; security: ConnectionSecurity }[]>;

type Protocol = keyof typeof protocols;

async function findByExchanges(domain: string, options: FindOptions): Promise<Found> {
  const records = await askDns(options, (resolver) => resolver.resolveMx(domain));
  const exchanges = records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  return serversOfExchanges(exchanges) ?? {};
}

/** The servers that the domain's SRV records name. The target '.' means that the service is not offered. */
async function findByRecords(
  protocol: Protocol,
  domain: string,
  options: FindOptions,
): Promise<MailServer | null | undefined> {
  const asked = protocols[protocol].map(async ({ service, security }) => {
    const none: SrvRecord[] = [];
    const records = await askDns(options, (resolver) =>
      resolver.resolveSrv(`${service}._tcp.${domain}`),
    ).catch(() => none);
    return records
      .sort((a, b) => a.priority - b.priority || b.weight - a.weight)
      .map(({ name, port }) => ({ host: name.replace(/\.$/, ''), port, security }));
  });
  const servers = (await Promise.all(asked)).flat();
  const offered = servers.filter(({ host }) => host !== '');
  if (servers.length > 0 && offered.length === 0) return null;
  return offered.map(acceptedServer).find((server) => server !== undefined);
}

/** Whether a server accepts a TCP connection. Nothing is sent. */
async function acceptsConnection(address: string, port: number, signal: AbortSignal): Promise<boolean> {
  const socket = connect({ host: address, port, signal, timeout: ACCEPT_MS });
  socket.on('timeout', () => socket.destroy(new Error('The server did not accept the connection.')));
  socket.on('error', () => {});
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A server with a usual name that accepts connections: `imap.` or `smtp.` of the domain, then `mail.`. */
async function findByNames(
  protocol: Protocol,
  domain: string,
  { accepts = acceptsConnection, ...options }: FindOptions,
): Promise<MailServer | undefined> {
  const attempts = [protocol, 'mail'].flatMap((label) => {
    const host = `${label}.${domain}`;
    const checked = safeAddress(host, options);
    return protocols[protocol].map(async ({ port, security }) => {
      const place = await checked;
      if ('refusal' in place || !(await accepts(place.address, port, options.signal))) return undefined;
      return acceptedServer({ host, port, security });
    });
  });
  for (const attempt of attempts) {
    const server = await attempt;
    if (server) return server;
  }
  return undefined;
}

/** Asks for both protocols at once. */
async function forBoth(
  find: (protocol: Protocol, domain: string, options: FindOptions) => Promise<MailServer | null | undefined>,
  domain: string,
  options: FindOptions,
): Promise<Found> {
  const [imap, smtp] = await Promise.all([find('imap', domain, options), find('smtp', domain, options)]);
  return { imap, smtp };
}

/**
 * Finds the servers of an email address: in the table of large providers (by the domain, then by its MX records), in
 * the domain's SRV records, in its autoconfig file, by the usual names. All steps run at once, but an earlier step
 * decides. A step that fails knows nothing. Returns what is known when the signal aborts; never throws.
 */
export async function findServers({
  address,
  signal,
  ...given
}: { address: string } & FindOptions): Promise<FoundServers> {
  const domain = plainHost(address.slice(address.lastIndexOf('@') + 1));
  const known = serversOfDomain(domain);
  if (known) return present(known);
  if (!domain || isIP(domain)) return present({});
  const finished = new AbortController();
  const options = { ...given, signal: AbortSignal.any([signal, finished.signal]) };
  const steps: Promise<Found>[] = [
    findByExchanges(domain, options),
    forBoth(findByRecords, domain, options),
    fetchAutoconfig(
      { domain, address },
      { ...options, signal: AbortSignal.any([options.signal, AbortSignal.timeout(AUTOCONFIG_MS)]) },
    ),
    forBoth(findByNames, domain, options),
  ].map((step) => step.catch(() => ({})));
  let found: Found = {};
  for (const step of steps) {
    if (found.imap !== undefined && found.smtp !== undefined) break;
    const { imap, smtp } = await step;
    found = {
      imap: found.imap === undefined ? imap : found.imap,
      smtp: found.smtp === undefined ? smtp : found.smtp,
    };
  }
  finished.abort();
  return present(found);
}

function present({ imap, smtp }: Found): FoundServers {
  const appPassword = imap ? appPasswordFor(imap.host) : undefined;
  return { imap: imap ?? null, smtp: smtp ?? null, ...(appPassword && { appPassword }) };
}
