import { bodyOf } from '#checking/reply-parts.ts';
import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import type { Guard } from '../case.ts';

/** Signs of a reply without asks, at most, in letters of English; each ask may add `perAsk`. */
const limits: Record<NamedTone, { base: number; perAsk: number }> = {
  concise: { base: 420, perAsk: 140 },
  casual: { base: 800, perAsk: 200 },
  urgent: { base: 800, perAsk: 200 },
  assertive: { base: 900, perAsk: 220 },
  friendly: { base: 1000, perAsk: 240 },
  professional: { base: 1100, perAsk: 260 },
  humorous: { base: 1100, perAsk: 260 },
  enthusiastic: { base: 1100, perAsk: 260 },
  empathetic: { base: 1200, perAsk: 280 },
  diplomatic: { base: 1300, perAsk: 300 },
  formal: { base: 1400, perAsk: 300 },
};

/** How many letters of English say what one sign says. */
const density: Partial<Record<Language, number>> = {
  Chinese: 3,
  Japanese: 2,
  Korean: 1.8,
  Hebrew: 1.2,
  Arabic: 1.2,
};

/** Letters of English that a reply is as long as. */
export function lengthOf(language: Language, text: string): number {
  return Math.round(text.length * (density[language] ?? 1));
}

/** A reply of fewer letters says nothing, and so does one with fewer between greeting and name; in letters of English. */
const LEAST = { reply: 30, body: 10 };
const NO_LETTER = /[^\p{L}\p{M}\p{N}]+/gu;

/** A reply has text, and is no longer than its tone allows for what the mail asks. */
export const lengthGuard: Guard = ({ tone, asks, language, customPrompt }, { text }) => {
  const length = lengthOf(language, text.trim());
  if (length === 0) return [{ guard: 'length', message: 'empty' }];
  if (length < LEAST.reply) return [{ guard: 'length', message: `only ${length} letters` }];
  const said = lengthOf(language, bodyOf(text).replace(NO_LETTER, ''));
  if (said < LEAST.body) return [{ guard: 'length', message: 'nothing between greeting and name' }];
  const { base, perAsk } = limits[tone];
  const most = base + perAsk * asks.length + (customPrompt?.length ?? 0) * 2;
  return length > most
    ? [{ guard: 'length', message: `${length} letters, ${most} are enough for ${tone}` }]
    : [];
};
