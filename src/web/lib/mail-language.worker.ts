import { loadLanguages } from '#reading/language/language.ts';
import { findMailLanguage } from '#reading/mail-language.ts';
import type { LanguageGuess } from '#reading/reading.ts';

export type MailLanguageQuestion = { id: number; text: string };

/** `guess` is absent where the language could not be told. */
export type MailLanguageAnswer = { id: number; guess?: LanguageGuess };

async function answer({ id, text }: MailLanguageQuestion): Promise<MailLanguageAnswer> {
  // Without the table, long mails are still told by their common words, and short ones are asked about.
  await loadLanguages().catch(() => undefined);
  const guess = findMailLanguage(text);
  return guess ? { id, guess } : { id };
}

self.addEventListener('message', async ({ data }: MessageEvent<MailLanguageQuestion>) => {
  self.postMessage(await answer(data));
});
