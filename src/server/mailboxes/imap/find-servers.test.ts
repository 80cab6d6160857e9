import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type DnsFake, startDns, type Zone } from '#tests/fakes/dns.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { findServers } from './find-servers.ts';

const here = { a: ['127.0.0.1'] };
const zone: Zone = {};
let dns: DnsFake;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const files = createServer(testCertificate, (request, response) => answer(request, response));

beforeAll(async () => {
  dns = await startDns(zone);
  files.listen(0, '127.0.0.1');
  await once(files, 'listening');
});

afterEach(() => {
  for (const name of Object.keys(zone)) delete zone[name];
  dns.asked.length = 0;
});

afterAll(() => {
  dns.close();
  files.close();
});

const find = (
  address: string,
  given: Partial<Parameters<typeof findServers>[0]> & { accepting?: string[] } = {},
) =>
  findServers({
    address,
    allowPrivate: true,
    signal: AbortSignal.timeout(15_000),
    dnsServers: [dns.server],
    httpsPort: (files.address() as AddressInfo).port,
    ca: testCertificate.cert,
    accepts: async (ip, port) => (given.accepting ?? []).includes(`${ip}:${port}`),
    ...given,
  });

const nothing = { imap: null, smtp: null };

const server = (
  type: string,
  host: string,
  { socket = 'SSL', way = 'password-cleartext', port = 993 } = {},
) => {
  const element = type === 'smtp' ? 'outgoingServer' : 'incomingServer';
  return `<${element} type="${type}"><hostname>${host}</hostname><port>${port}</port>
    <socketType>${socket}</socketType><authentication>${way}</authentication></${element}>`;
};

const config = (...servers: string[]) =>
  `<?xml version="1.0"?><clientConfig version="1.1"><emailProvider id="x"><domain>x</domain>${servers.join('')}
    </emailProvider></clientConfig>`;

/** Publishes the texts by host and path. */
function publish(texts: Record<string, string>) {
  const seen: string[] = [];
  answer = ({ headers: { host = '' }, url = '' }, response) => {
    seen.push(`${host}${url}`);
    const text = texts[`${host.split(':')[0]}${url.split('?')[0]}`];
    if (text?.startsWith('http')) response.writeHead(302, { location: text }).end();
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  };
  return seen;
}

const ownFile = 'autoconfig.example.test/mail/config-v1.1.xml';
const wellKnown = 'example.test/.well-known/autoconfig/mail/config-v1.1.xml';

test('finds a large provider without asking anyone, with its page about app passwords', async () => {
  await expect(find('Someone@GMAIL.com')).resolves.toEqual({
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    appPassword: { provider: 'Gmail', url: 'https://support.google.com/accounts/answer/185833' },
  });
  expect(dns.asked).toEqual([]);
});

test('finds the provider of an own domain by its MX record', async () => {
  zone['example.test'] = {
    mx: [
      [20, 'aspmx.l.google.com'],
      [10, 'in1-smtp.messagingengine.com'],
    ],
  };
  await expect(find('a@example.test')).resolves.toMatchObject({
    imap: { host: 'imap.fastmail.com' },
    appPassword: { provider: 'Fastmail' },
  });
});

test('finds the servers of SRV records by priority and weight', async () => {
  zone['_imaps._tcp.example.test'] = {
    srv: [
      [20, 99, 993, 'late.example.test'],
      [10, 1, 993, 'light.example.test'],
      [10, 9, 1993, 'first.example.test'],
    ],
  };
  zone['_submission._tcp.example.test'] = { srv: [[0, 0, 587, 'send.example.test']] };
  await expect(find('a@example.test')).resolves.toEqual({
    imap: { host: 'first.example.test', port: 1993, security: 'tls' },
    smtp: { host: 'send.example.test', port: 587, security: 'starttls' },
  });
});

test('believes a domain that says it has no such server', async () => {
  zone['_imaps._tcp.example.test'] = { srv: [[0, 0, 0, '.']] };
  zone['_submissions._tcp.example.test'] = { srv: [[0, 0, 0, '.']] };
  zone['_submission._tcp.example.test'] = { srv: [[0, 0, 587, 'send.example.test']] };
  zone['imap.example.test'] = here;
  await expect(find('a@example.test', { accepting: ['127.0.0.1:993'] })).resolves.toEqual({
    imap: null,
    smtp: { host: 'send.example.test', port: 587, security: 'starttls' },
  });
});

test('reads the domain’s own file, and takes only protected servers with a password', async () => {
  zone['autoconfig.example.test'] = here;
  const seen = publish({
    [ownFile]: config(
      server('pop3', 'pop.example.test'),
      server('imap', 'open.example.test', { socket: 'plain' }),
      server('imap', 'oauth.example.test', { way: 'OAuth2' }),
      server('imap', 'bad host!'),
      server('imap', 'imap.%EMAILDOMAIN%', { socket: 'STARTTLS', port: 143 }),
      server('imap', 'second.example.test'),
      server('smtp', 'smtp.example.test', { port: 465, way: 'OAuth2</authentication><authentication>plain' }),
    ),
  });
  await expect(find('a+b@example.test')).resolves.toEqual({
    imap: { host: 'imap.example.test', port: 143, security: 'starttls' },
    smtp: { host: 'smtp.example.test', port: 465, security: 'tls' },
  });
  expect(seen).toEqual([`${ownFile}?emailaddress=a%2Bb%40example.test`]);
});

test('finds the file at the other place, also after a redirect', async () => {
  zone['autoconfig.example.test'] = here;
  zone['example.test'] = here;
  zone['files.example.test'] = here;
  publish({
    [ownFile]: 'no file',
    [wellKnown]: 'https://files.example.test/config.xml',
    'files.example.test/config.xml': config(server('imap', 'moved.example.test')),
  });
  await expect(find('a@example.test')).resolves.toMatchObject({ imap: { host: 'moved.example.test' } });
});

test.each([
  ['it leads to a place without HTTPS', 'http://files.example.test/config.xml'],
  ['it leads to another port', 'https://files.example.test:8443/config.xml'],
  ['it leads to itself', `https://${wellKnown}`],
  ['its certificate is of another name', 'https://other.test/config.xml'],
  ['it is too large', `${config(server('imap', 'imap.example.test'))}${' '.repeat(64 * 1024)}`],
  ['it is not complete', config(server('imap', 'imap.example.test')).slice(0, 200)],
  [
    'its host is an entity',
    `<!DOCTYPE x [<!ENTITY a "imap.example.test">]>${config(server('imap', '&a;')).replace(/<\?.*\?>/, '')}`,
  ],
])('does without the file if %s', async (_reason, text) => {
  for (const name of ['example.test', 'files.example.test', 'other.test']) zone[name] = here;
  const other = config(server('imap', 'other.example.test'));
  publish({ [wellKnown]: text, 'files.example.test/config.xml': other, 'other.test/config.xml': other });
  await expect(find('a@example.test')).resolves.toEqual(nothing);
});

test('asks no server at a private address', async () => {
  for (const name of ['autoconfig.example.test', 'example.test', 'imap.example.test']) zone[name] = here;
  const seen = publish({ [ownFile]: config(server('imap', 'imap.example.test')) });
  const found = find('a@example.test', { allowPrivate: false, accepting: ['127.0.0.1:993'] });
  await expect(found).resolves.toEqual(nothing);
  expect(seen).toEqual([]);
});

test('tries the usual names last, and takes one that accepts connections', async () => {
  zone['imap.example.test'] = { a: ['127.0.0.2'] };
  zone['mail.example.test'] = { a: ['127.0.0.3'] };
  const accepting = ['127.0.0.2:143', '127.0.0.3:993', '127.0.0.3:465', '127.0.0.3:587'];
  await expect(find('a@example.test', { accepting })).resolves.toEqual({
    imap: { host: 'imap.example.test', port: 143, security: 'starttls' },
    smtp: { host: 'mail.example.test', port: 465, security: 'tls' },
  });
});

test('takes each server from the first step that knows it', async () => {
  zone['_imap._tcp.example.test'] = { srv: [[0, 0, 143, 'records.example.test']] };
  zone['autoconfig.example.test'] = here;
  zone['mail.example.test'] = here;
  publish({ [ownFile]: config(server('imap', 'file.example.test'), server('smtp', 'file.example.test')) });
  await expect(find('a@example.test', { accepting: ['127.0.0.1:465'] })).resolves.toMatchObject({
    imap: { host: 'records.example.test', security: 'starttls' },
    smtp: { host: 'file.example.test' },
  });
});

test('asks for an international domain in ASCII', async () => {
  zone['_imaps._tcp.xn--mller-kva.test'] = { srv: [[0, 0, 993, 'imap.example.test']] };
  await expect(find('a@müller.test')).resolves.toMatchObject({ imap: { host: 'imap.example.test' } });
});

test.each(['a@unknown.test', 'a@127.1', 'a@[::1]', 'a@..', 'a@a b', 'nobody'])(
  'finds nothing for %s, and soon',
  async (address) => {
    const started = performance.now();
    zone['imap.unknown.test'] = here;
    // Nothing listens on the ports of mail here.
    await expect(find(address, { accepts: undefined })).resolves.toEqual(nothing);
    expect(performance.now() - started).toBeLessThan(3_000);
  },
);

test('returns what it knows when the time is over', async () => {
  zone['example.test'] = 'silent';
  zone['imap.example.test'] = here;
  const started = performance.now();
  const found = find('a@example.test', { signal: AbortSignal.timeout(300), accepting: ['127.0.0.1:993'] });
  await expect(found).resolves.toMatchObject({ imap: { host: 'imap.example.test' }, smtp: null });
  await expect(find('a@example.test', { signal: AbortSignal.abort() })).resolves.toEqual(nothing);
  expect(performance.now() - started).toBeLessThan(3_000);
});
