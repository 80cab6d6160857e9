import type { Language } from '#domain/languages.ts';

/**
 * Calls `make` for a language on first use and keeps the result, because patterns take milliseconds to compile. A
 * separate file, because most files of reading, checking and drafter need it.
 */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const kept = new Map<Language, { value: Made }>();
  return (language) => {
    const made = kept.get(language) ?? { value: make(language) };
    kept.set(language, made);
    return made.value;
  };
}
