import type { Language } from '#domain/languages.ts';
import { findDates } from '#reading/dates/dates.ts';
import { unpartedLetter } from '#reading/language/script.ts';
import type { Addition } from './composer.ts';
import type { Instructions } from './instruction-parts.ts';
import type { InstructionWords } from './instruction-words.ts';
import { anyName, anyOf, patternOf } from './local-forms.ts';
import { limiting } from './local-limits.ts';
import { placeReader } from './local-places.ts';

/** What a rule found: the words at '…', cleaned, '' without any. */
type Taken = { text: string; isQuoted: boolean; clause: string; language: Language };

/** One way to say one thing. `take` notes it; false: on a closer look it is not that. */
export type LocalRule = {
  pattern: RegExp;
  /** Whether it takes a sentence, to which a single word behind 'and' may belong. */
  takesText: boolean;
  take(found: Instructions, taken: Taken): boolean | undefined;
};

const additions: readonly [
  keyof InstructionWords & ('say' | 'askFor' | 'askWhether' | 'thank' | 'apologize'),
  Addition['act'],
][] = [
  ['askWhether', 'ask-whether'],
  ['askFor', 'ask-for'],
  ['thank', 'thank'],
  ['apologize', 'apologize'],
  ['say', 'say'],
];

function setting(set: (found: Instructions) => void): LocalRule['take'] {
  return (found) => {
    set(found);
    return true;
  };
}

/** Notes the words, or is not meant where there are none. */
function keeping(keep: (found: Instructions, taken: Taken) => void, most = 400): LocalRule['take'] {
  return (found, taken) => {
    if (taken.text === '' || taken.text.length > most) return false;
    keep(found, taken);
    return true;
  };
}

function decidingIn(words: InstructionWords): (say: 'yes' | 'no') => LocalRule['take'] {
  const everything = patternOf(`(${words.everything.join('|')}|)~`, words);
  const placesIn = placeReader(words);
  return (say) =>
    (found, { text, clause, language }) => {
      const places = placesIn(text);
      if (places) found.orders.push(...places.map((place) => ({ clause, say, place })));
      else if (text === '' || everything.test(text)) found.all = say;
      else found.orders.push({ clause, say, about: text, language });
      return true;
    };
}

const proposes: LocalRule['take'] = (found, { text, language }) => {
  if (findDates(text, undefined, { language }).length > 0) found.proposals.push(text);
  else if (/\p{N}/u.test(text)) found.additions.push({ act: 'offer', text });
  else return false;
  return true;
};

function toneRules(words: InstructionWords): LocalRule[] {
  const tones = Object.entries(words.tones) as [keyof InstructionWords['tones'], readonly string[]][];
  return tones.flatMap(([tone, names]) => {
    const place = `(?:${anyName(names)})`;
    return ['…', ...words.sound].map((form) => ({
      pattern: patternOf(form, words, place),
      takesText: false,
      take: setting((found) => {
        found.tone = tone;
      }),
    }));
  });
}

type Ruling = (forms: readonly string[], take: LocalRule['take']) => LocalRule[];

/** How the reply looks: its length, layout and tone, who signs, what is left out. */
function lookRules(words: InstructionWords, rules: Ruling): LocalRule[] {
  const set = (forms: readonly string[], wanted: Partial<Instructions>) =>
    rules(
      forms,
      setting((found) => Object.assign(found, wanted)),
    );
  return [
    ...set(words.short, { length: 'short' }),
    ...set(words.long, { length: 'long' }),
    ...(['sentences', 'words', 'characters'] as const).flatMap((unit) =>
      rules(words.atMost[unit], limiting(unit)),
    ),
    ...set(words.list, { asList: true }),
    ...set(words.noApology, { withoutApology: true }),
    ...set(words.noGreeting, { withoutGreeting: true }),
    ...toneRules(words),
    ...rules(
      words.silence,
      keeping((found, { text, clause }) => {
        found.silences.push({ words: text, clause });
      }),
    ),
    ...rules(
      words.signAs,
      keeping((found, { text }) => {
        found.signAs = text;
      }, 60),
    ),
    ...rules(
      words.callThem,
      keeping((found, { text }) => {
        found.callThem = text;
      }, 40),
    ),
  ];
}

/** What the reply says and does. */
function contentRules(words: InstructionWords, rules: Ruling): LocalRule[] {
  const deciding = decidingIn(words);
  return [
    ...rules([...words.quote, '…'], (found, { text, isQuoted }) => {
      if (isQuoted) found.additions.push({ act: 'quote', text });
      return isQuoted;
    }),
    ...rules(words.propose, proposes),
    ...rules(
      words.askWhat ?? [],
      keeping((found, { text }) => {
        // No question of yes or no.
        found.additions.push({ act: 'ask-whether', text: `=${text}` });
      }),
    ),
    ...additions.flatMap(([kind, act]) =>
      rules(
        words[kind],
        keeping((found, { text, isQuoted }) => {
          found.additions.push({ act: act === 'say' && isQuoted ? 'quote' : act, text });
        }),
      ),
    ),
    // What is decided on is a thing and no sentence: 'nein zum Vertrag, kurz' says two things.
    ...[...rules(words.accept, deciding('yes')), ...rules(words.decline, deciding('no'))].map((rule) => ({
      ...rule,
      takesText: false,
    })),
  ];
}

/** The rules of one language in the order they are tried. */
export function localRules(words: InstructionWords): LocalRule[] {
  const rules: Ruling = (forms, take) =>
    forms.map((form) => ({ pattern: patternOf(form, words), takesText: form.includes('…'), take }));
  return [...lookRules(words, rules), ...contentRules(words, rules)];
}

/** Words in front of an instruction, and behind it, that say nothing; `onto`: those written onto its first word. */
export function fillersOf(words: InstructionWords): { front: RegExp; back: RegExp; onto: RegExp } {
  const front = [...words.please, ...words.and.map((word) => word.trim())].filter(Boolean);
  const back = words.please.map((word) => (unpartedLetter.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}`));
  const onto = words.and.filter((word) => /^ \p{L}+$/u.test(word)).map((word) => word.trim());
  return {
    front: new RegExp(`^(?:(?:${anyOf(front)})[ ,:]{0,2}){1,4}`, 'iu'),
    back: new RegExp(`[ ,]{0,2}(?:${back.join('|')})$`, 'iu'),
    onto: new RegExp(`^(?:${onto.join('|') || '(?!)'})(?=\\p{L})`, 'u'),
  };
}
