import { z } from 'zod';
import { type Intent, intents } from './intents.ts';
import { languages, languageValues } from './languages.ts';
import { limits } from './limits.ts';
import { unknownField } from './messages.ts';
import { type ModelClass, modelsOf, type Plan } from './plans.ts';
import { replyRequestSchema } from './replies.ts';
import { namedTones } from './tones.ts';

const option = z.object({ value: z.string(), label: z.string() });

/** What a request of the public API may choose, as GET /api/v1/options answers. */
export const apiOptionsSchema = z.object({
  intents: z.array(option),
  tones: z
    .array(option)
    .describe('Any other text up to `limits.tone` characters is a tone in your own words.'),
  languages: z.array(
    option.extend({
      endonym: z.string().describe('The language in itself.'),
      tag: z.string().describe('BCP 47.'),
      direction: z.enum(['ltr', 'rtl']),
    }),
  ),
  models: z
    .array(z.string())
    .describe('Those that this server has, the plainest first; the last one is used by default.'),
  limits: z
    .object({ emailContent: z.number(), tone: z.number(), customPrompt: z.number(), file: z.number() })
    .describe('Characters (UTF-16 code units); of a file, bytes.'),
});
export type ApiOptions = z.infer<typeof apiOptionsSchema>;

const rowOf = ({ value, label }: { value: Intent | string; label: string }) => ({ value, label });

/** The options that a plan has in the API. `configured`: the models that the operator has. */
export function apiOptions(plan: Plan, configured: readonly ModelClass[]): ApiOptions {
  return {
    intents: intents.map(rowOf),
    tones: namedTones.map(rowOf),
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
      file: limits.upload,
    },
  };
}

/** A request for a reply. Unknown fields are refused, because a program can misspell an option and a form cannot. */
export const apiReplyRequestSchema = z.strictObject(replyRequestSchema.shape, { error: unknownField });

/** A request to read a mail: its text, with the same rules as in a request for a reply. */
export const readingRequestSchema = z.strictObject(
  { emailContent: replyRequestSchema.shape.emailContent },
  { error: unknownField },
);

const language = z.enum(languageValues);
/** A day or time without a zone, in the sender's local time. */
const dateTimeRef = z
  .string()
  .nullable()
  .describe(
    '`2026-11-24`, with a time `2026-11-24T10:00`, a time alone `T10:00`, all local to the ' +
      'sender; null where the words name no one day, as `Monday` in a mail without a date.',
  );

/**
 * What an ask expects. The question word decides the kind of a direct question; the words that ask decide 'request' and
 * 'need'.
 */
export const askKinds = [
  'yes-no',
  'choice',
  'when',
  'how-much',
  'how-many',
  'who',
  'where',
  'what',
  'why',
  'how',
  'request',
  'need',
] as const;

/** What a mail says and asks, as POST /api/v1/readings answers. Lists are in the order of the text. */
export const apiReadingSchema = z.object({
  needsReply: z
    .boolean()
    .describe('False of newsletters, receipts and automatic messages that ask nothing, and of advertising.'),
  language: z
    .object({
      value: language,
      close: language
        .nullable()
        .describe('Where two languages cannot be told apart: the other one. Null where it is sure.'),
      outside: z.boolean().describe('True where it is none of the 27, and `value` only the nearest.'),
    })
    .nullable()
    .describe('Null where the text is too short to tell.'),
  from: z
    .object({ name: z.string().nullable(), address: z.string().nullable() })
    .describe('By the header, else by the name under the text.'),
  subject: z.string().nullable().describe('Without `Re:` and its like.'),
  date: z
    .string()
    .nullable()
    .describe('When it was sent: ISO 8601, with the offset of the sender where the mail has one.'),
  asks: z
    .array(
      z.object({
        text: z.string().describe('Its words in the mail.'),
        start: z.number().int().describe('Where it begins in the text that was sent, in UTF-16 code units.'),
        end: z.number().int().describe('Where it ends there.'),
        kind: z
          .enum(askKinds)
          .describe(
            'What it wants back: an answer of this kind, something done, or something that is missing.',
          ),
      }),
    )
    .describe('What wants an answer; courtesies are left out.'),
  dates: z.array(
    z.object({
      text: z.string(),
      resolved: dateTimeRef,
      resolvedEnd: dateTimeRef.describe('Of a range its end, in the same form; else null.'),
      proposed: z.boolean().describe('True of a time that is put forward: `could we meet on Monday`.'),
      deadline: z.boolean().describe('True of the last day or time: `by Friday`.'),
    }),
  ),
  amounts: z.array(
    z.object({
      text: z.string(),
      value: z.number(),
      unit: z.string().nullable().describe('ISO 4217, or `%`; null of a number without a unit.'),
    }),
  ),
  parts: z
    .object({ newText: z.string(), signature: z.string(), quoted: z.string() })
    .describe('The mail without its header: what is new, the signature, the history; each may be empty.'),
});
export type ApiReading = z.infer<typeof apiReadingSchema>;
