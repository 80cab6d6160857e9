import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { filledOwnWords } from '#domain/own-words.ts';
import type { ReplyRequest } from '#domain/replies.ts';
import { openSealed, seal } from '../../sealing.ts';
import type { Keys, Secrets } from '../../secrets.ts';
import type { WrittenReply } from '../../writers/writer.ts';

/** A call of the public API with an Idempotency-Key. */
export type IdempotentCall = {
  accountId: string;
  /** The hashes of the call by the key of each secret. It takes the newest, unless another call holds an older one. */
  hashes: Keys<CallHashes>;
  /** Seals the call's reply. */
  seal(written: WrittenReply): string;
  /** Opens a sealed reply. Undefined if it was sealed for another API key. */
  open(sealedReply: string): WrittenReply | undefined;
};

/**
 * `key`: a keyed hash of the account and the idempotency key.
 * `content`: a keyed hash of the request.
 */
export type CallHashes = { key: string; content: string };

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
  const own = filledOwnWords(ownWords);
  const hashesBy = (callKey: KeyObject): CallHashes => {
    const hash = (...parts: unknown[]) =>
      createHmac('sha256', callKey)
        .update(JSON.stringify([accountId, ...parts]))
        .digest('base64url');
    return {
      key: hash('key', idempotencyKey),
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
    };
  };
  const [newest, ...old] = call;
  const hashes: Keys<CallHashes> = [hashesBy(newest), ...old.map(hashesBy)];
  const secret = createSecretKey(
    Buffer.from(hkdfSync('sha256', keyText, accountId, `idempotent-reply:${idempotencyKey}`, 32)),
  );
  const placeOf = ({ key }: CallHashes) => `idempotent_replies:${accountId}:${key}`;
  return {
    accountId,
    hashes,
    seal: ({ reply, writer, notes }) =>
      seal(JSON.stringify({ reply, writer, notes }), [secret], placeOf(hashes[0])),
    open(sealedReply) {
      for (const each of hashes) {
        const text = openSealed(sealedReply, [secret], placeOf(each));
        if (text !== undefined) return JSON.parse(text) as WrittenReply;
      }
      return undefined;
    },
  };
}
