import { describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/paths.ts';
import type { FakeGoogle } from '#tests/fakes/google.ts';
import type { GoogleCall, GoogleFault } from '#tests/fakes/google-faults.ts';
import { userLabel } from '#tests/fakes/google-labels.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { type AccountRows, call, insertAccount, openRows } from './account-rows.ts';
import { askOwner, comeBack, connectGmail, startConnecting, startWithGoogle } from './gmail-fixture.ts';
import { makeDatabase, post, startServer, type TestServer, usualKinds } from './server-fixture.ts';
import { storedText } from './stored-text.ts';

const canary = 'canary-51c0de';
/** The mailbox's ids of a message and of its conversation. They are stored with what was sent, and never logged. */
const ids = { messageId: '18f5b1c0de51', threadId: '18f5b1c0de52' };
/** The canary is also in the first part of an address, which is a name. */
const address = `${canary}@mail.example`;
const html = `<p>${canary}</p><img src="https://track.mail.example/${canary}.gif" width="1" height="1">`;

const message = gmailMessage({
  id: ids.messageId,
  threadId: ids.threadId,
  from: `Ada ${canary} <${address}>`,
  replyTo: address,
  to: `Mara <mara.${address}>`,
  subject: `About ${canary}`,
  text: `Could you send me the ${canary} report?`,
  html,
  snippet: `the ${canary} report`,
});

const reply = {
  to: `Ada ${canary} <${address}>`,
  subject: `Re: About ${canary}`,
  body: `The ${canary} report is attached.`,
  ...ids,
};

type Stage = { server: TestServer; account: AccountRows };

/**
 * Lists the inbox, reads a message, sends a reply, searches, saves a draft, and lists the folders and the conversation.
 * Returns the responses.
 */
async function workWith({ server, account: { headers } }: Stage, body = reply.body) {
  const path = `${apiPaths.gmailMessages}/${ids.messageId}`;
  const list = await call(server, 'GET', apiPaths.gmailMessages, { headers });
  const read = await call(server, 'GET', path, { headers });
  const sent = await call(server, 'POST', apiPaths.gmailSend, { headers, body: { ...reply, body } });
  const found = await call(server, 'GET', `${apiPaths.gmailMessages}?q=${canary}`, { headers });
  const draft = await call(server, 'POST', apiPaths.gmailDrafts, { headers, body: { ...reply, body } });
  const folders = await call(server, 'GET', apiPaths.gmailFolders, { headers });
  const thread = await call(server, 'GET', `${apiPaths.gmailThreads}/${ids.threadId}`, { headers });
  return [list, read, sent, found, draft, folders, thread];
}

/** Expects that no refusal contains a word of a mail. */
async function expectSilence(answers: Response[]): Promise<void> {
  for (const answer of answers) {
    const text = await answer.text();
    if (!answer.ok) expect(text).not.toContain(canary);
  }
}

/**
 * Expects that the log and the stored data contain no word of a mail, none of Google's codes and no credential of a
 * mailbox.
 */
async function expectNothingKept(server: TestServer, database: Record<string, string>, secrets: string[]) {
  const whileRunning = await storedText(database);
  await server.close();
  const kept = [server.log(), whileRunning, await storedText(database)];
  expect(server.log()).toContain(apiPaths.gmailMessages);
  for (const text of kept) {
    for (const secret of [canary, ...secrets]) {
      expect(text.includes(secret), text.slice(Math.max(0, text.indexOf(secret) - 200)).slice(0, 400)).toBe(
        false,
      );
    }
  }
  for (const id of Object.values(ids)) expect(server.log()).not.toContain(id);
}

/** The secrets of a test's connections that only Google and the person's browser may know. */
function secretsOf(google: FakeGoogle): string[] {
  const calls = google.calls.flatMap(({ query, body }) => [query, new URLSearchParams(body)]);
  const names = ['state', 'code', 'code_verifier', 'refresh_token', 'token', 'client_secret'];
  const values = calls.flatMap((parameters) => names.flatMap((name) => parameters.getAll(name)));
  const tokens = google.calls.map(({ authorization = '' }) => authorization.replace('Bearer ', ''));
  return [...new Set([...values, ...tokens])].filter((value) => value.length > 8);
}

/** Those of sending and of drafts come first: an account may do this 30 times a minute. */
const faults: [GoogleCall, GoogleFault][] = [
  ['draft', 403],
  ['draft', 500],
  ['draft', 'lost'],
  ['send', 400],
  ['send', 403],
  ['send', 429],
  ['send', 500],
  ['send', 'lost'],
  ['send', 'broken'],
  ['labels', 'broken'],
  ['thread', 404],
  ['list', 429],
  ['list', 500],
  ['list', 'broken'],
  ['list', 'reset'],
  ['message', { status: 429, retryAfter: '3' }],
  ['message', 500],
  ['message', 404],
  ['message', 'broken'],
  ['message', 'page'],
  ['refresh', 500],
  ['refresh', 'broken'],
];

describe.each(usualKinds)('the stored data of a connected Gmail mailbox on %s', (kind) => {
  const start = async () => {
    const started = await startWithGoogle(kind, {
      address: 'mara@gmail.example',
      messages: [message],
      variables: { LOG_LEVEL: 'trace' },
    });
    started.google.mail.labels = [userLabel('Label_1', `Mails about ${canary}`)];
    return started;
  };

  test('is only the encrypted token and the address, after reading, replying and sending', async () => {
    const { google, server, database, account } = await start();
    await connectGmail(server, account);
    const answers = await workWith({ server, account });
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    const [list, read] = answers;
    const answer = await read?.text();
    expect(await list?.text()).toContain(canary);
    expect(answer).toContain(canary);
    expect(answer).not.toContain('track.mail.example');
    const mail = { emailContent: `${reply.subject}\n\n${reply.body}`, tone: 'professional' };
    await post(server, { intent: 'general', language: 'English', ...mail }, { headers: account.headers });
    expect([google.mail.sent.length, google.mail.drafts.length]).toEqual([1, 1]);
    expect(await storedText(database)).toContain('mara@gmail.example');
    expect(server.log()).not.toContain('mara@gmail.example');
    const secrets = secretsOf(google);
    expect(secrets.length).toBeGreaterThan(4);
    await expectNothingKept(server, database, secrets);
  });

  test('is the same after every failure of Google', async () => {
    const { google, server, database, account } = await start();
    await connectGmail(server, account);
    for (const [name, fault] of faults) {
      google.heal();
      google.fail(name, fault);
      if (name === 'refresh') google.expireAccessTokens();
      const answers = await workWith({ server, account }, `${reply.body} ${name} ${JSON.stringify(fault)}`);
      expect(
        answers.some(({ ok }) => !ok),
        `${name} ${JSON.stringify(fault)}`,
      ).toBe(true);
      await expectSilence(answers);
    }
    google.heal();
    google.revokeGrants();
    google.expireAccessTokens();
    const revoked = await workWith({ server, account });
    expect(revoked[0]?.status).toBe(409);
    expect(revoked.filter(({ ok }) => ok)).toEqual([]);
    await expectSilence(revoked);
    await expectNothingKept(server, database, secretsOf(google));
  });

  test('is the same after an invalid call and after a call whose caller left', async () => {
    const { google, server, database, account } = await start();
    await connectGmail(server, account);
    const { headers } = account;
    google.fail('list', 'hang', 1);
    const leaving = AbortSignal.timeout(300);
    const left = fetch(`${server.url}${apiPaths.gmailMessages}?q=${canary}`, { headers, signal: leaving });
    await expect(left).rejects.toThrow();
    const odd = await Promise.all([
      call(server, 'GET', `${apiPaths.gmailMessages}?maxResults=${canary}`, { headers }),
      call(server, 'GET', `${apiPaths.gmailMessages}/${canary}%2f..%0a`, { headers }),
      call(server, 'POST', apiPaths.gmailSend, { headers, body: { ...reply, to: `${canary}, ,` } }),
      call(server, 'POST', apiPaths.gmailSend, { headers, body: { ...reply, body: canary.repeat(2_000) } }),
      call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: canary } }),
      fetch(`${server.url}${apiPaths.gmailSend}`, { method: 'POST', headers, body: `{"to": "${canary}` }),
    ]);
    await expectSilence(odd);
    await expectNothingKept(server, database, secretsOf(google));
  });

  test('contains nothing from a wrong, forged or aborted callback', async () => {
    const { google, server, database, account } = await start();
    const started = await startConnecting(server, account);
    const back = new URL(await askOwner(started));
    back.searchParams.set('code', canary);
    await comeBack(back.href, { cookie: started.cookie });
    await comeBack(`${server.url}${apiPaths.gmailCallback}?state=${canary}&code=${canary}`, {});
    await comeBack(`${server.url}${apiPaths.gmailCallback}?error=${canary}&error_description=${canary}`, {});
    google.fail('exchange', 'broken', 1);
    await connectGmail(server, account);
    await call(server, 'GET', apiPaths.gmailMessages, account);
    const cookie = started.cookie.split('=')[1] ?? '';
    expect(cookie.length).toBeGreaterThan(20);
    await expectNothingKept(server, database, [...secretsOf(google), cookie]);
  });
});

test('the replies of the sample inbox stay in memory only', async () => {
  const database = await makeDatabase('SQLite');
  const server = await startServer({ database, variables: { LOG_LEVEL: 'trace' } });
  const account = await insertAccount(database, await openRows(database));
  const { headers } = account;
  await call(server, 'POST', apiPaths.gmailConnect, { headers, body: { kind: 'sample' } });
  const { threadId: _threadId, messageId: _messageId, ...sent } = reply;
  expect((await call(server, 'POST', apiPaths.gmailSend, { headers, body: sent })).status).toBe(200);
  await expectSilence([await call(server, 'GET', `${apiPaths.gmailMessages}/${canary}-id`, { headers })]);
  const list = await call(server, 'GET', apiPaths.gmailSent, { headers });
  expect(await list.json()).toMatchObject({ sent: [sent] });
  await call(server, 'GET', apiPaths.gmailMessages, { headers });
  await expectNothingKept(server, database, []);
});
