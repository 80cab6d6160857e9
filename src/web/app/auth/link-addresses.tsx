import type { ReactNode } from 'react';

/**
 * An email address in any form that SUPPORT_ADDRESS may have. Does not match the full stop at the end of a sentence.
 */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence whose email addresses are `mailto:` links. */
export function linkAddresses(sentence: string): ReactNode {
  // A split at a capture group returns the captured text as every second part.
  return sentence.split(address).map((part, place) =>
    place % 2 ? (
      <a key={part} className="link" href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
