import type { Guard } from '../case.ts';
import { withoutGaps } from '../reply-text.ts';
import { addresses } from './register-words.ts';

/**
 * One reply speaks to its reader in one way: 'du' or 'Sie', never both. The person's own name and what the
 * person dictated in quotation marks do not count.
 */
export const registerGuard: Guard = ({ language }, { text }) => {
  const said = withoutGaps(text).replace(/[“„«「]([^”“»」\n]{1,300})[”“»」]/g, ' ');
  return (addresses[language] ?? []).flatMap(({ first, familiar, second, polite }) => {
    const one = familiar.exec(said)?.[0];
    const other = polite.exec(said)?.[0];
    if (one === undefined || other === undefined) return [];
    return [{ guard: 'register', message: `${first} (“${one}”) beside ${second} (“${other}”)` }];
  });
};
