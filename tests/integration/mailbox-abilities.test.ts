import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Folder, MessageSummary } from '#domain/mailbox.ts';
import type { MailboxCapabilities } from '#domain/mailbox-connection.ts';
import { apiPaths } from '#domain/paths.ts';
import { codeOf } from './account-fixture.ts';
import { call } from './account-rows.ts';
import { readGmail } from './gmail-fixture.ts';
import { askForList, list, read, reply, send } from './gmail-mail-fixture.ts';
import { type Started, startedKinds, stopMailServers } from './mailbox-kinds-fixture.ts';

afterAll(stopMailServers);

const get = ({ server, account: { headers } }: Started, path: string) =>
  call(server, 'GET', path, { headers });

const saveDraft = ({ server, account: { headers } }: Started, body: object) =>
  call(server, 'POST', apiPaths.gmailDrafts, { headers, body: { ...reply, ...body } });

async function canDo({ server, account }: Started, ability: keyof MailboxCapabilities): Promise<boolean> {
  return (await readGmail(server, account)).mailboxes[0]?.capabilities[ability] ?? false;
}

const firstOf = async ({ server, account }: Started): Promise<MessageSummary> =>
  (await list(server, account))[0] ?? expect.fail('the mailbox is empty');

describe.each(startedKinds)('what a mailbox of kind %s can do', (_kind, start) => {
  test('folders: the inbox first, each with an id of its own, and each can be listed', async () => {
    const started = await start();
    const { server, account } = started;
    const answer = await get(started, apiPaths.gmailFolders);
    if (!(await canDo(started, 'folders'))) return expect(await codeOf(answer)).toBe('mailbox_unable');
    const { folders }: { folders: Folder[] } = await answer.json();
    expect(folders[0]).toMatchObject({ role: 'inbox' });
    expect(new Set(folders.map(({ id }) => id)).size).toBe(folders.length);
    for (const { id, name } of folders) {
      expect(name.trim()).not.toBe('');
      expect((await askForList(server, account, `?folder=${id}`)).status).toBe(200);
    }
    const inbox = await list(server, account, `?folder=${folders[0]?.id}`);
    expect(inbox.map(({ id }) => id)).toEqual((await list(server, account)).map(({ id }) => id));
    expect(await codeOf(await askForList(server, account, '?folder=bm9uZQ'))).toBe('folder_not_found');
  });

  test('search: finds what has the words, on further pages too, and nothing else', async () => {
    const started = await start();
    const { server, account } = started;
    const { subject = '', id } = await firstOf(started);
    const answer = await askForList(server, account, `?q=${encodeURIComponent(subject)}`);
    if (!(await canDo(started, 'search'))) return expect(await codeOf(answer)).toBe('mailbox_unable');
    const { messages } = await answer.json();
    expect(messages.map((message: MessageSummary) => message.id)).toContain(id);
    expect(await list(server, account, '?q=quetzalcoatl')).toEqual([]);
    const all = await list(server, account, '?q=mail&maxResults=50');
    const page = await (await askForList(server, account, '?q=mail&maxResults=1')).json();
    expect(page.messages.map((message: MessageSummary) => message.id)).toEqual(
      all.slice(0, 1).map((message) => message.id),
    );
    if (all.length < 2) return;
    const next = await list(server, account, `?q=mail&maxResults=1&before=${encodeURIComponent(page.next)}`);
    expect(next[0]?.id).toBe(all[1]?.id);
  });

  test('search: takes any text as words', async () => {
    const started = await start();
    const { server, account } = started;
    if (!(await canDo(started, 'search'))) return;
    for (const words of [
      '"',
      '\\',
      '{10}',
      'a" OR ALL',
      '佐藤 さん',
      'ü',
      '-in:inbox',
      '*',
      '(',
      'x'.repeat(200),
    ]) {
      const answer = await askForList(server, account, `?q=${encodeURIComponent(words)}`);
      expect([words, answer.status]).toEqual([words, 200]);
    }
  });

  test('threads: the messages of a conversation, oldest first', async () => {
    const started = await start();
    const { threadId = '', id } = await firstOf(started);
    const answer = await get(started, `${apiPaths.gmailThreads}/${threadId}`);
    if (!(await canDo(started, 'threads'))) return expect(await codeOf(answer)).toBe('mailbox_unable');
    const { messages }: { messages: MessageSummary[] } = await answer.json();
    expect(messages.map((message) => message.id)).toContain(id);
    const dates = messages.map(({ date = '' }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(await codeOf(await get(started, `${apiPaths.gmailThreads}/none-of-it`))).toBe('message_not_found');
  });

  test('drafts: keeps a reply that is not sent', async () => {
    const started = await start();
    const { id, threadId = '' } = await firstOf(started);
    const answer = await saveDraft(started, { messageId: id, threadId, cc: 'kim@example.com' });
    if (!(await canDo(started, 'drafts'))) return expect(await codeOf(answer)).toBe('mailbox_unable');
    expect(await answer.json()).toEqual({ id: expect.any(String) });
    expect(await started.sent()).toEqual([]);
    expect(await codeOf(await saveDraft(started, { to: 'nobody' }))).toBe('validation');
    if (!(await canDo(started, 'folders'))) return;
    const { folders }: { folders: Folder[] } = await (await get(started, apiPaths.gmailFolders)).json();
    const drafts = folders.find(({ role }) => role === 'drafts');
    const [draft] = await list(started.server, started.account, `?folder=${drafts?.id}`);
    const { text, header } = await read(started.server, started.account, draft?.id ?? '');
    const words = (written: string) => written.trim().split(/\s+/);
    expect([words(text), header('Cc')]).toEqual([words(reply.body), 'kim@example.com']);
  });

  test('flags: opening a message does not mark it as read; sending a reply or saving a draft does', async () => {
    const started = await start();
    const { server, account } = started;
    const isUnread = async (wanted: string) =>
      (await list(server, account)).find(({ id }) => id === wanted)?.unread;
    const [one, two] = await list(server, account);
    if (!one || !two || one.unread === undefined) return;
    expect(await isUnread(one.id)).toBe(true);
    await read(server, account, one.id);
    expect(await isUnread(one.id)).toBe(true);
    const { status } = await send(server, account, { messageId: one.id, threadId: one.threadId ?? '' });
    expect(status).toBe(200);
    await expect.poll(() => isUnread(one.id)).toBe(!started.marksRead);
    if (!(await canDo(started, 'drafts'))) return;
    await saveDraft(started, { messageId: two.id, threadId: two.threadId });
    await expect.poll(() => isUnread(two.id)).toBe(!started.marksRead);
  });

  test('new messages: reports each as it comes', async () => {
    const started = await start();
    const left = new AbortController();
    const { headers } = started.account;
    const answer = await fetch(started.server.url + apiPaths.gmailEvents, { headers, signal: left.signal });
    if (!(await canDo(started, 'newMessages'))) return expect(await codeOf(answer)).toBe('mailbox_unable');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let events = '';
    const reading = (async () => {
      for (;;) events += (await reader?.read())?.value ?? '';
    })().catch(() => {});
    await sleep(500);
    expect(events).not.toContain('new-messages');
    await started.deliver?.();
    await expect.poll(() => events).toContain('event: new-messages');
    const [, since = ''] = /"place":"([^"]+)"/.exec(events) ?? [];
    left.abort();
    await reading;
    // A stream that begins at an earlier place also reports what came since then.
    const again = await fetch(`${started.server.url}${apiPaths.gmailEvents}?since=${since}`, { headers });
    const first = await again.body?.pipeThrough(new TextDecoderStream()).getReader();
    let later = '';
    while (!later.includes('event: place')) later += (await first?.read())?.value ?? '';
    expect(later + ((await first?.read())?.value ?? '')).toContain('event: new-messages');
    await first?.cancel();
  });
});
