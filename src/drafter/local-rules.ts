import type { Language } from '#domain/languages.ts';
import { findDates } from '#reading/dates/dates.ts';
import type { Addition } from './composer.ts';
import type { Instructions } from './instruction-parts.ts';
import type { InstructionWords } from './instruction-words.ts';

/** What a rule found: the words at '…', cleaned, '' without any. */
type Taken = { text: string; isQuoted: boolean; clause: string; language: Language };

/** One way to say one thing. `take` notes it; false: on a closer look it is not that. */
export type LocalRule = {
  pattern: RegExp;
  takesText: boolean;
  take(found: Instructions, taken: Taken): boolean | undefined;
};

/** Scripts that write words together. */
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** One of several words as a pattern that ends where a word ends, in scripts that part words. */
function anyOf(words: readonly string[]): string {
  return words.map((word) => (joined.test(word) ? word : `${word}(?![\\p{L}\\p{M}])`)).join('|');
}

/** The words at '…' are as few as can be, so that particles behind them stay with the pattern. */
function patternOf(form: string, words: InstructionWords, place = '(.{1,400}?)'): RegExp {
  const manner = anyOf(words.politely);
  const source = form
    .normalize('NFC')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/,/g, ',?')
    .replace(/'/g, "['’]")
    .replace(/~$/, `(?: ?(?:${manner}))?`)
    .replace(/~/g, `(?:(?:${manner}) ?)?`)
    .replace('…', place);
  return new RegExp(`^(?:${source})$`, 'iu');
}

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

function deciding(say: 'yes' | 'no', everything: RegExp): LocalRule['take'] {
  return (found, { text, clause }) => {
    if (text === '' || everything.test(text)) found.all = say;
    else found.orders.push({ clause, say, about: text });
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
    const place = `(?:${names.map((name) => name.normalize('NFC').replace(/-$/, '[\\p{L}\\p{M}]{0,4}')).join('|')})`;
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
function formRules(words: InstructionWords, rules: Ruling): LocalRule[] {
  const set = (forms: readonly string[], wanted: Partial<Instructions>) =>
    rules(
      forms,
      setting((found) => Object.assign(found, wanted)),
    );
  return [
    ...set(words.short, { length: 'short' }),
    ...set(words.long, { length: 'long' }),
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
function actRules(words: InstructionWords, rules: Ruling): LocalRule[] {
  const everything = patternOf(`(${words.everything.join('|')}|)~`, words);
  return [
    ...rules([...words.quote, '…'], (found, { text, isQuoted }) => {
      if (isQuoted) found.additions.push({ act: 'quote', text });
      return isQuoted;
    }),
    ...rules(words.propose, proposes),
    ...additions.flatMap(([kind, act]) =>
      rules(
        words[kind],
        keeping((found, { text, isQuoted }) => {
          found.additions.push({ act: act === 'say' && isQuoted ? 'quote' : act, text });
        }),
      ),
    ),
    ...rules(words.accept, deciding('yes', everything)),
    ...rules(words.decline, deciding('no', everything)),
  ];
}

/** The rules of one language in the order they are tried. */
export function localRules(words: InstructionWords): LocalRule[] {
  const rules: Ruling = (forms, take) =>
    forms.map((form) => ({ pattern: patternOf(form, words), takesText: form.includes('…'), take }));
  return [...formRules(words, rules), ...actRules(words, rules)];
}

/** What parts two instructions within a sentence: commas, the words that join, and a full stop behind a figure. */
export function jointsOf(words: InstructionWords): RegExp {
  return new RegExp(`[,،、，] ?|${words.and.join('|')}|(?<=\\d)\\. `, 'giu');
}

/** Words in front of an instruction, and behind it, that say nothing. */
export function fillersOf(words: InstructionWords): { front: RegExp; back: RegExp } {
  const front = [...words.please, ...words.and.map((word) => word.trim())].filter(Boolean);
  const back = words.please.map((word) => (joined.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}`));
  return {
    front: new RegExp(`^(?:(?:${anyOf(front)})[ ,:]{0,2}){1,4}`, 'iu'),
    back: new RegExp(`[ ,]{0,2}(?:${back.join('|')})$`, 'iu'),
  };
}
