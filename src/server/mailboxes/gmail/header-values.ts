import addressparser from 'nodemailer/lib/addressparser';
import { decodeWords } from 'postal-mime';
import { limits } from '#domain/limits.ts';
import { beginningOf, oneLine } from '#domain/text.ts';

/** Most characters of a header that are read: of ten thousand recipients only the first. */
const READ_MOST = 50_000;

/** A subject or date: encoded words decoded, one line of 1,000 characters at most. */
export function textHeader(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return beginningOf(oneLine(decodeWords(oneLine(value.slice(0, READ_MOST)))), limits.subject);
}

function formatted({ name, address }: { name: string; address: string }): string {
  const words = oneLine(decodeWords(name));
  if (words === '' || words === address) return address;
  const isPlain = /^[\p{L}\p{M}\p{N} .!#$%&'*+/=?^_`{|}~-]+$/u.test(words);
  return `${isPlain ? words : `"${words.replace(/["\\]/g, '\\$&')}"`} <${address}>`;
}

/**
 * The people of a header, in one line. If nothing is encoded and the line is short enough, it is returned unchanged.
 * Otherwise names are decoded after the addresses were found, because a decoded name could contain an address. A line
 * that is longer than a reply's recipients may be is cut after a whole address.
 */
export function addressHeader(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const line = oneLine(value.slice(0, READ_MOST));
  if (!line.includes('=?') && line.length <= limits.recipients) return line;
  const people = addressparser(line, { flatten: true }).filter(({ address }) => address !== '');
  if (people.length === 0) return beginningOf(oneLine(decodeWords(line)), limits.recipients);
  let list = '';
  for (const person of people) {
    const next = list === '' ? formatted(person) : `${list}, ${formatted(person)}`;
    if (next.length > limits.recipients) break;
    list = next;
  }
  // If the first name alone is too long, its address is still returned.
  return list || beginningOf(people[0]?.address ?? '', limits.recipients);
}
