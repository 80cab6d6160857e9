import type { Intent } from '#domain/intents.ts';
import type { Language } from '#domain/languages.ts';
import type { Tone } from '#domain/tones.ts';
import type { Reading } from '#reading/reading.ts';

export type DraftRequest = {
  reading: Reading;
  intent: Intent;
  tone: Tone;
  language: Language;
  customPrompt?: string;
  /** Picks among phrasings of equal worth: the same seed and request give the same draft. */
  seed: number;
};

export type Draft = {
  /** Plain text, '\n' line ends, trimmed, never empty. */
  reply: string;
  /** One sentence per instruction that could not be followed, in English. */
  notes: string[];
};
