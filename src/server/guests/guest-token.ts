import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';

const form = /^([\da-f-]{36})\.([\w-]{43})$/;

function sign(id: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(id).digest();
}

/** A new guest: a random id without meaning, and the signed token that proves it. */
export function issueGuestToken(key: KeyObject): { id: string; token: string } {
  const id = randomUUID();
  return { id, token: `${id}.${sign(id, key).toString('base64url')}` };
}

/** The guest's id in a token; undefined if the token is missing, malformed or not signed by this key. */
export function readGuestToken(token: string | undefined, key: KeyObject): string | undefined {
  const [, id, signature] = form.exec(token ?? '') ?? [];
  if (!id || !signature) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(id, key);
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
