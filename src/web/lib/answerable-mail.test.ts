import { expect, test } from 'vitest';
import { toAnswerable } from './answerable-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

const lead = 'On Mon, 2 Mar 2026 at 10:12, Sam Reed <sam@acme.example> wrote:\n';
const history = lead + '> The figures are on their way.\n'.repeat(400);

function mail(changed: Partial<ReceivedMail> = {}): ReceivedMail {
  return {
    id: 'a',
    threadId: 't',
    from: 'Anna <anna@example.com>',
    sender: { name: 'Anna', address: 'anna@example.com' },
    replyTo: '',
    sentTo: 'Sam <sam@acme.example>',
    cc: '',
    followupTo: '',
    attachments: [],
    subject: 'Thursday',
    date: 'Mon, 2 Mar 2026 12:40:00 +0100',
    text: 'Hi Sam,\n\nDoes Thursday work?\n\nAnna',
    ...changed,
  };
}

test('the writer gets the header, an empty line and the text', () => {
  expect(toAnswerable(mail())).toMatchObject({
    emailContent:
      'From: Anna <anna@example.com>\nDate: Mon, 2 Mar 2026 12:40:00 +0100\nSubject: Thursday\n\n' +
      'Hi Sam,\n\nDoes Thursday work?\n\nAnna',
    omitted: 'nothing',
    to: 'Anna <anna@example.com>',
    replySubject: 'Re: Thursday',
  });
});

test('quoted text is separate, and is left out only if the mail is too long', () => {
  const short = toAnswerable(mail({ text: `Yes.\n\n${history.slice(0, 400)}` }));
  expect(short.newText).toBe('Yes.');
  expect(short.quoted).toContain('> The figures');
  expect(short.emailContent).toContain('> The figures');
  const long = toAnswerable(mail({ text: `Yes.\n\n${history}` }));
  expect(long.omitted).toBe('history');
  expect(long.emailContent).not.toContain('The figures');
});

test('a mail that is too long even without quoted text is cut, but not within a character', () => {
  const { emailContent, omitted } = toAnswerable(mail({ text: '🙂'.repeat(10_000) }));
  expect(omitted).toBe('end');
  expect(emailContent.length).toBeLessThanOrEqual(10_000);
  expect(emailContent.length).toBeGreaterThan(9_990);
  expect(emailContent.isWellFormed()).toBe(true);
});

test('a very long header leaves room for the text', () => {
  const { emailContent } = toAnswerable(mail({ subject: 'x'.repeat(20_000), from: 'y'.repeat(20_000) }));
  expect(emailContent).toContain('Does Thursday work?');
});

test('a mail without visible text has no text to answer', () => {
  expect(toAnswerable(mail({ text: ' \n\u200b' })).emailContent).toBe('');
});
