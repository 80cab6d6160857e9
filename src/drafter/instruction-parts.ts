import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';
import type { Addition, Voice } from './composer.ts';
import type { LengthUnit } from './length.ts';

/** What the person wants said to one ask: yes or no, or what the answer is. */
export type AskOrder = {
  /** The clause, as the person wrote it. */
  clause: string;
  /** Counted from 0; 'others': every ask that no other order means. */
  place?: number | 'last' | 'others';
  about?: string;
  /** The language of `about`. */
  language?: Language;
} & ({ say: 'yes' | 'no'; value?: undefined } | { value: string; said: string });

/** What the person's own instructions ask for. */
export type Instructions = {
  length?: Voice['length'];
  /** At most so many, of what stands between salutation and sign-off. */
  most?: { count: number; unit: LengthUnit; clause: string };
  tone?: NamedTone;
  signAs?: string;
  valediction?: string;
  callThem?: string;
  additions: Addition[];
  proposals: string[];
  orders: AskOrder[];
  /** Said to everything: 'accept', 'decline'. */
  all?: 'yes' | 'no';
  /** Words that must not come up. */
  silences: { words: string; clause: string }[];
  withoutApology: boolean;
  asList: boolean;
  withoutGreeting: boolean;
  /** Clauses that no rule knows, as written. */
  notFollowed: string[];
  /** Finished sentences for the person. */
  notes: string[];
};

/** No instructions. */
export function noInstructions(): Instructions {
  return {
    additions: [],
    proposals: [],
    orders: [],
    silences: [],
    withoutApology: false,
    asList: false,
    withoutGreeting: false,
    notFollowed: [],
    notes: [],
  };
}
