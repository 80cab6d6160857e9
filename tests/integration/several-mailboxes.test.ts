import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { apiPaths } from '#domain/paths.ts';
import type { FakeGoogle } from '#tests/fakes/google.ts';
import { gmailMessage } from '#tests/fakes/google-messages.ts';
import { codeOf } from './account-fixture.ts';
import { type AccountRows, call, insertAccount } from './account-rows.ts';
import { connectGmail, readGmail, startWithGoogle } from './gmail-fixture.ts';
import { askForList, askForMessage, send } from './gmail-mail-fixture.ts';
import { type DatabaseKind, databaseKinds, type TestServer } from './server-fixture.ts';

/** Connects Gmail mailboxes with these addresses, one after another. Returns their ids in this order. */
async function connectAll(
  { google, server, account }: { google: FakeGoogle; server: TestServer; account: AccountRows },
  addresses: string[],
): Promise<string[]> {
  for (const address of addresses) {
    google.settings.address = address;
    expect(await connectGmail(server, account)).toBe('connected');
  }
  const { mailboxes } = await readGmail(server, account);
  return addresses.map((wanted) => mailboxes.find(({ address }) => address === wanted)?.id ?? '');
}

async function startWithTwo(kind: DatabaseKind) {
  const messages = [gmailMessage({ id: '18c0000000000001', subject: 'A question' })];
  const started = await startWithGoogle(kind, { messages });
  const [one = '', two = ''] = await connectAll(started, ['one@gmail.example', 'two@gmail.example']);
  const shown = async () => (await readGmail(started.server, started.account)).address;
  return { ...started, one, two, shown };
}

describe.each(databaseKinds)('an account with several mailboxes on %s', (kind) => {
  test('shows the mailbox that was listed last, and lists the one that is asked for', async () => {
    const { server, account, one, two, shown } = await startWithTwo(kind);
    expect(await shown()).toBe('two@gmail.example');
    expect((await askForList(server, account, `?mailbox=${one}`)).status).toBe(200);
    expect(await shown()).toBe('one@gmail.example');
    expect((await askForList(server, account)).status).toBe(200);
    expect(await shown()).toBe('one@gmail.example');
    expect((await askForList(server, account, `?mailbox=${two}`)).status).toBe(200);
    expect(await shown()).toBe('two@gmail.example');
  });

  test('disconnects only the mailbox that is named', async () => {
    const { google, server, account, one, shown } = await startWithTwo(kind);
    const { headers } = account;
    const answer = await call(server, 'DELETE', `${apiPaths.gmail}?mailbox=${one}`, { headers });
    expect(answer.status).toBe(204);
    expect(await shown()).toBe('two@gmail.example');
    expect(google.grants.map(({ address, isRevoked }) => [address, isRevoked])).toEqual([
      ['one@gmail.example', true],
      ['two@gmail.example', false],
    ]);
    expect(await codeOf(await askForList(server, account, `?mailbox=${one}`))).toBe('mailbox_not_found');
  });

  test(`has at most ${limits.mailboxes}, and the same mailbox may be connected again`, async () => {
    const started = await startWithGoogle(kind);
    const { google, server, account } = started;
    await connectAll(
      started,
      Array.from({ length: limits.mailboxes }, (_, index) => `${index}@gmail.example`),
    );
    google.settings.address = 'more@gmail.example';
    expect(await connectGmail(server, account)).toBe('full');
    expect(google.grants.at(-1)).toMatchObject({ address: 'more@gmail.example', isRevoked: true });
    google.settings.address = '0@gmail.example';
    expect(await connectGmail(server, account)).toBe('connected');
    expect((await readGmail(server, account)).mailboxes).toHaveLength(limits.mailboxes);
  });

  test('has none of the mailboxes of another account', async () => {
    const { database, rows, server, account, one, shown } = await startWithTwo(kind);
    const other = await insertAccount(database, rows);
    const { headers } = other;
    const query = `?mailbox=${one}`;
    const attempts = async () => [
      await askForList(server, other, query),
      await askForMessage(server, other, `18c0000000000001${query}`),
      await call(server, 'GET', `${apiPaths.gmailFolders}${query}`, { headers }),
      await call(server, 'GET', `${apiPaths.gmailThreads}/18c0000000000001${query}`, { headers }),
      await call(server, 'GET', `${apiPaths.gmailSent}${query}`, { headers }),
      await call(server, 'GET', `${apiPaths.gmailEvents}${query}`, { headers }),
      await send(server, other, { mailbox: one }),
      await call(server, 'POST', apiPaths.gmailDrafts, {
        headers,
        body: { to: 'anna@example.com', subject: 'Hi', body: 'Yes', mailbox: one },
      }),
    ];
    for (const answer of await attempts()) expect(await codeOf(answer)).toBe('mailbox_not_connected');
    expect((await call(server, 'DELETE', `${apiPaths.gmail}${query}`, { headers })).status).toBe(204);
    expect(await connectGmail(server, other)).toBe('connected');
    const answers = [
      ...(await attempts()),
      await call(server, 'DELETE', `${apiPaths.gmail}${query}`, { headers }),
    ];
    for (const answer of answers) expect(await codeOf(answer)).toBe('mailbox_not_found');
    expect((await askForList(server, account, query)).status).toBe(200);
    expect(await shown()).toBe('one@gmail.example');
  });
});
