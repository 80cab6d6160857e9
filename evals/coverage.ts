import { checkReply } from '#checking/check-reply.ts';
import type { AskCoverage } from '#checking/coverage.ts';
import { readEmail } from '#reading/read-email.ts';
import { resolveAsks } from '#reading/resolve-asks.ts';
import type { CoveragePair } from './labelled-mails.ts';

/**
 * Counts of a set. `asks`: labelled asks; `decided`: those with the state 'answered' or 'open'; `right`: decided as
 * labelled; `wronglyAnswered`: decided as answered, but labelled otherwise.
 */
export type CoverageScore = { asks: number; decided: number; right: number; wronglyAnswered: number };

export const decidedOf = ({ decided, asks }: CoverageScore) => (asks === 0 ? 1 : decided / asks);
export const rightOf = ({ right, decided }: CoverageScore) => (decided === 0 ? 1 : right / decided);

/** Compares the coverage of each labelled ask with its label. `failures`: one line for each wrong or missing decision. */
export function scoreCoverage(pairs: readonly CoveragePair[]): {
  byLanguage: Map<string, CoverageScore>;
  failures: string[];
} {
  const byLanguage = new Map<string, CoverageScore>();
  const failures: string[] = [];
  for (const { id, language, replyLanguage, mail, reply, asks } of pairs) {
    const reading = readEmail(mail);
    const named = resolveAsks(
      reading,
      asks.map(({ words }) => words),
    );
    const known = named.filter((ask) => ask !== undefined);
    const { coverage } = checkReply({ reply, reading: { ...reading, asks: known }, emailContent: mail });
    const states = new Map<unknown, AskCoverage['state']>(
      known.map((ask, index) => [ask, coverage[index]?.state ?? 'unsure']),
    );
    const key = language === replyLanguage ? language : 'in another language';
    const score = byLanguage.get(key) ?? { asks: 0, decided: 0, right: 0, wronglyAnswered: 0 };
    byLanguage.set(key, score);
    for (const [index, { words, state }] of asks.entries()) {
      const found = states.get(named[index]) ?? 'unsure';
      score.asks++;
      if (found !== 'unsure') score.decided++;
      if (found !== 'unsure' && found === state) score.right++;
      if (found === 'answered' && state !== 'answered') score.wronglyAnswered++;
      if (found !== state) failures.push(`${id} ${found} instead of ${state}: ${words}`);
    }
  }
  return { byLanguage, failures };
}

/** All scores together. */
export function coverageSum(scores: Iterable<CoverageScore>): CoverageScore {
  const sum = { asks: 0, decided: 0, right: 0, wronglyAnswered: 0 };
  for (const { asks, decided, right, wronglyAnswered } of scores) {
    sum.asks += asks;
    sum.decided += decided;
    sum.right += right;
    sum.wronglyAnswered += wronglyAnswered;
  }
  return sum;
}
