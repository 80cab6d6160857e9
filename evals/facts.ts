import { checkReply } from '#checking/check-reply.ts';
import { readEmail } from '#reading/read-email.ts';
import type { FactReply } from './labelled-mails.ts';

/** Counts of a set. `found`: planted facts that are marked; `marked`: clean replies with a mark. */
export type FactScore = { planted: number; found: number; clean: number; marked: number };

const NONE: FactScore = { planted: 0, found: 0, clean: 0, marked: 0 };

export const foundOf = ({ found, planted }: Pick<FactScore, 'found' | 'planted'>) =>
  planted === 0 ? 1 : found / planted;
export const markedOf = ({ marked, clean }: FactScore) => (clean === 0 ? 0 : marked / clean);

/** The offset of a planted fact: the first place from which on the reply differs from every clean reply. */
function placeOf({ text, reply }: { text: string; reply: string }, clean: readonly string[]): number {
  const shared = clean.map((each) => {
    let at = 0;
    while (at < reply.length && reply[at] === each[at]) at++;
    return at;
  });
  const differs = Math.max(0, ...shared);
  const before = reply.lastIndexOf(text, differs);
  return before >= 0 && before + text.length >= differs ? before : reply.indexOf(text);
}

/**
 * Counts the planted facts that a mark overlaps and the clean replies with a mark, by language and by kind. `failures`:
 * one line for each fact that was not found and each clean reply that was marked.
 */
export function scoreFacts(rows: readonly FactReply[]): {
  byLanguage: Map<string, FactScore>;
  byKind: Map<string, FactScore>;
  failures: string[];
} {
  const byLanguage = new Map<string, FactScore>();
  const byKind = new Map<string, FactScore>();
  const failures: string[] = [];
  const add = (scores: Map<string, FactScore>, key: string, part: Partial<FactScore>) =>
    scores.set(key, factSum([scores.get(key) ?? NONE, { ...NONE, ...part }]));
  for (const { language, mail, instructions, clean, planted } of rows) {
    const reading = readEmail(mail);
    const factsOf = (reply: string) =>
      checkReply({ reply, reading, emailContent: mail, userProvided: instructions }).unsupportedFacts;
    for (const reply of clean) {
      const facts = factsOf(reply);
      add(byLanguage, language, { clean: 1, marked: facts.length > 0 ? 1 : 0 });
      for (const kind of new Set(facts.map((fact) => fact.kind))) add(byKind, kind, { marked: 1 });
      for (const { kind, text } of facts) failures.push(`${language} marked ${kind} ${text}: ${reply}`);
    }
    for (const fact of planted) {
      const start = placeOf(fact, clean);
      const end = start + fact.text.length;
      const found = factsOf(fact.reply).some((each) => each.start < end && each.end > start) ? 1 : 0;
      add(byLanguage, language, { planted: 1, found });
      add(byKind, fact.kind, { planted: 1, found });
      if (found === 0) failures.push(`${language} not found: ${fact.kind} ${fact.text}: ${fact.reply}`);
    }
  }
  return { byLanguage, byKind, failures };
}

/** All scores together. */
export function factSum(scores: Iterable<FactScore>): FactScore {
  const sum = { ...NONE };
  for (const { planted, found, clean, marked } of scores) {
    sum.planted += planted;
    sum.found += found;
    sum.clean += clean;
    sum.marked += marked;
  }
  return sum;
}
