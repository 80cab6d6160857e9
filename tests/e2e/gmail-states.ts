import type { Page } from '@playwright/test';
import { mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { type AccountService, connectionOf, mailboxIdOf, signIn } from './account-service.ts';
import { AsksRegion } from './asks-region.ts';
import { GmailPage } from './gmail-page.ts';
import { MailboxService, mails, type StubMail } from './mailbox-service.ts';
import { type ReplyCall, ReplyService } from './reply-service.ts';

const [first, second, arabic] = mails;

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

export const sampleReply = `Hi Marta,

Thursday at 10:00 works for me.

I'll send you the floor plans by [the day].

Best wishes,
Maria`;

export type Stage = {
  page: Page;
  gmail: GmailPage;
  mailbox: MailboxService;
  account: AccountService;
  /** Replaces the writer. The test closes it at its end. */
  replies: ReplyService;
};

const gmailConnection = connectionOf(['gmail'], { kind: 'gmail', address: 'maria@acme.example' });

/** Prepares a signed-in person with a connected mailbox, before the page is opened. */
export async function stage(page: Page, who?: Parameters<typeof signIn>[1]): Promise<Stage> {
  const account = await signIn(page, who);
  account.mailbox = gmailConnection;
  const mailbox = await MailboxService.open(page);
  return { page, gmail: new GmailPage(page), mailbox, account, replies: await ReplyService.open(page) };
}

/** Opens the inbox and generates a reply to the first message. */
export async function writeReply({ gmail, replies }: Stage, reply?: string): Promise<void> {
  await gmail.open();
  await gmail.read(first);
  await gmail.generateReply(replies, reply);
}

type Step = (stage: Stage) => Promise<void>;

/** The inbox and its messages. Every kind of mail is in the list. */
function inboxWalk(): Record<string, Step> {
  const list = Promise.withResolvers<void>();
  const message = Promise.withResolvers<void>();
  const textless = { ...first, id: 'textless', text: '' };
  return {
    loading: async ({ page, mailbox }) => {
      mailbox.held.set('list', list.promise);
      mailbox.refusals.list = 'mailbox_failed';
      await page.goto(pagePaths.gmail);
      await page.getByText('Loading...').first().waitFor();
    },
    'list-failed': async ({ gmail }) => {
      list.resolve();
      await gmail.toast(mailboxProblems.messagesNotLoaded).waitFor();
    },
    empty: async ({ page, mailbox }) => {
      Object.assign(mailbox, { refusals: {}, mails: [] });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('No messages found').waitFor();
    },
    sample: async ({ page, gmail, mailbox, account }) => {
      mailbox.mails = [...mails, longMail, hostile, bare, textless];
      account.mailbox = connectionOf(['sample'], { kind: 'sample', address: 'you@example.com' });
      await gmail.refresh.click();
      await gmail.item(first).waitFor();
      await page.getByText('Nothing you send leaves it.').waitFor();
    },
    list: async ({ page, gmail, account }) => {
      account.mailbox = gmailConnection;
      await gmail.refresh.click();
      await page.getByText('Nothing you send leaves it.').waitFor({ state: 'hidden' });
    },
    message: ({ gmail }) => gmail.read(first),
    'message-answered': async ({ page }) => {
      const asks = new AsksRegion(page);
      await asks.region.waitFor();
      const fold = asks.region.getByRole('button', { name: 'Show the asks' });
      if (await fold.isVisible()) await fold.click();
      await asks.button('could we move', 'Yes').click();
      await asks.answer('And could you').fill('On Monday');
      await asks.button('And could you', 'Show in the email').click();
    },
    'message-quoting': async ({ page, gmail }) => {
      await gmail.read(second);
      await page.getByText(/^Quoted history/).click();
    },
    'message-right-to-left': ({ gmail }) => gmail.read(arabic),
    'message-long': ({ gmail }) => gmail.read(longMail),
    'message-hostile': ({ gmail }) => gmail.read(hostile),
    'message-bare': ({ gmail }) => gmail.read(bare),
    'message-textless': ({ gmail }) => gmail.read(textless),
    'message-loading': async ({ page, gmail, mailbox }) => {
      mailbox.held.set(first.id, message.promise);
      mailbox.refusals.read = 'mailbox_failed';
      await gmail.press(first);
      await page.getByText('Loading...').first().waitFor({ state: 'attached' });
    },
    'message-failed': async ({ gmail }) => {
      message.resolve();
      await gmail.toast(mailboxProblems.messageNotLoaded).waitFor();
    },
  };
}

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
export function connectSeveral({ account, mailbox }: Pick<Stage, 'account' | 'mailbox'>): void {
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

/** Several mailboxes, with folders, a search and new messages, and a conversation. */
function mailboxesWalk(): Record<string, Step> {
  const [newest] = team;
  return {
    several: async (one) => {
      connectSeveral(one);
      await one.gmail.open();
      await one.gmail.folder.waitFor();
      await one.gmail.list.getByText('Needs a reply').first().waitFor();
    },
    'new-messages': async ({ page, mailbox }) => {
      mailbox.announce();
      await page.getByRole('button', { name: 'Show', exact: true }).waitFor();
    },
    'needs-reply': async ({ page, gmail }) => {
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await gmail.needsReply.check();
      await page.getByText('1 of 4').waitFor();
    },
    'needs-no-reply': async ({ page, gmail }) => {
      await gmail.folder.selectOption('Archive');
      await page.getByText('No message here needs a reply').waitFor();
    },
    'search-empty': async ({ page, gmail }) => {
      await gmail.needsReply.uncheck();
      await gmail.search.fill('larch');
      await gmail.search.press('Enter');
      await page.getByText('No messages found').waitFor();
    },
    conversation: async ({ gmail }) => {
      await gmail.search.fill('');
      await gmail.folder.selectOption('Inbox');
      if (newest) await gmail.read(newest);
      await gmail.conversation.waitFor();
    },
    'generated-all': async ({ gmail, replies }) => {
      await gmail.generateReply(replies, 'Hi Tom,\n\nyes, the price holds until Friday.\n\nMaria');
      await gmail.replyAll.click();
      await gmail.dialog.getByText('Cc', { exact: true }).waitFor();
    },
  };
}

/** A reply to the first message, and at the end one to a message without an address. */
function replyWalk(): Record<string, Step> {
  const send = Promise.withResolvers<void>();
  let call: ReplyCall;
  const ask = async ({ gmail, replies }: Stage) => {
    await gmail.generate.click();
    call = await replies.next();
  };
  const finish = async ({ gmail, page }: Stage, notes: string[] = []) => {
    call.finish({ reply: sampleReply, notes });
    await gmail.send.and(page.locator(':enabled')).waitFor();
  };
  return {
    generating: async (one) => {
      one.mailbox.mails = [...mails, bare];
      await one.gmail.open();
      await one.gmail.read(first);
      await ask(one);
      await one.gmail.generating.waitFor();
    },
    queued: async ({ page }) => {
      call.wait(2);
      await page.getByText('2 replies ahead of yours').waitFor();
    },
    'generating-failed': async ({ gmail }) => {
      call.fail('generation_failed');
      await gmail.toast(mailboxProblems.replyNotGenerated).waitFor();
    },
    writing: async (one) => {
      await ask(one);
      call.write(sampleReply.slice(0, 60));
      await one.gmail.dialog.waitFor();
    },
    generated: (one) => finish(one),
    'generated-notes': async (one) => {
      await one.gmail.cancel.click();
      await ask(one);
      await finish(one, ['The price was not in the email: it is left open.']);
    },
    sending: async ({ gmail, mailbox }) => {
      mailbox.held.set('send', send.promise);
      mailbox.refusals.send = 'send_failed';
      await gmail.send.click();
      await gmail.page.getByRole('button', { name: 'Send anyway' }).click();
      await gmail.sending.waitFor();
    },
    'send-failed': async ({ gmail }) => {
      send.resolve();
      await gmail.toast(mailboxProblems.replyNotSent).waitFor();
    },
    'send-unknown': async ({ gmail, mailbox }) => {
      mailbox.refusals.send = 'send_unknown';
      await gmail.send.click();
      await gmail.dialog.getByRole('checkbox').waitFor();
    },
    unsent: async ({ gmail }) => {
      await gmail.cancel.click();
      await gmail.unsent.waitFor();
    },
    'generated-without-recipient': async ({ gmail, replies }) => {
      await gmail.read(bare);
      await gmail.generateReply(replies);
    },
    'generated-open': async ({ gmail, replies }) => {
      await gmail.cancel.click();
      await gmail.read(first);
      await gmail.generateReply(replies, 'Hi Marta,\n\nThursday at 10:00 works for me.\n\nMaria');
      await new AsksRegion(gmail.dialog).region.waitFor();
    },
  };
}

/** Walks through every state of the mailbox's page. Each step follows the one before it, and waits for its state. */
export const gmailWalks = { inbox: inboxWalk, reply: replyWalk, mailboxes: mailboxesWalk };

/** Every state of the mailbox's page by its name. Each function walks there, as a person would. */
export const gmailStates: Record<string, Step> = Object.fromEntries(
  Object.values(gmailWalks).flatMap((walk) =>
    Object.keys(walk()).map((name, place) => [
      name,
      async (one: Stage) => {
        for (const step of Object.values(walk()).slice(0, place + 1)) await step(one);
      },
    ]),
  ),
);
