import { letterWords } from '../every-language.ts';
import { comparedText, phrasePattern } from '../phrase-pattern.ts';
import { splitSentences } from '../sentences.ts';
import { closings, nameParticles, thanks } from './closing.ts';
import type { Close } from './signature.ts';
import { isBlank, plainLine } from './text-lines.ts';

/** Capitalised words that end a mail and are nobody's name. */
const notNames = new Set(letterWords('notNames'));
const titles = new Set(letterWords('titles'));
const nameIs = phrasePattern(letterWords('nameIs').map((words) => `${words}$`));

/** Whether words are written as a person's name is: one to three capitalised words, none of another use. */
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

/** 'Cheers Karl', 'xx Lou': the name after words that close. */
function afterClosing(words: readonly string[]): string | undefined {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const closing = words.slice(0, count).join(' ').toLowerCase();
    const name = words.slice(count).join(' ');
    if (/^x{1,3}$/.test(closing) || closings.has(closing) || thanks.has(closing))
      return isPersonName(name) ? name : undefined;
  }
  return undefined;
}

/** How many words of text stand before a name that signs it. */
const FEWEST_WORDS = 2;

type BareName = { column: number; name: string };

/**
 * The name that a line of text ends in: after its last sentence ('When will I get it? Tom Becker') or after a dash
 * ('The slides are done - Mia'), and where in the line the signing begins. `above` is the text over the line: a line
 * may be the name alone. Undefined where what ends the line may be something else. Looks at the last 300 signs.
 */
function bareNameAtEnd(line: string, above: string): BareName | undefined {
  const from = Math.max(0, line.length - 300);
  const tail = line.slice(from).trimEnd();
  const dashed = dashedName.exec(tail);
  if (dashed?.[2]) {
    const [, joint = '', name] = dashed;
    // 'Flight to Rome - Paris': without an end mark only one name after a small word signs.
    const signs = isPersonName(name) && (/^[.!?…]?$/.test(joint) || !name.includes(' '));
    const column = from + dashed.index + (joint === '' ? 0 : 2);
    if (signs && isText(`${above.slice(-300)}\n${line.slice(0, column)}`)) return { column, name };
  }
  const last = splitSentences(tail).at(-1);
  if (!last || last.end < tail.length) return undefined;
  const plain = plainLine(last.text);
  const name = afterClosing(plain.split(' ')) ?? (isPersonName(plain) ? plain : undefined);
  const column = from + last.start;
  const before = `${above.slice(-300)}\n${line.slice(Math.max(0, column - 300), column)}`;
  if (!name || !isText(before) || !/[^\p{L}\p{N},;:]\s*$/u.test(before.trimEnd())) return undefined;
  return isNamedBefore(before, name) ? undefined : { column, name };
}

const dashedName = /(?:^|([\p{Ll}.!?…)"”])\s)(?:[-–—~]{1,2}|\/\/)\s?(\p{Lu}[^-–—,;:!?\d]{1,38})$/u;

/** Whether a name can sign what stands before it: some words, and no lead-in to a list. */
function isText(before: string): boolean {
  const words = before.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return words.length >= FEWEST_WORDS && !/[:,;]\s*$/.test(before);
}

/** 'Basic or Premium? Premium' names a thing of the text, unless the text says 'my name is…'. */
function isNamedBefore(before: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  const at = before.lastIndexOf(first);
  return at >= 0 && !nameIs.test(comparedText(before.slice(0, at)));
}

/** Cuts a name that signs without closing words off the last line of a text in which no close was found. */
export function cutBareName(
  lines: readonly string[],
  found: Close,
): { lines: readonly string[]; close: Close } {
  const last = lines.findLastIndex((line, index) => index < found.signOff && !isBlank(line));
  const line = lines[last] ?? '';
  const above = lines
    .slice(Math.max(0, last - 6), Math.max(0, last))
    .join('\n')
    .trimEnd();
  const bare = found.signOff === found.signature ? bareNameAtEnd(line, above) : undefined;
  if (!bare) return { lines, close: found };
  const head = line.slice(0, bare.column);
  const cut = isBlank(head) ? [line] : [head, line.slice(bare.column)];
  const signOff = last + cut.length - 1;
  return {
    lines: [...lines.slice(0, last), ...cut, ...lines.slice(last + 1)],
    close: { signOff, signature: found.signature + cut.length - 1, name: bare.name },
  };
}
