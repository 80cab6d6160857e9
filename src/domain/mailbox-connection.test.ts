import { expect, test } from 'vitest';
import { mailServerSchema, passwordSignInSchema } from './mailbox-connection.ts';
import { mailboxFieldMessages } from './mailbox-field-messages.ts';
import { firstIssueMessage } from './replies.ts';

const server = { port: 993, security: 'tls' };

test.each([
  ['localhost:993', mailboxFieldMessages.hostWithPort],
  ['imap.example.com:', mailboxFieldMessages.hostWithPort],
  ['two words', mailboxFieldMessages.hostInvalid],
  ['imaps://imap.example.com', mailboxFieldMessages.hostInvalid],
])('should refuse the server %j and say why', (host, message) => {
  const { error } = mailServerSchema.safeParse({ ...server, host });
  expect(error && firstIssueMessage(error)).toBe(message);
});

test.each(['::1', '2001:db8::25', '192.0.2.1', 'imap.example.com', 'bücher.example'])(
  'should accept the server %s',
  (host) => {
    expect(mailServerSchema.safeParse({ ...server, host }).success).toBe(true);
  },
);

test.each([
  ['', mailboxFieldMessages.addressInvalid],
  ['mara mail.example', mailboxFieldMessages.addressWithoutAt],
  ['mara@mail .example', mailboxFieldMessages.addressWithSpace],
  ['mara@mail@example.com', mailboxFieldMessages.addressInvalid],
])('should refuse the address %j and say why', (address, message) => {
  const { error } = passwordSignInSchema.safeParse({ address, password: 'p' });
  expect(error && firstIssueMessage(error)).toBe(message);
});
