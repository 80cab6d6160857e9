import { oneLine } from '#domain/text.ts';

/** A reply as a draft for a mail program. */
export type Draft = {
  /** The recipient, as 'Anna Smith <anna@example.com>'. Empty if it is not known. */
  to: string;
  subject: string;
  /** The ids of the mails before the reply, the answered one last. */
  references: readonly string[];
  text: string;
};

/** Bytes of one encoded word: in base64 with its marks at most 75 characters, as RFC 2047 demands. */
const WORD_BYTES = 42;
/** Ids that are kept, so that a header of a long conversation stays short. */
const MAX_REFERENCES = 30;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** A text in encoded words. A character is never cut. */
function encodedWords(text: string): string {
  const encoder = new TextEncoder();
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (encoder.encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?utf-8?B?${base64(encoder.encode(one))}?=`).join('\r\n ');
}

/** The value of a header. A long text is encoded too, so that no line is too long. */
function headerText(value: string): string {
  const line = oneLine(value);
  return /^[\x20-\x7e]{0,200}$/.test(line) && !line.includes('=?') ? line : encodedWords(line);
}

/** One recipient as the value of a header. */
function recipient(value: string): string {
  const found = /^(.*?)\s*<([^<>\s]+@[^<>\s]+)>$/u.exec(oneLine(value));
  if (!found) return oneLine(value);
  const [, name = '', address = ''] = found;
  const words = name.replace(/^"(.*)"$/u, '$1').replaceAll(/\\(.)/gu, '$1');
  if (words === '') return address;
  const isPlain = /^[\x20-\x7e]{1,60}$/.test(words) && !words.includes('=?');
  const shown = isPlain ? `"${words.replaceAll(/["\\]/g, '\\$&')}"` : encodedWords(words);
  return `${shown} <${address}>`;
}

/** The text of an `.eml` file that a mail program opens as a draft. */
export function draftEml({ to, subject, references, text }: Draft): string {
  const ids = references.slice(-MAX_REFERENCES);
  const last = ids.at(-1);
  const body = base64(new TextEncoder().encode(text.replaceAll(/\r\n?|\n/g, '\r\n')));
  return [
    ...(to ? [`To: ${recipient(to)}`] : []),
    `Subject: ${headerText(subject)}`,
    ...(last ? [`In-Reply-To: ${last}`, `References: ${ids.join('\r\n ')}`] : []),
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** Characters that a file name cannot have on some system, and those that turn the text direction. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;

/** A safe name for the file of the draft that answers mail `n`. The number makes it unique. */
export function draftFileName(n: number, subject: string): string {
  const words = [...oneLine(subject).replaceAll(unsafe, ' ').replaceAll(/ {2,}/g, ' ')].slice(0, 60).join('');
  return `${[String(n).padStart(4, '0'), words.trim().replace(/[. ]+$/, '')].join(' ').trim()}.eml`;
}
