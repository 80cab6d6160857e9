import { z } from 'zod';
import { askKinds } from './asks.ts';
import { limits } from './limits.ts';
import { replyFieldMessages } from './messages.ts';
import { atMost, hasVisibleText } from './text.ts';

/** A request for what a mail asks. The text is not trimmed, because the positions of the asks refer to it. */
export const asksRequestSchema = z.object({
  emailContent: atMost(
    z
      .string({ error: replyFieldMessages.emailRequired })
      .refine(hasVisibleText, replyFieldMessages.emailRequired)
      .meta({ minLength: 1, description: 'The received mail as text.' }),
    limits.emailContent,
    replyFieldMessages.emailTooLong,
  ),
});

const foundAskSchema = z.object({
  text: z.string().describe('The words of the mail.'),
  start: z.number().describe('The offset in `emailContent`, in UTF-16 code units.'),
  end: z.number(),
  kind: z.enum(askKinds),
  sides: z.tuple([z.string(), z.string()]).readonly().optional().describe('The two sides of a choice.'),
});

export type FoundAsk = z.infer<typeof foundAskSchema>;

/** What a mail asks, in the order of the mail. */
export const foundAsksSchema = z.object({
  asks: z.array(foundAskSchema),
  by: z.string().describe('What found the asks: a model or the built-in reading.'),
});

export type FoundAsks = z.infer<typeof foundAsksSchema>;
