import { oneLine } from '#domain/text.ts';
import type { LanguageData } from '#languages/language-data.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-lists.ts';

/** A longer text is not a name. */
const MAX_NAME_LENGTH = 60;
/** A longer text is not a name with titles, a role or a company after it. The limit keeps the patterns linear. */
const MAX_TEXT_LENGTH = 300;
const MAX_WORDS = 5;
/** A name: letters with the signs that join them ('Anna-Lena O’Brien', 'J. Smith'), and the marks of Hebrew titles. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’\u05f3\u05f4 -]*$/u;
/** Words after a name that are not part of it: '(Treasurer)', ', PhD', 'MRTPI'. */
const AFTER_NAME = /\s*\([^()]*\)$|\s*,.*$|(?<=\p{Ll}.*)(?:\s+\p{Lu}{2,}){1,3}$/u;

/**
 * A name that a reply can use, without titles and other words after it. Undefined if the text is too long or has
 * characters that names do not have: a reply never greets or signs with markup, an address or a placeholder.
 */
export function cleanName(name: string | undefined): string | undefined {
  if (name === undefined || name.length > MAX_TEXT_LENGTH) return undefined;
  const words = name.normalize('NFC').replace(/\s+/g, ' ').trim().replace(AFTER_NAME, '');
  if (words === '' || words.length > MAX_NAME_LENGTH || !NAME.test(words)) return undefined;
  return words.split(' ').length <= MAX_WORDS ? words : undefined;
}

/**
 * The name of an account as its owner wrote it, because the owner sees it below each reply. Square brackets are left
 * out: they would be a gap. Undefined if it is blank.
 */
export function accountName(name = ''): string | undefined {
  return oneLine(name.replace(/[[\]]/g, '')) || undefined;
}

/** 'J.' or 'H.-P.': a greeting does not use initials alone. */
const INITIALS = /^(?:\p{Lu}\.-?)+$/u;

/**
 * The first and the last name of a whole name; the whole name if the first one is only an initial. In Chinese, Japanese
 * and Korean script the family name comes first.
 */
export function nameParts(name: string): { first: string; last: string } {
  const words = name.split(' ');
  const [head = name, tail = name] = [words[0], words.at(-1)];
  const isEastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  if (isEastern) return { first: tail, last: head };
  return { first: INITIALS.test(head) ? name : head, last: tail };
}

/** A title for comparing: lower case, without a full stop. */
export function bareTitle(title: string): string {
  return title.toLowerCase().replace(/\.$/, '');
}

/** Whether names keep their form in greetings. In Polish they change, so its greetings contain no name. */
function keepsNames({ phrases }: LanguageData): boolean {
  const { familiar } = phrases.greeting;
  return (typeof familiar === 'string' ? familiar : familiar.plain).includes('{');
}

/**
 * The name that the recipient of a mail can sign with: the name in the To header, else the name in the greeting.
 * Undefined if the name in the greeting is a family name after a title, or if the language changes names in greetings
 * ('Panie Marku'). `mailData`: the data of the mail's language.
 */
export function recipientName({ recipient, newText }: Reading, mailData: LanguageData): string | undefined {
  const name = cleanName(recipient.name);
  if (name === undefined || recipient.address !== undefined) return name;
  // A name of one character is only a family name.
  if ([...name].length < 2 || !keepsNames(mailData)) return undefined;
  const { titles, genericAddressees } = mailData.letter;
  const notNames = new Set([...listOf(titles), ...listOf(genericAddressees)].map(bareTitle));
  if (notNames.has(bareTitle(name))) return undefined;
  const start = newText.indexOf(name);
  const wordBefore = start < 0 ? '' : (newText.slice(0, start).trim().split(/\s+/).at(-1) ?? '');
  return notNames.has(bareTitle(wordBefore)) ? undefined : name;
}
