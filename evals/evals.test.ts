import { expect, test } from 'vitest';
import { parseTone } from '#domain/tones.ts';
import { createBuiltInWriter } from '#server/writers/built-in-writer.ts';
import { precisionOf, recallOf, scoreAsks, sumOf } from './asks.ts';
import { coverageSum, decidedOf, rightOf, scoreCoverage } from './coverage.ts';
import { draftFor } from './drafts.ts';
import { factSum, foundOf, markedOf, scoreFacts } from './facts.ts';
import { scoreFraud } from './fraud.ts';
import { askMails, coveragePairs, factReplies, fraudMails, replyMails } from './labelled-mails.ts';

test.each(['tuned', 'blind'] as const)('asks are found in every language of the %s set', (set) => {
  const { byLanguage } = scoreAsks(askMails(set));
  const all = sumOf(byLanguage.values());
  // The values that were reached. The goals for the blind set are 0.87 and 0.90.
  expect(recallOf(all)).toBeGreaterThanOrEqual(0.93);
  expect(precisionOf(all)).toBeGreaterThanOrEqual(0.89);
  expect([...byLanguage].filter(([, score]) => recallOf(score) < 0.7)).toEqual([]);
});

// The values that were reached. The goals for the blind set are 57 and 2.
test.each([
  { set: 'tuned', least: 94, most: 5 },
  { set: 'blind', least: 56, most: 6 },
] as const)('fraud of the $set set is noticed, and nothing is promised to it', ({ set, least, most }) => {
  const { noticed, accused, promises } = scoreFraud(fraudMails(set));
  expect(noticed).toBeGreaterThanOrEqual(least);
  expect(accused).toBeLessThanOrEqual(most);
  expect(promises).toBe(0);
});

// The values that were reached. The goals for the blind set are 0.95 right and 0.7 decided.
test.each([
  { set: 'tuned', right: 0.92, decided: 0.19, wronglyAnswered: 1 },
  { set: 'blind', right: 0.77, decided: 0.14, wronglyAnswered: 6 },
] as const)('coverage of the $set set is rarely wrong', ({ set, right, decided, wronglyAnswered }) => {
  const all = coverageSum(scoreCoverage(coveragePairs(set)).byLanguage.values());
  expect(rightOf(all)).toBeGreaterThanOrEqual(right);
  expect(decidedOf(all)).toBeGreaterThanOrEqual(decided);
  expect(all.wronglyAnswered).toBeLessThanOrEqual(wronglyAnswered);
});

// The values that were reached. The goals for the blind set are 0.99 found and 0.02 marked.
test.each([
  { set: 'tuned', found: 0.95, marked: 0 },
  { set: 'train', found: 0.92, marked: 0.025 },
  { set: 'blind', found: 0.9, marked: 0.112 },
] as const)('wrong facts of the $set set are found', ({ set, found, marked }) => {
  const all = factSum(scoreFacts(factReplies(set)).byLanguage.values());
  expect(foundOf(all)).toBeGreaterThanOrEqual(found);
  expect(markedOf(all)).toBeLessThanOrEqual(marked);
});

test('every mail for blind reading names a known tone and gets a reply', async () => {
  for (const row of replyMails()) {
    const { reply } = await draftFor(row, createBuiltInWriter());
    expect(parseTone(row.tone).kind).toBe('named');
    expect(reply.length, row.id).toBeGreaterThan(10);
  }
});
