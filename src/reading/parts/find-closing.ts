import { isBlank, normalizeLine } from '../text-lines.ts';
import { anyOf, byFirstCharacter, comparableText, mailWords, phrasePattern } from '../word-lists.ts';
import { closingLine, isNameLike, signedName } from './closing-line.ts';

/** Where the closing of a text begins, as line indexes. Without a closing both are the number of lines. */
export type Closing = {
  /** The start of 'Best regards, Anna' and the lines with name, title and phone number below it. */
  signOff: number;
  /**
   * The start of the lines that programs and companies add: '-- ', 'Sent from my iPhone', list footers, disclaimers.
   */
  signature: number;
  /** The name in the sign-off. */
  name?: string;
};

const sentFrom = byFirstCharacter(mailWords('sentFrom'));
const sentFromEnds = mailWords('sentFromEnds');
/** Devices and programs that send mails: brand names, and the words of all languages. */
const device = new RegExp(
  'iphon|ipad|ipod|android|blackberry|samsung|galaxy|outlook|huawei|xiaomi|redmi|nokia|pixel|yahoo|windows|treo|htc|' +
    'verizon|airmail|spark|proton|thunderbird|sparrow|acompli|superhuman|aol|k-9|' +
    anyOf(mailWords('devices')),
);

/** Whether a line is 'Sent from my iPhone' in any language. It names a device, or a word with a capital or a digit. */
function isSentFrom(line: string): boolean {
  if (line.length > 160) return false;
  const normalized = normalizeLine(line).replace(/^[([<*_>-]{1,3} ?/, '');
  if (normalized.length > 120 || normalized.length < 6) return false;
  const lower = normalized.toLowerCase();
  const opening = sentFrom(lower).find((words) => lower.startsWith(words));
  if (opening === undefined) {
    const bare = lower.replace(/[.\u3002]$/, '');
    return lower.length <= 60 && device.test(lower) && sentFromEnds.some((words) => bare.endsWith(words));
  }
  const rest = normalized.slice(opening.length);
  const clause = /^[^,.!?]*/.exec(rest)?.[0].toLowerCase() ?? '';
  if (device.test(clause) || device.test(opening)) return !/[.!?] \p{L}{2,} .{40}/u.test(rest);
  return rest.length < 50 && /^ \p{Ll}{2,6} [\p{L}\d-]{0,12}[\p{Lu}\d]/u.test(rest);
}

const footer = phrasePattern(mailWords('footers'), 'start');
const confidential = new RegExp(anyOf(mailWords('confidential')));
const addressee = new RegExp(anyOf(mailWords('addressee')));

/** Whether a line is the disclaimer of a company or the footer of a mailing list. */
function isFooter(line: string): boolean {
  const lower = comparableText(normalizeLine(line.slice(0, 600))).replace(/^[*_(["'-]{1,3} ?/, '');
  if (footer.test(lower.slice(0, 100).replaceAll(',', ''))) return true;
  return lower.length > 60 && confidential.test(lower) && addressee.test(lower);
}

const dashes = /^(?:--|—|––|— —|- -)$/;
// The last one is a character that mail trackers for Gmail leave on a separate line.
const rule = /^(?:_{2,}|-{3,}|={3,}|\*{3,}|~{3,}|#{3,}|\+{3,}|—{2,}|–{2,}|\u1427)$/;
/** Contact details below a name: addresses, numbers and the words next to them. */
const contact = new RegExp(
  `@|https?:|www\\.|\\+?\\(?\\d[\\d ()./-]{5,}\\d|(?<!\\p{L})(?:${anyOf(mailWords('contact'))})(?!\\p{L})|\\|`,
  'iu',
);

/** 'PS: …' in any language: what follows belongs to the letter. */
const postscript = /^\p{Lu}\. ?\p{Lu}\b|^\p{Lu}{2}\s?[.:,-]/u;

/**
 * Whether the lines from `from` to `to` can be name, title, company, phone number: few, short and no sentences.
 * `isClosed`: closing words are above, so that below contact details the company may have its own sentences.
 */
function isBlock(lines: readonly string[], from: number, to: number, isClosed = false): boolean {
  let seen = 0;
  let hasContact = false;
  for (let index = from; index < to; index++) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const normalized = normalizeLine(text.slice(0, 200));
    if (++seen > 14 || normalized.length > 110 || /[?？]$/.test(normalized)) return false;
    const isContact = contact.test(normalized);
    // A full stop after one letter is an abbreviation: 'Sp. z o.o.'
    const isSentence = /\p{L}{2}[.!。]$/u.test(normalized) && normalized.split(' ').length > 5;
    const isProse = !isContact && (normalized.length > 60 || isSentence);
    if (isProse && !(isClosed && hasContact && !postscript.test(normalized))) return false;
    hasContact ||= isContact;
  }
  return true;
}

function firstText(lines: readonly string[], from: number, to: number): number {
  let index = from;
  while (index < to && isBlank(lines[index] ?? '')) index++;
  return index;
}

/** Whether a rule (a line of dashes or underscores) at `index` begins a footer, and not a section or table. */
function beginsFooter(lines: readonly string[], index: number, end: number): boolean {
  const following = lines.slice(index + 1, end);
  if (following.every(isBlank)) return true;
  if (/^\s*_/.test(lines[index] ?? '')) return true;
  const tabular = following.some((line) => /\S {2,}\S/.test(line.slice(0, 200)));
  return (
    !tabular && isBlock(lines, index + 1, end) && following.some((line) => contact.test(line.slice(0, 300)))
  );
}

/**
 * The index of the first line that a program or a company added; all lines below it belong to it too. A rule in the
 * first line of a mail does not count, unless a quotation is above it (`isBelowQuote`).
 */
function findSignature(lines: readonly string[], isBelowQuote: boolean): number {
  let seen = 0;
  let start = lines.length;
  const first = firstText(lines, 0, lines.length);
  for (let index = lines.length - 1; index >= first && seen <= 40; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const normalized = text.length > 200 ? '' : normalizeLine(text);
    const isOnTop = index === first && !isBelowQuote;
    if (dashes.test(normalized)) start = seen <= 25 ? index : start;
    else if (rule.test(normalized))
      start = !isOnTop && seen <= 10 && beginsFooter(lines, index, start) ? index : start;
    else if (isSentFrom(text)) start = seen <= 30 ? index : start;
    else if (isFooter(text) && (start < lines.length || seen <= 15) && !isOnTop) start = index;
    seen++;
  }
  return start;
}

/**
 * Whether a line can be a closing: few words with ',' or '!' at the end, or without a mark above the last line. A name
 * of several words is none: the last line may be a company.
 */
function looksLikeClosing(line: string, isAboveLast: boolean): boolean {
  const words = line.split(' ').length;
  if (line.length > 32 || words > 5 || /[\d@:?]/.test(line)) return false;
  if (/[,!\u060c\uff0c\uff01]$/.test(line)) return true;
  return isAboveLast && words <= 3 && /[\p{L}\p{M}]$/u.test(line) && !(words > 1 && isNameLike(line));
}

/**
 * Whether the last paragraph is a name of at least two words, alone or above a role and a company: few lines, too short
 * for sentences and without punctuation at the end. The text above must end with a sentence.
 */
function isCard(lines: readonly string[], top: number, last: number): boolean {
  const above = normalizeLine(lines.slice(0, top).findLast((line) => !isBlank(line)) ?? '');
  if (last - top > 3 || !/[.!?。！？؟।]["”»)]?$/u.test(above)) return false;
  const card = lines.slice(top, last + 1).map((line) => normalizeLine(line.slice(0, 100)));
  if (!signedName(card[0] ?? '')?.includes(' ')) return false;
  return card.every(
    (line) => line.length <= 50 && line.split(' ').length <= 7 && !/[.!?,;:。！？،؟]$/u.test(line),
  );
}

/** The last paragraph as a signature without closing words: a name, then a phone number, an address or a link. */
function namedBlock(lines: readonly string[], end: number): Closing | undefined {
  let last = end - 1;
  while (last >= 0 && isBlank(lines[last] ?? '')) last--;
  if (last < 0) return undefined;
  const lastText = normalizeLine((lines[last] ?? '').slice(0, 100));
  const dashed = /^(?:[-–—~]{1,2}|\/\/) ?(\p{L}[^\d,;:!?]{1,38})$/u.exec(lastText)?.[1];
  let top = last;
  while (top > 0 && last - top < 9 && !isBlank(lines[top - 1] ?? '')) top--;
  const first = normalizeLine((lines[top] ?? '').slice(0, 100));
  const dashedTop = /^(?:[-–—~]{1,2}|\/\/) ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(first)?.[1];
  if (top > 0 && last > top && isBlock(lines, top, end) && (signedName(first) || dashedTop)) {
    const below = lines.slice(top + 1, last + 1);
    const isSigned = below.some((line) => contact.test(line.slice(0, 200))) || isCard(lines, top, last);
    if (dashedTop || isSigned) {
      return { signOff: top, signature: end, name: dashedTop ?? signedName(first) ?? first };
    }
  }
  // A closing that is in no list, such as 'Big hug,', and a name.
  const second = normalizeLine((lines[top + 1] ?? '').slice(0, 100));
  const hasClosing = top > 0 && last > top && looksLikeClosing(first, last === top + 1);
  const named = hasClosing && !/[,\u060c\uff0c]$/.test(second) ? signedName(second) : undefined;
  if (named && isBlock(lines, top, end)) return { signOff: top, signature: end, name: named };
  // A name in Chinese characters, with a space between family name and given name. No word list helps to detect it.
  if (top === last && top > 0 && /^\p{Script=Han}{1,3} \p{Script=Han}{1,3}$/u.test(lastText)) {
    if (isCard(lines, top, last)) return { signOff: top, signature: end, name: lastText };
  }
  // A name directly above 'via mobile'.
  if (top === last && top > 0 && last === end - 1 && end < lines.length && isNameLike(lastText)) {
    return { signOff: top, signature: end, name: lastText };
  }
  if (dashed && isNameLike(dashed) && last > 0) return { signOff: last, signature: end, name: dashed };
  // '-Anna', a blank line and her address.
  const above = top - 2;
  if (top === last && above > 0 && contact.test(lastText) && !/\s\S+\s/.test(lastText)) {
    const signed = /^[-–—~] ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(
      normalizeLine((lines[above] ?? '').slice(0, 100)),
    )?.[1];
    if (signed) return { signOff: above, signature: end, name: signed };
  }
  return undefined;
}

/**
 * Finds where the closing of a text begins. `isBelowQuote`: a quotation is above the text. Only the last lines are
 * searched.
 */
export function findClosing(lines: readonly string[], isBelowQuote = false): Closing {
  const signature = findSignature(lines, isBelowQuote);
  let seen = 0;
  let found: Closing | undefined;
  for (let index = signature - 1; index >= 0 && seen < 16; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    seen++;
    const closing = closingLine(text);
    if (!closing) continue;
    const next = firstText(lines, index + 1, signature);
    const below = next < signature ? (lines[next] ?? '') : '';
    // Chinese letters have a closing of two lines.
    const name = closing.name ?? (below === '' || closingLine(below) ? undefined : signedName(below));
    if (closing.thanks && (next >= signature || (!name && !found))) continue;
    if (!isBlock(lines, index + 1, signature, true)) break;
    const signed = name ?? found?.name;
    found =
      signed === undefined ? { signOff: index, signature } : { signOff: index, signature, name: signed };
  }
  if (found) return found;
  return namedBlock(lines, signature) ?? { signOff: signature, signature };
}
