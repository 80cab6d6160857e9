import { mailAsText, parseMail } from './parse-mail.ts';

/** A place in the bytes of a message. */
type Range = { start: number; end: number };

/** The headers that are shown, with their continued lines. */
const shownHeader = /^(?:from|to|date|subject):.*(?:\r?\n[ \t].*)*\r?\n/gim;
/** A longer header, in bytes, is left out. */
const MAX_HEADER = 10_000;

const textTypes = [/^content-type:[ \t]*text\/plain/im, /^content-type:[ \t]*text\/html/im];

/** The end of the first blank line at or after `from`; undefined if there is none. */
function afterBlankLine(source: string, from: number): number | undefined {
  const blankLine = /\n[ \t]*\r?\n/g;
  blankLine.lastIndex = from;
  return blankLine.exec(source) ? blankLine.lastIndex : undefined;
}

/** The first line of the block of headers that has the header at `at`. */
function startOfHeaders(source: string, at: number): number {
  const blankLine = Math.max(source.lastIndexOf('\n\n', at), source.lastIndexOf('\n\r\n', at));
  return blankLine < 0 ? 0 : source.indexOf('\n', blankLine + 1) + 1;
}

/** The first text part with its own headers, found by its type and not by how the parts are nested. */
function findTextPart(source: string): Range | undefined {
  for (const type of textTypes) {
    const at = source.search(type);
    const bodyStart = at < 0 ? undefined : afterBlankLine(source, at);
    if (bodyStart === undefined) continue;
    const boundary = source.lastIndexOf('\n--', at);
    const partStart = source.indexOf('\n', boundary + 1) + 1;
    // After a blank line, the boundary belongs to another part.
    const isInPart = boundary >= 0 && afterBlankLine(source, partStart) === bodyStart;
    if (!isInPart) return { start: startOfHeaders(source, at), end: source.length };
    const end = source.indexOf(source.slice(boundary, partStart).trimEnd(), bodyStart);
    return { start: partStart, end: end < 0 ? source.length : end };
  }
  return undefined;
}

/**
 * What can still be read of a message that `parseMail` refuses: its headers and its first text part, as `mailAsText`
 * gives them. Takes time in proportion to the length. Undefined if there is no such part. Throws MailError if the part
 * alone cannot be parsed.
 */
export async function rescueMail(raw: Uint8Array): Promise<string | undefined> {
  // One character for each byte, so that a place in the text is a place in the bytes.
  const source = new TextDecoder('latin1').decode(raw);
  const part = findTextPart(source);
  if (!part) return undefined;
  const head = source.slice(0, afterBlankLine(source, 0));
  // The part of a mail without parts begins with the headers of the mail.
  const headers = [...head.matchAll(shownHeader)]
    .filter(({ 0: line, index }) => line.length <= MAX_HEADER && index < part.start)
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
  const pieces = [...headers, part].map(({ start, end }) => raw.subarray(start, end));
  return mailAsText(await parseMail(new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())));
}
