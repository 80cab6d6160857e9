import { expect, test } from 'vitest';
import type { FoundServers, MailServer } from '#domain/mailbox-connection.ts';
import { mailboxFieldMessages } from '#domain/mailbox-field-messages.ts';
import { checkForm } from '../auth/check-form.ts';
import {
  isAddress,
  isServerMissing,
  looksComplete,
  lookupText,
  noServers,
  withFound,
  withTyped,
} from './mailbox-servers.ts';

const imap: MailServer = { host: 'imap.acme.example', port: 993, security: 'tls' };
const smtp: MailServer = { host: 'smtp.acme.example', port: 587, security: 'starttls' };
const found: FoundServers = { imap, smtp };

test('should show the servers that were found, and take them away again with the address', () => {
  const shown = withFound(noServers, found);
  expect(shown.imap).toEqual({ ...imap, port: '993', isOwn: false });
  expect(shown.smtp).toEqual({ ...smtp, port: '587', isOwn: false });
  expect(withFound(shown, undefined)).toEqual(noServers);
});

test('should never replace a server that the person typed, unless she empties it', () => {
  const typed = withTyped(noServers, 'imap', { host: 'mail.acme.example' });
  expect(withFound(typed, found).imap.host).toBe('mail.acme.example');
  expect(withFound(typed, found).smtp.host).toBe(smtp.host);
  expect(withFound(withTyped(typed, 'imap', { host: ' ' }), found).imap.host).toBe(imap.host);
});

test('should let a usual port follow the security, and keep any other', () => {
  const { port } = withTyped(noServers, 'smtp', { security: 'starttls' }).smtp;
  expect(port).toBe('587');
  const own = withTyped(noServers, 'imap', { host: 'mail.acme.example', port: '1993' });
  expect(withTyped(own, 'imap', { security: 'starttls' }).imap.port).toBe('1993');
});

test('should say which server was found, and which is missing', () => {
  expect(lookupText({ kind: 'none' })).toBe('');
  for (const [lookup, words, isMissing] of [
    [found, ['imap.acme.example', 'smtp.acme.example'], false],
    [{ imap, smtp: null }, ['imap.acme.example', 'no outgoing server'], true],
    [{ imap: null, smtp }, ['smtp.acme.example', 'no incoming server'], true],
    [{ imap: null, smtp: null }, ['No servers were found'], true],
  ] as const) {
    const text = lookupText({ kind: 'done', found: lookup });
    for (const word of words) expect(text).toContain(word);
    expect(isServerMissing({ kind: 'done', found: lookup })).toBe(isMissing);
  }
});

test('should know an address, and when it is probably whole', () => {
  expect(['maria', 'maria@', 'ma ria@acme.example', 'maria@localhost'].filter(isAddress)).toEqual([
    'maria@localhost',
  ]);
  expect(['maria@acme', 'maria@acme.e', 'maria@acme.example'].filter(looksComplete)).toEqual([
    'maria@acme.example',
  ]);
});

const typed = {
  address: ' maria@acme.example ',
  password: ' p w ',
  username: ' ',
  'imap.host': ' imap.acme.example ',
  'imap.port': '993',
  'imap.security': 'tls',
  'smtp.host': '',
  'smtp.port': '465',
  'smtp.security': 'tls',
};

test('should send what was typed, without a server or a name that is empty', () => {
  expect(checkForm('connect-mailbox', typed)).toEqual({
    ok: true,
    values: { address: 'maria@acme.example', password: ' p w ', imap },
  });
});

test('should refuse the first wrong field by its name in the form', () => {
  for (const [wrong, field, message] of [
    [{ address: 'maria' }, 'address', mailboxFieldMessages.addressWithoutAt],
    [{ password: '' }, 'password', mailboxFieldMessages.passwordInvalid],
    [{ 'imap.host': 'two words' }, 'imap.host', mailboxFieldMessages.hostInvalid],
    [{ 'imap.port': '' }, 'imap.port', mailboxFieldMessages.portInvalid],
    [
      { 'smtp.host': 'smtp.acme.example', 'smtp.port': '70000' },
      'smtp.port',
      mailboxFieldMessages.portInvalid,
    ],
  ] as const) {
    expect(checkForm('connect-mailbox', { ...typed, ...wrong })).toEqual({ ok: false, field, message });
  }
});
