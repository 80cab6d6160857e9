import { type AccountService, connectionOf, mailboxIdOf } from './account-service.ts';
import { type MailboxService, mails, type StubMail } from './mailbox-service.ts';

/**
 * Marks that reverse the direction of the text, letters with many accents above and below, markup, line breaks, and
 * very long words.
 */
export const hostile: StubMail = {
  id: 'hostile-0123456789-and-on',
  from: `"\u202e<script>alert(1)</script> ${'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324'.repeat(40)}" <evil@example.org>`,
  replyTo: `${'x'.repeat(400)} <elsewhere@example.org>, <b>${'y'.repeat(300)}</b> <other@example.org>`,
  subject: `<img src=x onerror=alert(1)>\u2067\u202e ${'endless'.repeat(120)}\r\nBcc: all@example.com`,
  text: `<b>Not bold</b> \u202eturned https://example.com/${'a'.repeat(600)}\n\n${'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d'.repeat(200)}\n\n<img src="https://example.com/pixel.gif">`,
  date: 'no date',
};

/** A mail for which the mailbox gives only the text. */
export const bare: StubMail = { id: 'bare', text: 'Hello?' };

export const longMail: StubMail = {
  id: '19c81e5b6c7d8e9f-quarterly-figures',
  from: 'Elena Fischer <elena@harbour.example>',
  subject:
    'Quarterly figures, and the longest subject line that anybody has written in this office this year',
  text: `Hi,\n\n${'the figures of the quarter are attached, and there is more to say about them than fits a line. '.repeat(140)}\n\nElena`,
  date: '2026-11-02T09:00:00.000Z',
};

/** A conversation of three messages, the newest first, and a newsletter. */
export const team: readonly StubMail[] = [
  {
    id: '19c82a7be0d14c93-quote-terrace',
    from: 'Tom Berg <tom@acme.example>',
    to: 'Maria Ito <maria@acme.example>, Jonas Weber <jonas@weber.example>',
    cc: '"Site office (Hall 3)" <office@weber.example>, maria@home.example',
    subject: 'Re: Quote for the terrace',
    text: 'Hi all,\n\ncould you confirm the price of the larch boards by Friday?\n\nTom',
    date: '2026-11-26T14:20:00.000Z',
    threadId: 'terrace',
    unread: true,
    attachments: [
      { name: 'quote-terrace.pdf', size: 184_300 },
      { name: 'plan.dwg', size: 2_400_000 },
      { name: 'note.txt' },
    ],
  },
  {
    id: '19c8291f5a3b7de0-quote-terrace',
    from: 'Jonas Weber <jonas@weber.example>',
    subject: 'Re: Quote for the terrace',
    text: 'The larch boards are in stock, the delivery takes two weeks.',
    date: '2026-11-25T09:10:00.000Z',
    threadId: 'terrace',
    answered: true,
  },
  {
    id: '19c828e77c9fa1b2-quote-terrace',
    from: 'Maria Ito <maria@acme.example>',
    subject: 'Quote for the terrace',
    text: 'Hi Jonas, what would 40 square metres of larch cost?',
    date: '2026-11-24T16:45:00.000Z',
    threadId: 'terrace',
  },
  {
    id: '19c82701b6d8e4f5-news-november',
    from: 'Timber News <news@timber.example>',
    subject: 'What is new in November?',
    text: 'Have you seen our new boards? Would you like a sample?',
    date: '2026-11-23T06:00:00.000Z',
    bulk: true,
    unread: true,
  },
  {
    id: '19c8100d2e3f4a5b-old-order',
    from: 'Elena Fischer <elena@harbour.example>',
    subject: 'Order 7741',
    text: 'Thank you, everything has arrived.',
    date: '2026-11-02T06:00:00.000Z',
    folder: 'archive',
  },
];

/** Two connected mailboxes with folders. The first reports new messages. */
export function connectSeveral({
  account,
  mailbox,
}: {
  account: AccountService;
  mailbox: MailboxService;
}): void {
  account.mailbox = connectionOf(
    ['imap'],
    { kind: 'imap', address: 'maria@acme.example' },
    { kind: 'gmail', address: 'maria@home.example' },
  );
  mailbox.mails = team;
  mailbox.others.set(mailboxIdOf(1), mails);
  mailbox.folders = [
    { id: 'inbox', name: 'INBOX', role: 'inbox' },
    { id: 'archive', name: 'Archive', role: 'archive' },
    { id: 'clients', name: 'Clients / Harbour' },
  ];
}
