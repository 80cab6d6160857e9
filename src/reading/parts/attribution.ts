import { asciiDigits, isBlank, isQuoteLine, type Line, normalizeLine } from '../text-lines.ts';
import { anyOf, byFirstCharacter, mailWords } from '../word-lists.ts';

/** The line or lines above a quotation ('On … Anna wrote:'): from line `start` to the line before `end`. */
export type Attribution = { start: number; end: number };

const verbs = mailWords('wrote');
/** The last word of every verb. In scripts without spaces, the end of the text is compared instead. */
const lastWords = new Set(verbs.map((verb) => verb.split(' ').at(-1) ?? verb));
const spaceless = verbs.filter((verb) => /[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/.test(verb));
const leadWords = mailWords('lead');
const leads = byFirstCharacter(leadWords);

/** The limits of an attribution, in UTF-16 code units and lines. */
const LONGEST_LINE = 400;
const LONGEST_ATTRIBUTION = 500;
const MAX_LINES = 6;

/** A line for comparing: lower case, without invisible characters and the dashes that some programs put around it. */
function comparable(text: string): string {
  if (text === '') return '';
  return asciiDigits(normalizeLine(text))
    .toLowerCase()
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/^[-*_ ]{1,20}/, '')
    .replace(/[-*_ ]{1,20}$/, '');
}

function endsInVerb(text: string): boolean {
  const bare = text.replace(/[:： ]{1,3}$/, '');
  const last = bare.slice(bare.lastIndexOf(' ') + 1);
  if (lastWords.has(last)) return true;
  const code = last.charCodeAt(last.length - 1);
  return code >= 0x0e00 && spaceless.some((verb) => bare.endsWith(verb));
}

function containsVerb(text: string): boolean {
  for (const word of text.split(/[ ,:]/)) if (lastWords.has(word)) return true;
  return spaceless.some((verb) => text.includes(verb));
}

/** Whether a text begins with a date, or with a word such as 'On', 'Am', 'Le' and a digit soon after it. */
function startsLikeDate(text: string): boolean {
  if (/^\d{1,4}(?:[-./:] ?[\p{L}\d]|,? \p{L}| ?[\p{Script=Han}\p{Script=Hangul}])/u.test(text)) return true;
  for (const lead of leads(text)) {
    if (!text.startsWith(lead)) continue;
    const after = text.slice(lead.length, lead.length + 42);
    if (/^(?: |-?\d)/.test(after) && /\d/.test(after)) return true;
  }
  // A weekday without a word before it: 'pe 20. lokakuuta', 'ma 6.1.'.
  return /^[\p{L}\p{M}]{1,14}[.,]{0,2} ?(?:\p{L}{1,3} )?\d{1,2}[. /]/u.test(text);
}

/** The number of digit runs in a text, counted up to four. They show the parts of a date or time. */
function countDigitRuns(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\d+/g)) if (++count === 4) break;
  return count;
}

const endsInAddress = /<[^<>]{0,20}[^\s<>]{1,64}@[^\s<>]{1,200}>{1,2}[,)]? ?[:：]$/;

/** Whether a text is a complete attribution that begins with its date, its weekday or the word before the date. */
function isDated(text: string): boolean {
  if (!startsLikeDate(text)) return false;
  const runs = countDigitRuns(text);
  const address = text.includes('@');
  const colon = /[:：]$/.test(text);
  if (endsInVerb(text))
    return runs >= 3 || (address && runs >= 1) || (colon && runs === 2 && text.length < 120);
  if (!colon || runs < 3) return false;
  return containsVerb(text) || endsInAddress.test(text);
}

/** Whether a text is an attribution that begins with the name: 'Anna <anna@example.com> wrote:'. */
function isNamed(text: string): boolean {
  if (!text.includes('@')) return false;
  const colon = /[:：]$/.test(text);
  if (endsInVerb(text)) {
    const tail = text.slice(-140);
    return (
      colon &&
      /[>)\]@"]|\S@\S/.test(tail) &&
      text.length < 300 &&
      !/[.!?] /.test(text.slice(0, text.indexOf('@')))
    );
  }
  return colon && countDigitRuns(text) >= 3 && containsVerb(text) && /^[^@]{0,80}<[^>]{1,200}> /.test(text);
}

/** The form of Lotus Notes and similar programs: 'Anna Smith/ACME wrote on 01/06/2020 10:00:00 AM:'. */
function isNameThenDate(text: string): boolean {
  if (!/[:：]$/.test(text) || text.length > 160 || countDigitRuns(text) < 4) return false;
  const names = /^[^.!?:<>\d]{2,60}/.exec(text)?.[0].trimEnd().split(' ') ?? [];
  return names.length <= 7 && names.slice(-3).some((word) => lastWords.has(word));
}

/** Gmail's old forms, which need no colon: '2011/4/7 Anna <a@b>', '2016-03-03 17:21 GMT+01:00 Anna'. */
function isOldGmail(text: string, next: string | undefined): boolean {
  if (/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2} gmt[+-]\d{2}:\d{2} \S/.test(text)) return text.length < 200;
  return (
    /^\d{4}[-/]\d{1,2}[-/]\d{1,2} [^<>]{1,80}<[^<>\s]{3,100}>:?$/.test(text) &&
    next !== undefined &&
    isQuoteLine(next)
  );
}

/** Whether a line can be the last line of an attribution. A fast check, because it runs on every line. */
function canEnd(text: string): boolean {
  if (text === '') return false;
  const last = text[text.length - 1];
  return last === ':' || last === '：' || endsInVerb(text);
}

function nextText(lines: readonly Line[], from: number): string | undefined {
  for (let index = from; index < lines.length && index < from + 4; index++) {
    const line = lines[index];
    if (line && !isBlank(line.text)) return line.text;
  }
  return undefined;
}

/** Whether a line begins with '<anna@example.com>' and the line above is the name for this address. */
function isNameAbove(lines: readonly Line[], index: number): boolean {
  if (!/^\s*<\S/.test(lines[index]?.text ?? '')) return false;
  const above = normalizeLine((lines[index - 1]?.text ?? '').slice(0, 100));
  return above !== '' && above.length < 60 && !/[.!?:;>]$/.test(above) && above.split(' ').length <= 5;
}

/** Whether a '>' at the start of a line closes the address on the line before: 'Anna <a@b' and '> wrote:'. */
function closesAddress(lines: readonly Line[], index: number): boolean {
  if (!/^>[^>]{0,30}[:：]\s*$/.test(lines[index]?.text ?? '')) return false;
  const before = lines[index - 1]?.text ?? '';
  const earlier = lines[index - 2]?.text ?? '';
  return /<[^<>]*$/.test(before.slice(-200)) || (before.includes('@') && /<\s*$/.test(earlier.slice(-200)));
}

/** The attribution whose last line is `index`. `texts` are the lines as `comparable` returns them. */
function attributionEndingAt(
  lines: readonly Line[],
  texts: readonly string[],
  index: number,
): Attribution | undefined {
  const lastLine = texts[index] ?? '';
  if (isQuoteLine(lines[index]?.text ?? '') && !closesAddress(lines, index)) return undefined;
  if (/^\d{4}[-/]/.test(lastLine) && isOldGmail(lastLine, nextText(lines, index + 1))) {
    return { start: index, end: index + 1 };
  }
  // GroupWise writes '>>> Anna Smith <anna@example.com> 06.01.20 10:00 >>>'.
  if (
    /^>{2,4} [^>]{1,80}(?:<[^>]{3,100}>)?[^>]{0,60} >{2,4}$/.test(lastLine) &&
    countDigitRuns(lastLine) >= 3
  ) {
    return { start: index, end: index + 1 };
  }
  if (!canEnd(lastLine)) return undefined;
  // Android writes '---- Anna Smith wrote ----'.
  if (lastLine.length < 80 && /^\s*-{3,}.*-{3,}\s*$/.test(lines[index]?.text ?? ''))
    return { start: index, end: index + 1 };
  let joined = '';
  let named: number | undefined;
  let blanks = 0;
  for (let start = index; start >= 0 && start > index - MAX_LINES; start--) {
    const text = texts[start] ?? '';
    if (text === '') {
      if (++blanks > 1) break;
      continue;
    }
    if (start < index && isQuoteLine(lines[start]?.text ?? '')) break;
    joined = joined === '' ? text : `${text} ${joined}`;
    if (joined.length > LONGEST_ATTRIBUTION) break;
    if (!/[\d@]/.test(joined)) continue;
    if (isDated(joined)) return { start, end: index + 1 };
    if (named === undefined && blanks === 0 && (isNamed(joined) || isNameThenDate(joined))) named = start;
  }
  if (named === undefined) return undefined;
  return { start: isNameAbove(lines, named) ? named - 1 : named, end: index + 1 };
}

/**
 * All attributions of a text, by their first line. An attribution may be wrapped over up to six lines, with one blank
 * line among them.
 */
export function findAttributions(lines: readonly Line[]): Map<number, Attribution> {
  // A line that is too long for an attribution must stop the search, so a text above the limit replaces it.
  const tooLong = 'x'.repeat(LONGEST_ATTRIBUTION + 1);
  const texts = lines.map(({ text }) => (text.length > LONGEST_LINE ? tooLong : comparable(text)));
  const found = new Map<number, Attribution>();
  let previousEnd = 0;
  for (let index = 0; index < lines.length; index++) {
    const attribution = attributionEndingAt(lines, texts, index);
    if (!attribution || attribution.start < previousEnd) continue;
    found.set(attribution.start, attribution);
    previousEnd = attribution.end;
  }
  return found;
}

/** The first words of an attribution, with a capital. Only for scripts that have capitals. */
const capitalLeads = leadWords
  .map((lead) => lead.slice(0, 1).toUpperCase() + lead.slice(1))
  .filter((lead, index) => lead !== leadWords[index]);
const midLine = new RegExp(`[\\s.!?)](?=(?:${anyOf(capitalLeads)}) \\S)`, 'g');

/**
 * The column where an attribution begins inside a line, after other words ('Yes. On Mon, Jan 1, 2024 at 10:00 Anna
 * <a@b> wrote:'). Undefined if there is none.
 */
export function attributionColumn(text: string): number | undefined {
  if (text.length > 2000 || !/\d/.test(text) || !canEnd(comparable(text.slice(-60)))) return undefined;
  const from = Math.max(0, text.length - 300);
  if (isDated(comparable(text.slice(from)))) return undefined;
  for (const match of text.slice(from).matchAll(midLine)) {
    const column = from + match.index + 1;
    if (isDated(comparable(text.slice(column)))) return column;
  }
  return undefined;
}
