import type { Language } from '#domain/languages.ts';
import { composerOf } from './compose/compose.ts';
import type { Composer } from './composer.ts';
import { english } from './english.ts';
import { packFiles } from './packs.ts';

const loaded = new Map<Language, Composer>();

/** Loads the phrases of a language; further calls cost nothing. */
export async function loadComposer(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, composerOf(await packFiles[language]()));
}

/**
 * The composer of a language: for English mail answered in English one that takes the mail's own words apart, else one
 * that works from phrases. Throws where those were not loaded before.
 */
export function composerFor(language: Language, isNative: boolean): Composer {
  if (language === 'English' && isNative) return english;
  const composer = loaded.get(language);
  if (!composer) throw new Error(`The phrases of ${language} are not loaded: prepareDraft does.`);
  return composer;
}
