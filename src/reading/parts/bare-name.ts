import { splitSentences } from '../sentences.ts';
import { closings, thanks } from './closing.ts';
import type { Close } from './signature.ts';
import { isBlank, plainLine } from './text-lines.ts';

/** Capitalised words that end a mail and are nobody's name. */
const nobody = new Set(
  `the to from of in on at by for with and or but so if then we you he she it they i a an my your our his her their this
  that these those me us them not no yes yep nope ok okay sure great good nice cool fine perfect done noted agreed
  confirmed attached enclosed please thanks thank cheers sorry congratulations congrats welcome hello hi hey bye
  goodbye enjoy happy merry best love regards see talk call ask let have take keep stay well done wow asap fyi ps urgent
  soon now today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday january february
  march april june july august september october november december morning afternoon evening night noon week weekend
  birthday christmas easter year luck job work day time question questions help advise advice reply answer order
  invoice report offer price total date subject re fwd note end all everyone everybody team none nothing what when where
  who why how which is are do does can could will would may might north south east west new bitte danke ja nein gerne
  merci oui non sí si no gracias grazie prego obrigado obrigada ciao tschüss hallo bonjour hola page figure section
  option plan version part step chapter premium basic standard`.split(/\s+/),
);
const titles = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau)\.?$/i;
const particles = /^(?:de|van|von|der|den|da|di|la|le|bin|al|el|ter|dos|du|del)$/;

/** Whether words are written as a person's name is: one to three capitalised words, none of another use. */
function isPersonName(text: string): boolean {
  const words = text.split(' ').filter((word) => !titles.test(word));
  const names = words.filter((word) => !particles.test(word));
  if (names.length === 0 || names.length > 3 || text.length > 40) return false;
  return names.every((word, index) => {
    if (nobody.has(word.toLowerCase())) return false;
    if (index > 0 && /^\p{Lu}\.?$/u.test(word)) return true;
    return /^\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Lu}?[\p{L}\p{M}]+)*$/u.test(word) && /\p{Ll}$/u.test(word);
  });
}

/** 'Grüße Karl', 'xx Lou': the name after words that close. */
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
  return at >= 0 && !/(?:this is|name is|name's|i'm|i am|it's|here is)\s$/i.test(before.slice(0, at));
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
