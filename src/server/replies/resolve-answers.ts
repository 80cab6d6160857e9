import type { Answer, AnsweredAsk } from '#domain/answers.ts';
import { answerMessages } from '#domain/desk-messages.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { answersByAsk, withAsks } from '#reading/resolve-asks.ts';
import { ProblemError } from '../problems.ts';

/**
 * Finds the asks that the person answered. Returns the reading with the asks that the person added, and the answer to
 * each ask. Throws `validation` if the mail does not contain an ask, or if two answers are for the same ask.
 */
export function resolveAnswers(
  reading: Reading,
  given: readonly AnsweredAsk[],
): { reading: Reading; answers: ReadonlyMap<Ask, Answer> } {
  if (given.length === 0) return { reading, answers: new Map() };
  const {
    answers,
    notInMail: [words],
  } = answersByAsk(reading, given);
  if (words !== undefined) {
    throw new ProblemError('validation', { detail: answerMessages.askNotInMail(words) });
  }
  if (answers.size < given.length) throw new ProblemError('validation', { detail: answerMessages.twice });
  return { reading: withAsks(reading, [...answers.keys()]), answers };
}
