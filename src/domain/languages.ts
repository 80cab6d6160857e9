/**
 * The 27 languages of replies. `tag` is the BCP 47 tag for `Intl`, `lang` attributes and language detection. The order
 * is that of the selector. Source: docs/product.md, 3.5.
 */
export const languages = [
  { value: 'English', tag: 'en', endonym: 'English', direction: 'ltr' },
  { value: 'French', tag: 'fr', endonym: 'Français', direction: 'ltr' },
  { value: 'Spanish', tag: 'es', endonym: 'Español', direction: 'ltr' },
  { value: 'German', tag: 'de', endonym: 'Deutsch', direction: 'ltr' },
  { value: 'Italian', tag: 'it', endonym: 'Italiano', direction: 'ltr' },
  { value: 'Portuguese', tag: 'pt', endonym: 'Português', direction: 'ltr' },
  { value: 'Chinese', tag: 'zh', endonym: '中文', direction: 'ltr' },
  { value: 'Japanese', tag: 'ja', endonym: '日本語', direction: 'ltr' },
  { value: 'Korean', tag: 'ko', endonym: '한국어', direction: 'ltr' },
  { value: 'Arabic', tag: 'ar', endonym: 'العربية', direction: 'rtl' },
  { value: 'Russian', tag: 'ru', endonym: 'Русский', direction: 'ltr' },
  { value: 'Hindi', tag: 'hi', endonym: 'हिन्दी', direction: 'ltr' },
  { value: 'Dutch', tag: 'nl', endonym: 'Nederlands', direction: 'ltr' },
  { value: 'Swedish', tag: 'sv', endonym: 'Svenska', direction: 'ltr' },
  { value: 'Polish', tag: 'pl', endonym: 'Polski', direction: 'ltr' },
  { value: 'Turkish', tag: 'tr', endonym: 'Türkçe', direction: 'ltr' },
  { value: 'Vietnamese', tag: 'vi', endonym: 'Tiếng Việt', direction: 'ltr' },
  { value: 'Thai', tag: 'th', endonym: 'ไทย', direction: 'ltr' },
  { value: 'Indonesian', tag: 'id', endonym: 'Bahasa Indonesia', direction: 'ltr' },
  { value: 'Greek', tag: 'el', endonym: 'Ελληνικά', direction: 'ltr' },
  { value: 'Romanian', tag: 'ro', endonym: 'Română', direction: 'ltr' },
  { value: 'Czech', tag: 'cs', endonym: 'Čeština', direction: 'ltr' },
  { value: 'Ukrainian', tag: 'uk', endonym: 'Українська', direction: 'ltr' },
  { value: 'Hebrew', tag: 'he', endonym: 'עברית', direction: 'rtl' },
  { value: 'Malay', tag: 'ms', endonym: 'Bahasa Melayu', direction: 'ltr' },
  { value: 'Bengali', tag: 'bn', endonym: 'বাংলা', direction: 'ltr' },
  { value: 'Swahili', tag: 'sw', endonym: 'Kiswahili', direction: 'ltr' },
] as const;

export type Language = (typeof languages)[number]['value'];
export type LanguageTag = (typeof languages)[number]['tag'];
type LanguageDetails = (typeof languages)[number];

/** The values alone, in selector order, as a tuple for schemas. */
export const languageValues = languages.map((language) => language.value) as [Language, ...Language[]];

/**
 * An option in addition to the 27: the language of the answered mail. The browser replaces it by one of the 27 before
 * it requests a reply.
 */
export const sameAsEmailOption = { value: 'same-as-email', label: 'Same as the email' } as const;

/** The options of the selector: 'Same as the email', then the 27. */
export const languageOptionValues = [sameAsEmailOption.value, ...languageValues] as const;

export type LanguageOption = (typeof languageOptionValues)[number];

/** The row of a language. */
export function languageDetails(value: Language): LanguageDetails {
  const row = languages.find((language) => language.value === value);
  if (!row) throw new RangeError(`unknown language: ${value}`);
  return row;
}
