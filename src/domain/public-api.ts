import { z } from 'zod';
import { askKinds } from './asks.ts';
import { intents } from './intents.ts';
import { languages, languageValues } from './languages.ts';
import { limits } from './limits.ts';
import { replyFieldMessages, unknownField } from './messages.ts';
import { type ModelClass, modelsOf, type Plan } from './plans.ts';
import { replyRequestSchema } from './replies.ts';
import { hasVisibleText } from './text.ts';
import { namedTones } from './tones.ts';

const option = z.object({ value: z.string(), label: z.string() });

/** The response of GET /api/v1/options: the values that a request of the public API may choose. */
export const apiOptionsSchema = z.object({
  intents: z.array(option),
  tones: z
    .array(option)
    .describe('Any other text up to `limits.tone` characters is a tone in your own words.'),
  languages: z.array(
    option.extend({
      endonym: z.string().describe('The language’s own name for itself.'),
      tag: z.string().describe('BCP 47.'),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
  models: z
    .array(z.string())
    .describe('The models that this server has, the simplest first. The last one is the default.'),
  limits: z
    .object({
      emailContent: z.number(),
      tone: z.number(),
      customPrompt: z.number(),
      answers: z.number().describe('The most items of the list.'),
      ask: z.number(),
      answer: z.number(),
      file: z.number().describe('In bytes.'),
    })
    .describe('In characters (UTF-16 code units), except `answers` and `file`.'),
});
type ApiOptions = z.infer<typeof apiOptionsSchema>;

const optionOf = ({ value, label }: { value: string; label: string }) => ({ value, label });

/** The options that a plan has in the API. `configured`: the models that the operator configured. */
export function apiOptions(plan: Plan, configured: readonly ModelClass[]): ApiOptions {
  return {
    intents: intents.map(optionOf),
    tones: namedTones.map(optionOf),
    languages: languages.map(({ value, endonym, tag, direction }) => ({
      value,
      label: value,
      endonym,
      tag,
      direction,
    })),
    models: modelsOf(plan, configured),
    limits: {
      emailContent: limits.emailContent,
      tone: limits.customTone,
      customPrompt: limits.customPrompt,
      answers: limits.answers,
      ask: limits.askWords,
      answer: limits.answer,
      file: limits.upload,
    },
  };
}

/** A request for a reply. Unknown fields are refused, because a program may misspell an option; a form does not. */
export const apiReplyRequestSchema = z.strictObject(replyRequestSchema.shape, { error: unknownField });

/**
 * A request to read a mail: its text, with the same rules as in a request for a reply. White space around it does not
 * count, but is not removed, because the positions of the asks refer to the text that was sent.
 */
export const readingRequestSchema = z.strictObject(
  {
    emailContent: z
      .string({ error: replyFieldMessages.emailRequired })
      .refine(hasVisibleText, replyFieldMessages.emailRequired)
      .refine((text) => text.trim().length <= limits.emailContent, replyFieldMessages.emailTooLong)
      .meta({
        minLength: 1,
        maxLength: limits.emailContent,
        description: replyRequestSchema.shape.emailContent.description,
      }),
  },
  { error: unknownField },
);

const language = z.enum(languageValues);
/** A day or time without a zone, in the sender's local time. */
const dateTimeRef = z
  .string()
  .nullable()
  .describe(
    '`2026-11-24`, with a time `2026-11-24T10:00`, a time alone `T10:00`, all local to the ' +
      'sender; null if the words name no single day, such as `Monday` in a mail without a date.',
  );

/** The response of POST /api/v1/readings: what a mail says and asks. Lists are in the order of the text. */
export const apiReadingSchema = z.object({
  needsReply: z
    .boolean()
    .describe('False for advertising, and for newsletters, receipts and automatic messages without asks.'),
  language: z
    .object({
      value: language,
      close: language
        .nullable()
        .describe('A second language that is as likely as `value`; null if `value` is certain.'),
      outside: z
        .boolean()
        .describe(
          'True if the text is in none of the 27 languages. `value` is then only the most similar one.',
        ),
    })
    .nullable()
    .describe('Null if the text is too short, or its script is that of none of the 27 languages.'),
  from: z
    .object({ name: z.string().nullable(), address: z.string().nullable() })
    .describe('From the header, or else from the name below the text.'),
  subject: z.string().nullable().describe('Without `Re:` and similar prefixes.'),
  date: z
    .string()
    .nullable()
    .describe('The time of sending: ISO 8601, with the offset of the sender if the mail has one.'),
  asks: z
    .array(
      z.object({
        text: z.string().describe('The words of the mail.'),
        start: z
          .number()
          .int()
          .describe(
            'The start in `emailContent` as you sent it, in UTF-16 code units. If the mail was sent as a file: ' +
              'the start in `parts.newText`.',
          ),
        end: z.number().int().describe('The end, in the same text.'),
        kind: z
          .enum(askKinds)
          .describe(
            'The kind of answer, or `request` for something to do, or `need` for something that is missing.',
          ),
      }),
    )
    .describe('The questions, requests and needs of the mail. Courtesies are left out.'),
  dates: z.array(
    z.object({
      text: z.string(),
      resolved: dateTimeRef,
      resolvedEnd: dateTimeRef.describe('The end of a range, in the same format; else null.'),
      proposed: z.boolean().describe('True if the mail proposes the day or time: `could we meet on Monday`.'),
      deadline: z.boolean().describe('True if it is a deadline: `by Friday`.'),
    }),
  ),
  amounts: z.array(
    z.object({
      text: z.string(),
      value: z.number(),
      unit: z.string().nullable().describe('ISO 4217, or `%`; null if the currency is not clear.'),
    }),
  ),
  parts: z
    .object({ newText: z.string(), signature: z.string(), quoted: z.string() })
    .describe(
      'The mail without its header: the new text, the signature, the quoted text. Each may be empty.',
    ),
});
export type ApiReading = z.infer<typeof apiReadingSchema>;
