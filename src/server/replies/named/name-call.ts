import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { ReplyRequest } from '#domain/replies.ts';
import { openSealed, seal } from '../../sealing.ts';
import type { Keys } from '../../secrets.ts';
import type { WrittenReply } from '../../writers/writer.ts';

/** A call of the public API that its caller gave a name. */
export type NamedCall = {
  accountId: string;
  /** A keyed hash of the name. */
  key: string;
  /** A keyed hash of what is asked for. */
  content: string;
  /** Seals the call's answer. */
  seal(written: WrittenReply): string;
  /** Opens an answer; undefined where another API key asked for it. */
  open(sealed: string): WrittenReply | undefined;
};

/**
 * Names a call in the database. Its answer is sealed under a key made of the API key's text and of the name: of both the
 * database has hashes alone, so that only the call repeated opens it (decision 13).
 * @param name 1 to 200 characters
 * @param keyText the caller's API key
 */
export function nameCall(
  { call }: Pick<Keys, 'call'>,
  { accountId, keyText, name }: { accountId: string; keyText: string; name: string },
  { emailContent, intent, tone, language, customPrompt, model }: ReplyRequest,
): NamedCall {
  const hash = (...parts: unknown[]) =>
    createHmac('sha256', call)
      .update(JSON.stringify([accountId, ...parts]))
      .digest('base64url');
  const key = hash('key', name);
  const secret = createSecretKey(
    Buffer.from(hkdfSync('sha256', keyText, accountId, `idempotent-reply:${name}`, 32)),
  );
  const place = `idempotent_replies:${accountId}:${key}`;
  return {
    accountId,
    key,
    content: hash('content', emailContent, intent, tone, language, customPrompt || null, model ?? null),
    seal: ({ reply, writer, notes }) => seal(JSON.stringify({ reply, writer, notes }), secret, place),
    open(sealed) {
      const text = openSealed(sealed, secret, place);
      return text === undefined ? undefined : (JSON.parse(text) as WrittenReply);
    },
  };
}
