import { expect, test } from 'vitest';
import { readEmail } from '#reading/read-email.ts';
import { presentReading } from './present-reading.ts';

const asksOf = (mail: string) =>
  presentReading(readEmail(mail), mail).asks.map(({ start, end }) => mail.slice(start, end));

test('should find an ask in the text, not in a subject with the same words', () => {
  const mail =
    'From: Ann Lee <ann@example.com>\nSubject: Can you come on Friday?\n\nCan you come on Friday?\n\nAnn';
  const [ask] = presentReading(readEmail(mail), mail).asks;
  expect(ask?.start).toBe(mail.lastIndexOf('Can you come'));
});

test('should find an ask in a text with other line ends', () => {
  const mail =
    'Hello Bob,\r\n\r\nCould you send me the whole list of the people\r\nwho come on Friday?\r\n\r\nAnn';
  expect(asksOf(mail)).toEqual(['Could you send me the whole list of the people\r\nwho come on Friday?']);
});
