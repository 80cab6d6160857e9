import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { mailboxKinds } from '#domain/mailbox-kinds.ts';
import { messages } from '#domain/messages.ts';
import { type Dovecot, hasDovecot, startDovecot } from '#tests/fakes/dovecot.ts';
import { startPostgres } from '#tests/fakes/postgres.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { appendMails, plainMail, readFolder } from '#tests/stored-mail.ts';
import { signUpInBrowser } from './account.ts';
import { DashboardPage } from './dashboard-page.ts';
import { GmailPage } from './gmail-page.ts';
import { type OwnProgram, startOwnProgram } from './own-program.ts';

const PASSWORD = 'an app password';
const ADDRESS = 'mara@mail.example';

type Servers = { dovecot: Dovecot; smtp: SmtpFake };

/** Real mail servers, and a program on one of the databases that trusts their certificate. */
const test = base.extend<{ kind: string; servers: Servers; program: OwnProgram }>({
  kind: ['SQLite', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  servers: async ({}, use) => {
    const dovecot = await startDovecot(testCertificate);
    const smtp = await startSmtp({
      certificate: testCertificate,
      security: 'starttls',
      isKnown: (name, password) => name === ADDRESS && password === PASSWORD,
    });
    await use({ dovecot, smtp });
    await smtp.close();
    await dovecot.stop();
  },
  program: async ({ kind }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'imap-program-'));
    const authority = join(folder, 'authority.pem');
    await writeFile(authority, testCertificate.cert);
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const program = await startOwnProgram({
      DATA_DIR: folder,
      ...(postgres && {
        DATABASE_URL: postgres.url('postgres'),
        APP_SECRET: 'a secret of the tests with thirty-two characters or more',
      }),
      MAILBOX_ALLOW_PRIVATE: '1',
      NODE_EXTRA_CA_CERTS: authority,
    });
    await use(program);
    await program.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ program }, use) => use(program.url),
});

test.skip(!hasDovecot, 'Dovecot 2.3 is not installed');

for (const kind of ['SQLite', 'PostgreSQL']) {
  test.describe(`on ${kind}`, () => {
    test.use({ kind });

    test('a mailbox is connected, listed and opened, and a reply is drafted, saved and sent', async ({
      page,
      servers: { dovecot, smtp },
    }) => {
      test.slow();
      const user = await dovecot.addUser({ address: ADDRESS, password: PASSWORD });
      await appendMails(dovecot, user, [
        plainMail({ subject: 'Site visit', text: 'Does Thursday suit you?' }),
      ]);
      await signUpInBrowser(page);
      const dashboard = new DashboardPage(page);
      const gmail = new GmailPage(page);
      await page.goto('/dashboard');
      await dashboard.connectOther.click();
      await page.getByText('Server settings').click();
      for (const [name, port] of [
        ['Incoming', dovecot.port],
        ['Outgoing', smtp.port],
      ] as const) {
        await page.getByRole('textbox', { name: `${name} server` }).fill('localhost');
        await page.getByRole('textbox', { name: `${name} port` }).fill(String(port));
        await page.getByRole('combobox', { name: `${name} security` }).selectOption({ label: 'STARTTLS' });
      }
      await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(ADDRESS);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(page.getByText(mailboxKinds.imap.connected, { exact: true })).toBeVisible();

      await gmail.items.first().click();
      await expect(gmail.header('Subject')).toHaveText('Site visit');
      await gmail.generate.click();
      await expect(gmail.toast(messages.mailReplyGenerated)).toBeVisible();
      await gmail.reply.fill('Thursday suits me.');
      await gmail.saveDraft.click();
      await expect(gmail.toast(messages.draftSaved)).toBeVisible();
      const drafts = await readFolder(dovecot, user, 'Drafts');
      expect(drafts.map(({ source }) => source)).toEqual([expect.stringContaining('Thursday suits me.')]);
      await expect.poll(async () => (await readFolder(dovecot, user, 'INBOX'))[0]?.flags).toEqual(['\\Seen']);

      if (!(await gmail.dialog.isVisible())) {
        await gmail.items.first().click();
        await gmail.generate.click();
        await expect(gmail.send).toBeEnabled();
        await gmail.reply.fill('Thursday suits me well.');
      }
      await gmail.send.click();
      await expect(gmail.toast(messages.replySent)).toBeVisible();
      expect(smtp.received).toMatchObject([{ from: ADDRESS, subject: 'Re: Site visit' }]);
      const copies = () => readFolder(dovecot, user, 'Sent');
      await expect.poll(async () => (await copies())[0]?.source ?? '').toContain('In-Reply-To: <');
      const marks = async () => (await readFolder(dovecot, user, 'INBOX'))[0]?.flags.toSorted();
      await expect.poll(marks).toEqual(['\\Answered', '\\Seen']);
    });
  });
}
