import {
  isBlank,
  isQuoteLine,
  type Line,
  normalizeLine,
  normalizeLineEnds,
  splitLines,
} from '../text-lines.ts';
import { anyOf, comparableText, mailWords, phrasePattern } from '../word-lists.ts';
import { parseHeaderDate } from './header-date.ts';
import { type HeaderBlock, parseHeaderLine, readHeaderRun } from './header-lines.ts';
import { addressIn } from './people.ts';

/** A pasted mail: the header values as written, and the text below. */
type PastedMail = { fields: HeaderBlock['fields']; body: string };

const rawHeader = /^[A-Za-z][A-Za-z0-9-]{1,60}: ?/;

/** The end of a header in the source of a message. Unknown header lines and folded lines belong to it. */
function rawHeaderEnd(lines: readonly Line[], from: number): number {
  let index = from;
  while (index < lines.length) {
    const text = lines[index]?.text ?? '';
    if (!rawHeader.test(text) && !(index > from && /^[ \t]\S/.test(text))) break;
    index++;
  }
  return index;
}

function readRawHeader(lines: readonly Line[], from: number, end: number): HeaderBlock['fields'] {
  const fields: HeaderBlock['fields'] = {};
  let kind: keyof HeaderBlock['fields'] | undefined;
  for (const line of lines.slice(from, end)) {
    if (/^[ \t]/.test(line.text)) {
      if (kind) fields[kind] = `${fields[kind] ?? ''} ${line.text.trim()}`.slice(0, 4000);
      continue;
    }
    const field = parseHeaderLine(line.text);
    kind = field && fields[field.kind] === undefined && field.kind !== 'other' ? field.kind : undefined;
    if (field && kind) fields[kind] = field.value;
  }
  return fields;
}

/** Whether header lines at the top of a text are the header of the mail, and not a list in its first lines. */
function isTopHeader(fields: HeaderBlock['fields'], blankBelow: boolean): boolean {
  const kinds = Object.keys(fields).filter((kind) => kind !== 'other').length;
  if (fields.subject !== undefined) return kinds >= 2 || blankBelow;
  if (fields.from === undefined) return false;
  const address = addressIn(fields.from) !== undefined;
  return (
    (kinds >= 2 && (address || (fields.date !== undefined && /\d/.test(fields.date)))) ||
    (address && blankBelow)
  );
}

const toMe = phrasePattern(mailWords('toMe'), 'start');
const toPerson = new RegExp(`^(?:${anyOf(mailWords('to'))})(?: ?[:：] ?| )`, 'iu');

/** The line below the sender on the page of a webmail program: 'to me', 'To: anna@example.com', 'to Anna, Ben'. */
function isRecipientLine(text: string): boolean {
  if (toMe.test(comparableText(text))) return true;
  const to = toPerson.exec(text)?.[0];
  if (to === undefined) return false;
  const rest = text.slice(to.length);
  return /[:：]/.test(to) ? rest !== '' : /^\p{Lu}[\p{L}, ]{1,80}$/u.test(rest);
}

const folders = phrasePattern(mailWords('folders'), 'start');

/** The date below the recipient, where Outlook's page shows it after Cc lines. `end`: the first line of the body. */
function datedLine(lines: readonly Line[], from: number): { end: number; date?: string } {
  let end = from;
  for (let index = from; index < lines.length && index < from + 4; index++) {
    const text = normalizeLine((lines[index]?.text ?? '').slice(0, 100));
    if (text === '') continue;
    if (text.length < 50 && parseHeaderDate(text) !== undefined) return { end: index + 1, date: text };
    if (parseHeaderLine(text)?.kind !== 'cc') break;
    end = index + 1;
  }
  return { end };
}

/**
 * A mail copied from the page of Gmail or Outlook: the subject, then 'Anna Smith <anna@example.com>' with the date on
 * the same line or below, then 'to me'.
 */
function readWebmailPage(lines: readonly Line[]): PastedMail | undefined {
  const near: number[] = [];
  for (let index = 0; index < lines.length && index < 40 && near.length < 10; index++) {
    if (!isBlank(lines[index]?.text ?? '')) near.push(index);
  }
  const textAt = (place: number) => normalizeLine((lines[near[place] ?? -1]?.text ?? '').slice(0, 300));
  const person = near.findIndex(
    (_, place) => place < 6 && /^[^<>@:]{0,80}<[^<>\s@]{1,64}@[^<>\s]{1,200}>/.test(textAt(place)),
  );
  if (person < 0) return undefined;
  const recipient = near.findIndex(
    (_, place) => place > person && place <= person + 3 && isRecipientLine(textAt(place)),
  );
  if (recipient < 0) return undefined;
  const sender = textAt(person);
  const close = sender.indexOf('>') + 1;
  const beside = sender.slice(close).trim();
  const between = near.slice(person + 1, recipient).map((_, place) => textAt(person + 1 + place));
  const date = [beside, ...between].find((text) => /\d/.test(text));
  const to = textAt(recipient).replace(toPerson, '');
  const subject = near
    .slice(0, person)
    .map((_, place) => textAt(place))
    .find((text) => text.length > 1 && !(text.length < 30 && folders.test(comparableText(text))));
  const below = datedLine(lines, (near[recipient] ?? 0) + 1);
  const fields: HeaderBlock['fields'] = { from: sender.slice(0, close) };
  if (date ?? below.date) fields.date = date ?? below.date ?? '';
  if (subject) fields.subject = subject;
  if (to.includes('@') || /^\p{Lu}\p{Ll}/u.test(to)) fields.to = to;
  return { fields, body: linesText(lines, below.end) };
}

function linesText(lines: readonly Line[], from: number): string {
  return lines
    .slice(from)
    .map((line) => line.text)
    .join('\n');
}

/**
 * Reads the header at the top of a pasted text: lines such as 'From:' or 'Betreff:' in any language, the source of a
 * message, or a text copied from the page of Gmail or Outlook. Without a header the whole text is the body.
 */
export function readPastedHeader(text: string): PastedMail {
  const whole = normalizeLineEnds(text);
  const lines = splitLines(whole);
  const first = lines.findIndex((line) => !isBlank(line.text));
  const line = lines[first];
  if (!line) return { fields: {}, body: whole };
  if (!isQuoteLine(line.text) && (parseHeaderLine(line.text) || rawHeader.test(line.text))) {
    const rawEnd = rawHeaderEnd(lines, first);
    const raw = readRawHeader(lines, first, rawEnd);
    const run = readHeaderRun(lines, first);
    const useRaw = rawEnd > (run?.end ?? 0);
    const fields = useRaw ? raw : (run?.fields ?? raw);
    const end = useRaw ? rawEnd : (run?.end ?? rawEnd);
    if (
      isTopHeader(fields, isBlank(lines[end]?.text ?? '')) ||
      (useRaw &&
        raw.subject === undefined &&
        /^mime-version:|^content-type:|^received:|^return-path:/i.test(line.text))
    ) {
      return { fields, body: linesText(lines, end) };
    }
  }
  return readWebmailPage(lines) ?? { fields: {}, body: whole };
}
