import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { filledOwnWords } from '#domain/own-words.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { openSealed, seal } from '../../sealing.ts';
import type { Secrets } from '../../secrets.ts';
import type { WrittenReply } from '../../writers/writer.ts';

/** A call of the public API with an Idempotency-Key. */
export type IdempotentCall = {
  accountId: string;
  /** A keyed hash of the account and the idempotency key. */
  key: string;
  /** A keyed hash of the request. */
  content: string;
  /** Seals the call's reply. */
  seal(written: WrittenReply): string;
  /** Opens a sealed reply. Undefined if it was sealed for another API key. */
  open(sealedReply: string): WrittenReply | undefined;
};

/**
 * Describes an idempotent call for the database. Its reply is sealed with a key that is derived from the text of the
 * API key and from the idempotency key. The database holds only hashes of both, so only a call with the same two keys
 * can open the reply (decision 13).
 * @param idempotencyKey 1 to 200 characters
 * @param keyText the caller's API key
 */
export function createIdempotentCall(
  { call }: Pick<Secrets, 'call'>,
  { accountId, keyText, idempotencyKey }: { accountId: string; keyText: string; idempotencyKey: string },
  { emailContent, intent, tone, language, customPrompt, model, answers, rewrite, ownWords }: ReplyRequest,
): IdempotentCall {
  const hash = (...parts: unknown[]) =>
    createHmac('sha256', call)
      .update(JSON.stringify([accountId, ...parts]))
      .digest('base64url');
  const key = hash('key', idempotencyKey);
  const own = filledOwnWords(ownWords);
  const secret = createSecretKey(
    Buffer.from(hkdfSync('sha256', keyText, accountId, `idempotent-reply:${idempotencyKey}`, 32)),
  );
  const place = `idempotent_replies:${accountId}:${key}`;
  return {
    accountId,
    key,
    content: hash(
      'content',
      emailContent,
      intent,
      tone,
      language,
      customPrompt || null,
      model ?? null,
      answers ?? null,
      rewrite ?? null,
      own ?? null,
    ),
    seal: ({ reply, writer, notes }) => seal(JSON.stringify({ reply, writer, notes }), secret, place),
    open(sealedReply) {
      const text = openSealed(sealedReply, secret, place);
      return text === undefined ? undefined : (JSON.parse(text) as WrittenReply);
    },
  };
}
