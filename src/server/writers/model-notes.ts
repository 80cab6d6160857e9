import { unsupportedFacts } from '#checking/facts.ts';
import type { WriteRequest } from './writer.ts';

/** People would not read more notes than this. */
const MAX_NOTES = 3;

/**
 * What the person should check before sending a model's reply: one sentence for each fact in it that is neither in the
 * mail nor in the person's instructions. At most three, in the order of the reply.
 */
export function modelNotes(request: WriteRequest, reply: string): string[] {
  const { reading, emailContent, customPrompt = '', author = '', language } = request;
  const found = unsupportedFacts({
    reply,
    reading,
    mail: emailContent,
    instructions: [customPrompt, author].filter(Boolean).join('\n'),
    language,
  });
  const facts = new Set(found.map(({ text }) => text));
  return [...facts]
    .slice(0, MAX_NOTES)
    .map((fact) => `Check before sending: the reply mentions “${fact}”, which is not in the mail.`);
}
