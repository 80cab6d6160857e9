import { BUILT_IN_WRITER } from '#domain/messages.ts';
import { draftReply } from '#drafter/draft.ts';
import type { ReplyWriter } from './writer.ts';

/** A draft is cut into pieces after each blank line. */
const paragraphEnd = /(?<=\n\n)/;

/**
 * The writer that needs no model. It yields the drafter's text paragraph by paragraph. The same request gives the same
 * reply. Never throws `WriterError`.
 */
export function createBuiltInWriter(): ReplyWriter {
  return {
    name: BUILT_IN_WRITER,
    async *write(request, signal) {
      signal.throwIfAborted();
      const { reply, notes } = draftReply(request);
      for (const paragraph of reply.split(paragraphEnd)) {
        yield paragraph;
        signal.throwIfAborted();
      }
      return { reply, writer: BUILT_IN_WRITER, notes };
    },
    warmUp: draftReply,
  };
}
