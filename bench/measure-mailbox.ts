import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPaths } from '#domain/paths.ts';
import type { Database } from '#server/database/connect.ts';
import { deriveSecrets } from '#server/secrets.ts';
import { type Dovecot, hasDovecot, type MailUser, startDovecot } from '#tests/fakes/dovecot.ts';
import { type SmtpFake, startSmtp } from '#tests/fakes/smtp.ts';
import { testCertificate } from '#tests/fakes/test-certificate.ts';
import { insertAccountRows, signSessionToken } from '#tests/insert-account.ts';
import { type BareImap, openBareImap } from './bare-imap.ts';
import { BENCH_SECRET, openBenchSqlite } from './bench-databases.ts';
import { compareInTurns } from './compare-in-turns.ts';
import { residentMb } from './local-server.ts';
import { type Started, startNode, stop } from './processes.ts';
import type { Measure } from './statistics.ts';

const MESSAGES = 50_000;
const APPENDED_AT_ONCE = 500;
/** An account may list 120 times a minute, and lists once in each round of each comparison, and twice before. */
const ROUNDS = 25;
const MOST_RATIO = 1.3;
const FIRST_ACCOUNTS = 50;
const ACCOUNTS = 200;
const MOST_KB = 300;
const SETTLE_MS = 3_000;

type Stage = { dovecot: Dovecot; smtp: SmtpFake; server: Started; database: Database };
type Person = { user: MailUser; headers: Record<string, string> };

/** Makes an account and connects its mailbox. */
async function addPerson({ dovecot, smtp, server, database }: Stage, user?: MailUser): Promise<Person> {
  const owner = user ?? (await dovecot.addUser());
  const { token } = await insertAccountRows(database, {});
  const authorization = `Bearer ${signSessionToken(token, deriveSecrets([BENCH_SECRET]).session[0])}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const at = (port: number) => ({ host: '127.0.0.1', port, security: 'tls' });
  const { address, password } = owner;
  const body = { kind: 'imap', address, password, imap: at(dovecot.tlsPort), smtp: at(smtp.port) };
  const answer = await fetch(server.url + apiPaths.gmailConnect, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The mailbox was not connected: ${await answer.text()}`);
  return { user: owner, headers: { authorization } };
}

/** Lists the inbox over HTTP. Returns how long it took, in milliseconds. */
async function listInbox({ server }: Stage, { headers }: Person, expected: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(server.url + apiPaths.gmailMessages, { headers });
  const { messages } = (await answer.json()) as { messages?: unknown[] };
  const took = performance.now() - startedAt;
  if (messages?.length !== expected) throw new Error(`the list was answered ${answer.status}`);
  return took;
}

const mail = (index: number) =>
  [
    `From: Person ${index} <person${index % 500}@example.com>`,
    'To: mara@mail.example',
    `Subject: Question ${index} about the delivery`,
    `Date: ${new Date(Date.UTC(2026, 0, 1) + index * 60_000).toUTCString()}`,
    `Message-ID: <${index}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Hello Mara,\r\n\r\nwhen will the delivery of order ${index} arrive?`,
    `${'We wait for it. '.repeat(40)}\r\n`,
  ].join('\r\n');

/** Puts the mails into an inbox, many with each command. */
async function fillInbox(client: BareImap): Promise<void> {
  for (let from = 0; from < MESSAGES; from += APPENDED_AT_ONCE) {
    const mails = Array.from({ length: APPENDED_AT_ONCE }, (_, index) => mail(from + index));
    const literals = mails.map((raw) => ` {${Buffer.byteLength(raw)}+}\r\n${raw}`);
    await client.type([`fill APPEND INBOX${literals.join('')}`]);
  }
}

/** What the program types for a list of 20, after the inbox is open. */
const listCommands = [
  `1 FETCH ${MESSAGES - 19}:${MESSAGES} (UID FLAGS INTERNALDATE BODYSTRUCTURE ` +
    'BODY.PEEK[HEADER.FIELDS (From Subject Date List-Id List-Unsubscribe Precedence Auto-Submitted)])',
  `2 UID FETCH ${MESSAGES - 19}:${MESSAGES} (UID BODY.PEEK[1]<0.4000>)`,
];
const openInbox = '0 EXAMINE INBOX';

/** Listing a large inbox, compared with a bare client that types the same commands. */
async function measureLists(stage: Stage): Promise<Measure[]> {
  const { dovecot } = stage;
  const user = await dovecot.addUser();
  console.log(`  an inbox of ${MESSAGES.toLocaleString('en')} messages …`);
  const server = { host: '127.0.0.1', port: dovecot.tlsPort, certificate: testCertificate.cert };
  const filling = await openBareImap(server, user);
  await fillInbox(filling);
  filling.close();
  const person = await addPerson(stage, user);
  const list = () => listInbox(stage, person, 20);
  const end = async () => {
    await dovecot.endConnections(user);
    await sleep(100);
  };
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  await list();
  const client = await openBareImap(server, user);
  await client.type([openInbox]);
  const shared = { rounds: ROUNDS, format: (ms: number) => `${ms.toFixed(1)} ms`, atMost: MOST_RATIO };
  console.log('  lists with the connection open, in turns …');
  const whenOpen = await compareInTurns({
    what: 'a list of 20 from 50,000 messages, connection open, against its commands alone',
    measured: list,
    against: () => timed(() => client.type(listCommands)),
    ...shared,
  });
  client.close();
  console.log('  lists with a new connection, in turns …');
  const whenCold = await compareInTurns({
    what: 'a list of 20 from 50,000 messages, new connection, against its commands alone',
    async measured() {
      await end();
      return list();
    },
    against: () =>
      timed(async () => {
        const bare = await openBareImap(server, user);
        await bare.type([openInbox, ...listCommands]);
        bare.close();
      }),
    ...shared,
  });
  return [whenOpen, whenCold];
}

/** What an account whose mailbox is open adds to the memory of the server. */
async function measureMemory(stage: Stage): Promise<Measure> {
  const pid = stage.server.child.pid ?? 0;
  const openFurther = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await listInbox(stage, await addPerson(stage), 0);
    }
    await sleep(SETTLE_MS);
    return residentMb(pid);
  };
  console.log(`  ${ACCOUNTS} accounts with an open mailbox …`);
  const before = await openFurther(FIRST_ACCOUNTS);
  const after = await openFurther(ACCOUNTS);
  const kb = ((after - before) * 1024) / ACCOUNTS;
  return {
    what: `memory of an account whose mailbox is open, ${ACCOUNTS} accounts`,
    seen: `${kb.toFixed(0)} kB (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
    goal: `≤ ${MOST_KB} kB`,
    met: kb <= MOST_KB,
  };
}

/** Mailboxes by IMAP on a real Dovecot. Empty, after a line, where there is none. */
export async function measureMailbox(): Promise<Measure[]> {
  if (!hasDovecot) {
    console.log('  left out: it needs Dovecot 2.3 (npm test installs it where it may)');
    return [];
  }
  const { database, dataDir, close } = await openBenchSqlite();
  const dovecot = await startDovecot(testCertificate);
  const smtp = await startSmtp({ certificate: testCertificate, security: 'tls', isKnown: () => true });
  const certificates = join(dataDir, 'certificate.pem');
  await writeFile(certificates, testCertificate.cert);
  const server = await startNode(['build/server/main.js'], {
    NODE_ENV: 'production',
    PORT: '0',
    APP_SECRET: BENCH_SECRET,
    DATA_DIR: dataDir,
    MAILBOX_ALLOW_PRIVATE: '1',
    NODE_EXTRA_CA_CERTS: certificates,
    LOG_LEVEL: 'error',
  });
  const stage = { dovecot, smtp, server, database };
  try {
    const lists = await measureLists(stage);
    return [...lists, await measureMemory(stage)];
  } finally {
    await stop(server);
    await smtp.close();
    await dovecot.stop();
    await close();
  }
}
