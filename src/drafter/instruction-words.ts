import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';

/**
 * Ways to say one thing, in small letters. '(a|b)' are alternatives, an empty one leaves out; '…' is what the person
 * wants there, once at most; ',' may be missing; '~' is a word of `politely` or nothing.
 */
type Forms = readonly string[];

/** How the people of one language instruct: what is known in every language, a row each. */
export type InstructionWords = {
  /** What joins two instructions, beside commas, with its spaces. */
  and: Forms;
  /** Words in front of and behind an instruction that say nothing. */
  please: Forms;
  politely: Forms;
  /** What stands for all that is asked: 'it', 'the invitation'. */
  everything: Forms;
  short: Forms;
  long: Forms;
  list: Forms;
  noApology: Forms;
  noGreeting: Forms;
  /** 'Be …', 'in a … tone', around the words of `tones`. */
  sound: Forms;
  /** Words of a tone; '-' behind one stands for an ending of up to four letters. */
  tones: Record<NamedTone, Forms>;
  signAs: Forms;
  callThem: Forms;
  /** Followed where '…' names a day or a time. */
  propose: Forms;
  /** With '…' where one thing of many is meant. */
  accept: Forms;
  decline: Forms;
  /** Followed where '…' stands in quotation marks. */
  quote: Forms;
  say: Forms;
  askFor: Forms;
  askWhether: Forms;
  thank: Forms;
  apologize: Forms;
  silence: Forms;
};

/** Where the words of each language are; English has rules of its own. */
const files: Partial<Record<Language, () => Promise<InstructionWords>>> = {
  French: async () => (await import('./instruction-words/french.ts')).french,
  Spanish: async () => (await import('./instruction-words/spanish.ts')).spanish,
  German: async () => (await import('./instruction-words/german.ts')).german,
  Japanese: async () => (await import('./instruction-words/japanese.ts')).japanese,
  Turkish: async () => (await import('./instruction-words/turkish.ts')).turkish,
};

const loaded = new Map<Language, InstructionWords>();

/** Loads the instruction words of a language; further calls cost nothing. */
export async function loadInstructionWords(language: Language): Promise<void> {
  const load = loaded.has(language) ? undefined : files[language];
  if (load) loaded.set(language, await load());
}

/** The words of a language that was loaded, else undefined; always undefined for English. */
export function instructionWords(language: Language): InstructionWords | undefined {
  return loaded.get(language);
}
