import { oneLine } from '#domain/one-line.ts';

/** The marks that turn the writing of all that follows them around. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A header's value as one line that stays in its place: no line break, no mark that turns what stands beside it. */
export function headerLine(text: string): string {
  return oneLine(text.replace(turning, ''));
}

/** Who a header's value names: 'Anna Smith <anna@example.com>' in two, either of them empty where it is not there. */
export type Sender = { name: string; address: string };

/** Reads the sender of a header's value, which is taken as written where it has no address in angle brackets. */
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

/** Whether a header's value may name more than one address: a name that holds an '@' counts, too. */
export function hasSeveralAddresses(value: string): boolean {
  return value.indexOf('@') !== value.lastIndexOf('@');
}
