import { z } from 'zod';
import { answersSchema } from './answers.ts';
import { rewriteMessages } from './desk-messages.ts';
import { intentValues } from './intents.ts';
import { languageValues } from './languages.ts';
import { limits } from './limits.ts';
import { replyFieldMessages } from './messages.ts';
import { ownWordsSchema } from './own-words.ts';
import { modelValues } from './plans.ts';
import { problems } from './problems.ts';
import { rewriteValues } from './rewrites.ts';
import { atMost, hasVisibleText } from './text.ts';
import { namedTones } from './tones.ts';

/** The options of the selector as one text, for the API's description. */
const toneNames = namedTones.map(({ value }) => `\`${value}\``).join(', ');
const toneDescription = `One of ${toneNames}; any other text is a custom tone, in your own words.`;

/** The field `rewrite` of a request for a reply: an earlier reply, with the person's edits, to write once more. */
const rewriteSchema = z
  .object(
    {
      as: z.enum(rewriteValues, { error: rewriteMessages.unknown }).describe('How the new text differs.'),
      reply: atMost(
        z
          .string({ error: rewriteMessages.replyMissing })
          .trim()
          .refine(hasVisibleText, rewriteMessages.replyMissing),
        limits.rewrittenReply,
        rewriteMessages.replyTooLong,
      ).describe('The reply to write once more, with your edits.'),
    },
    { error: rewriteMessages.notObject },
  )
  .nullish()
  .describe('An earlier reply to write once more. It counts as a reply.');

/**
 * A request for a reply. The form, the route and the verb use the same schema. `tone` is one of the named tones, or the
 * person's own words. The order of the fields decides which error is shown first: the mail, the tone, the prompt, then
 * the fields that are always valid in a form.
 */
export const replyRequestSchema = z.object({
  emailContent: atMost(
    z
      .string({ error: replyFieldMessages.emailRequired })
      .trim()
      .refine(hasVisibleText, replyFieldMessages.emailRequired)
      .meta({
        minLength: 1,
        description: 'The received mail as text, with its header lines if you have them.',
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
  customPrompt: atMost(z.string().trim(), limits.customPrompt, replyFieldMessages.promptTooLong)
    .nullish()
    .describe('Your own instructions. They rank above the mail.'),
  answers: answersSchema,
  rewrite: rewriteSchema,
  ownWords: ownWordsSchema.nullish().describe('How you open and sign your replies.'),
  intent: z
    .enum(intentValues, { error: replyFieldMessages.intentUnknown })
    .describe('What the reply should do.'),
  language: z
    .enum(languageValues, { error: replyFieldMessages.languageUnknown })
    .describe('The language of the reply. It may differ from the language of the mail.'),
  model: z
    .enum(modelValues, { error: replyFieldMessages.modelUnknown })
    .nullish()
    .describe('Absent: the best model that the plan and the server have.'),
});

export type ReplyRequest = z.infer<typeof replyRequestSchema>;

/** A finished reply: its text, the name of the writer, and notes for the person (docs/product.md, 3.14). */
export const replyResponseSchema = z.object({
  reply: z
    .string()
    .describe('The text, from the greeting to the name. Square brackets are gaps for you to fill: `[Name]`.'),
  writer: z.string().describe('What wrote the reply: a model or the built-in drafter.'),
  notes: z.array(z.string()).describe('Sentences about what the writer could not follow and what to check.'),
});

export type ReplyResponse = z.infer<typeof replyResponseSchema>;

/** The error response of every API route (RFC 9457). `detail` is the text that the screen shows. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(Object.keys(problems) as [keyof typeof problems, ...(keyof typeof problems)[]]),
  detail: z.string(),
  field: z.string().optional().describe('The field of a form that the problem is about.'),
});

export type Problem = z.infer<typeof problemSchema>;

/** The first message of a failed parse, in the order of the schema's fields. */
export function firstIssueMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? problems.validation.detail;
}
