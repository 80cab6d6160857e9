import { expect, type Locator, type Page } from '@playwright/test';
import { pagePaths } from '#domain/paths.ts';
import { oneLine } from '#domain/text.ts';
import { labelOf, type StubMail } from './mailbox-service.ts';
import type { ReplyService } from './reply-service.ts';

/** The controls of the mailbox, by the names that assistive technology gives them. */
export class GmailPage {
  readonly page: Page;
  readonly list: Locator;
  readonly items: Locator;
  readonly refresh: Locator;
  readonly message: Locator;
  readonly back: Locator;
  readonly prompt: Locator;
  readonly generate: Locator;
  readonly generating: Locator;
  readonly stop: Locator;
  readonly dialog: Locator;
  readonly reply: Locator;
  readonly send: Locator;
  readonly sending: Locator;
  readonly cancel: Locator;
  readonly unsent: Locator;
  readonly continueReply: Locator;
  readonly mailbox: Locator;
  readonly folder: Locator;
  readonly search: Locator;
  readonly needsReply: Locator;
  readonly replyAll: Locator;
  readonly saveDraft: Locator;
  readonly conversation: Locator;

  constructor(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.page = page;
    this.list = page.getByRole('list', { name: 'Inbox', exact: true });
    this.items = this.list.getByRole('button');
    this.refresh = button('Refresh');
    this.message = page.getByRole('region', { name: 'Message', exact: true });
    this.back = button('Back to inbox');
    this.prompt = page.getByRole('textbox', { name: 'Custom prompt', exact: true });
    this.generate = button('Generate AI Reply');
    this.generating = button('Generating...');
    this.stop = button('Stop');
    this.dialog = page.getByRole('dialog', { name: 'Generated Reply' });
    this.reply = page.getByRole('textbox', { name: 'Reply', exact: true });
    this.send = button('Send Reply');
    this.sending = this.dialog.getByRole('button', { name: 'Sending...', exact: true });
    this.cancel = button('Cancel');
    this.unsent = page.getByRole('region', { name: 'Unsent reply' });
    this.continueReply = button('Continue reply');
    this.mailbox = page.getByRole('combobox', { name: 'Mailbox', exact: true });
    this.folder = page.getByRole('combobox', { name: 'Folder', exact: true });
    this.search = page.getByRole('searchbox', { name: 'Search', exact: true });
    this.needsReply = page.getByRole('checkbox', { name: 'Needs a reply', exact: true });
    this.replyAll = button('Reply all');
    this.saveDraft = button('Save as draft');
    this.conversation = this.message.getByRole('region', { name: 'Conversation' });
  }

  /** Opens the page and waits until the inbox is there. */
  async open(): Promise<void> {
    await this.page.goto(pagePaths.gmail);
    await this.list.or(this.page.getByText('No messages found')).waitFor();
  }

  item(mail: Pick<StubMail, 'id'>): Locator {
    return this.items.filter({ hasText: labelOf(mail) });
  }

  /** Presses a message of the list. A phone shows either the message or the list. */
  async press(mail: Pick<StubMail, 'id'>): Promise<void> {
    if (await this.back.isVisible()) await this.back.click();
    await this.item(mail).click();
  }

  /** Opens a message and waits until it is there. */
  async read(mail: Pick<StubMail, 'id' | 'subject'>): Promise<void> {
    await this.press(mail);
    await expect(this.header('Subject')).toHaveText(oneLine(mail.subject ?? '') || '(no subject)');
  }

  /** A row of the message's header by its name. */
  header(name: string): Locator {
    return this.message
      .locator('.mail-header', { has: this.page.getByText(name, { exact: true }) })
      .locator('dd');
  }

  /** Generates a reply to the open message, with the service that replaces the API. */
  async generateReply(service: ReplyService, reply = 'Thursday works.'): Promise<void> {
    await this.generate.click();
    await this.writeReply(service, reply);
  }

  /** Answers the request for a reply that is under way, and waits until the reply can be edited. */
  async writeReply(service: ReplyService, reply: string): Promise<void> {
    (await service.next()).finish({ reply });
    await expect(this.reply).toHaveValue(reply);
    // The reply is complete when it can be edited. Until then Cancel and Escape stop the writing.
    await expect(this.reply).toBeEditable();
  }

  /** One of the settings by its name: Intent, Tone or Language. */
  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** A toast with exactly these words. */
  toast(words: string): Locator {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true });
  }
}
