/** A mail's place in a file, in bytes. */
export type MailPlace = { start: number; end: number };

/** Bytes that are read at once. */
const CHUNK = 4 * 1024 * 1024;
/** Bytes after a chunk in which the two lines of a mail's beginning have to end. */
const LOOK_AHEAD = 4_096;
/** Bytes before a mail that show whether a line is empty. */
const LOOK_BACK = 3;

const LF = 10;
const CR = 13;
const CAPITAL_F = 70;
const GREATER = 62;
const from = [...new TextEncoder().encode('From ')];
const headerLine = /^[!-9;-~]{1,100}[ \t]*:/;

function hasFrom(bytes: Uint8Array, at: number): boolean {
  return from.every((byte, index) => bytes[at + index] === byte);
}

function followsEmptyLine(bytes: Uint8Array, at: number): boolean {
  if (bytes[at - 1] !== LF) return false;
  return bytes[at - 2] === LF || (bytes[at - 2] === CR && bytes[at - 3] === LF);
}

/** Whether a mail begins here: 'From ' after an empty line, and a header in the next line. A sentence has none. */
function isBeginning(bytes: Uint8Array, at: number): boolean {
  if (!hasFrom(bytes, at) || !followsEmptyLine(bytes, at)) return false;
  const lineEnd = bytes.indexOf(LF, at);
  if (lineEnd < 0 || lineEnd - at > LOOK_AHEAD) return false;
  return headerLine.test(new TextDecoder('latin1').decode(bytes.subarray(lineEnd + 1, lineEnd + 121)));
}

/**
 * The places of the mails in an mbox file, from a beginning of a mail on. Reads one chunk at a time, so that a file may
 * be larger than the memory. `onRead` gets the place up to which the file has been read.
 */
export async function* findMails(
  file: Blob,
  first = 0,
  onRead: (at: number) => void = () => undefined,
): AsyncGenerator<MailPlace> {
  let start = first;
  for (let at = first; at < file.size; at += CHUNK) {
    const base = Math.max(first, at - LOOK_BACK);
    const bytes = new Uint8Array(await file.slice(base, at + CHUNK + LOOK_AHEAD).arrayBuffer());
    const limit = at + CHUNK - base;
    let found = bytes.indexOf(CAPITAL_F, at - base);
    while (found >= 0 && found < limit) {
      if (isBeginning(bytes, found)) {
        yield { start, end: base + found };
        start = base + found;
      }
      found = bytes.indexOf(CAPITAL_F, found + 1);
    }
    onRead(Math.min(at + CHUNK, file.size));
  }
  if (start < file.size) yield { start, end: file.size };
}

/** Whether a line begins with one '>' or more and then 'From '. */
function isQuotedFrom(bytes: Uint8Array, at: number): boolean {
  let end = at;
  while (bytes[end] === GREATER) end++;
  return end > at && hasFrom(bytes, end);
}

/** A mail of an mbox file as it was sent: without the line 'From ' above it, and with one '>' less before 'From '. */
export function unquoteMail(bytes: Uint8Array): Uint8Array {
  const start = hasFrom(bytes, 0) ? bytes.indexOf(LF) + 1 : 0;
  const mail = new Uint8Array(bytes.length - start);
  let length = 0;
  for (let line = start; line < bytes.length; ) {
    const lineEnd = bytes.indexOf(LF, line);
    const next = lineEnd < 0 ? bytes.length : lineEnd + 1;
    const kept = bytes.subarray(isQuotedFrom(bytes, line) ? line + 1 : line, next);
    mail.set(kept, length);
    length += kept.length;
    line = next;
  }
  return mail.subarray(0, length);
}
