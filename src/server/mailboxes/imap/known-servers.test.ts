import { expect, test } from 'vitest';
import { foundServersSchema } from '#domain/mailbox-connection.ts';
import {
  appPasswordFor,
  keepsSent,
  knownServers,
  providerWithoutPasswords,
  serversOfDomain,
  serversOfExchanges,
} from './known-servers.ts';

test('knows only servers with TLS or STARTTLS on the usual ports', () => {
  for (const { imap, smtp } of knownServers) {
    expect(foundServersSchema.parse({ imap, smtp })).toEqual({ imap, smtp });
    expect([993]).toContain(imap.port);
    expect(smtp).toMatchObject(smtp.port === 465 ? { security: 'tls' } : { port: 587, security: 'starttls' });
  }
});

test('knows each domain and each MX record once, in small letters', () => {
  const names = knownServers.flatMap(({ domains }) => domains);
  const ends = knownServers.flatMap(({ mx = [] }) => mx);
  for (const list of [names, ends]) expect(new Set(list).size).toBe(list.length);
  for (const name of [...names, ...ends]) expect(name).toMatch(/^[\da-z-]+(\.[\da-z-]+)+$/);
});

test('links to pages about app passwords over https only', () => {
  const pages = knownServers.flatMap(({ appPassword = [] }) => appPassword);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(page).toMatch(/^https:\/\//);
});

test.each([
  ['web.de', 'imap.web.de', 'smtp.web.de'],
  ['hotmail.com', 'outlook.office365.com', 'smtp-mail.outlook.com'],
  ['yahoo.fr', 'imap.mail.yahoo.com', 'smtp.mail.yahoo.com'],
  ['163.com', 'imap.163.com', 'smtp.163.com'],
])('finds the servers of %s', (domain, imap, smtp) => {
  expect(serversOfDomain(domain)).toMatchObject({ imap: { host: imap }, smtp: { host: smtp } });
});

test.each([
  ['ASPMX.L.Google.com', 'imap.gmail.com'],
  ['example-com.mail.protection.outlook.com', 'outlook.office365.com'],
  ['in1-smtp.messagingengine.com', 'imap.fastmail.com'],
  ['mx01.mail.icloud.com', 'imap.mail.me.com'],
  ['mx2.mail.ovh.net', 'ssl0.ovh.net'],
  ['mx00.ionos.co.uk', 'imap.ionos.co.uk'],
  ['mx-aol.mail.gm0.yahoodns.net', 'imap.aol.com'],
])('finds the provider of a domain whose mail goes to %s', (exchange, imap) => {
  expect(serversOfExchanges(['mx.example.test', exchange])?.imap?.host).toBe(imap);
});

test('takes no name that only looks like a provider’s', () => {
  expect(serversOfExchanges(['mx.notgoogle.com', 'google.com.example.test'])).toBeUndefined();
  expect(serversOfDomain('constructor')).toBeUndefined();
});

test('knows by the server what its provider does', () => {
  expect(keepsSent('SMTP.gmail.com')).toBe(true);
  expect(keepsSent('smtp.office365.com')).toBe(true);
  expect(keepsSent('smtp.mail.me.com')).toBe(false);
  expect(appPasswordFor('imap.mail.me.com')?.provider).toBe('iCloud');
  expect(appPasswordFor('outlook.office365.com')).toBeUndefined();
  expect(providerWithoutPasswords('outlook.office365.com')).toBe('Microsoft');
  expect(providerWithoutPasswords('imap.gmail.com')).toBeUndefined();
});
