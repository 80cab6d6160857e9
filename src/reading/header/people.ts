import type { Person } from '../reading.ts';
import { normalizeLine } from '../text-lines.ts';
import { decodeEncodedWords } from './encoded-words.ts';

const address = /[^\s@<>()[\],;:"']{1,64}@[^\s@<>()[\],;:"']{1,253}/;

/** The first e-mail address in a short text. */
export function addressIn(text: string): string | undefined {
  const at = text.indexOf('@');
  if (at < 0) return undefined;
  const near = text.slice(Math.max(0, at - 70), at + 260);
  return address
    .exec(near)?.[0]
    .replace(/^mailto:/i, '')
    .replace(/\.+$/, '');
}

/** A display name without quotes and marks of emphasis; undefined if it is then empty or longer than 120 characters. */
function displayName(text: string): string | undefined {
  let name = normalizeLine(text.replace(/\\(.)/g, '$1'));
  for (let round = 0; round < 3; round++) {
    name = name.replace(/^["'“”„«»*`]+|["'“”„«»*`]+$/g, '').trim();
  }
  name = name.replace(/ {2,}/g, ' ');
  return name === '' || name.length > 120 ? undefined : name;
}

/** Changes 'Smith, Anna' to 'Anna Smith'. Other names stay unchanged. */
function firstNameFirst(name: string): string {
  const parts = name.split(',');
  const [last, first] = parts;
  if (parts.length !== 2 || !last || !first?.trim() || name.includes('@')) return name;
  const titles = /^(?:jr|sr|ph\.?d|md|dr|esq|inc|ltd|llc|gmbh|ag|mba|cpa)\b/i;
  return titles.test(first.trim()) || last.trim().includes('  ') ? name : `${first.trim()} ${last.trim()}`;
}

/** One entry of an address list, by its quoted words, its address in angle brackets and its comment. */
type Piece = { text: string; quoted: string; angle: string; comment: string };

/** Cuts an address list at commas and semicolons outside quotes, brackets and comments. */
function cutList(list: string): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece = { text: '', quoted: '', angle: '', comment: '' };
  const endOf = (opened: number, close: string): number => {
    const end = list.indexOf(close, opened + 1);
    return end < 0 ? list.length : end;
  };
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (character === '"') {
      let end = endOf(at, '"');
      while (end < list.length && list[end - 1] === '\\') end = endOf(end, '"');
      piece.quoted += list.slice(at + 1, end);
      piece.text += list.slice(at + 1, end);
      at = end;
    } else if (character === '<' || character === '[') {
      const end = endOf(at, character === '<' ? '>' : ']');
      piece.angle ||= list.slice(at + 1, end);
      at = end;
    } else if (character === '(') {
      const end = endOf(at, ')');
      piece.comment ||= list.slice(at + 1, end);
      at = end;
    } else if (character === ',' || character === ';' || character === '，' || character === '；') {
      pieces.push(piece);
      piece = { text: '', quoted: '', angle: '', comment: '' };
      // A semicolon always separates people; a comma may be part of a name.
      if (character === ';' || character === '；') pieces.push({ ...piece });
    } else piece.text += character;
  }
  pieces.push(piece);
  return pieces;
}

function toPerson(piece: Piece): Person | undefined {
  const inAngle = addressIn(piece.angle);
  const inText = inAngle ? undefined : addressIn(piece.text);
  const words = inText ? piece.text.replace(inText, '') : piece.text;
  const name = displayName(decodeEncodedWords(words.trim() || (inText ? piece.comment : '')));
  const found = inAngle ?? inText;
  const person: Person = {};
  if (name && name !== found && !/^(?:mailto:?|:)$/i.test(name)) person.name = firstNameFirst(name);
  if (found) person.address = found;
  return person.name || person.address ? person : undefined;
}

/**
 * The people in an address list of a header: 'Anna <a@b>, "Smith, Bob" <b@c>', Outlook's 'Smith, Bob; Anna' and 'Anna
 * [mailto:a@b]', groups ('Team: a@b, c@d;') and encoded words. Only the first 10,000 characters are read.
 */
export function parsePeople(list: string): Person[] {
  const group = /^[^<>"@,;:[(]{1,80}:(?!\/\/)/.exec(list);
  const pieces = cutList((group ? list.slice(group[0].length) : list).slice(0, 10_000));
  const people: Person[] = [];
  let pending = '';
  for (const piece of pieces) {
    const isComplete = piece.angle || piece.quoted || piece.text.includes('@');
    if (!isComplete && piece.text.trim() === '') {
      if (pending) people.push({ name: firstNameFirst(pending) });
      pending = '';
    } else if (!isComplete) pending = pending ? `${pending}, ${piece.text.trim()}` : piece.text.trim();
    else {
      // 'Smith, Anna <a@b>' without quotes: the comma belongs to the name.
      const joined = pending && piece.angle && !piece.quoted ? `${pending}, ${piece.text.trim()}` : '';
      if (pending && !joined) people.push({ name: firstNameFirst(pending) });
      const person = toPerson(joined ? { ...piece, text: joined } : piece);
      if (person) people.push(person);
      pending = '';
    }
  }
  const last = displayName(decodeEncodedWords(pending));
  if (last) people.push({ name: firstNameFirst(last) });
  return people;
}

/** The first person of an address list. */
export function parsePerson(list: string): Person | undefined {
  return parsePeople(list)[0];
}

/** A person as a header shows it: 'Anna Smith <anna@example.com>'. */
export function formatPerson(person: Person): string {
  if (person.name && person.address) return `${person.name} <${person.address}>`;
  return person.name ?? person.address ?? '';
}
