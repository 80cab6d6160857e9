import { afterAll, describe, expect, test } from 'vitest';
import type { MessageList, MessageSummary } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { askForList, askForMessage, list, read, send } from './gmail-mail-fixture.ts';
import { startedKinds, stopMailServers } from './mailbox-kinds-fixture.ts';

afterAll(stopMailServers);

describe.each(startedKinds)('a mailbox of kind %s', (kind, start) => {
  test('reports that it is connected', async () => {
    const { server, account } = await start();
    expect(await readGmail(server, account)).toMatchObject({ connected: true, kind });
  });

  test('lists its messages newest first, as many as requested', async () => {
    const { server, account } = await start();
    const all = await list(server, account);
    expect(all.length).toBeGreaterThan(5);
    const dates = all.map(({ date = '' }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(await list(server, account, '?maxResults=3')).toEqual(
      all.slice(0, 3).map((message) => ({ ...message, date: expect.any(String) })),
    );
  });

  test('lists older messages from where the list before ended, each once, down to the oldest', async () => {
    const { server, account } = await start();
    const all = await list(server, account, '?maxResults=50');
    const found: MessageSummary[] = [];
    let query = '?maxResults=3';
    for (let page = 0; page < all.length; page += 1) {
      const { messages, next }: MessageList = await (await askForList(server, account, query)).json();
      expect(messages.length).toBeLessThanOrEqual(3);
      found.push(...messages);
      if (next === undefined) break;
      query = `?maxResults=3&before=${encodeURIComponent(next)}`;
    }
    expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('refuses a place that no list gave', async () => {
    const { server, account } = await start();
    expect(await codeOf(await askForList(server, account, '?before=nowhere'))).toBe('validation');
    expect(await codeOf(await askForList(server, account, '?before=%00'))).toBe('validation');
  });

  test('reads each listed message: one text, and each header on one line', async () => {
    const { server, account } = await start();
    for (const { id, threadId, from, subject } of await list(server, account, '?maxResults=50')) {
      const { message, text, header } = await read(server, account, id);
      expect(message).toMatchObject({ id, threadId, payload: { mimeType: 'text/plain', parts: [] } });
      expect([header('From'), header('Subject')]).toEqual([from, subject ?? '']);
      expect(text.trim()).not.toBe('');
      for (const { value } of message.payload.headers) expect(value).not.toMatch(/\p{Cc}/u);
    }
  });

  test('reports an unknown message as not found', async () => {
    const { server, account } = await start();
    expect(await codeOf(await askForMessage(server, account, 'none-of-it'))).toBe('message_not_found');
  });

  test.each([
    'Yes.',
    'Dear Anna,\n\n  indented\n> quoted\n\n-- \nMara 👋',
    `${'A long line of many words. '.repeat(100)}End\nspaces at the end   \n佐藤様\nFrom here on`,
  ])('sends a reply as it was written: %j', async (body) => {
    const { server, account, sent } = await start();
    const [first] = await list(server, account);
    const threadId = first?.threadId ?? '';
    const response = await send(server, account, {
      to: 'anna@example.com',
      body,
      threadId,
      messageId: first?.id ?? '',
    });
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { id: expect.any(String), threadId },
    ]);
    expect(await sent()).toMatchObject([{ to: 'anna@example.com', subject: 'Re: A question', body }]);
  });

  test('sends once for many calls, and refuses an invalid recipient', async () => {
    const { server, account, sent } = await start();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(server, account)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await codeOf(await send(server, account, { to: 'nobody' }))).toBe('validation');
    expect(await sent()).toHaveLength(1);
  });

  test('cannot be used by another account', async () => {
    const { server, account, other } = await start();
    const [first] = await list(server, account);
    const answers = [
      await askForList(server, other),
      await askForMessage(server, other, first?.id ?? ''),
      await send(server, other),
    ];
    expect(await Promise.all(answers.map(codeOf))).toEqual(
      Array.from({ length: 3 }, () => 'mailbox_not_connected'),
    );
  });

  test('cannot be used after it is disconnected', async () => {
    const { server, account } = await start();
    const { headers } = account;
    expect((await call(server, 'DELETE', apiPaths.gmail, { headers })).status).toBe(204);
    expect(await readGmail(server, account)).toMatchObject({ connected: false, kind: null });
    expect(await codeOf(await askForList(server, account))).toBe('mailbox_not_connected');
    expect(await codeOf(await send(server, account))).toBe('mailbox_not_connected');
  });
});
