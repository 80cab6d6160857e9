import { connect } from 'node:net';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeCertificate, trust } from '#tests/fakes/certificates.ts';
import { hasDovecot } from '#tests/fakes/dovecot.ts';
import { wrongStartTls } from '#tests/fakes/hostile-habits.ts';
import { startHostileImap } from '#tests/fakes/hostile-imap.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { freePort } from '#tests/free-port.ts';
import { plainMail } from '#tests/stored-mail.ts';
import { readGmail } from './gmail-fixture.ts';
import { list, read, send } from './gmail-mail-fixture.ts';
import {
  type ConnectImap,
  connectImap,
  sharedDovecot,
  signInOf,
  startForMailboxes,
  startOutgoing,
  startWithImap,
} from './imap-fixture.ts';
import { storedText } from './stored-text.ts';

const shared = sharedDovecot();
afterAll(shared.stop);

/** Starts the program and the servers of a mailbox. `attempt` tries to connect it, with some of its fields changed. */
async function startUnconnected(variables: Record<string, string> = {}) {
  const dovecot = await shared.start();
  const user = await dovecot.addUser({ password: 'canary-b0x' });
  const smtp = await startOutgoing(user);
  const program = await startForMailboxes({ LOG_LEVEL: 'trace', ...variables });
  const account = await program.addAccount();
  const mailbox = signInOf(dovecot, smtp, user);
  const attempt = async (changed: Partial<ConnectImap>) => {
    const answer = await connectImap(program.server, account, { ...mailbox, ...changed });
    const { code = '', detail = '' } = await answer.json();
    return { status: answer.status, code, detail };
  };
  return { ...program, dovecot, user, smtp, account, mailbox, attempt };
}

type Unconnected = Awaited<ReturnType<typeof startUnconnected>>;

/** Expects that nothing was kept of the attempts: no mailbox, and no password in the database or the log. */
async function expectNothingKept({ server, account, database, mailbox }: Unconnected): Promise<void> {
  expect(await readGmail(server, account)).toMatchObject({ connected: false, mailboxes: [] });
  const kept = server.log() + (await storedText(database));
  expect(kept).not.toContain(mailbox.password);
  expect(kept).not.toContain(Buffer.from(mailbox.password).toString('base64'));
}

const refused = (code: 'mailbox_refused' | 'mailbox_unreachable', words: RegExp) => ({
  status: 422,
  code,
  detail: expect.stringMatching(words),
});

async function startOther(options: Partial<Parameters<typeof startHostileImap>[0]>) {
  const other = await startHostileImap({ certificate: testCertificate, security: 'starttls', ...options });
  onTestFinished(() => other.close());
  return other;
}

describe.skipIf(!hasDovecot)('connecting a mailbox', () => {
  test.each(['tls', 'starttls'] as const)('works by %s, and its password is sealed', async (security) => {
    const dovecot = await shared.start();
    const user = { password: 'canary-b0x' };
    const { server, account, database } = await startWithImap(dovecot, { security, user });
    const { mailboxes } = await readGmail(server, account);
    expect(mailboxes).toMatchObject([{ kind: 'imap', capabilities: { folders: true, drafts: true } }]);
    expect(server.log() + (await storedText(database))).not.toContain(user.password);
  });

  test('works for an address in letters of any alphabet', async () => {
    const user = { address: 'jörg.çelik@bücher.example', password: 'pässwörd “ü” 密码' };
    const mails = [plainMail({ to: 'jörg.çelik@bücher.example', subject: 'Grüße' })];
    const { server, account, smtp } = await startWithImap(await shared.start(), { user, mails });
    const [first] = await list(server, account);
    expect((await read(server, account, first?.id ?? '')).header('Subject')).toBe('Grüße');
    expect((await send(server, account, { to: 'møller@bücher.example' })).status).toBe(200);
    expect(smtp.received).toHaveLength(1);
  });

  test('says which server refused the password', async () => {
    const started = await startUnconnected();
    expect(await started.attempt({ password: 'wrong' })).toEqual(refused('mailbox_refused', /127\.0\.0\.1/));
    started.smtp.become('refuses-sign-in');
    const answer = await started.attempt({});
    expect(answer).toEqual(refused('mailbox_refused', /outgoing.*127\.0\.0\.1/));
    await expectNothingKept(started);
  });

  test('never goes on with a certificate for another name, and says which name was expected', async () => {
    const started = await startUnconnected();
    const certificate = await makeCertificate(['DNS:mail.other.example']);
    trust(certificate);
    for (const security of ['tls', 'starttls'] as const) {
      const other = await startOther({ certificate, security });
      const imap = { host: '127.0.0.1', port: other.port, security };
      expect(await started.attempt({ imap })).toEqual(
        refused('mailbox_unreachable', /incoming server.*certificate.*than 127\.0\.0\.1/),
      );
      expect(other.commands.join()).not.toContain('LOGIN');
      const named = {
        ...imap,
        host: 'localhost',
        port: (await startOther({ certificate: testCertificate, security })).port,
      };
      expect((await started.attempt({ imap: named })).status).toBe(200);
    }
  });

  test('never sends with a certificate that nobody vouches for', async () => {
    const started = await startUnconnected();
    let signIns = 0;
    for (const security of ['tls', 'starttls'] as const) {
      const isKnown = () => Boolean(++signIns);
      const smtp = await startSmtp({ certificate: await makeCertificate(), security, isKnown });
      onTestFinished(() => smtp.close());
      const changed = { smtp: { host: '127.0.0.1', port: smtp.port, security } };
      expect(await started.attempt(changed)).toEqual(
        refused('mailbox_unreachable', /outgoing server 127\.0\.0\.1.*certificate/),
      );
    }
    expect(signIns).toBe(0);
    await expectNothingKept(started);
  });

  test.each(Object.entries(wrongStartTls))(
    'sends no password if STARTTLS is asked for and a server %s',
    async (_name, habit) => {
      const started = await startUnconnected();
      const other = await startOther({ habit });
      const imap = { host: '127.0.0.1', port: other.port, security: 'starttls' } as const;
      expect(await started.attempt({ imap })).toEqual(
        refused('mailbox_unreachable', /incoming server 127\.0\.0\.1/),
      );
      expect(other.commands.join()).not.toMatch(/LOGIN|AUTHENTICATE|canary/);
      await expectNothingKept(started);
    },
  );

  test('sends no password to a mail server for sending that offers no STARTTLS', async () => {
    const started = await startUnconnected();
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const changed = { smtp: { host: '127.0.0.1', port: smtp.port, security: 'starttls' as const } };
    expect(await started.attempt(changed)).toEqual(refused('mailbox_unreachable', /outgoing/));
  });

  test('names the server that does not answer, or does not speak TLS', async () => {
    const started = await startUnconnected();
    const { imap } = started.mailbox;
    const closed = { ...imap, port: await freePort() };
    expect(await started.attempt({ imap: closed })).toEqual(refused('mailbox_unreachable', /127\.0\.0\.1/));
    const plain = { ...imap, security: 'tls' as const };
    expect(await started.attempt({ imap: plain })).toEqual(refused('mailbox_unreachable', /TLS/));
    const unknown = { ...imap, host: 'no-such-host.invalid' };
    expect(await started.attempt({ imap: unknown })).toEqual(
      refused('mailbox_unreachable', /no-such-host\.invalid/),
    );
  });

  test.each([
    '127.0.0.1',
    'localhost',
    '::1',
    '10.0.0.1',
    '169.254.169.254',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
  ])('does not connect to %s unless the operator allows it', async (host) => {
    const started = await startUnconnected({ MAILBOX_ALLOW_PRIVATE: '' });
    const before = await reached(started.dovecot.port);
    const imap = { ...started.mailbox.imap, host };
    const answer = await started.attempt({ imap });
    expect([answer.status, answer.code]).toEqual([422, 'mailbox_unreachable']);
    expect(answer.detail).toMatch(/\.$/);
    expect(before).toBe(true);
  });
});

/** Whether something listens on a port, so that a refusal is the program's. */
function reached(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
