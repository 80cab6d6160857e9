// The file in which a domain names its own mail servers. Source of the format:
// https://wiki.mozilla.org/Thunderbird:Autoconfiguration:ConfigFileFormat
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { type ConnectionSecurity, foundServersSchema, type MailServer } from '#domain/mailbox-connection.ts';
import { type AddressOptions, safeAddress } from './safe-address.ts';

/** `httpsPort`, `ca`: tests set another port and the certificate that signs. */
export type AutoconfigOptions = AddressOptions & { httpsPort?: number; ca?: string };

/** The servers that a file names; undefined for one that it does not name. */
type ServersOfFile = { imap?: MailServer | undefined; smtp?: MailServer | undefined };

/** A larger file is no list of a few servers. In bytes. */
const MAX_FILE = 64 * 1024;

const MAX_REDIRECTS = 3;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: 20,
  isArray: (tag) => ['incomingServer', 'outgoingServer', 'authentication'].includes(tag),
});

const fileSchema = z.object({
  clientConfig: z.object({
    emailProvider: z.object({
      incomingServer: z.array(z.unknown()).default([]),
      outgoingServer: z.array(z.unknown()).default([]),
    }),
  }),
});

const serverSchema = z.object({
  '@type': z.string(),
  hostname: z.string(),
  port: z.coerce.number(),
  socketType: z.string(),
  authentication: z.array(z.unknown()),
});

const securities = new Map<string, ConnectionSecurity>([
  ['SSL', 'tls'],
  ['STARTTLS', 'starttls'],
]);

/** The ways to sign in with a password; the last two are older names. */
const passwordWays = new Set<unknown>(['password-cleartext', 'password-encrypted', 'plain', 'secure']);

/** A server as our own schema accepts it; undefined otherwise. */
export function acceptedServer(server: MailServer): MailServer | undefined {
  return foundServersSchema.shape.imap.safeParse(server).data ?? undefined;
}

/** The first server of a type that protects the connection and accepts a password. */
function firstServer(entries: readonly unknown[], type: string, domain: string): MailServer | undefined {
  for (const entry of entries) {
    const read = serverSchema.safeParse(entry).data;
    const security = securities.get(read?.socketType ?? '');
    if (read?.['@type'] !== type || !security) continue;
    if (!read.authentication.some((way) => passwordWays.has(way))) continue;
    const host = read.hostname.replaceAll('%EMAILDOMAIN%', domain);
    const server = acceptedServer({ host, port: read.port, security });
    if (server) return server;
  }
  return undefined;
}

/** Reads such a file. Throws if it is no XML. */
function readAutoconfig(text: string, domain: string): ServersOfFile {
  const file = fileSchema.safeParse(parser.parse(text)).data?.clientConfig.emailProvider;
  return {
    imap: firstServer(file?.incomingServer ?? [], 'imap', domain),
    smtp: firstServer(file?.outgoingServer ?? [], 'smtp', domain),
  };
}

async function readText(response: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_FILE) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Downloads a file over HTTPS from an address that was checked, also after each redirect. Undefined if there is none.
 * Throws if the server does not answer.
 */
async function download(
  url: URL,
  options: AutoconfigOptions,
  redirects = MAX_REDIRECTS,
): Promise<string | undefined> {
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return undefined;
  const checked = await safeAddress(url.hostname, options);
  if ('refusal' in checked) return undefined;
  const request = get({
    host: checked.address,
    servername: checked.servername ?? '',
    port: options.httpsPort ?? 443,
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, accept: 'text/xml, application/xml' },
    agent: false,
    signal: options.signal,
    ...(options.ca && { ca: options.ca }),
  });
  // An error after the response also comes from the response itself.
  request.on('error', () => {});
  try {
    const [response]: IncomingMessage[] = await once(request, 'response');
    const { statusCode, headers } = response ?? {};
    if (response && statusCode === 200) return await readText(response);
    const isRedirect = statusCode && statusCode >= 300 && statusCode < 400;
    const next = isRedirect && headers?.location && URL.parse(headers.location, url);
    return next && redirects > 0 ? await download(next, options, redirects - 1) : undefined;
  } finally {
    request.destroy();
  }
}

/** Downloads and reads the file of a domain, from the first of its two places that has a useful one. */
export async function fetchAutoconfig(
  { domain, address }: { domain: string; address: string },
  options: AutoconfigOptions,
): Promise<ServersOfFile> {
  const query = `emailaddress=${encodeURIComponent(address)}`;
  const files = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml?${query}`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ].map(async (place): Promise<ServersOfFile> => {
    const url = URL.parse(place);
    try {
      const text = url && (await download(url, options));
      return text ? readAutoconfig(text, domain) : {};
    } catch {
      return {};
    }
  });
  for (const file of files) {
    const found = await file;
    if (found.imap ?? found.smtp) return found;
  }
  return {};
}
