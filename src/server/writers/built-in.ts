import { BUILT_IN_WRITER } from '#domain/replies.ts';
import { type DraftRequest, draftReply } from '#drafter/draft.ts';
import { seedOf } from '#drafter/seed.ts';
import type { ReplyWriter } from './writer.ts';

/** Where a draft is cut for the reader: after each blank line. */
const paragraphEnd = /(?<=\n\n)/;

/**
 * The writer that needs no model: the drafter, as it comes, paragraph by paragraph. The same request gives the
 * same reply. Never throws `WriterError`.
 */
export function createBuiltInWriter(): ReplyWriter {
  return {
    name: BUILT_IN_WRITER,
    async *write({ emailContent, reading, intent, tone, language, customPrompt }, signal) {
      signal.throwIfAborted();
      const voice = tone.kind === 'named' ? tone.value : tone.description;
      const request: DraftRequest = {
        reading,
        intent,
        tone,
        language,
        ...(customPrompt === undefined ? {} : { customPrompt }),
        seed: seedOf([emailContent, intent, voice, language, customPrompt ?? ''].join('\n')),
      };
      const { reply, notes } = draftReply(request);
      for (const paragraph of reply.split(paragraphEnd)) {
        yield paragraph;
        signal.throwIfAborted();
      }
      return { reply, writer: BUILT_IN_WRITER, notes };
    },
  };
}
