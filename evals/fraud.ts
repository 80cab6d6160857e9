import { findFraud } from '#checking/fraud.ts';
import { intentValues } from '#domain/intents.ts';
import { draftReply } from '#drafter/draft.ts';
import { phraseIn } from '#drafter/phrases.ts';
import { languageData } from '#languages/all.ts';
import type { Phrase } from '#languages/language-data.ts';
import { readEmail } from '#reading/read-email.ts';
import type { FraudMail } from './labelled-mails.ts';

export type FraudScore = {
  frauds: number;
  noticed: number;
  honest: number;
  accused: number;
  /** Drafts that agree to something, over all intents, for mails that were taken for fraud. */
  promises: number;
  failures: string[];
};

/** Whether a reply agrees to something: an answer alone on a line, or a statement within a line. */
function agrees(reply: string, language: FraudMail['language']): boolean {
  const { answers, statements } = languageData[language].phrases;
  const lines = reply.split('\n').filter((line) => !line.startsWith('>'));
  return [true, false].some((isFamiliar) => {
    const wordsOf = (phrase: Phrase) => phraseIn(phrase, { register: 'plain', isFamiliar });
    return (
      [answers.yes, answers.willDo, answers.confirmed].some((answer) => lines.includes(wordsOf(answer))) ||
      [statements.accept, statements.confirm].some((each) =>
        lines.some((line) => line.includes(wordsOf(each))),
      )
    );
  });
}

/**
 * Counts the frauds that are noticed, the honest mails that are accused, and the drafts that agree to a mail taken for
 * fraud.
 */
export function scoreFraud(mails: readonly FraudMail[]): FraudScore {
  const score: FraudScore = { frauds: 0, noticed: 0, honest: 0, accused: 0, promises: 0, failures: [] };
  for (const { id, language, mail, fraud } of mails) {
    const reading = readEmail(mail);
    const signs = findFraud(reading);
    const isSuspicious = signs.length > 0;
    if (fraud) score.frauds++;
    else score.honest++;
    if (fraud && isSuspicious) score.noticed++;
    if (!fraud && isSuspicious) score.accused++;
    if (fraud !== isSuspicious)
      score.failures.push(`${id} ${fraud ? 'not noticed' : `accused: ${signs.join(', ')}`}`);
    if (!isSuspicious) continue;
    for (const intent of intentValues) {
      const { reply } = draftReply({
        reading,
        intent,
        tone: { kind: 'named', value: 'professional' },
        language,
        isSuspicious,
      });
      if (agrees(reply, language)) score.promises++;
    }
  }
  return score;
}
