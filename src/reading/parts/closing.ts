import { letterWords } from './letter-words.ts';
import { plainLine } from './text-lines.ts';

const letters = Object.values(letterWords);
/** Lines that close a letter, lower case, of every language. */
export const closings: ReadonlySet<string> = new Set(letters.flatMap((row) => row.closings));
/** Closings that also stand as sentences. */
export const thanks: ReadonlySet<string> = new Set(letters.flatMap((row) => row.thanks));
const afterSignedName = ['드림', '올림', '배상', '敬上', '謹上', '谨上', '拝', '拜上'];
/** Closings that say more than their words: where they come from, what is asked for. */
const LONG_CLOSING =
  /^(?:.{0,110} (?:(?:le|les|os|te) saludan? (?:muy )?(?:atenta|cordial)mente|salutations (?:distinguées|les meilleures|respectueuses)|(?:cordiali|distinti|migliori) saluti|com os (?:meus |nossos )?melhores cumprimentos|cu (?:deosebită )?(?:stimă|considerație))|restant .{0,40} à votre (?:entière )?disposition|(?:mit )?(?:(?:vielen?|lieben?|besten?|herzlichen?|schönen?|freundlichen?|sonnigen?) )+grü(?:ß|ss)en? (?:aus|von|nach) \p{L}[\p{L} ]{1,24}|[^。！!]{0,30}(?:よろしく|宜しく)お願い(?:し|いたし|致し|申し上げ)ます|.{0,24}(?:祝您?|祝你|顺祝|順頌|顺颂|敬颂)(?:工作顺利|商祺|一切顺利|生活愉快|身体健康|安好|商安|时绥))$/iu;

/** One to four capitalised words, as a person signs. */
export function isNameLike(text: string): boolean {
  const name = plainLine(text).replace(/[,.]$/, '');
  if (name.length < 2 || name.length > 40 || /[\d@:?!/<>|_=()]/.test(name)) return false;
  const parts = name.split(' ');
  if (parts.length > 4) return false;
  return parts.every(
    (part, index) =>
      /^[\p{Lu}\p{Lo}\p{Lt}]/u.test(part) ||
      (index > 0 && /^(?:de|van|von|der|den|da|di|la|le|bin|al|el|ter|dos|du|del|y|e)$/.test(part)),
  );
}

function bareWords(line: string): string {
  return plainLine(line.length > 200 ? line.slice(0, 200) : line)
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/^[*_~-]{1,3} ?/, '')
    .replace(/[\s*_~,.!。，、！،؛।;:)-]{1,6}$/, '')
    .replace(/^\(/, '');
}

/** The name of a line that may go on with a title or a company: 'Anna Smith | Sales', 'Bob Jones, PhD'. */
export function signedName(line: string): string | undefined {
  const [first = ''] = plainLine(line.slice(0, 120))
    .replace(/^\*+|\*+$/g, '')
    .split(/ ?[|,/–•] ?| - /);
  const name = first.replace(/\.$/, '').trim();
  const respectful = afterSignedName.find((word) => name.endsWith(` ${word}`));
  const bare = respectful ? name.slice(0, -respectful.length).trim() : name;
  return isNameLike(bare) ? bare : undefined;
}

/** A line that closes a letter: `thanks` where it may as well be a sentence of the letter itself. */
type ClosingLine = { thanks: boolean; name?: string };

/** The name that words begin with: all of them where they are few, else the first two. */
function leadingName(text: string): string | undefined {
  const words = plainLine(text).replace(/[.,]$/, '').split(' ');
  const whole = words.join(' ');
  if (words.length <= 3) return isNameLike(whole) ? whole : undefined;
  const first = words.slice(0, 2).join(' ').replace(/,$/, '');
  return isNameLike(first) ? first : undefined;
}

/** 'Anna Smith CEO, Acme': capitalised words alone, but for the small ones that titles hold. */
function isNameWithTitle(text: string): boolean {
  if (text.length > 90) return false;
  return plainLine(text)
    .split(' ')
    .every((word) => /^(?:[\p{Lu}\p{Lo}&|–-]|of\b|for\b|the\b|and\b|at\b|de\b|van\b|von\b)/u.test(word));
}

/** 'Best regards, Anna Smith, Head of Sales': the words that close, and who signs. */
function closingWithName(plain: string): ClosingLine | undefined {
  const comma = plain.search(/[,，、!.-] /);
  if (comma <= 0) return undefined;
  const words = plain.slice(0, comma).toLowerCase().trim();
  const rest = plain.slice(comma + 1).trim();
  const thanking = thanks.has(words);
  // 'Urgently, Emily Rogers': any adverb closes where nothing but a name and a title follows.
  const adverb = /^[a-z]{4,14}ly(?: yours)?$/.test(words) && isNameWithTitle(rest);
  if (!thanking && !adverb && !closings.has(words)) return undefined;
  const name = leadingName(rest);
  if (name !== undefined && (!thanking || isNameWithTitle(rest))) return { thanks: false, name };
  const more = bareWords(rest);
  return thanking && (closings.has(more) || thanks.has(more)) ? { thanks: false } : undefined;
}

/** Whether a line closes a letter: 'Best regards,', 'Thanks, Anna', '김철수 드림'. */
export function closingLine(line: string): ClosingLine | undefined {
  if (line.length > 120) return undefined;
  const bare = bareWords(line);
  if (closings.has(bare) || LONG_CLOSING.test(bare)) return { thanks: false };
  if (thanks.has(bare)) return { thanks: true };
  const plain = plainLine(line);
  const named = closingWithName(plain);
  if (named) return named;
  const signed = afterSignedName.find(
    (word) => bare.endsWith(word) && bare.length > word.length && bare.length < 20,
  );
  return signed ? { thanks: false, name: plain.slice(0, plain.length - signed.length).trim() } : undefined;
}

/**
 * Where a close begins that shares its line with the text: 'See you on Friday. Regards, Anna'. Undefined where
 * none does.
 */
export function closingColumn(line: string): number | undefined {
  const from = Math.max(0, line.length - 140);
  const tail = line.slice(from);
  for (const match of tail.matchAll(/[.!?)。！？] ?(?=[^\s.!?])/g)) {
    const column = match.index + match[0].length;
    if (closingWithName(plainLine(tail.slice(column)))?.name !== undefined) return from + column;
  }
  return undefined;
}
