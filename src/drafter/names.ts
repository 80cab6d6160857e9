import type { LanguageData } from '#languages/language-data.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';

/** A longer text is not a name that a person signs with. */
const LONGEST_NAME = 60;
/** The limit for a name together with the words after it: titles, a role, a company. */
const LONGEST_WRITTEN = 300;
const MAX_WORDS = 5;
/** A name: letters with the signs that join them ('Anna-Lena O’Brien', 'J. Smith'), and the marks of Hebrew titles. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’\u05f3\u05f4 -]*$/u;
/** Words after a name that are not part of it: '(Treasurer)', ', PhD', 'MRTPI'. */
const AFTER_NAME = /\s*\([^()]*\)$|\s*,.*$|(?<=\p{Ll}.*)(?:\s+\p{Lu}{2,}){1,3}$/u;

/**
 * A name as a reply can use it, without the words after it. Undefined where it contains other signs than names have, or
 * is too long: a reply never greets or signs with markup, an address or a placeholder.
 */
export function cleanName(name: string | undefined): string | undefined {
  // A much longer text is not a name. The limit keeps the pattern linear.
  if (name === undefined || name.length > LONGEST_WRITTEN) return undefined;
  const words = name.normalize('NFC').replace(/\s+/g, ' ').trim().replace(AFTER_NAME, '');
  if (words === '' || words.length > LONGEST_NAME || !NAME.test(words)) return undefined;
  return words.split(' ').length <= MAX_WORDS ? words : undefined;
}

/** The first and the last name of a whole name. In Chinese, Japanese and Korean script the family name comes first. */
export function nameParts(name: string): { first: string; last: string } {
  const words = name.split(' ');
  const [head = name, tail = name] = [words[0], words.at(-1)];
  const isEastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  return isEastern ? { first: tail, last: head } : { first: head, last: tail };
}

/** A title in the form for comparison: lower case, without a full stop. */
export function bareTitle(title: string): string {
  return title.toLowerCase().replace(/\.$/, '');
}

/** Whether names keep their form in greetings. In Polish they change, so its greetings contain no name. */
function changesNoName({ phrases }: LanguageData): boolean {
  const { familiar } = phrases.greeting;
  return (typeof familiar === 'string' ? familiar : familiar.plain).includes('{');
}

/**
 * The name that the reader of a mail can sign with: the name in the To header, else the name in the greeting. Undefined
 * where the name in the greeting is a family name after a title, or where the language changes names in greetings
 * ('Panie Marku').
 */
export function readerName({ recipient, newText }: Reading, mail: LanguageData): string | undefined {
  const name = cleanName(recipient.name);
  if (name === undefined || recipient.address !== undefined) return name;
  // A name of one character is a family name alone.
  if ([...name].length < 2) return undefined;
  if (!changesNoName(mail)) return undefined;
  const titles = new Set(
    [...listOf(mail.letter.titles), ...listOf(mail.letter.genericAddressees)].map(bareTitle),
  );
  if (titles.has(bareTitle(name))) return undefined;
  const at = newText.indexOf(name);
  const before = at < 0 ? '' : (newText.slice(0, at).trim().split(/\s+/).at(-1) ?? '');
  return titles.has(bareTitle(before)) ? undefined : name;
}
