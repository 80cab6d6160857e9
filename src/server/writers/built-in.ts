import { BUILT_IN_WRITER } from '#domain/messages.ts';
import { type Draft, draftReply, prepareDraft } from '#drafter/draft.ts';
import { seedOf } from '#drafter/seed.ts';
import type { ReplyWriter, WriteRequest } from './writer.ts';

/** Where a draft is cut for the reader: after each blank line. */
const paragraphEnd = /(?<=\n\n)/;

/** Drafts the reply, with a seed of all that was asked for. */
async function draft(request: WriteRequest): Promise<Draft> {
  await prepareDraft(request);
  const { emailContent, reading, intent, tone, language, customPrompt, author } = request;
  const voice = tone.kind === 'named' ? tone.value : tone.description;
  return draftReply({
    reading,
    intent,
    tone,
    language,
    ...(customPrompt === undefined ? {} : { customPrompt }),
    ...(author === undefined ? {} : { author }),
    seed: seedOf([emailContent, intent, voice, language, customPrompt ?? ''].join('\n')),
  });
}

/**
 * The writer that needs no model: the drafter, as it comes, paragraph by paragraph. The same request gives the
 * same reply. Never throws `WriterError`.
 */
export function createBuiltInWriter(): ReplyWriter {
  return {
    name: BUILT_IN_WRITER,
    async *write(request, signal) {
      signal.throwIfAborted();
      const { reply, notes } = await draft(request);
      for (const paragraph of reply.split(paragraphEnd)) {
        yield paragraph;
        signal.throwIfAborted();
      }
      return { reply, writer: BUILT_IN_WRITER, notes };
    },
    warmUp(request) {
      // What keeps it from warming up keeps the first reply from being written, which tells.
      draft(request).catch(() => undefined);
    },
  };
}
