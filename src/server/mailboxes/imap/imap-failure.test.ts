import { describe, expect, test } from 'vitest';
import { toConnectProblem, toImapError } from './imap-failure.ts';

const server = { host: 'imap.example.com', port: 993, security: 'tls' } as const;
const failed = (fields: object) => Object.assign(new Error('A secret text of the server'), fields);

describe('a failed call', () => {
  test.each([
    [{ authenticationFailed: true, responseStatus: 'NO' }, 'access-revoked'],
    [
      { authenticationFailed: true, responseStatus: 'NO', serverResponseCode: 'AUTHENTICATIONFAILED' },
      'access-revoked',
    ],
    [{ authenticationFailed: true, responseStatus: 'NO', serverResponseCode: 'UNAVAILABLE' }, 'unavailable'],
    // The connection was lost while the password was checked.
    [{ authenticationFailed: true, code: 'EConnectionClosed' }, 'unavailable'],
    [{ code: 'EAUTH', responseCode: 535 }, 'sending-refused'],
    [{ code: 'EAUTH', responseCode: 454 }, 'unavailable'],
    [{ mailboxMissing: true, responseStatus: 'NO' }, 'not-found'],
    [{ responseStatus: 'NO', serverResponseCode: 'OVERQUOTA' }, 'full'],
    [{ code: 'ETHROTTLE' }, 'busy'],
    [{ responseStatus: 'BAD' }, 'refused'],
    [{ code: 'ECONNRESET' }, 'unavailable'],
    [{ code: 'LiteralTooLarge' }, 'unavailable'],
  ])('%j is %s', (fields, failure) => {
    expect(toImapError(failed(fields))).toMatchObject({ failure });
  });
});

describe('a mailbox that cannot be connected', () => {
  test.each([
    [{ authenticationFailed: true, responseStatus: 'NO' }, 'mailbox_refused', 'password'],
    [{ code: 'EAUTH', responseCode: 535 }, 'mailbox_refused', 'password'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'mailbox_unreachable', 'expired'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'mailbox_unreachable', 'another name than imap.example.com'],
    [{ code: 'ECONNREFUSED' }, 'mailbox_unreachable', 'port 993'],
    [{ code: 'GREETING_TIMEOUT' }, 'mailbox_unreachable', 'did not answer'],
  ])('%j is %s, and the sentence names the server and the reason', (fields, code, words) => {
    const problem = toConnectProblem(failed(fields), 'incoming', server);
    expect(problem).toMatchObject({
      code,
      detail: expect.stringContaining('incoming server imap.example.com'),
    });
    expect(problem).toMatchObject({ detail: expect.stringContaining(words) });
    expect(problem).not.toMatchObject({ detail: expect.stringContaining('secret') });
  });

  test.each([
    [
      { authenticationFailed: true },
      'none',
      /^The outgoing server .* no sign-in without encryption.*'Outgoing security'/,
    ],
    [{ code: 'EAUTH', responseCode: 530 }, 'none', /no sign-in without encryption/],
    [{ code: 'EAUTH', responseCode: 503 }, 'tls', /no sign-in with a password at port 993/],
    [{ code: 'GREETING_TIMEOUT' }, 'starttls', /no greeting at port 993.*TLS as 'Outgoing security'/],
    [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'starttls', /no greeting/],
    [{ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' }, 'starttls', /did not answer as a mail server/],
  ] as const)('%j with the security %s names the setting to look at', (fields, security, words) => {
    const problem = toConnectProblem(failed(fields), 'outgoing', { ...server, security });
    expect(problem).toMatchObject({ code: 'mailbox_unreachable', detail: expect.stringMatching(words) });
  });
});
