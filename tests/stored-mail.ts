import type { Dovecot, MailUser } from './fakes/dovecot.ts';

/** A mail with plain headers. `further`: more lines of its header. */
export function plainMail({
  from = 'Jonas Weber <jonas.weber@example.com>',
  to = 'mara@mail.example',
  subject = 'A question',
  text = 'Does Thursday suit you?',
  date = new Date(Date.UTC(2026, 10, 20)),
  id = `${date.getTime()}@example.com`,
  further = [] as string[],
} = {}): string {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString()}`,
    `Message-ID: <${id}>`,
    'MIME-Version: 1.0',
    ...(further.some((line) => /^Content-Type:/i.test(line))
      ? []
      : ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
    ...further,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`;
}

/** Puts mails into a folder of a person, oldest first, as they came one day after another. */
export async function appendMails(
  dovecot: Dovecot,
  user: MailUser,
  mails: readonly (string | Uint8Array)[],
  { folder = 'INBOX', flags = [] as string[], from = new Date(Date.UTC(2026, 9, 1)) } = {},
): Promise<void> {
  const client = await dovecot.open(user);
  for (const [index, mail] of mails.entries()) {
    await client.append(folder, Buffer.from(mail), flags, new Date(from.getTime() + index * 86_400_000));
  }
  await client.logout();
}

/** A message of a folder, as another mail program sees it. */
export type StoredMail = { uid: number; flags: string[]; source: string };

export async function readFolder(dovecot: Dovecot, user: MailUser, folder: string): Promise<StoredMail[]> {
  const client = await dovecot.open(user);
  const lock = await client.getMailboxLock(folder, { readOnly: true });
  const found: StoredMail[] = [];
  if (client.mailbox && client.mailbox.exists > 0) {
    for await (const { uid, flags, source } of client.fetch('1:*', { flags: true, source: true })) {
      found.push({ uid, flags: [...(flags ?? [])], source: source?.toString() ?? '' });
    }
  }
  lock.release();
  await client.logout();
  return found;
}
