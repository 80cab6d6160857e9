import type { Language } from '#domain/languages.ts';
import { findAsks } from '#reading/asks.ts';
import type { Span } from '#reading/reading.ts';
import type { AskMail } from './labelled-mails.ts';

/**
 * Counts of a set. `asks`: labelled asks. `hit`: labelled asks that were found. `found`: found asks. `right`: found
 * asks that are labelled.
 */
export type AskScore = { asks: number; found: number; right: number; hit: number };

export const recallOf = ({ hit, asks }: AskScore) => (asks === 0 ? 1 : hit / asks);
export const precisionOf = ({ right, found }: AskScore) => (found === 0 ? 1 : right / found);

function overlap(one: Omit<Span, 'text'>, other: Omit<Span, 'text'>): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Compares the asks found in the mails with the labelled ones. `failures`: one line for each missed or wrong ask. */
export function scoreAsks(mails: readonly AskMail[]): {
  byLanguage: Map<Language, AskScore>;
  byKind: Map<string, AskScore>;
  failures: string[];
} {
  const byLanguage = new Map<Language, AskScore>();
  const byKind = new Map<string, AskScore>();
  const failures: string[] = [];
  const scoreIn = <K>(scores: Map<K, AskScore>, key: K) => {
    const score = scores.get(key) ?? { asks: 0, found: 0, right: 0, hit: 0 };
    scores.set(key, score);
    return score;
  };
  for (const { id, language, mail, asks } of mails) {
    const found = findAsks(mail, language);
    const score = scoreIn(byLanguage, language);
    const labelled = asks.map(({ text, kind }) => {
      const start = mail.indexOf(text);
      return { text, kind, start, end: start + text.length };
    });
    for (const ask of labelled) {
      const hit = found.some((each) => overlap(each, ask));
      for (const each of [score, scoreIn(byKind, ask.kind)]) {
        each.asks++;
        if (hit) each.hit++;
      }
      if (!hit) failures.push(`${id} missed: ${ask.text}`);
    }
    for (const each of found) {
      const right = labelled.some((ask) => overlap(each, ask));
      score.found++;
      if (right) score.right++;
      else failures.push(`${id} no ask: ${each.text}`);
    }
  }
  return { byLanguage, byKind, failures };
}

/** All scores together. */
export function sumOf(scores: Iterable<AskScore>): AskScore {
  const sum = { asks: 0, found: 0, right: 0, hit: 0 };
  for (const { asks, found, right, hit } of scores) {
    sum.asks += asks;
    sum.found += found;
    sum.right += right;
    sum.hit += hit;
  }
  return sum;
}
