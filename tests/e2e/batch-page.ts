import type { Locator, Page } from '@playwright/test';

export type NamedFile = { name: string; content: string | Buffer };

const senders = ['Maria Lopez', 'Jürgen Müller', 'Amina Haddad', 'Kenji Sato'];

/** The sender and the questions of made-up mail `n`. */
export function mailOf(n: number): { sender: string; subject: string; question: string; body: string } {
  const sender = senders[n % senders.length] ?? '';
  const question = `Could you send me the figures for room ${100 + n} by Friday?`;
  return {
    sender,
    subject: `Budget review ${n}`,
    question,
    body: `Hi Sam,\n\n${question}\nWould Thursday at 14:00 work for a short call?\n\nKind regards,\n${sender}\n`,
  };
}

/** Made-up mail `n` as an `.eml` file. */
export function emlOf(n: number, body = mailOf(n).body): string {
  const { sender, subject } = mailOf(n);
  const name = `=?utf-8?B?${Buffer.from(sender).toString('base64')}?=`;
  return [
    `From: ${name} <person${n}@northwind.example>`,
    'To: Sam Reed <sam@acme.example>',
    ...(n % 3 === 0 ? [`Reply-To: Desk ${n} <desk${n}@northwind.example>`] : []),
    `Subject: ${subject}`,
    'Date: Mon, 02 Mar 2026 10:12:00 +0100',
    `Message-ID: <mail${n}@northwind.example>`,
    ...(n % 2 === 0 ? [`References: <before${n}@northwind.example>`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...body.split('\n'),
  ].join('\r\n');
}

export function emlFiles(count: number): NamedFile[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `mail-${index + 1}.eml`,
    content: emlOf(index + 1),
  }));
}

/** The mails as an mbox file. Lines that begin with 'From ' are quoted. */
export function mboxOf(mails: readonly string[]): string {
  return mails
    .map((mail) => mail.replaceAll('\r\n', '\n').replaceAll(/^(>*From )/gm, '>$1'))
    .map((mail) => `From someone@northwind.example Mon Mar  2 10:12:00 2026\n${mail}\n\n`)
    .join('');
}

/** The region of a batch on the generator, by the names that assistive technology gives its parts. */
export class BatchPage {
  readonly page: Page;
  readonly region: Locator;
  readonly status: Locator;
  readonly list: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Batch', exact: true });
    this.status = this.region.getByRole('status');
    this.list = this.region.getByRole('list', { name: 'Emails of the batch' });
  }

  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  /** A mail in the list, which is opened if it is closed. */
  async mail(n: number): Promise<Locator> {
    const fold = this.button('All emails');
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
    return this.list.getByRole('listitem').nth(n - 1);
  }

  /** Chooses several files by the Upload button. */
  async upload(files: readonly NamedFile[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles(
      files.map(({ name, content }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      })),
    );
  }

  /** Drops several files on the section of the mail. */
  async drop(files: readonly { name: string; content: string }[]): Promise<void> {
    const transfer = await this.page.evaluateHandle((dropped) => {
      const data = new DataTransfer();
      for (const { name, content } of dropped) data.items.add(new File([content], name));
      return data;
    }, files);
    await this.page
      .locator('section', { has: this.page.getByRole('textbox', { name: 'Original email' }) })
      .dispatchEvent('drop', { dataTransfer: transfer });
  }
}
