import type { NamedTone } from '#domain/tones.ts';
import { capitalize } from './clean-text.ts';
import { clausesOf } from './instruction-clauses.ts';
import { instructionRules } from './instruction-rules.ts';
import type { Addition, Voice } from './phrase-pack.ts';

/** What the person wants said to one ask: yes or no, or what the answer is. */
export type AskOrder = {
  /** The clause, as the person wrote it. */
  clause: string;
  /** Counted from 0. */
  place?: number | 'last';
  about?: string;
} & ({ say: 'yes' | 'no'; value?: undefined } | { value: string; said: string });

/** What the person's own instructions ask for. */
export type Instructions = {
  length?: Voice['length'];
  /** At most so many sentences, or words. */
  most?: { count: number; unit: 'sentences' | 'words'; clause: string };
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

/** Tries every rule on one clause. True where one took it. */
function follow(clause: string, found: Instructions): boolean {
  const plain = clause.charAt(0).toLowerCase() + clause.slice(1);
  for (const { pattern, take } of instructionRules) {
    const match = pattern.exec(plain);
    if (match && take(found, match, clause) !== false) return true;
  }
  return false;
}

function copyOf(found: Instructions): Instructions {
  return {
    ...found,
    additions: [...found.additions],
    proposals: [...found.proposals],
    orders: [...found.orders],
    silences: [...found.silences],
    notFollowed: [...found.notFollowed],
    notes: [...found.notes],
  };
}

/**
 * Reads the person's instructions (English, at most 500 characters; other text is reported, not followed). Clauses
 * are told apart by full stops, semicolons, new lines and by 'and', 'but' and commas before another instruction;
 * a piece that means nothing alone stays with the one before it. Never throws.
 */
export function parseInstructions(customPrompt: string | undefined): Instructions {
  let found = noInstructions();
  let before = found;
  let last = '';
  for (const { text, soft } of clausesOf(customPrompt ?? '')) {
    const attempt = copyOf(found);
    if (follow(text, attempt)) {
      before = found;
      found = attempt;
      last = text;
      continue;
    }
    const together = copyOf(before);
    const whole = `${last}${soft}${text}`;
    if (soft !== '' && last !== '' && follow(whole, together)) {
      found = together;
      last = whole;
      continue;
    }
    found = { ...found, notFollowed: [...found.notFollowed, text] };
    before = found;
    last = '';
  }
  return found;
}

/** A clause as a sentence: capital, full stop. */
export function asSentence(clause: string): string {
  const text = clause.trim().replace(/[\s,;:]+$/, '');
  return capitalize(/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);
}
