import type { LanguageData } from '#languages/language-data.ts';
import type { Reading } from '#reading/reading.ts';
import { listOf } from '#reading/word-list.ts';

/** No name that a person signs with is longer. */
const LONGEST_NAME = 60;
/** With the words behind it: titles, a role, a company. */
const LONGEST_WRITTEN = 300;
const MOST_WORDS = 5;
/** Letters of a name with what joins them: 'Anna-Lena O’Brien', 'J. Smith', and the marks of Hebrew titles. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’\u05f3\u05f4 -]*$/u;
/** What stands behind a name and is none of it: '(Treasurer)', ', PhD', 'MRTPI'. */
const BEHIND_NAME = /\s*\([^()]*\)$|\s*,.*$|(?<=\p{Ll}.*)(?:\s+\p{Lu}{2,}){1,3}$/u;

/**
 * The words of a name that a reply can use: undefined where it holds anything but letters, so that no markup, address or
 * placeholder is ever greeted or signed with.
 */
export function cleanName(name: string | undefined): string | undefined {
  // What is longer by far is no name; the bound keeps the pattern linear.
  if (name === undefined || name.length > LONGEST_WRITTEN) return undefined;
  const words = name.normalize('NFC').replace(/\s+/g, ' ').trim().replace(BEHIND_NAME, '');
  if (words === '' || words.length > LONGEST_NAME || !NAME.test(words)) return undefined;
  return words.split(' ').length <= MOST_WORDS ? words : undefined;
}

/** The first and the last name of a whole one. In Chinese, Japanese and Korean script the family comes first. */
export function nameParts(name: string): { first: string; last: string } {
  const words = name.split(' ');
  const [head = name, tail = name] = [words[0], words.at(-1)];
  const isEastern = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  return isEastern ? { first: tail, last: head } : { first: head, last: tail };
}

/** A title as it is compared. */
export function bareTitle(title: string): string {
  return title.toLowerCase().replace(/\.$/, '');
}

/** Whether a name stays as it is when its bearer is called by it; not so in Polish, whose greetings hold no name. */
function changesNoName({ phrases }: LanguageData): boolean {
  const { familiar } = phrases.greeting;
  return (typeof familiar === 'string' ? familiar : familiar.plain).includes('{');
}

/**
 * The name that the reader of a mail can sign with: that of its To header; else the one it is greeted by, unless that is
 * a family name behind a title, or the language changes names that are called ('Panie Marku').
 */
export function readerName({ recipient, newText }: Reading, mail: LanguageData): string | undefined {
  const name = cleanName(recipient.name);
  if (name === undefined || recipient.address !== undefined) return name;
  // One sign is a family name alone.
  if ([...name].length < 2) return undefined;
  if (!changesNoName(mail)) return undefined;
  const titles = new Set([...listOf(mail.letter.titles), ...listOf(mail.letter.nobody)].map(bareTitle));
  if (titles.has(bareTitle(name))) return undefined;
  const at = newText.indexOf(name);
  const before = at < 0 ? '' : (newText.slice(0, at).trim().split(/\s+/).at(-1) ?? '');
  return titles.has(bareTitle(before)) ? undefined : name;
}
