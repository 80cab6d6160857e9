import { z } from 'zod';
import { intentValues } from './intents.ts';
import { languageValues } from './languages.ts';
import { limits } from './limits.ts';
import { replyFieldMessages } from './messages.ts';
import { modelValues } from './plans.ts';
import { problems } from './problems.ts';
import { atMost, hasVisibleText } from './text.ts';
import { namedTones } from './tones.ts';

/** For the API's description: the rows of the selector as one text. */
const toneNames = namedTones.map(({ value }) => `\`${value}\``).join(', ');
const toneDescription = `One of ${toneNames}; any other text is a custom tone, in your own words.`;

/**
 * A request for a reply. The form, the route and the server code behind it use the same schema. `tone` is one of the
 * named tones, or the person's own words. The order of the fields decides which error is shown first: the mail, the
 * tone, the prompt, then the fields that a form cannot get wrong.
 */
export const replyRequestSchema = z.object({
  emailContent: atMost(
    z
      .string({ error: replyFieldMessages.emailRequired })
      .trim()
      .refine(hasVisibleText, replyFieldMessages.emailRequired)
      .meta({
        minLength: 1,
        description: 'The received mail as text, with its header lines where you have them.',
      }),
    limits.emailContent,
    replyFieldMessages.emailTooLong,
  ),
  tone: atMost(
    z
      .string({ error: replyFieldMessages.toneRequired })
      .trim()
      .refine(hasVisibleText, replyFieldMessages.toneRequired)
      .meta({ minLength: 1, description: toneDescription }),
    limits.customTone,
    replyFieldMessages.toneTooLong,
  ),
  customPrompt: atMost(
    z.string({ error: replyFieldMessages.promptNotText }).trim(),
    limits.customPrompt,
    replyFieldMessages.promptTooLong,
  )
    .nullish()
    .describe('Instructions of your own; they rank above the mail.'),
  intent: z
    .enum(intentValues, { error: replyFieldMessages.intentUnknown })
    .describe('What the reply sets out to do.'),
  language: z
    .enum(languageValues, { error: replyFieldMessages.languageUnknown })
    .describe('The language of the reply, whatever the mail’s.'),
  model: z
    .enum(modelValues, { error: replyFieldMessages.modelUnknown })
    .nullish()
    .describe('Absent: the best that the plan and the server have.'),
});

export type ReplyRequest = z.infer<typeof replyRequestSchema>;

/** A finished reply: its text, the engine that wrote it, and what that engine could not follow. */
export const replyResponseSchema = z.object({
  reply: z
    .string()
    .describe('The text, from greeting to name. What only you can say stands in brackets: `[Name]`.'),
  writer: z.string().describe('The engine that wrote it.'),
  notes: z.array(z.string()).describe('One sentence per instruction that it could not follow.'),
});

export type ReplyResponse = z.infer<typeof replyResponseSchema>;

/** A problem as every API route answers it (RFC 9457); `detail` is the text that the screen shows. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(Object.keys(problems) as [keyof typeof problems, ...(keyof typeof problems)[]]),
  detail: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;

/** The first message of a failed parse, in the order of the schema's fields. */
export function firstIssueMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? problems.validation.detail;
}
