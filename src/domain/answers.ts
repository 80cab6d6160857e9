import { z } from 'zod';
import { askKey } from './asks.ts';
import { limits } from './limits.ts';
import { answerMessages } from './messages.ts';
import { atMost, hasVisibleText } from './text.ts';

/** The answers that need no words of the person. */
const answerWords = ['yes', 'no', 'later', 'skip'] as const;

const answerText = atMost(
  z.string({ error: answerMessages.unknown }).trim().refine(hasVisibleText, answerMessages.empty),
  limits.answer,
  answerMessages.tooLong,
).describe('The answer in your own words, or a side of a choice.');

const askWords = atMost(
  z.string({ error: answerMessages.askMissing }).trim().refine(hasVisibleText, answerMessages.askMissing),
  limits.askWords,
  answerMessages.askTooLong,
).describe('The ask, in the words of the mail.');

const answeredAskSchema = z.object({
  ask: askWords,
  answer: z
    .union([z.enum(answerWords), z.object({ text: answerText })], {
      // Without this, a text that is too long would only be 'invalid'.
      error: (issue) => {
        const [, ofText] = (issue as z.core.$ZodIssueInvalidUnion).errors ?? [];
        return ofText?.find(({ path }) => path[0] === 'text')?.message ?? answerMessages.unknown;
      },
    })
    .describe('`later`: you will answer it later. `skip`: the reply does not mention the ask.'),
});

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
  .describe('Your answers to asks of the mail. An ask without an answer becomes a gap in the reply.');
