import { expect, test } from 'vitest';
import { toAnswerable } from './answerable-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

const history = `On Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n${'> The figures are on their way.\n'.repeat(400)}`;

function mail(changed: Partial<ReceivedMail> = {}): ReceivedMail {
  return {
    id: 'a',
    threadId: 't',
    from: 'Anna <anna@example.com>',
    sender: { name: 'Anna', address: 'anna@example.com' },
    replyTo: '',
    subject: 'Thursday',
    date: 'Mon, 2 Mar 2026 12:40:00 +0100',
    text: 'Hi Sam,\n\nDoes Thursday work?\n\nAnna',
    ...changed,
  };
}

test('the writer is given the header, an empty line and the text', () => {
  expect(toAnswerable(mail())).toMatchObject({
    source:
      'From: Anna <anna@example.com>\nDate: Mon, 2 Mar 2026 12:40:00 +0100\nSubject: Thursday\n\nHi Sam,\n\nDoes Thursday work?\n\nAnna',
    cut: 'nothing',
    to: 'Anna <anna@example.com>',
    replySubject: 'Re: Thursday',
  });
});

test('what is quoted stands apart, and is left out only where the mail is too long', () => {
  const short = toAnswerable(mail({ text: `Yes.\n\n${history.slice(0, 400)}` }));
  expect(short.own).toBe('Yes.');
  expect(short.quoted).toContain('> The figures');
  expect(short.source).toContain('> The figures');
  const long = toAnswerable(mail({ text: `Yes.\n\n${history}` }));
  expect(long.cut).toBe('history');
  expect(long.source).not.toContain('The figures');
});

test('a mail that is too long by itself loses its end, but no half of a character', () => {
  const { source, cut } = toAnswerable(mail({ text: '🙂'.repeat(10_000) }));
  expect(cut).toBe('end');
  expect(source.length).toBeLessThanOrEqual(10_000);
  expect(source.length).toBeGreaterThan(9_990);
  expect(source.isWellFormed()).toBe(true);
});

test('a header without end leaves the text its room', () => {
  const { source } = toAnswerable(mail({ subject: 'x'.repeat(20_000), from: 'y'.repeat(20_000) }));
  expect(source).toContain('Does Thursday work?');
});

test('a mail with nothing to be seen has nothing to answer', () => {
  expect(toAnswerable(mail({ text: ' \n\u200b' })).source).toBe('');
});
