import { z } from 'zod';
import { askKey } from './asks.ts';
import { answerMessages } from './desk-messages.ts';
import { limits } from './limits.ts';
import { unknownField } from './messages.ts';
import { atMost, hasVisibleText, withLineBreaks } from './text.ts';

/** The answers that need no words of the person. */
const answerWords = ['yes', 'no', 'later', 'skip'] as const;

const answerText = atMost(
  z
    .string({ error: answerMessages.unknown })
    .overwrite(withLineBreaks)
    .refine(hasVisibleText, answerMessages.empty),
  limits.answer,
  answerMessages.tooLong,
).describe('The answer in your own words, or a side of a choice.');

const askWords = atMost(
  z.string({ error: answerMessages.askMissing }).trim().refine(hasVisibleText, answerMessages.askMissing),
  limits.askWords,
  answerMessages.askTooLong,
).describe('The ask, in the words of the mail.');

const ownAnswer = z.strictObject(
  { text: answerText },
  { error: (issue) => unknownField(issue) ?? answerMessages.unknown },
);

const answeredAskSchema = z.strictObject(
  {
    ask: askWords,
    answer: z
      .union([z.enum(answerWords), ownAnswer], {
        // Without this, a text that is too long would only be 'invalid'.
        error: (issue) => (issue as z.core.$ZodIssueInvalidUnion).errors?.[1]?.[0]?.message,
      })
      .describe(
        '`yes`, `no`, `later` (you will answer it later), `skip` (the reply does not mention the ask), or ' +
          '`{"text"}`.',
      ),
  },
  { error: (issue) => unknownField(issue) ?? answerMessages.askMissing },
);

/** The person's answer to one ask of a mail. The ask is named by its words in the mail. */
export type AnsweredAsk = z.infer<typeof answeredAskSchema>;
export type Answer = AnsweredAsk['answer'];

/** The field `answers` of a request for a reply. Source: docs/product.md, 3.20. */
export const answersSchema = z
  .array(answeredAskSchema, { error: answerMessages.notList })
  .max(limits.answers, answerMessages.tooMany)
  .refine(
    (answers) => new Set(answers.map(({ ask }) => askKey(ask))).size === answers.length,
    answerMessages.twice,
  )
  .nullish()
  .describe(
    'Your answers to asks of the mail. They rank above the mail. Where you and the mail give no answer to an ' +
      'ask, the reply has a gap.',
  );
