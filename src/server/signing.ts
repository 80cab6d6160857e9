import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Keys } from './secrets.ts';

type SigningKey = KeyObject | string;

function hmac(text: string, key: SigningKey): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Signs a text with the newest key (HMAC-SHA-256, 32 bytes). */
export function sign(text: string, [newest]: Keys<SigningKey>): Buffer {
  return hmac(text, newest);
}

/** Whether one of the keys signed a text. The time does not depend on how much of a wrong signature is right. */
export function isSigned(text: string, signature: Buffer, keys: Keys<SigningKey>): boolean {
  return keys.some((key) => {
    const expected = hmac(text, key);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}
