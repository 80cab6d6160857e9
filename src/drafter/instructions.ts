import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { cueText } from '#reading/cues.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { connectorsOf, splitSentences } from '#reading/sentences.ts';
import { listOf } from '#reading/word-lists.ts';

/** What a person can ask of the built-in drafter. */
type InstructionKind = 'short' | 'signAs' | 'mention' | 'propose' | 'call' | 'avoid' | 'yes' | 'no';

/**
 * One instruction, as understood. `value` is in the person's words; `language` is that of the words that gave the kind.
 */
export type Instruction = {
  kind: InstructionKind | 'say' | 'answer';
  value: string;
  language: Language;
  /** The whole clause, for a note about it. */
  clause: string;
  /** Only of an answer: the index of the ask, from 0. */
  askIndex?: number;
};

type Template = { kind: InstructionKind; before: string; after: string; isWhole: boolean };

const kinds: readonly InstructionKind[] = [
  'avoid',
  'signAs',
  'mention',
  'propose',
  'call',
  'short',
  'yes',
  'no',
];
/** The most words that may come before an instruction: 'please', 'and also'. */
const MAX_LEADING_WORDS = 2;

const templatesOf = perLanguage((language): readonly Template[] => {
  const { instructions } = languageData[language];
  return kinds
    .flatMap((kind) =>
      listOf(instructions[kind]).map((entry): Template => {
        const [before = '', after] = entry.toLowerCase().split('{}');
        return { kind, before: before.trim(), after: (after ?? '').trim(), isWhole: after === undefined };
      }),
    )
    .sort((one, other) => other.before.length + other.after.length - one.before.length - one.after.length);
});

/**
 * Words that occur only in instructions to leave something out: 'not', 'without'. They reverse the meaning of every
 * other instruction.
 */
const negationsOf = perLanguage((language): ReadonlySet<string> => {
  const { avoid, ...others } = languageData[language].instructions;
  const wordsOf = (list: string) => list.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  return new Set(wordsOf(avoid)).difference(new Set(wordsOf(Object.values(others).join(' '))));
});

function isNegation(words: string, languages: readonly Language[]): boolean {
  const [first = ''] =
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/u) ?? [];
  return languages.some((language) => negationsOf(language).has(first));
}

/** Scripts that may join a particle or another word to a word without a space. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}]/u;
const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;

function isWordEdge(text: string, at: number): boolean {
  const [left = '', right = ''] = [text[at - 1], text[at]];
  if (JOINED.test(left) || JOINED.test(right)) return true;
  return !(WORD_SIGN.test(left) && WORD_SIGN.test(right));
}

/** A clause without the punctuation around it, prepared for templates: as written, and in lower case. */
type Clause = { text: string; low: string };

/** Punctuation and quotation marks. '%' and '#' are not among them, so that '10%' and 'C#' stay whole. */
const AROUND = /[\s.,;:!?…'"“”„«»‹›。、，；：！？।\u060c\u061b\u061f-]/u;

/** A text without the quotation marks, punctuation and space around it. Linear. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && AROUND.test(text[start] ?? '')) start++;
  while (end > start && AROUND.test(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}

function clauseOf(written: string): Clause {
  const text = bare(written);
  // Only 'İ' is longer in lower case. Positions must be the same in both texts.
  return { text, low: text.replaceAll('\u0130', 'i').toLowerCase() };
}

/** The value of a template in a clause; '' where the template is a whole clause, undefined where it does not fit. */
function templateValue({ text, low }: Clause, { before, after, isWhole }: Template): string | undefined {
  if (isWhole) return low === before ? '' : undefined;
  if (!low.startsWith(before) || !low.endsWith(after)) return undefined;
  const end = low.length - after.length;
  if (end < before.length || !isWordEdge(low, before.length) || !isWordEdge(low, end)) return undefined;
  const value = bare(text.slice(before.length, end));
  return /[\p{L}\p{N}]/u.test(value) ? value : undefined;
}

/** The template that a clause begins with. Up to two words before it are skipped. */
function templateAt(
  written: string,
  languages: readonly Language[],
): Omit<Instruction, 'clause'> | undefined {
  let rest = written.trim();
  for (let passed = 0; passed <= MAX_LEADING_WORDS; passed++) {
    const clause = clauseOf(rest);
    const comma = clause.text.indexOf(',');
    // Slavic languages write a comma in 'write, that …'.
    const joined = clauseOf(clause.text.replace(',', ''));
    for (const language of languages) {
      for (const template of templatesOf(language)) {
        if (passed > 0 && (template.kind === 'yes' || template.kind === 'no')) continue;
        const isOver = comma > 0 && comma < template.before.length;
        const value = templateValue(isOver ? joined : clause, template);
        if (value === undefined) continue;
        if (template.kind !== 'avoid' && isNegation(value, languages)) return undefined;
        return { kind: template.kind, value, language };
      }
    }
    const next = /^\S+\s+/u.exec(rest)?.[0];
    if (!next || isNegation(next, languages)) return undefined;
    rest = rest.slice(next.length);
  }
  return undefined;
}

/** The languages in which instructions are read, and the words that join two instructions. */
type ClauseContext = { languages: readonly Language[]; connectors: ReadonlySet<string> };

/** A clause without the word that joins it to the next clause. */
function withoutConnector(clause: string, { connectors }: ClauseContext): string {
  const text = bare(clause);
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return connectors.has(last.toLowerCase()) ? bare(text.slice(0, -last.length)) : text;
}

/** Whether a text is one instruction. Templates that begin with their value count only where `isWhole`. */
function isInstruction(text: string, { languages }: ClauseContext, isWhole: boolean): boolean {
  const clause = clauseOf(text);
  return languages.some((each) =>
    templatesOf(each).some(
      (template) => (isWhole || template.before !== '') && templateValue(clause, template) !== undefined,
    ),
  );
}

/** No real sentence of instructions has more clauses; further ones are not split. */
const MAX_CLAUSES = 20;

/** Cuts a sentence where another instruction begins after a comma or a word such as 'and'. */
function clausesOf(sentence: string, context: ClauseContext): string[] {
  const { words, clauseStarts } = cueText(sentence, connectorsOf(context.languages[0] ?? 'English'));
  const isStart = (place: number) =>
    place > 0 && (clauseStarts.has(place) || context.connectors.has(words[place - 1]?.text ?? ''));
  const starts = words.flatMap(({ start }, place) => (isStart(place) ? [start] : [])).slice(0, MAX_CLAUSES);
  const cuts: number[] = [];
  for (const start of starts) {
    const rest = sentence.slice(start);
    const done = withoutConnector(sentence.slice(cuts.at(-1) ?? 0, start), context);
    // A template that begins with its value fits almost any text. So both sides must be instructions.
    const isBoth = isInstruction(rest, context, true) && isInstruction(done, context, true);
    if (isBoth || isInstruction(rest, context, false)) cuts.push(start);
  }
  return [0, ...cuts]
    .map((start, index) => {
      const clause = sentence.slice(start, cuts[index]);
      return cuts[index] === undefined ? clause.trim() : withoutConnector(clause, context);
    })
    .filter((clause) => clause !== '');
}

/**
 * An answer with the number of its ask: '2. …', 'Question 2: …'. Not a time, a sum or a day: '2:30', '2.5', 'am 3.'.
 */
const NUMBERED = /^\s*(?:\p{L}{1,12}\s(?=\(?\d{1,2}[):]))?\(?(\d{1,2})[.):](?!\d)\s*(\S.*)$/u;

function readClause(clause: string, languages: readonly Language[]): Instruction | undefined {
  const numbered = NUMBERED.exec(clause);
  const [language = 'English'] = languages;
  if (numbered)
    return { kind: 'answer', value: numbered[2] ?? '', askIndex: Number(numbered[1]) - 1, language, clause };
  const found = templateAt(clause, languages);
  if (found) return { ...found, clause };
  const [first = ''] =
    clause
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/u) ?? [];
  const isSpeaker = listOf(languageData[language].instructions.firstPerson).some((word) =>
    JOINED.test(word) || word.endsWith('*') ? first.startsWith(word.replace('*', '')) : first === word,
  );
  return isSpeaker ? { kind: 'say', value: clause, language, clause } : undefined;
}

/** No real instructions have more sentences; further ones are not read. */
const MAX_SENTENCES = 30;

/**
 * Reads a person's instructions. Tries the `likely` languages in their order, then the language that the text seems to
 * be written in. Returns the instructions that were understood, in order, and the clauses that were not. Linear.
 */
export function readInstructions(
  text: string | undefined,
  likely: readonly Language[],
): { instructions: Instruction[]; notUnderstood: string[] } {
  const instructions: Instruction[] = [];
  const notUnderstood: string[] = [];
  if (!text) return { instructions, notUnderstood };
  const written = detectLanguage(text)?.language;
  const languages = [...new Set(written ? [...likely, written] : likely)];
  const connectors = new Set(languages.flatMap((each) => listOf(languageData[each].asks.connectors)));
  const context = { languages, connectors };
  const sentences = text
    .split('\n')
    .flatMap((line) => (NUMBERED.test(line) ? [{ text: line.trim() }] : splitSentences(line, likely[0])));
  for (const { text: sentence } of sentences.slice(0, MAX_SENTENCES)) {
    for (const clause of NUMBERED.test(sentence) ? [sentence] : clausesOf(sentence, context)) {
      const found = readClause(clause, context.languages);
      if (found) instructions.push(found);
      else notUnderstood.push(clause);
    }
  }
  return { instructions, notUnderstood };
}
