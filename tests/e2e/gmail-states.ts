import type { Page } from '@playwright/test';
import { mailboxProblems } from '#domain/messages.ts';
import { pagePaths } from '#domain/paths.ts';
import { type AccountService, connectionOf, signIn } from './account-service.ts';
import { AsksRegion } from './asks-region.ts';
import { bare, connectSeveral, hostile, longMail, team } from './gmail-mails.ts';
import { GmailPage } from './gmail-page.ts';
import { MailboxService, mails } from './mailbox-service.ts';
import { type ReplyCall, ReplyService } from './reply-service.ts';

const [first, second, arabic] = mails;

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
