import addressparser from 'nodemailer/lib/addressparser';
import { decodeWords } from 'postal-mime';
import { headerPerson } from '#domain/header-person.ts';
import { limits } from '#domain/limits.ts';
import { beginningOf, oneLine } from '#domain/text.ts';

/** The most characters of a header that are read. The rest of a longer header is ignored. */
const MAX_READ = 50_000;

/** A subject or date: encoded words decoded, one line of 1,000 characters at most. */
export function textHeader(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return beginningOf(oneLine(decodeWords(oneLine(value.slice(0, MAX_READ)))), limits.subject);
}

function formatPerson({ name, address }: { name: string; address: string }): string {
  const decoded = oneLine(decodeWords(name));
  return headerPerson({ name: decoded === address ? '' : decoded, address });
}

/**
 * The people of a header, in one line. If nothing is encoded and the line is short enough, it is returned unchanged.
 * Otherwise the addresses are found first and the names decoded afterwards, because a decoded name could look like an
 * address. A line of more than `limits.recipients` characters is cut after a whole address.
 */
export function addressHeader(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const line = oneLine(value.slice(0, MAX_READ));
  if (!line.includes('=?') && line.length <= limits.recipients) return line;
  const people = addressparser(line, { flatten: true }).filter(({ address }) => address !== '');
  if (people.length === 0) return beginningOf(oneLine(decodeWords(line)), limits.recipients);
  let list = '';
  for (const person of people) {
    const next = list === '' ? formatPerson(person) : `${list}, ${formatPerson(person)}`;
    if (next.length > limits.recipients) break;
    list = next;
  }
  // If the first name alone is too long, its address is still returned.
  return list || beginningOf(people[0]?.address ?? '', limits.recipients);
}
