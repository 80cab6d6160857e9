import type { Language } from '#domain/languages.ts';

/** Calls `make` once per language, when it is first needed, because patterns take milliseconds to compile. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, { it: Made }>();
  return (language) => {
    const known = made.get(language) ?? { it: make(language) };
    made.set(language, known);
    return known.it;
  };
}
