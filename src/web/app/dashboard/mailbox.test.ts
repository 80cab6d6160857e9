import { expect, test } from 'vitest';
import type { ConnectedMailbox } from '#domain/mailbox-connection.ts';
import { mailboxKindDetails } from '#domain/mailbox-kinds.ts';
import { mailboxOffers } from './mailbox.ts';

const capabilities: ConnectedMailbox['capabilities'] = {
  folders: false,
  search: false,
  threads: false,
  drafts: false,
  newMessages: false,
  sentReplies: false,
};
const connected: ConnectedMailbox = { id: 'one', kind: 'imap', address: 'maria@acme.example', capabilities };

test('should offer what the site has, and say what it has not', () => {
  expect(mailboxOffers({ kinds: ['gmail', 'imap'], mailboxes: [] })).toEqual([
    { kind: 'gmail', isOffered: true },
    { kind: 'imap', isOffered: true },
  ]);
  expect(mailboxOffers({ kinds: ['sample'], mailboxes: [] })).toEqual([
    { kind: 'gmail', isOffered: false },
    { kind: 'sample', isOffered: true },
  ]);
  expect(mailboxKindDetails('gmail').notOffered).toBe('Gmail is not set up on this site.');
});

test('should offer a trial only while no mailbox is connected', () => {
  const kinds = mailboxOffers({ kinds: ['imap', 'sample'], mailboxes: [connected] }).map(({ kind }) => kind);
  expect(kinds).toEqual(['gmail', 'imap']);
});
