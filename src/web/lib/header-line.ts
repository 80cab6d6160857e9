import { oneLine } from '#domain/text.ts';

/** Marks that change the writing direction of the text after them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A header's value as one line: without line breaks, and without marks that change the direction of the text around it.
 */
export function headerLine(text: string): string {
  return oneLine(text.replace(turning, ''));
}

/** The sender in a header's value: 'Anna Smith <anna@example.com>' split in two. A missing part is empty. */
export type Sender = { name: string; address: string };

/**
 * Reads the sender of a header's value. A value without an address in angle brackets is taken whole, as an address if
 * it contains an '@', otherwise as a name.
 */
export function readSender(value: string): Sender {
  const line = headerLine(value);
  const found = /^(.*?)<([^<>\s]+@[^<>\s]+)>/u.exec(line);
  if (!found) return line.includes('@') ? { name: '', address: line } : { name: line, address: '' };
  const [, words = '', address = ''] = found;
  const name = words
    .trim()
    .replace(/^"(.*)"$/u, '$1')
    .replace(/\\(.)/gu, '$1')
    .trim();
  return { name: name === address ? '' : name, address };
}

/** Whether a header's value may name more than one address. A name that contains an '@' counts too. */
export function hasSeveralAddresses(value: string): boolean {
  return value.indexOf('@') !== value.lastIndexOf('@');
}
