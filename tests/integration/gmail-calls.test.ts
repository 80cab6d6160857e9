import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type GmailContext, openGmailCalls } from '#server/mailboxes/gmail/gmail-calls.ts';
import { openGmail } from '#server/mailboxes/gmail/gmail-provider.ts';
import { reply } from './gmail-mail-fixture.ts';

/** A Gmail at the test's own address, with a token that is always valid. */
async function gmailAt(listener: RequestListener, path = ''): Promise<GmailContext> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    apiRoot: `http://127.0.0.1:${port}${path}`,
    connected: { accountId: 'a', id: 'c', kind: 'gmail', address: null, credential: 'refresh', scope: null },
    access: { get: async () => 'token', forget: () => {}, revoke: async () => {} },
  };
}

const never = () => {};
const soon = () => AbortSignal.timeout(100);
/** For a server that answers: a deadline that is long enough even on a busy machine. */
const patient = () => AbortSignal.timeout(20_000);
const sendIt = (ctx: GmailContext, signal: AbortSignal) =>
  openGmailCalls(ctx).withoutRetry(
    (users, options) => users.messages.send({ userId: 'me', requestBody: { raw: 'eA' } }, options),
    signal,
  );

test("a read ends when its caller's signal aborts", async () => {
  const mailbox = openGmail(await gmailAt(never));
  await expect(mailbox.list({ maxResults: 5, signal: soon() })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await expect(mailbox.read({ id: 'a', signal: soon() })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a reply that Google does not answer may have been sent', async () => {
  await expect(sendIt(await gmailAt(never), soon())).rejects.toMatchObject({ failure: 'unknown' });
});

test('a reply is sent to Google once, whatever Google answers', async () => {
  for (const status of [301, 307, 401, 408, 429, 500, 503]) {
    let calls = 0;
    const ctx = await gmailAt((_, response) => {
      calls += 1;
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
    await expect(sendIt(ctx, patient())).rejects.toMatchObject({ name: 'MailboxError' });
    expect([status, calls]).toEqual([status, 1]);
  }
});

test('if Google cannot be reached, nothing was sent', async () => {
  const ctx = await gmailAt(never);
  const nowhere = await new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
  await expect(sendIt({ ...ctx, apiRoot: `http://127.0.0.1:${nowhere}` }, patient())).rejects.toMatchObject({
    failure: 'unavailable',
  });
});

test('the token is not sent to the target of a redirect', async () => {
  let strayed = 0;
  const elsewhere = await gmailAt((_, response) => {
    strayed += 1;
    response.end('{}');
  });
  const mailbox = openGmail(
    await gmailAt((_, response) => response.writeHead(302, { location: elsewhere.apiRoot }).end()),
  );
  await expect(mailbox.list({ maxResults: 5, signal: patient() })).rejects.toMatchObject({
    failure: 'unavailable',
  });
  await expect(mailbox.send(reply)).rejects.toMatchObject({ name: 'MailboxError' });
  expect(strayed).toBe(0);
});

test('an endless answer is not read to its end', async () => {
  let written = 0;
  const mailbox = openGmail(
    await gmailAt((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        if (response.destroyed) return;
        written += 65_536;
        response.write(Buffer.alloc(65_536, ' '), () => setImmediate(more));
      };
      more();
    }),
  );
  await expect(mailbox.read({ id: 'a', signal: patient() })).rejects.toMatchObject({
    failure: 'unavailable',
  });
  expect(written).toBeLessThan(64 * 1024 * 1024);
});

test.each(['null', '[]', '"text"', '{"messages":"no list"}', '{"messages":[null,{"id":5}]}', 'no json'])(
  'an answer in an unexpected form is a failure of the mailbox, or an empty list: %s',
  async (answer) => {
    const ctx = await gmailAt((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
    );
    const outcome = await openGmail(ctx)
      .list({ maxResults: 5, signal: patient() })
      .catch((error) => error.failure);
    expect(['unavailable', { messages: [] }]).toContainEqual(outcome);
    await expect(
      sendIt(ctx, patient()).then(
        () => 'ok',
        (error) => error.failure,
      ),
    ).resolves.toMatch(/unknown|ok/);
  },
);

test('the path of a configured API root is kept', async () => {
  const paths: (string | undefined)[] = [];
  const ctx = await gmailAt((request, response) => {
    paths.push(request.url?.split('?')[0]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }, '/google');
  await openGmail(ctx).list({ maxResults: 5, signal: patient() });
  expect(paths).toEqual(['/google/gmail/v1/users/me/messages']);
});
