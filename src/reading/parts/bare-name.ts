import { splitSentences } from '../sentences.ts';
import { isBlank, normalizeLine } from '../text-lines.ts';
import { comparableText, letterWords, phrasePattern } from '../word-lists.ts';
import { closings, nameParticles, thanks } from './closing-line.ts';
import type { Closing } from './find-closing.ts';

/** Capitalised words at the end of a mail that are not names. */
const notNames = new Set(letterWords('notNames'));
const titles = new Set(letterWords('titles'));
const nameIs = phrasePattern(letterWords('nameIs').map((words) => `${words}$`));

/** Whether words look like the name of a person: one to three capitalised words, none of them in `notNames`. */
function isPersonName(text: string): boolean {
  const words = text.split(' ').filter((word) => !titles.has(word.replace(/\.$/, '').toLowerCase()));
  const names = words.filter((word) => !nameParticles.has(word));
  if (names.length === 0 || names.length > 3 || text.length > 40) return false;
  return names.every((word, index) => {
    if (notNames.has(word.toLowerCase())) return false;
    if (index > 0 && /^\p{Lu}\.?$/u.test(word)) return true;
    return /^\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Lu}?[\p{L}\p{M}]+)*$/u.test(word) && /\p{Ll}$/u.test(word);
  });
}

/** The name after closing words: 'Cheers Karl', 'xx Lou'. */
function afterClosing(words: readonly string[]): string | undefined {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const closing = words.slice(0, count).join(' ').toLowerCase();
    const name = words.slice(count).join(' ');
    if (/^x{1,3}$/.test(closing) || closings.has(closing) || thanks.has(closing))
      return isPersonName(name) ? name : undefined;
  }
  return undefined;
}

/** The least words of a text that a name can sign. */
const MIN_WORDS = 2;

type BareName = { column: number; name: string };

/**
 * The name at the end of a line, after the last sentence ('When will I get it? Tom Becker') or after a dash ('The
 * slides are done - Mia'), and the column where the signature begins. `above` is the text above the line, because the
 * line may be only the name. Undefined if the end of the line may be something else. Reads the last 300 characters.
 */
function bareNameAtEnd(line: string, above: string): BareName | undefined {
  const from = Math.max(0, line.length - 300);
  const tail = line.slice(from).trimEnd();
  const dashed = dashedName.exec(tail);
  if (dashed?.[2]) {
    const [, beforeDash = '', name] = dashed;
    // 'Flight to Rome - New York': without punctuation before the dash, only a name of one word is a signature.
    const isSignature = isPersonName(name) && (/^[.!?…]?$/.test(beforeDash) || !name.includes(' '));
    const column = from + dashed.index + (beforeDash === '' ? 0 : 2);
    if (isSignature && canBeSigned(`${above.slice(-300)}\n${line.slice(0, column)}`)) return { column, name };
  }
  const last = splitSentences(tail).at(-1);
  if (!last || last.end < tail.length) return undefined;
  const normalized = normalizeLine(last.text);
  const name = afterClosing(normalized.split(' ')) ?? (isPersonName(normalized) ? normalized : undefined);
  const column = from + last.start;
  const before = `${above.slice(-300)}\n${line.slice(Math.max(0, column - 300), column)}`;
  if (!name || !canBeSigned(before) || !/[^\p{L}\p{N},;:]\s*$/u.test(before.trimEnd())) return undefined;
  return isNamedBefore(before, name) ? undefined : { column, name };
}

const dashedName = /(?:^|([\p{Ll}.!?…)"”])\s)(?:[-–—~]{1,2}|\/\/)\s?(\p{Lu}[^-–—,;:!?\d]{1,38})$/u;

/** Whether a name can sign the text before it: the text has some words and does not introduce a list. */
function canBeSigned(before: string): boolean {
  const words = before.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.length >= MIN_WORDS && !/[:,;]\s*$/.test(before);
}

/**
 * Whether the text before contains the name, except after 'my name is'. Then the name is no signature: 'Basic or
 * Premium? Premium'.
 */
function isNamedBefore(before: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  const at = before.lastIndexOf(first);
  return at >= 0 && !nameIs.test(comparableText(before.slice(0, at)));
}

/** Cuts a name without closing words off the last line of the text, if `found` has no sign-off. */
export function cutBareName(
  lines: readonly string[],
  found: Closing,
): { lines: readonly string[]; closing: Closing } {
  const last = lines.findLastIndex((line, index) => index < found.signOff && !isBlank(line));
  const line = lines[last] ?? '';
  const above = lines
    .slice(Math.max(0, last - 6), Math.max(0, last))
    .join('\n')
    .trimEnd();
  const bare = found.signOff === found.signature ? bareNameAtEnd(line, above) : undefined;
  if (!bare) return { lines, closing: found };
  const head = line.slice(0, bare.column);
  const cut = isBlank(head) ? [line] : [head, line.slice(bare.column)];
  const signOff = last + cut.length - 1;
  return {
    lines: [...lines.slice(0, last), ...cut, ...lines.slice(last + 1)],
    closing: { signOff, signature: found.signature + cut.length - 1, name: bare.name },
  };
}
