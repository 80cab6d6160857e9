import { expect, test } from 'vitest';
import { parseTone } from '#domain/tones.ts';
import { createBuiltInWriter } from '#server/writers/built-in.ts';
import { precisionOf, recallOf, scoreAsks, sumOf } from './asks.ts';
import { draftFor } from './drafts.ts';
import { scoreFraud } from './fraud.ts';
import { askMails, fraudMails, replyMails } from './labelled-mails.ts';

test.each(['tuned', 'blind'] as const)('asks are found in every language of the %s set', (set) => {
  const { byLanguage } = scoreAsks(askMails(set));
  const all = sumOf(byLanguage.values());
  expect(recallOf(all)).toBeGreaterThanOrEqual(0.87);
  expect(precisionOf(all)).toBeGreaterThanOrEqual(0.9);
  const weak = [...byLanguage].filter(([, score]) => recallOf(score) < 0.7).map(([language]) => language);
  expect(weak).toEqual([]);
});

test.each(['tuned', 'blind'] as const)(
  'fraud of the %s set is noticed, and nothing is promised to it',
  (set) => {
    const { frauds, noticed, accused, promises } = scoreFraud(fraudMails(set));
    expect(noticed).toBeGreaterThanOrEqual(frauds * 0.95);
    expect(accused).toBeLessThanOrEqual(2);
    expect(promises).toBe(0);
  },
);

test('every mail for blind reading gets a reply that quotes its asks', async () => {
  for (const row of replyMails()) {
    const { reply } = await draftFor(row, createBuiltInWriter());
    expect(parseTone(row.tone).kind).toBe('named');
    expect(reply.length, row.id).toBeGreaterThan(10);
  }
});
