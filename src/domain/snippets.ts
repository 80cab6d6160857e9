import { z } from 'zod';
import { snippetFieldMessages } from './desk-messages.ts';
import { limits } from './limits.ts';
import { atMost, hasVisibleText, oneLine, withLineBreaks } from './text.ts';

/** The fields of a new snippet. The form, the browser's own list and the route use the same schema. */
export const snippetInputSchema = z.object({
  name: atMost(
    z
      .string({ error: snippetFieldMessages.nameRequired })
      .overwrite((name) => oneLine(name.toWellFormed()))
      .refine(hasVisibleText, snippetFieldMessages.nameRequired)
      .meta({ minLength: 1 }),
    limits.snippetName,
    snippetFieldMessages.nameTooLong,
  ),
  text: atMost(
    z
      .string({ error: snippetFieldMessages.textRequired })
      .overwrite(withLineBreaks)
      .refine(hasVisibleText, snippetFieldMessages.textRequired)
      .meta({ minLength: 1 }),
    limits.snippetText,
    snippetFieldMessages.textTooLong,
  ),
});
export type SnippetInput = z.infer<typeof snippetInputSchema>;

/** A text that a person uses often and inserts into a reply by its name. */
export const snippetSchema = z.object({ id: z.string(), name: z.string(), text: z.string() });
export type Snippet = z.infer<typeof snippetSchema>;

export const snippetsSchema = z.object({ snippets: z.array(snippetSchema) });
