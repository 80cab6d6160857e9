import { isBlank, type Line, normalizeLine, unquoteLine } from '../text-lines.ts';
import { mailWords } from '../word-lists.ts';
import { addressIn } from './people.ts';

/** The kind of a header line. `other` is a known header whose value is not used. */
type HeaderKind = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'replyTo' | 'other';

/** A known header line. */
type HeaderField = { kind: HeaderKind; value: string };

/** Technical fields in the source of a message. They do not help a person. */
const technical = new RegExp(
  '^(?:(?:x|list|arc|received|authentication|content|dkim|thread)-[a-z-]+|mime-version|message-id|return-path|' +
    'delivered-to|in-reply-to|references|user-agent|mailing-list|mailed-by|signed-by)$',
);

function buildKinds(): Map<string, HeaderKind> {
  const kinds = new Map<string, HeaderKind>();
  const add = (words: readonly string[], kind: HeaderKind) => {
    for (const word of words) if (!kinds.has(word)) kinds.set(word, kind);
  };
  add(mailWords('replyTo'), 'replyTo');
  add(mailWords('otherHeaders'), 'other');
  for (const kind of ['from', 'date', 'to', 'cc', 'subject'] as const) add(mailWords(kind), kind);
  return kinds;
}

const kinds = buildKinds();
const longestKey = 40;

/**
 * Reads one header line in any language: 'From: Anna', '*Von:* Anna', '> Objet : Lunch'.
 * Undefined if the line does not begin with a known header word.
 */
export function parseHeaderLine(line: string): HeaderField | undefined {
  const start = line.slice(0, 80);
  if (!start.includes(':') && !start.includes('：')) return undefined;
  const unquoted = line.length > 2000 ? line.slice(0, 2000) : line;
  const text = normalizeLine(unquoteLine(unquoted)).replace(/^[*_|]{1,3} ?/, '');
  const near = text.slice(0, longestKey);
  const ascii = near.indexOf(':');
  const wide = near.indexOf('：');
  const colon = ascii < 0 ? wide : wide < 0 ? ascii : Math.min(ascii, wide);
  if (colon <= 0) return undefined;
  const key = near
    .slice(0, colon)
    .replace(/[*_ ]+$/, '')
    .toLowerCase();
  const kind = kinds.get(key) ?? (technical.test(key) ? 'other' : undefined);
  if (!kind) return undefined;
  return {
    kind,
    value: text
      .slice(colon + 1)
      .replace(/^ ?[*_]{1,3}(?= |$)/, '')
      .trim(),
  };
}

/** The header lines of a message in a text. `end` is the index of the first line after them. */
export type HeaderBlock = { fields: Partial<Record<HeaderKind, string>>; end: number };

const longestBlock = 40;

/** How many lines from `at` on belong to the header above: the rest of a wrapped address list or subject. */
function continuation(lines: readonly Line[], at: number): number {
  for (let ahead = 0; ahead < 6; ahead++) {
    const line = lines[at + ahead];
    if (!line || isBlank(unquoteLine(line.text))) return 0;
    if (parseHeaderLine(line.text)) return ahead;
    // A folded line of a raw header begins with white space.
    if (ahead === 0 && /^[ \t]{1,8}\S/.test(line.text) && !parseHeaderLine(line.text)) {
      const next = lines[at + 1];
      if (!next || isBlank(next.text)) return 1;
    }
  }
  return 0;
}

/**
 * Reads the header lines from line `at` on. Wrapped values are joined; single blank lines between header lines are
 * skipped. At most 40 lines. Undefined if line `at` is not a header line.
 */
export function readHeaderRun(lines: readonly Line[], at: number): HeaderBlock | undefined {
  const fields: HeaderBlock['fields'] = {};
  let last: HeaderField | undefined;
  let index = at;
  while (index < lines.length && index < at + longestBlock) {
    const line = lines[index];
    if (!line) break;
    const field = parseHeaderLine(line.text);
    if (field) {
      if (last && isBlank(unquoteLine(lines[index - 1]?.text ?? '')) && fields[field.kind] !== undefined)
        break;
      fields[field.kind] ??= field.value;
      last = field;
      index++;
      continue;
    }
    if (!last) return undefined;
    if (isBlank(unquoteLine(line.text))) {
      const next = lines[index + 1];
      const between = next && parseHeaderLine(next.text);
      if (!between || fields[between.kind] !== undefined || between.kind === 'other') break;
      index++;
      continue;
    }
    const more = continuation(lines, index);
    if (more === 0) break;
    const rest = lines.slice(index, index + more).map((part) => normalizeLine(unquoteLine(part.text)));
    if (fields[last.kind] === last.value) fields[last.kind] = [last.value, ...rest].join(' ').trim();
    index += more;
  }
  return last ? { fields, end: index } : undefined;
}

/**
 * Whether header lines belong to a message and not to a list with the same words ('From: Rome, To: Oslo,
 * Date: May'). A message names its sender and a subject, or has an address and another header.
 */
export function isMessageHeader(fields: HeaderBlock['fields']): boolean {
  const { from, to, date, subject } = fields;
  if (from === undefined || from === '') {
    // Some programs write only the date and the recipient.
    return date !== undefined && /\d:\d\d/.test(date) && addressIn(to ?? '') !== undefined;
  }
  const kinds = Object.keys(fields).filter((kind) => kind !== 'other').length;
  if (kinds < 2) return false;
  if (subject !== undefined) return true;
  return addressIn(from) !== undefined && (to !== undefined || (date !== undefined && /\d/.test(date)));
}
