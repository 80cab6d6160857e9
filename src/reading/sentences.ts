import { scriptOf } from './language/script.ts';
import type { Span } from './reading.ts';

/** Words whose full stop does not end a sentence, lower case without it. */
const abbreviations = new Set(
  `etc incl excl resp ed eds rev vol pp qty amt asst assoc univ govt ext mgmt mtg appt bspw vgl tgl mtl zb sog mr mrs ms dr prof st sr jr no nos vs eg ie cf approx dept fig inc ltd co corp tel ext ref attn al viz est max
  min nr bzw ca evtl ggf usw str hr fr abs inkl zzgl sra srta ud uds ej pág av mme mlle art tab bl bijv dhr mevr
  kl t.ex bl.a m.b.t i.v.m t.a.v o.a resp tzn např tj dl ing mgr np tzw godz ul т г ул им стр e.g i.e z.b u.a d.h p.ej p.s
  dn itd itp wg tys zł dna dle č čp tzv atd apod str sn vb vs doç cad mah apt тов гр просп обл тыс руб вул грн
  κ κα κος δρ π.χ κ.λπ αρ τηλ οδ ths ts pgs gs tp yth bpk sdr jl dll dsb dst tbk no tgl sdn bhd hj
  bw mhe n.k mf dkt sig sig.ra dott dott.ssa avv geom spett egr gent exmo exma av dª nº ud
  डॉ प्रो श्री रु कु सं पं डा ड ডা ড ডঃ মো প্রফ लि লি
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun`.split(/\s+/),
);

/** Those of them that stand at the end of a sentence as often as within: before a capital letter they end it. */
const endingToo = new Set(
  `etc usw itd itp atd apod грн руб zł vb jan feb apr jun jul aug sept oct nov dec`.split(' '),
);

/** Full stops of scripts that put no space after them. */
const WIDE_ENDS = '。！？｡';
const ENDS = '.!?…؟।॥۔‽';
/** Where a sentence may end; Greek asks with a semicolon. */
const MARKS = new RegExp(`[\\n${WIDE_ENDS}${ENDS}]`, 'g');
const GREEK_MARKS = new RegExp(`[\\n${WIDE_ENDS}${ENDS};\u037e]`, 'g');
const CLOSERS = '"\'”’»)]}』」）*_';

/**
 * Thai ends its sentences with a space, as it ends its clauses: those end that close in a word of courtesy or of
 * asking, and those before a word that asks for something. (`Intl.Segmenter` finds no ends in Thai but line breaks
 * and full stops.)
 */
const THAI_MARKS = new RegExp(
  `[\\n${WIDE_ENDS}${ENDS}]|(?<=ด้วยนะ|หน่อยนะ|ครับ|ครับผม|ค่ะ|คะ|จ้ะ|จ้า|ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง|เท่าไหร่|เท่าไร|เมื่อไหร่|เมื่อไร|กี่โมง|ที่ไหน|อะไรบ้าง)[ \\t](?=[^ \\n])(?!คุณ|ท่าน|ครับ|ค่ะ|คะ|ก็|ที่)|(?<=หรือ(?!ไม่)[^\\n]{2,24}ดี)[ \\t](?=[^ \\n])|(?<=[\\u0e01-\\u0e5b.\\d])(?<!(?:หาก|ถ้า)[^ \\n]{2,60})[ \\t](?=(?:และ|อีกทั้ง)?(?:กรุณา|โปรด|รบกวน|ช่วย(?!เหลือ)|ขอความกรุณา)|(?:หาก|ถ้า)[^ \\n]{3,60} (?:กรุณา|โปรด|รบกวน|ช่วย)|ไม่ทราบว่า|ส่วน(?!ใหญ่|มาก|ลด|ตัว|รวม)|อีกอย่าง|อีกเรื่อง|แล้วก็|แล้ว(?!แต่|เสร็จ|ก็|จะ|ค่อย|จึง|นะ)[^ \\n]{4,60}(?:ไหม|มั้ย|หรือเปล่า|เท่าไ)|(?:ค่า|ราคา)[^ \\n]{2,40}(?:เท่าไ|กี่)|ขอสำเนา|ขอใบ|อยากได้|ท่านสามารถ|ทั้งนี้|นอกจากนี้|อนึ่ง|จะได้เงิน|ใครจะ|ใครเป็น)`,
  'g',
);

/** German numbers its days and things with a full stop: 'am 6. März', 'das 2. Quartal'. */
const GERMAN_ORDINAL =
  /^ (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Quartal|Halbjahr|Stock|Etage|OG|Platz|Auflage|Mahnung|Rate|Kapitel|Absatz|Tag|Woche|Monat|Jahr|Mal|Termin|Runde|Person|Zeit|Geburtstag|Stunde|Klasse|Reihe|Lieferung|Sitzung)(?!\p{L})/u;

/** A line at least this long may have been broken by a mail program; a shorter one was ended by its writer. */
const WRAPPED_LINE = 50;
/** A salutation or closing is no longer than this. */
const SALUTATION_LINE = 35;
/** No mail program breaks lines later than this. */
const LONGEST_WRAP = 100;

/** Bullet or number that opens a list item: '- ', '• ', '1. ', '2) ', '(a) ', 'iv. '. Sticky, short by design. */
const LIST_MARK =
  /(?:[-*•·–—▪◦●○‣➢✓✔>+o]|\(?(?:\d{1,2}|[a-hA-H]|i{1,3}|iv|vi{0,3})[.)]|Q\d{1,2}[.:)])[ \t]{1,8}(?=\S)/y;

/**
 * Cuts a text into sentences, as spans of it: trimmed, in order, without list marks. A line break ends one where
 * the writer seems to have made it (blank line, list item, short line) and not where a mail program wrapped a
 * long line. One pass over the text, whatever it holds.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  const head = text.slice(0, 2_000);
  const greek = /[\u0370-\u03ff]/.test(head);
  const thai = /[\u0e01-\u0e5b]/.test(head);
  let start = 0;
  let lineStart = 0;
  const close = (end: number) => {
    const span = trimSpan(text, start, end);
    if (span) spans.push(span);
    start = end;
  };
  const marks = greek ? GREEK_MARKS : thai ? THAI_MARKS : MARKS;
  marks.lastIndex = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const at = mark.index;
    if (mark[0] === '\n') {
      if (endsAtLine(text, lineStart, at)) close(at + 1);
      lineStart = at + 1;
    } else if (mark[0] === ' ' || mark[0] === '\t') {
      close(at + 1);
    } else {
      const last = skipEnds(text, at);
      marks.lastIndex = last + 1;
      if (WIDE_ENDS.includes(mark[0]) || isEnd(text, { first: at, last, lineStart })) close(last + 1);
    }
  }
  close(text.length);
  return spans;
}

/** The last place of a run of end marks and what closes with them: '?!"', '...)'. */
function skipEnds(text: string, at: number): number {
  let last = at;
  while (last + 1 < text.length) {
    const next = text[last + 1] ?? '';
    if (!ENDS.includes(next) && !WIDE_ENDS.includes(next) && !CLOSERS.includes(next)) break;
    last += 1;
  }
  return last;
}

function isEnd(text: string, marks: { first: number; last: number; lineStart: number }): boolean {
  const after = text[marks.last + 1];
  const mark = text[marks.first] ?? '';
  if (mark === '।' || mark === '॥') return true;
  if (after !== undefined && !/\s/.test(after)) {
    // 'ready?Or': a question mark between letters ends; a full stop there is part of a name or number.
    return (
      (mark === '?' || (mark === '!' && isUnspaced(after))) &&
      (isUpperLetter(after) || isUnspaced(after)) &&
      scriptOf(text.charCodeAt(marks.first - 1)) !== undefined &&
      !insideLink(text, marks.first)
    );
  }
  if (mark !== '.' && mark !== '…') return true;
  const next = firstLetterAfter(text, marks.last + 1);
  const dots = marks.last > marks.first;
  const lower = next !== '' && isLowerLetter(next);
  if (dots) return !lower;
  // A writer who shuns capitals still ends his sentences after whole words.
  if (lower && !/[\p{L}]{3}$/u.test(text.slice(Math.max(0, marks.first - 3), marks.first))) return false;
  return !endsInAbbreviation(text, marks.first, marks.lineStart);
}

/** A letter of Chinese or Japanese, before which no space stands: '多少米?是用来…'. */
function isUnspaced(letter: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter);
}

/** Whether the mark stands in a run without spaces that holds a link. Looks back 200 signs at most. */
function insideLink(text: string, at: number): boolean {
  const back = text.slice(Math.max(0, at - 200), at);
  const run = back.slice(Math.max(back.lastIndexOf(' '), back.lastIndexOf('\n')) + 1);
  return run.includes('://') || run.startsWith('www.');
}

const MONTH_IN_CAPITALS = /^(?:JAN|FEB|MAR|APR|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

/** The word before a full stop: an abbreviation, an initial, or the number of a list item. */
function endsInAbbreviation(text: string, stop: number, lineStart: number): boolean {
  const back = text.slice(Math.max(lineStart, stop - 14), stop);
  const word = back.slice(Math.max(back.lastIndexOf(' '), back.lastIndexOf('('), back.lastIndexOf('\t')) + 1);
  if (word.length === stop - lineStart && /^(?:\d{1,3}|[a-hA-H])$/.test(word)) return true;
  if (/^\d{1,2}$/.test(word) && GERMAN_ORDINAL.test(text.slice(stop + 1, stop + 16))) return true;
  // 'do 27. 11.': the day of a date in figures.
  if (/^\d{1,2}$/.test(word) && /^\.\s\d{1,2}\.(?!\d)/.test(text.slice(stop, stop + 6))) return true;
  if (/^(?:mil|mld|mln|млн|млрд|тис)$/.test(word)) return /\d\s?\p{L}+$/u.test(back);
  // Thai puts a full stop to what it shortens, and to nothing else.
  if (/[\u0e01-\u0e4e]$/.test(word)) return true;
  if (word.length === 1 && !abbreviations.has(word.toLowerCase())) return isUpperLetter(word) && word !== 'I';
  // 'Före jul. Kan vi …?': Christmas, where no figure makes it July.
  if (word === 'jul' && !/\d\s?jul$/.test(back) && !/^\.\s?\d/.test(text.slice(stop, stop + 4))) return false;
  // 'Uprawnienia SEP.': a licence, where no figure makes it September.
  if (MONTH_IN_CAPITALS.test(word))
    return /\d\s?\p{Lu}{3}$/u.test(back) || /^\.\s?\d/.test(text.slice(stop, stop + 4));
  if (endingToo.has(word.toLowerCase())) return !isUpperLetter(firstLetterAfter(text, stop + 1));
  return abbreviations.has(word.toLowerCase());
}

function firstLetterAfter(text: string, from: number): string {
  let at = from;
  const limit = Math.min(text.length, from + 12);
  while (at < limit && /[\s"'“‘«(*_]/.test(text[at] ?? '')) {
    if (text[at] === '\n') return '';
    at += 1;
  }
  return text[at] ?? '';
}

/** Whether the line break at `at` ends a sentence. */
function endsAtLine(text: string, lineStart: number, at: number): boolean {
  let next = at + 1;
  while (next < text.length && (text[next] === ' ' || text[next] === '\t' || text[next] === '\r')) next += 1;
  if (next >= text.length || text[next] === '\n') return true;
  LIST_MARK.lastIndex = next;
  if (LIST_MARK.test(text)) return true;
  const length = at - lineStart;
  const first = text[next] ?? '';
  if (length > LONGEST_WRAP) return !isLowerLetter(first);
  if (length >= WRAPPED_LINE) return false;
  // 'Hi Anna,' and 'Best regards,' stand on lines of their own.
  if (text[at - 1] === ',' && length < SALUTATION_LINE) return true;
  return !isLowerLetter(first);
}

function isLowerLetter(sign: string): boolean {
  return sign !== sign.toUpperCase() && sign === sign.toLowerCase();
}

function isUpperLetter(sign: string): boolean {
  return sign !== sign.toLowerCase() && sign === sign.toUpperCase();
}

/** The stretch without white space and list marks at its ends; undefined where nothing but marks is left. */
function trimSpan(text: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  LIST_MARK.lastIndex = start;
  if (start < end && LIST_MARK.test(text) && LIST_MARK.lastIndex < end) start = LIST_MARK.lastIndex;
  const piece = text.slice(start, end);
  return /[\p{L}\p{N}?？؟]/u.test(piece) ? { text: piece, start, end } : undefined;
}
