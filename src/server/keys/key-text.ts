import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The start of every key. Programs that search for leaked secrets recognize keys by it. */
const KEY_MARK = 'ara_';

/** The prefix has lower case letters and digits only, because people read it aloud and type it. */
const PREFIX_LENGTH = 10;
const format = /^(ara_[a-z0-9]{10})_([\w-]{43})$/;
const prefixCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new random key: its prefix, and its whole text. The text is never stored. */
export function newKeyText(): { prefix: string; text: string } {
  // 252 is the largest multiple of 36 in a byte. Higher values would make some characters more likely.
  const bytes: number[] = [];
  while (bytes.length < PREFIX_LENGTH) {
    bytes.push(...[...randomBytes(PREFIX_LENGTH)].filter((byte) => byte < 252));
  }
  const characters = bytes
    .slice(0, PREFIX_LENGTH)
    .map((byte) => prefixCharacters.charAt(byte % prefixCharacters.length));
  const prefix = `${KEY_MARK}${characters.join('')}`;
  return { prefix, text: `${prefix}_${randomBytes(32).toString('base64url')}` };
}

/** The prefix of a key's text; undefined if the text is not a key. */
export function prefixOf(text: string): string | undefined {
  return format.exec(text)?.[1];
}

/** The stored hash of a key. A key has 256 random bits, so one fast hash is enough (decision 13). */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Whether a text is the hashed key. Takes the same time for every text. */
export function isKeyOf(text: string, hash: string): boolean {
  const received = Buffer.from(hashKey(text));
  const stored = Buffer.from(hash);
  return received.length === stored.length && timingSafeEqual(received, stored);
}
