import type { Language } from '#domain/languages.ts';
import type { Addressee } from './composer.ts';

/** Languages whose readers are not expected to read a name in Latin letters alone, nor any other script than their own. */
const OTHER_SCRIPTS: readonly Language[] = [
  'Arabic',
  'Bengali',
  'Chinese',
  'Greek',
  'Hebrew',
  'Hindi',
  'Japanese',
  'Korean',
  'Russian',
  'Thai',
  'Ukrainian',
];
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** Parts of addresses that name nobody. */
const NOBODY =
  /^(?:info|sales|contact|support|office|admin|mail|hello|team|service|order|orders|billing|account|accounts|hr|it|pr|press|help|no|reply|noreply|kontakt|reception|staff|desk|customer|care|inquiry|enquiry)$/;

/** 'k.sato@aoyama.example' → 'K. Sato', 'kenichi_sato@…' → 'Kenichi Sato'; undefined where it names nobody. */
function nameInAddress(address: string | undefined): string | undefined {
  const parts = (address?.split('@')[0] ?? '').toLowerCase().split(/[._-]+/);
  const isName = parts.length > 1 && parts.length < 4 && parts.every((part) => /^[a-z]{1,20}$/.test(part));
  if (!isName || parts.some((part) => NOBODY.test(part)) || parts.every((part) => part.length < 3))
    return undefined;
  return parts
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1) + (part.length === 1 ? '.' : ''))
    .join(' ');
}

/**
 * A name as a reply in `language` can have it: one in a script that its readers may not know ('佐藤') is taken from the
 * address of its owner, as a whole, else left out.
 */
export function readableName(person: Addressee, address: string | undefined, language: Language): Addressee {
  const { called, whole, first, last } = person;
  if (called || OTHER_SCRIPTS.includes(language)) return person;
  if (!OTHER_LETTER.test([whole, first, last].join(''))) return person;
  const name = nameInAddress(address);
  return name ? { whole: name } : {};
}
