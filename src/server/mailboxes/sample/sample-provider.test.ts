import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ID_LABEL_LENGTH, MESSAGES_LISTED } from '#domain/limits.ts';
import type { Account } from '../../accounts/identify-account.ts';
import { createSampleProvider } from './sample-provider.ts';

const signal = new AbortController().signal;
const reply = { to: 'marta@lindqvist-arkitekter.example', subject: 'Re: Visit', body: 'Yes.' };
const provider = createSampleProvider();
const openOf = (accountId: string, from = provider) =>
  from.open({ accountId, id: 'a-connection', kind: 'sample', address: null, credential: null, scope: null });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the sample inbox has more than a dozen mails, newest first, of more than two weeks', async () => {
  const { messages: mails } = await openOf('ada').list({ maxResults: 50, signal });
  expect(mails.length).toBeGreaterThan(12);
  expect(mails.length).toBeLessThanOrEqual(MESSAGES_LISTED);
  const dates = mails.map(({ date = '' }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(Date.now() - Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(14 * 24 * 3_600_000);
});

test('the sample inbox has a unique label for each mail, which the list does not cut', async () => {
  const { messages: mails } = await openOf('ada').list({ maxResults: 50, signal });
  const labels = mails.map(({ id }) => id.slice(0, ID_LABEL_LENGTH));
  expect(new Set(labels).size).toBe(mails.length);
  for (const { id } of mails) expect(id).toMatch(/^sample-\d\d-[\w-]{9}\w-/);
});

test('the sample inbox reads an HTML-only mail as text, without its hidden line and its pictures', async () => {
  const mailbox = openOf('ada');
  const { messages } = await mailbox.list({ maxResults: 50, signal });
  const [order] = messages.filter(({ id }) => id.includes('order'));
  const { text, snippet } = await mailbox.read({ id: order?.id ?? '', signal });
  expect(text).toContain('Brass pull, 96 mm');
  expect(text).toContain('Shall we send the pulls now');
  expect(text + snippet).not.toMatch(/One question before it leaves|track\.|\.gif|images\.|</);
});

test('the sample inbox mentions only working days that fit the day on which the mail came', async () => {
  const days = new Set<string>();
  for (let day = 16; day <= 22; day += 1) {
    vi.setSystemTime(`2026-11-${day}T12:00:00Z`);
    const { text } = await openOf('ada').read({ id: 'sample-01-site-visit-moved', signal });
    const [, from = '', to = ''] = /from (\w+) to (\w+) at 10:00/.exec(text) ?? [];
    const today = new Date().toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    expect([from, to]).not.toContain(today);
    expect(`${from} ${to}`).not.toMatch(/Saturday|Sunday/);
    days.add(from);
  }
  expect(days.size).toBe(5);
});

test('the sample inbox shows the same time in the list and in the opened mail', async () => {
  vi.setSystemTime('2026-11-18T12:03:10Z');
  const [listed] = (await openOf('ada').list({ maxResults: 1, signal })).messages;
  vi.setSystemTime('2026-11-18T12:41:50Z');
  const { date } = await openOf('ada').read({ id: listed?.id ?? '', signal });
  expect(Date.parse(date ?? '')).toBe(Date.parse(listed?.date ?? ''));
});

test('the sample inbox has one mail with another address for replies and one without a subject', async () => {
  const mailbox = openOf('ada');
  const { messages: mails } = await mailbox.list({ maxResults: 50, signal });
  const read = await Promise.all(mails.map(({ id }) => mailbox.read({ id, signal })));
  expect(read.filter(({ replyTo, from }) => replyTo && replyTo !== from)).toHaveLength(1);
  expect(read.filter(({ subject }) => subject === undefined)).toHaveLength(1);
});

test('the sample inbox reports an unknown message as not found', async () => {
  await expect(openOf('ada').read({ id: 'sample-99-nothing-here', signal })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('the sent replies of the sample inbox are listed for their own account only, newest first', async () => {
  await openOf('ada').send(reply);
  vi.advanceTimersByTime(1_000);
  await openOf('ada').send({ ...reply, subject: 'Re: Later' });
  const sent = await openOf('ada').listSent?.();
  expect(sent?.map(({ subject }) => subject)).toEqual(['Re: Later', 'Re: Visit']);
  expect(sent?.[1]).toMatchObject(reply);
  expect(await openOf('grace').listSent?.()).toEqual([]);
});

test('the sample inbox forgets its sent replies when it is disconnected or connected again, and after an hour', async () => {
  const own = createSampleProvider();
  await openOf('ada', own).send(reply);
  await openOf('grace', own).send(reply);
  await openOf('ada', own).disconnect();
  expect(await openOf('ada', own).listSent?.()).toEqual([]);
  expect(await openOf('grace', own).listSent?.()).toHaveLength(1);
  await own.start({ account: { id: 'grace' } as Account });
  expect(await openOf('grace', own).listSent?.()).toEqual([]);
  await openOf('ada', own).send(reply);
  vi.advanceTimersByTime(30 * 60_000);
  await openOf('ada', own).send({ ...reply, subject: 'Re: Later' });
  vi.advanceTimersByTime(30 * 60_000);
  expect((await openOf('ada', own).listSent?.())?.map(({ subject }) => subject)).toEqual(['Re: Later']);
  vi.advanceTimersByTime(30 * 60_000);
  expect(await openOf('ada', own).listSent?.()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the sent replies of the sample inbox are limited for each account, and for all accounts together', async () => {
  const own = createSampleProvider();
  for (let turn = 0; turn < 40; turn += 1) await openOf('ada', own).send({ ...reply, body: `${turn}` });
  const sent = await openOf('ada', own).listSent?.();
  expect(sent).toHaveLength(30);
  expect(sent?.[0]?.body).toBe('39');
  for (let turn = 0; turn < 300; turn += 1) await openOf(`account-${turn}`, own).send(reply);
  expect(await openOf('ada', own).listSent?.()).toEqual([]);
  expect(await openOf('account-299', own).listSent?.()).toHaveLength(1);
});

test('a mail of the sample inbox is read once it is answered, or a draft of the answer is saved', async () => {
  const own = createSampleProvider();
  const mailbox = openOf('ada', own);
  const list = async () => (await mailbox.list({ maxResults: 50, signal })).messages;
  const [first, second] = await list();
  expect([first, second]).toMatchObject(Array(2).fill({ unread: true, answered: false, bulk: false }));
  await mailbox.send({ ...reply, threadId: first?.threadId ?? '' });
  const draft = await mailbox.saveDraft?.({ ...reply, answeredId: second?.id ?? '' }, { signal });
  expect((await list()).slice(0, 2)).toMatchObject([
    { unread: false, answered: true },
    { unread: false, answered: false },
  ]);
  expect(await mailbox.listSent?.()).toMatchObject([{ ...reply, id: draft?.id, draft: true }, reply]);
  expect((await openOf('grace', own).list({ maxResults: 1, signal })).messages[0]?.unread).toBe(true);
});

test('the sample inbox has one newsletter, and it has questions that need no reply', async () => {
  const { messages } = await openOf('ada').list({ maxResults: 50, signal });
  const bulk = messages.filter((message) => message.bulk);
  expect(bulk).toHaveLength(1);
  expect(bulk[0]?.beginning).toContain('?');
});
