/** Where money that is owed to the writer is to be paid, in the notation of phrase packs, by the tag of the language. */
const lines: Readonly<Record<string, string>> = {
  en: 'Our account details for the payment: [IBAN / account number].',
  de: 'Unsere Bankverbindung: [IBAN].',
  fr: 'Voici notre RIB : [IBAN].',
  es: 'Nuestro número de cuenta es el siguiente: [IBAN].',
  it: '{Le|Ti} comunico l’IBAN: [IBAN].',
  pt: 'O nosso IBAN é o seguinte: [IBAN].',
  nl: 'Ons rekeningnummer is [IBAN].',
  sv: 'Vårt kontonummer är [kontonummer].',
  pl: 'Numer naszego konta: [numer konta].',
  ru: 'Наши реквизиты: [реквизиты].',
};

/** The line that tells the account, with a gap for it; undefined where the language has none. */
export function accountLine(locale: string): string | undefined {
  return lines[locale.slice(0, 2)];
}
