import { mailWords } from '../every-language.ts';
import { anyOf, comparedText, phrasePattern } from '../phrase-pattern.ts';
import { closingLine, isNameLike, signedName } from './closing.ts';
import { startsTable } from './starts-table.ts';
import { isBlank, plainLine } from './text-lines.ts';

/** Where a text's close begins, as indexes of its lines; both are the number of lines where there is none. */
export type Close = {
  /** 'Best regards, Anna' and the block of name, title and telephone below it. */
  signOff: number;
  /** What programs and companies add: '-- ', 'Sent from my iPhone', list footers, disclaimers. */
  signature: number;
  /** The name the sender signs with. */
  name?: string;
};

const sentFrom = startsTable(mailWords('sentFrom'));
const sentFromEnds = mailWords('sentFromEnds');
/** What mails are sent with: names of the trade, and the words of every language. */
const device = new RegExp(
  'iphon|ipad|ipod|android|blackberry|samsung|galaxy|outlook|huawei|xiaomi|redmi|nokia|pixel|yahoo|windows|treo|htc|' +
    'verizon|airmail|spark|proton|thunderbird|sparrow|acompli|superhuman|aol|k-9|' +
    anyOf(mailWords('devices')),
);

/** 'Sent from my iPhone' in any language; what follows names a device, or has a capital as one has. */
function isSentFrom(line: string): boolean {
  if (line.length > 160) return false;
  const plain = plainLine(line).replace(/^[([<*_>-]{1,3} ?/, '');
  if (plain.length > 120 || plain.length < 6) return false;
  const lower = plain.toLowerCase();
  const opening = sentFrom(lower).find((words) => lower.startsWith(words));
  if (opening === undefined) {
    const bare = lower.replace(/[.\u3002]$/, '');
    return lower.length <= 60 && device.test(lower) && sentFromEnds.some((words) => bare.endsWith(words));
  }
  const rest = plain.slice(opening.length);
  const clause = /^[^,.!?]*/.exec(rest)?.[0].toLowerCase() ?? '';
  if (device.test(clause) || device.test(opening)) return !/[.!?] \p{L}{2,} .{40}/u.test(rest);
  return rest.length < 50 && /^ \p{Ll}{2,6} [\p{L}\d-]{0,12}[\p{Lu}\d]/u.test(rest);
}

const footer = phrasePattern(mailWords('footers'), 'start');
const confidential = new RegExp(anyOf(mailWords('confidential')));
const addressee = new RegExp(anyOf(mailWords('addressee')));

/** A company's disclaimer or a mailing list's footer. */
function isFooter(line: string): boolean {
  const lower = comparedText(plainLine(line.slice(0, 600))).replace(/^[*_(["'-]{1,3} ?/, '');
  if (footer.test(lower.slice(0, 100).replaceAll(',', ''))) return true;
  return lower.length > 60 && confidential.test(lower) && addressee.test(lower);
}

const dashes = /^(?:--|—|––|— —|- -)$/;
// The last of these is the mark that Gmail's trackers leave on a line of its own.
const rule = /^(?:_{2,}|-{3,}|={3,}|\*{3,}|~{3,}|#{3,}|\+{3,}|—{2,}|–{2,}|\u1427)$/;
/** What stands in the block below a name: addresses, numbers and the words beside them. */
const contact = new RegExp(
  `@|https?:|www\\.|\\+?\\(?\\d[\\d ()./-]{5,}\\d|(?<!\\p{L})(?:${anyOf(mailWords('contact'))})(?!\\p{L})|\\|`,
  'iu',
);

/** Whether the lines from `from` to `to` can be name, title, company, telephone: short, few, no sentences. */
function isBlock(lines: readonly string[], from: number, to: number): boolean {
  let seen = 0;
  for (let index = from; index < to; index++) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const plain = plainLine(text.slice(0, 200));
    if (++seen > 14 || plain.length > 110 || /[?？]$/.test(plain)) return false;
    if (plain.length > 60 && !contact.test(plain)) return false;
    if (/[.!。]$/.test(plain) && plain.split(' ').length > 5 && !contact.test(plain)) return false;
  }
  return true;
}

function firstText(lines: readonly string[], from: number, to: number): number {
  let index = from;
  while (index < to && isBlank(lines[index] ?? '')) index++;
  return index;
}

/** Whether a rule (a line of dashes or underscores) at `index` parts a footer off, and no section or table. */
function partsFooter(lines: readonly string[], index: number, end: number): boolean {
  const following = lines.slice(index + 1, end);
  if (following.every(isBlank)) return true;
  if (/^\s*_/.test(lines[index] ?? '')) return true;
  const tabular = following.some((line) => /\S {2,}\S/.test(line.slice(0, 200)));
  return (
    !tabular && isBlock(lines, index + 1, end) && following.some((line) => contact.test(line.slice(0, 300)))
  );
}

/**
 * Index of the line from which on everything was added by a program or a company. A rule at the very top of a
 * mail is none, unless a quotation stands above (`below`).
 */
function findSignature(lines: readonly string[], below: boolean): number {
  let left = 0;
  let start = lines.length;
  const first = firstText(lines, 0, lines.length);
  for (let index = lines.length - 1; index >= first && left <= 40; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    const plain = text.length > 200 ? '' : plainLine(text);
    const onTop = index === first && !below;
    if (dashes.test(plain)) start = left <= 25 ? index : start;
    else if (rule.test(plain))
      start = !onTop && left <= 10 && partsFooter(lines, index, start) ? index : start;
    else if (isSentFrom(text)) start = left <= 30 ? index : start;
    else if (isFooter(text) && (start < lines.length || left <= 15) && !onTop) start = index;
    left++;
  }
  return start;
}

/** A few words that end in a comma or a call, or without an end right above the last line. */
function looksLikeClosing(line: string, isAboveLast: boolean): boolean {
  const words = line.split(' ').length;
  if (line.length > 32 || words > 5 || /[\d@:?]/.test(line)) return false;
  return /[,!\u060c\uff0c\uff01]$/.test(line) || (isAboveLast && words <= 3 && /[\p{L}\p{M}]$/u.test(line));
}

/**
 * Whether the last paragraph, below a text that has ended, is a name of two words or more alone or above a role and a
 * company: few lines, each too short for a sentence and without its end.
 */
function isCard(lines: readonly string[], top: number, last: number): boolean {
  const above = plainLine(lines.slice(0, top).findLast((line) => !isBlank(line)) ?? '');
  if (last - top > 3 || !/[.!?。！？؟।]["”»)]?$/u.test(above)) return false;
  const card = lines.slice(top, last + 1).map((line) => plainLine(line.slice(0, 100)));
  if (!signedName(card[0] ?? '')?.includes(' ')) return false;
  return card.every(
    (line) => line.length <= 50 && line.split(' ').length <= 7 && !/[.!?,;:。！？،؟]$/u.test(line),
  );
}

/** The last paragraph as a block without closing words: a name, then telephone, address or link. */
function namedBlock(lines: readonly string[], end: number): Close | undefined {
  let last = end - 1;
  while (last >= 0 && isBlank(lines[last] ?? '')) last--;
  if (last < 0) return undefined;
  const lastText = plainLine((lines[last] ?? '').slice(0, 100));
  const dashed = /^(?:[-–—~]{1,2}|\/\/) ?(\p{L}[^\d,;:!?]{1,38})$/u.exec(lastText)?.[1];
  let top = last;
  while (top > 0 && last - top < 9 && !isBlank(lines[top - 1] ?? '')) top--;
  const first = plainLine((lines[top] ?? '').slice(0, 100));
  const dashedTop = /^(?:[-–—~]{1,2}|\/\/) ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(first)?.[1];
  if (top > 0 && last > top && isBlock(lines, top, end) && (signedName(first) || dashedTop)) {
    const below = lines.slice(top + 1, last + 1);
    const isSigned = below.some((line) => contact.test(line.slice(0, 200))) || isCard(lines, top, last);
    if (dashedTop || isSigned) {
      return { signOff: top, signature: end, name: dashedTop ?? signedName(first) ?? first };
    }
  }
  // 'Big hug,' in words that no list has, and a name.
  const second = plainLine((lines[top + 1] ?? '').slice(0, 100));
  const isClose = top > 0 && last > top && looksLikeClosing(first, last === top + 1);
  const named = isClose && !/[,\u060c\uff0c]$/.test(second) ? signedName(second) : undefined;
  if (named && isBlock(lines, top, end)) return { signOff: top, signature: end, name: named };
  // A whole name that no list of words tells from others: in Chinese characters, family and given name apart.
  if (top === last && top > 0 && /^\p{Script=Han}{1,3} \p{Script=Han}{1,3}$/u.test(lastText)) {
    if (isCard(lines, top, last)) return { signOff: top, signature: end, name: lastText };
  }
  // A name right above 'via mobile'.
  if (top === last && top > 0 && last === end - 1 && end < lines.length && isNameLike(lastText)) {
    return { signOff: top, signature: end, name: lastText };
  }
  if (dashed && isNameLike(dashed) && last > 0) return { signOff: last, signature: end, name: dashed };
  // '-Anna', a blank line, her address.
  const above = top - 2;
  if (top === last && above > 0 && contact.test(lastText) && !/\s\S+\s/.test(lastText)) {
    const signed = /^[-–—~] ?(\p{Lu}[^\d,;:!?]{1,38})$/u.exec(
      plainLine((lines[above] ?? '').slice(0, 100)),
    )?.[1];
    if (signed) return { signOff: above, signature: end, name: signed };
  }
  return undefined;
}

/**
 * Finds where the close of a text begins; `quoted` tells that a quotation stands above the text. Looks at the
 * last lines only.
 */
export function findClose(lines: readonly string[], quoted = false): Close {
  const signature = findSignature(lines, quoted);
  let seen = 0;
  let found: Close | undefined;
  for (let index = signature - 1; index >= 0 && seen < 16; index--) {
    const text = lines[index] ?? '';
    if (isBlank(text)) continue;
    seen++;
    const closing = closingLine(text);
    if (!closing) continue;
    const next = firstText(lines, index + 1, signature);
    const below = next < signature ? (lines[next] ?? '') : '';
    // Chinese letters close in two lines.
    const name = closing.name ?? (below === '' || closingLine(below) ? undefined : signedName(below));
    if (closing.thanks && (next >= signature || (!name && !found))) continue;
    if (!isBlock(lines, index + 1, signature)) break;
    const signed = name ?? found?.name;
    found =
      signed === undefined ? { signOff: index, signature } : { signOff: index, signature, name: signed };
  }
  if (found) return found;
  return namedBlock(lines, signature) ?? { signOff: signature, signature };
}
