import type { Language } from '#domain/languages.ts';
import type { Ask } from '#reading/reading.ts';
import { unansweredAsks } from './answered-asks.ts';

/**
 * Whether a reply answers an ask. 'unsure': the words do not show it. `at`: where in the reply the answer is, or where
 * it belongs, in UTF-16 code units.
 */
export type AskCoverage = { state: 'answered' | 'open' | 'unsure'; at: number };

type CoverageInput = { asks: readonly Ask[]; reply: string; language: Language; isMailLanguage: boolean };

/** The coverage of each ask, in the order of `asks`. Linear. */
export function coverAsks({ asks, reply, language, isMailLanguage }: CoverageInput): AskCoverage[] {
  const open = new Set(unansweredAsks(asks, reply, language));
  return asks.map((ask) => ({
    state: !isMailLanguage ? 'unsure' : open.has(ask) ? 'open' : 'answered',
    at: reply.length,
  }));
}
