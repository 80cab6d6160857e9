import type { Language } from '#domain/languages.ts';
import type { Reading } from '../reading.ts';

/** Words for what was sent and came, and for how it came, as patterns at the beginning of words. */
type Broken = { came: string; broken: string };

const rows: Partial<Record<Language, Broken>> = {
  English: {
    came: 'arrived|received|delivered|delivery|order|parcel|package',
    broken: 'broken|cracked|damaged|scratched|dented|smashed',
  },
  French: {
    came: 'reçu|commande|colis|livr|arrivé',
    broken: 'cassé|fêlé|abîmé|endommagé|brisé|rayé|fendu',
  },
  Spanish: {
    came: 'recib|pedido|paquete|llegó|llegado|llegaron|entrega',
    broken: 'rot[oa]s?(?!\\p{L})|agrietad|dañad|rayad|abollad|golpead',
  },
  German: {
    came: 'geliefert|lieferung|-?bestellung|paket|angekommen|erhalten|sendung',
    broken: 'zerbrochen|gebrochen|gesprungen|beschädigt|verkratzt|zerkratzt|kaputt|verbeult|gerissen',
  },
  Italian: {
    came: 'ricevut|ordine|pacco|arrivat|consegn',
    broken: 'rott[oaie](?!\\p{L})|crepat|danneggiat|graffiat|ammaccat|incrinat',
  },
  Portuguese: {
    came: 'receb|encomenda|pedido|chegou|chegaram|entrega',
    broken: 'partid[oa]s?(?!\\p{L})|quebrad|rachad|danificad|riscad|amassad',
  },
  Dutch: {
    came: 'ontvangen|bestelling|pakket|geleverd|aangekomen|levering',
    broken: 'kapot|gebarsten|beschadigd|gebroken|bekrast|gedeukt',
  },
  Swedish: {
    came: 'fick|fått|mottagit|beställning|paket|levere|leverans|kom fram',
    broken: 'trasig|sprucken|spruckna|sprucket|skadad|repad|repig|krossad|bucklig',
  },
};

const made = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp | undefined {
  const row = rows[language];
  if (!row) return undefined;
  const start = '(?<!\\p{L})';
  const known =
    made.get(language) ??
    new RegExp(`${start}(?:${row.came})[^.!?\\n]{0,90}?${start}(?:${row.broken})`, 'iu');
  made.set(language, known);
  return known;
}

/** How much of a mail is looked through, in UTF-16 code units. */
const LOOKED_AT = 2_000;

/**
 * Whether a mail says that what was sent came broken ('the lamp of my order is cracked'), outside of what it asks. False
 * in a language without a row. Linear in the part of the mail that it looks at.
 */
export function saysBroken({ newText, language, asks }: Reading): boolean {
  const found = language && patternOf(language.language)?.exec(newText.slice(0, LOOKED_AT));
  return Boolean(found) && !asks.some(({ start, end }) => found && found.index >= start && found.index < end);
}
