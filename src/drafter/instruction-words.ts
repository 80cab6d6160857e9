import type { Language } from '#domain/languages.ts';
import type { NamedTone } from '#domain/tones.ts';

/**
 * Ways to say one thing, in small letters. '(a|b)' are alternatives, an empty one leaves out; '…' is what the person
 * wants there, once at most; ',' may be missing; '~' is a word of `politely` or nothing; '(?=a)': what follows begins so.
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
  /** At most so many: '…' is the number, in figures or in the words of `dateWords`. Without it: two, as a dual says. */
  atMost: { sentences: Forms; words: Forms; characters: Forms };
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
  /** Followed where '…' names a day, a time or a figure. */
  propose: Forms;
  /** 'Yes' and 'no': between quotation marks they are no words to be quoted. */
  yesNo: Forms;
  /** With '…' where one thing of many is meant. */
  accept: Forms;
  decline: Forms;
  /** What says which ask is meant, around one of `ordinals` or a figure at '…': '(zur|die|) …( frage| punkt|)'. */
  askPlace: Forms;
  /** The places of asks in every form they take; '-' as for `tones`. */
  ordinals: readonly [first: Forms, second: Forms, third: Forms, fourth: Forms, fifth: Forms, last: Forms];
  /** Followed where '…' stands in quotation marks. */
  quote: Forms;
  say: Forms;
  askFor: Forms;
  askWhether: Forms;
  /** The same with a question word, where `askWhether` does not take it: 'ask how many are coming'. */
  askWhat?: Forms;
  thank: Forms;
  apologize: Forms;
  silence: Forms;
};

/** Where the words of each language are; English has rules of its own. */
const files: Record<Exclude<Language, 'English'>, () => Promise<InstructionWords>> = {
  French: async () => (await import('./instruction-words/french.ts')).french,
  Spanish: async () => (await import('./instruction-words/spanish.ts')).spanish,
  German: async () => (await import('./instruction-words/german.ts')).german,
  Italian: async () => (await import('./instruction-words/italian.ts')).italian,
  Portuguese: async () => (await import('./instruction-words/portuguese.ts')).portuguese,
  Chinese: async () => (await import('./instruction-words/chinese.ts')).chinese,
  Japanese: async () => (await import('./instruction-words/japanese.ts')).japanese,
  Korean: async () => (await import('./instruction-words/korean.ts')).korean,
  Arabic: async () => (await import('./instruction-words/arabic.ts')).arabic,
  Russian: async () => (await import('./instruction-words/russian.ts')).russian,
  Hindi: async () => (await import('./instruction-words/hindi.ts')).hindi,
  Dutch: async () => (await import('./instruction-words/dutch.ts')).dutch,
  Swedish: async () => (await import('./instruction-words/swedish.ts')).swedish,
  Polish: async () => (await import('./instruction-words/polish.ts')).polish,
  Turkish: async () => (await import('./instruction-words/turkish.ts')).turkish,
  Vietnamese: async () => (await import('./instruction-words/vietnamese.ts')).vietnamese,
  Thai: async () => (await import('./instruction-words/thai.ts')).thai,
  Indonesian: async () => (await import('./instruction-words/indonesian.ts')).indonesian,
  Greek: async () => (await import('./instruction-words/greek.ts')).greek,
  Romanian: async () => (await import('./instruction-words/romanian.ts')).romanian,
  Czech: async () => (await import('./instruction-words/czech.ts')).czech,
  Ukrainian: async () => (await import('./instruction-words/ukrainian.ts')).ukrainian,
  Hebrew: async () => (await import('./instruction-words/hebrew.ts')).hebrew,
  Malay: async () => (await import('./instruction-words/malay.ts')).malay,
  Bengali: async () => (await import('./instruction-words/bengali.ts')).bengali,
  Swahili: async () => (await import('./instruction-words/swahili.ts')).swahili,
};

const loaded = new Map<Language, InstructionWords>();

/** Loads the instruction words of a language; further calls cost nothing. */
export async function loadInstructionWords(language: Language): Promise<void> {
  if (language !== 'English' && !loaded.has(language)) loaded.set(language, await files[language]());
}

/** The words of a language that was loaded, else undefined; always undefined for English. */
export function instructionWords(language: Language): InstructionWords | undefined {
  return loaded.get(language);
}
