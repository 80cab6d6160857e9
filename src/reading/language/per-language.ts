import type { Language } from '#domain/languages.ts';

/**
 * Calls `make` for a language on first use and keeps the result, because patterns take milliseconds to compile. A
 * separate file, because most files of reading, checking and drafter need it.
 */
export function perLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const kept = new Map<Language, { value: Value }>();
  return (language) => {
    const entry = kept.get(language) ?? { value: make(language) };
    kept.set(language, entry);
    return entry.value;
  };
}
