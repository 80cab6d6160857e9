import type { Page } from '@playwright/test';
import { type AccountService, signIn } from './account-service.ts';
import { GmailPage } from './gmail-page.ts';
import { MailboxService, mails, type StubMail } from './mailbox-service.ts';
import { ReplyService } from './reply-service.ts';

const never = new Promise<void>(() => undefined);
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

/** Prepares a signed-in person with a connected mailbox, before the page is opened. */
export async function stage(page: Page, who?: Parameters<typeof signIn>[1]): Promise<Stage> {
  const account = await signIn(page, who);
  account.mailbox = { connected: true, kind: 'gmail', address: 'maria@acme.example', kinds: ['gmail'] };
  const mailbox = await MailboxService.open(page);
  return { page, gmail: new GmailPage(page), mailbox, account, replies: await ReplyService.open(page) };
}

/** Opens the inbox and generates a reply to the first message. */
export async function writeReply({ gmail, replies }: Stage, reply?: string): Promise<void> {
  await gmail.open();
  await gmail.read(first);
  await gmail.generateReply(replies, reply);
}

async function generated({ gmail, replies }: Stage, notes: string[] = []): Promise<void> {
  await gmail.read(first);
  await gmail.generate.click();
  (await replies.next()).finish({ reply: sampleReply, notes });
  await gmail.send.and(gmail.page.locator(':enabled')).waitFor();
}

type State = (stage: Stage) => Promise<void>;

/** A state that is prepared before the page is opened; `act` runs after that. */
function within(prepare: (stage: Stage) => void, act: State = async () => undefined): State {
  return async (one) => {
    prepare(one);
    await one.gmail.open();
    await act(one);
  };
}

const from = (act: State): State => within(() => undefined, act);
const mailsOf = (...list: StubMail[]) =>
  within(
    ({ mailbox }) => {
      mailbox.mails = list;
    },
    ({ gmail }) => gmail.read(list[0] as StubMail),
  );

/** Every state of the mailbox's page. Each function acts as a person would, then waits for the state. */
export const gmailStates: Record<string, State> = {
  list: from(async () => undefined),
  sample: within(({ account }) => {
    account.mailbox = { connected: true, kind: 'sample', address: 'you@example.com', kinds: ['sample'] };
  }),
  empty: within(({ mailbox }) => {
    mailbox.mails = [];
  }),
  loading: async ({ page, mailbox }) => {
    mailbox.held.set('list', never);
    await page.goto('/gmail');
    await page.getByText('Loading...').first().waitFor();
  },
  'list-failed': async ({ page, gmail, mailbox }) => {
    mailbox.refusals.list = 'mailbox_failed';
    await page.goto('/gmail');
    await gmail.toast('Failed to load messages').waitFor();
  },
  message: from(({ gmail }) => gmail.read(first)),
  'message-quoting': from(async ({ page, gmail }) => {
    await gmail.read(second);
    await page.getByText(/^Quoted history/).click();
  }),
  'message-right-to-left': from(({ gmail }) => gmail.read(arabic)),
  'message-long': mailsOf(longMail, ...mails),
  'message-hostile': mailsOf(hostile, bare, ...mails),
  'message-bare': mailsOf(bare, ...mails),
  'message-textless': mailsOf({ ...first, text: '' }, second),
  'message-loading': from(async ({ page, gmail, mailbox }) => {
    mailbox.held.set(first.id, never);
    await gmail.item(first).click();
    await page.getByText('Loading...').first().waitFor({ state: 'attached' });
  }),
  'message-failed': from(async ({ gmail, mailbox }) => {
    mailbox.refusals.read = 'mailbox_failed';
    await gmail.item(first).click();
    await gmail.toast('Failed to load message details').waitFor();
  }),
  generating: from(async ({ gmail, replies }) => {
    await gmail.read(first);
    await gmail.generate.click();
    await replies.next();
    await gmail.generating.waitFor();
  }),
  'generating-failed': from(async ({ gmail, replies }) => {
    await gmail.read(first);
    await gmail.generate.click();
    (await replies.next()).fail('generation_failed');
    await gmail.toast('Failed to generate reply').waitFor();
  }),
  writing: from(async ({ gmail, replies }) => {
    await gmail.read(first);
    await gmail.generate.click();
    (await replies.next()).write(sampleReply.slice(0, 60));
    await gmail.dialog.waitFor();
  }),
  generated: from((one) => generated(one)),
  'generated-notes': from((one) => generated(one, ['The price was not in the email: it is left open.'])),
  'generated-without-recipient': within(
    ({ mailbox }) => {
      mailbox.mails = [bare];
    },
    async ({ gmail, replies }) => {
      await gmail.read(bare);
      await gmail.generateReply(replies);
    },
  ),
  sending: from(async (one) => {
    await generated(one);
    one.mailbox.held.set('send', never);
    await one.gmail.send.click();
    await one.gmail.sending.waitFor();
  }),
  'send-failed': from(async (one) => {
    await generated(one);
    one.mailbox.refusals.send = 'send_failed';
    await one.gmail.send.click();
    await one.gmail.toast('Failed to send reply').waitFor();
  }),
  'send-unknown': from(async (one) => {
    await generated(one);
    one.mailbox.refusals.send = 'send_unknown';
    await one.gmail.send.click();
    await one.gmail.dialog.getByText('I looked in the Sent folder').waitFor();
  }),
  unsent: from(async (one) => {
    await generated(one);
    await one.gmail.cancel.click();
    await one.gmail.unsent.waitFor();
  }),
};
