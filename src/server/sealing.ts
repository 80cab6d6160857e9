import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { Keys } from './secrets.ts';

/**
 * Identifies the key and the cipher of a sealed text. A text of another version needs that version's key and cipher.
 */
const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The end of every text that a key has sealed. It names the key and does not reveal it, so the database can find the
 * texts that another key has sealed. Texts of older releases have no such end. Lower case hexadecimal digits.
 */
export function sealEnd([newest]: Keys): string {
  return `.${createHmac('sha256', newest).update('sealed by').digest('hex').slice(0, 16)}`;
}

/**
 * Encrypts a text with the newest key (AES-256-GCM) to 'v1.<base64url>.<name of the key>'. Opening it needs the same
 * key and the same `place`.
 * @param place where the text is stored; a text that is copied to another place cannot be opened there
 */
export function seal(text: string, keys: Keys, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keys[0], iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(`${VERSION}:${place}`));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}${sealEnd(keys)}`;
}

function decrypt(bytes: Buffer, key: KeyObject, place: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(`${VERSION}:${place}`));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Decrypts a sealed text. Undefined if the text is damaged or was sealed with none of the keys or for another place. */
export function openSealed(sealed: string, keys: Keys, place: string): string | undefined {
  const [version, data = ''] = sealed.split('.');
  const bytes = Buffer.from(data, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  for (const key of keys) {
    const text = decrypt(bytes, key, place);
    if (text !== undefined) return text;
  }
  return undefined;
}
