import type { ReactNode } from 'react';

/** An email address as SUPPORT_ADDRESS may be one, without the full stop of the sentence it stands in. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence in which an email address is a link to write to it. */
export function linkAddresses(sentence: string): ReactNode {
  // Of what is split at a group every second part is what the group took.
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
