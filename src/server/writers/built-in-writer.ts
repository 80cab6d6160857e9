import { BUILT_IN_WRITER } from '#domain/messages.ts';
import { draftReply } from '#drafter/draft.ts';
import { rewriteDraft } from '#drafter/rewrite.ts';
import type { ReplyWriter, WriteRequest } from './writer.ts';

/** A draft is cut into pieces after each blank line. */
const paragraphEnd = /(?<=\n\n)/;

/** The earlier reply in another style, or unchanged if no style changes it. Undefined for a request without one. */
function rewritten(request: WriteRequest): string | undefined {
  if (!request.rewrite) return undefined;
  const changed = rewriteDraft({ request, replyLanguage: request.language, earlier: [], ...request.rewrite });
  return changed ?? request.rewrite.reply;
}

/**
 * The writer that needs no model. It yields the drafter's text paragraph by paragraph. The same request gives the same
 * reply. Never throws `WriterError`.
 */
export function createBuiltInWriter(): ReplyWriter {
  return {
    name: BUILT_IN_WRITER,
    async *write(request, signal) {
      signal.throwIfAborted();
      const { reply: draft, notes } = draftReply(request);
      const reply = rewritten(request) ?? draft;
      for (const paragraph of reply.split(paragraphEnd)) {
        yield paragraph;
        signal.throwIfAborted();
      }
      return { reply, writer: BUILT_IN_WRITER, notes };
    },
    warmUp: draftReply,
  };
}
