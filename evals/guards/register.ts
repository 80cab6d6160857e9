import { mixedAddress } from '#checking/address-words.ts';
import type { Guard } from '../case.ts';
import { withoutGaps, withoutQuotes } from '../reply-text.ts';

/**
 * One reply speaks to its reader in one way: 'du' or 'Sie', never both. The person's own name and what the
 * person dictated in quotation marks do not count.
 */
export const registerGuard: Guard = ({ language }, { text }) =>
  mixedAddress(language, withoutQuotes(withoutGaps(text))).map((message) => ({ guard: 'register', message }));
