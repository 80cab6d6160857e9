import type { Around, Said, TurningRule } from './turning.ts';

/** How statements of a language are put together from what its questions hold; patterns without groups that capture. */
export type Grammar = {
  /** Finite words and predicatives that follow a question word and stand behind their subject in a statement. */
  predicate: string;
  /** Those that take a deed with them: 'может приехать'. */
  modal: string;
  infinitive: string;
  /** What may stand before the predicate and stays there: 'мне', 'se'. */
  clitic: string;
  /** 'Забрать заказ можно [когда]': said of a bare deed. */
  can: string;
  /** Between a thing and what is said of it, where no verb is needed; absent where the language needs one. */
  is?: string;
  /** What begins a clause that stays behind the answer: 'если', 'který'. */
  clause: string;
  /** Verbs of the reader, as said by himself. */
  own: string;
  /** What parts from its predicate: 'bude naše zakázka hotová'. */
  copula?: [is: string, state: string];
  /** What a question word is followed by, as a statement has it. */
  asked?: (rest: string) => string;
  /** Unstressed words that never begin a sentence and follow its verb. */
  enclitic?: string;
};

type Patterns = {
  first: RegExp;
  modal: RegExp;
  deed: RegExp;
  anywhere: RegExp;
  clause: RegExp;
  own: RegExp;
  clitics: RegExp;
  fronted: RegExp;
  begins: RegExp;
  unstressed: RegExp;
  holdsDeed: RegExp;
  /** A further clause behind the one that is asked. */
  second: RegExp;
  copula?: RegExp;
};

const made = new WeakMap<Grammar, Patterns>();

function patternsOf(grammar: Grammar): Patterns {
  const known = made.get(grammar);
  if (known) return known;
  const { predicate, modal, infinitive, clitic, clause, own, copula, enclitic } = grammar;
  const clitics = `((?:(?:${clitic}) ){0,2})`;
  const patterns = {
    first: new RegExp(`^${clitics}(${predicate})(?: (.+))?$`, 'iu'),
    modal: new RegExp(`^${clitics}(${modal}) (${infinitive}) (.+)$`, 'iu'),
    deed: new RegExp(`^(?:(?:${clitic}) ){0,2}((?:${infinitive})(?: .+)?)$`, 'iu'),
    anywhere: new RegExp(`(?<!\\p{L})(?:${predicate}|${modal}|${own})(?!\\p{L})`, 'iu'),
    clause: new RegExp(`(?:, (?:\\p{L}{1,6} )?| )(?:${clause})(?!\\p{L}).*$`, 'iu'),
    fronted: new RegExp(`^(${enclitic ?? '(?!)'}) (.{3,}) ((?:${predicate}))$`, 'iu'),
    second: new RegExp(`\\p{L} (?:a|i|oraz|и|і|та|й) (?:${predicate}|${own})(?!\\p{L})`, 'iu'),
    holdsDeed: new RegExp(`(?<!\\p{L})(?:${infinitive})(?!\\p{L})`, 'iu'),
    unstressed: new RegExp(`^((?:(?:${enclitic ?? '(?!)'}) )+)(${predicate}|${own})(?!\\p{L})(.*)$`, 'iu'),
    clitics: new RegExp(`^(?:${enclitic ?? '(?!)'}) `, 'iu'),
    begins: new RegExp(`^(?:${predicate}|${modal}|${clitic}|${own}|${infinitive})(?!\\p{L})`, 'iu'),
    ...(copula ? { copula: new RegExp(`^(${copula[0]}) (.{3,}) (${copula[1]})$`, 'iu') } : {}),
    own: new RegExp(`^${clitics}(${own})(?!\\p{L})(.*)$`, 'iu'),
  };
  made.set(grammar, patterns);
  return patterns;
}

/** Words with single spaces and none before a mark. */
export function tidy(words: string): string {
  return words
    .replace(/\s{2,}/g, ' ')
    .replace(/\s(?=[.,;:])/g, '')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

/** A statement's words before the clause that depends on it, and that clause: 'вернуть товар', ', если он не подойдёт'. */
function parted(words: string, { clause }: Patterns): [string, string] {
  const at = words.search(clause);
  return at < 3 ? [words, ''] : [words.slice(0, at), words.slice(at)];
}

/** What a question asks besides its question word, said with the gap where the answer stands; undefined where that is not sure. */
export function arranged(asked: string, gap: string, grammar: Grammar): string | undefined {
  const patterns = patternsOf(grammar);
  const [rest, tail] = parted(tidy(asked), patterns);
  if (patterns.second.test(rest)) return undefined;
  // 'во сколько приедете, мне надо знать': what follows the comma is no part of what is asked.
  if (/,\s/.test(rest)) return undefined;
  const end = `${gap}${tail}.`;
  const own = patterns.own.exec(rest);
  if (own) return tidy(grammar.enclitic ? `${own[2]} ${own[1]} ${own[3]} ${end}` : `${rest} ${end}`);
  const copula = patterns.copula?.exec(rest);
  if (copula) return tidy(`${copula[2]} ${copula[1]} ${copula[3]} ${end}`);
  const modal = patterns.modal.exec(rest);
  if (modal) return tidy(`${modal[4]} ${modal[1]} ${modal[2]} ${modal[3]} ${end}`);
  const first = patterns.first.exec(rest);
  if (first && !first[3] && grammar.enclitic) return tidy(`${first[2]} ${first[1]} ${end}`);
  if (first) return tidy(`${first[3] ?? ''} ${first[1]} ${first[2]} ${end}`);
  const deed = patterns.deed.exec(rest);
  if (deed) return tidy(`${deed[1]} ${grammar.can} ${end}`);
  if (patterns.clitics.test(rest)) {
    const fronted = patterns.fronted.exec(rest);
    return fronted ? tidy(`${fronted[3]} ${fronted[1]} ${fronted[2]} ${end}`) : undefined;
  }
  if (patterns.anywhere.test(rest)) return tidy(`${rest} ${end}`);
  return undefined;
}

/** What is chosen of two, by a question with its word: each side a clause by itself, or what fills the word's place. */
export function chosen(
  asked: string,
  [one, other]: readonly [string, string],
  grammar: Grammar,
): string | undefined {
  const sides = [one, other].map((side) => statement(side, grammar, grammar.can));
  const gap = `[${tidy(one)} / ${tidy(other)}]`;
  return sides.every(Boolean) ? `${gap}.` : sides.some(Boolean) ? undefined : arranged(asked, gap, grammar);
}

/** The same of a thing that is asked for by name: 'Какой срок?' → 'Срок — [срок].' */
export function named(asked: string, gap: string, grammar: Grammar): string | undefined {
  const said = arranged(asked, gap, grammar);
  return said ?? (grammar.is && !/,\s/.test(asked) ? tidy(`${tidy(asked)}${grammar.is}${gap}.`) : undefined);
}

/** How many or which of a thing: 'человек придёт на встречу' → 'На встречу придёт [сколько] человек.' */
export function counted(asked: string, word: string, grammar: Grammar): string | undefined {
  const { begins } = patternsOf(grammar);
  const words = tidy(asked).split(' ');
  if (begins.test(words.join(' '))) return undefined;
  const at = words.findIndex((_, place) => place > 0 && begins.test(words.slice(place).join(' ')));
  if (at < 1 || at > 4) return undefined;
  return arranged(words.slice(at).join(' '), `${word} ${words.slice(0, at).join(' ')}`, grammar);
}

/** Whom it suits or who needs it stands behind what is spoken of. */
const WHOM = /^(мне|мені|mi|\{(?:Вам|Vám|Państwu)\|[^{}|]+\}) (.+)$/u;

/** A statement with its yes and no in a gap behind what it is about. */
export function whether(about: string, gap: string, grammar: Grammar): string | undefined {
  const [rest, tail] = parted(tidy(about), patternsOf(grammar));
  if (rest.length < 3) return undefined;
  const [, whom = '', what = rest] = WHOM.exec(rest) ?? [];
  return tidy(`${what} ${whom} ${gap}${tail}.`);
}

/**
 * A clause of a choice, seen from the other side, as a statement: what is unstressed follows its verb, and a bare deed is
 * what `need` says of it. Undefined where no verb is found.
 */
export function statement(clause: string, grammar: Grammar, need: string): string | undefined {
  // 'wezmę Państwa': a possessive without its thing is none of a person.
  if (/(?<!(?:^|\s)\p{L}{1,3}\s)\{(?:Państwa|Ваш\p{L}*|Vaš\p{L}*)\|[^{}]+\}$/u.test(clause.trim()))
    return undefined;
  const { deed, holdsDeed, clitics, anywhere, unstressed } = patternsOf(grammar);
  const words = tidy(clause);
  const bare = deed.exec(words);
  // 'шукати мені номер': for whom is said by who says it.
  if (bare) return tidy(`${need} ${bare[1]?.replace(/(?<=^\p{L}+ )(?:мне|мені|mi) /u, '')}`);
  if (/^(?:лучше|краще|lepiej|raději) /iu.test(words) && holdsDeed.test(words)) return words;
  const moved = unstressed.exec(words);
  if (moved) return tidy(`${moved[2]} ${moved[1]} ${moved[3] ?? ''}`);
  return !clitics.test(words) && anywhere.test(words) ? words : undefined;
}

export const open = (said: string | undefined): Said | undefined => (said ? { open: said } : undefined);

/** A sentence, or a gap with its alternatives, as it stands behind other words. */
function continued(said: string): string {
  const small = (words: string) => words.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase());
  return said.replace(/^\[([^[\]]+)\]/u, (_, inside) => `[${inside.split(' / ').map(small).join(' / ')}]`);
}

/** An ask without its condition, which need not be said again, and `said` for it: 'В этом случае'. No groups that capture. */
export function supposing(before: RegExp, behind: RegExp, said: string) {
  return (words: string): Around | undefined => {
    const asked = words.replace(before, '');
    const ask = asked.replace(behind, '');
    if (ask === words) return undefined;
    return { ask, before: asked !== words, joined: (sentence) => `${said} ${continued(sentence)}` };
  };
}

/** Remarks in brackets, which an answer leaves out. */
export const asides = /\s\([^()[\]]{1,90}\)/gu;

/** A rule for each question word of a list, with the gap that answers it. */
export function wordRules(
  rows: readonly (readonly [words: string, gap: string])[],
  grammar: Grammar,
  between = '',
): TurningRule[] {
  return rows.map(([words, gap]) => ({
    when: new RegExp(`^(?:${words}) ${between}(.{2,120})$`, 'iu'),
    say: ([rest = '']) => open(arranged(grammar.asked?.(rest) ?? rest, gap, grammar)),
  }));
}

/** Rows of forms parted by spaces, the first of each its key, as a map from every form to its row. */
export function rowsByForm(rows: readonly string[], fold: (form: string) => string): Map<string, string[]> {
  const byForm = new Map<string, string[]>();
  for (const row of rows) {
    const forms = row.split(' ');
    for (const form of forms) byForm.set(fold(form), forms);
  }
  return byForm;
}
