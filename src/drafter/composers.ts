import type { Language } from '#domain/languages.ts';
import { composerOf } from './compose/compose.ts';
import type { Composer } from './composer.ts';
import { english } from './english.ts';
import { packFiles } from './packs.ts';

const loaded = new Map<Language, Composer>();

/** Loads the phrases of a language; further calls cost nothing. */
export async function loadComposer(language: Language): Promise<void> {
  const load = loaded.has(language) ? undefined : packFiles[language];
  if (load) loaded.set(language, composerOf(language, await load()));
}

/**
 * The composer of a language: for English mail answered in English one that takes the mail's own words apart, else one
 * that works from phrases. English where the language has none; throws where it was not loaded before.
 */
export function composerFor(language: Language, isNative: boolean): Composer {
  if (language === 'English' && isNative) return english;
  const composer = loaded.get(language);
  if (!composer && packFiles[language])
    throw new Error(`The phrases of ${language} are not loaded: prepareDraft does.`);
  return composer ?? english;
}
