import type { Language } from '#domain/languages.ts';
import { languageData } from '#languages/all.ts';
import { cueText } from '#reading/cues.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { perLanguage } from '#reading/language/per-language.ts';
import { connectorsOf, splitSentences } from '#reading/sentences.ts';
import { listOf } from '#reading/word-lists.ts';

/** The instructions that have templates in the language files. */
type InstructionKind = 'short' | 'signAs' | 'mention' | 'propose' | 'addressAs' | 'avoid' | 'yes' | 'no';

/**
 * One instruction that was understood. `value` is in the person's words. `language` is the language of the template
 * that matched. `say`: a sentence in the first person. `answer`: an answer with the number of its ask.
 */
export type Instruction = {
  kind: InstructionKind | 'say' | 'answer';
  value: string;
  language: Language;
  /** The whole clause, for a note about it. */
  clause: string;
  /** Only for `answer`: the index of the ask, from 0. */
  askIndex?: number;
};

/** The words before and after the value. `isWhole`: there is no value, `before` is the whole clause. */
type Template = { kind: InstructionKind; before: string; after: string; isWhole: boolean };

const kinds: readonly InstructionKind[] = [
  'avoid',
  'signAs',
  'mention',
  'propose',
  'addressAs',
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
 * Words that occur only in the templates of `avoid`: 'not', 'without'. They reverse the meaning of every other
 * instruction.
 */
const negationsOf = perLanguage((language): ReadonlySet<string> => {
  const { avoid, ...others } = languageData[language].instructions;
  const wordsOf = (list: string) => list.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  return new Set(wordsOf(avoid)).difference(new Set(wordsOf(Object.values(others).join(' '))));
});

/** The first word of a text, in lower case; '' if there is none. */
function firstWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return /[\p{L}\p{M}']+/u.exec(lower)?.[0] ?? '';
}

function beginsWithNegation(text: string, languages: readonly Language[]): boolean {
  return languages.some((language) => negationsOf(language).has(firstWord(text)));
}

/** Scripts that may join a particle or another word to a word without a space. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}]/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Whether a word may begin or end at an index. */
function isWordEdge(text: string, index: number): boolean {
  const [left = '', right = ''] = [text[index - 1], text[index]];
  if (JOINED.test(left) || JOINED.test(right)) return true;
  return !(WORD_CHARACTER.test(left) && WORD_CHARACTER.test(right));
}

/** A clause without the punctuation around it, prepared for templates: as written, and in lower case. */
type Clause = { text: string; lower: string };

/** Punctuation and quotation marks. '%' and '#' are not in the list, so that '10%' and 'C#' stay complete. */
const PUNCTUATION = /[\s.,;:!?…'"“”„«»‹›。、，；：！？।\u060c\u061b\u061f-]/u;

/** A text without the quotation marks, punctuation and space around it. Linear. */
function trimPunctuation(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && PUNCTUATION.test(text[start] ?? '')) start++;
  while (end > start && PUNCTUATION.test(text[end - 1] ?? '')) end--;
  return text.slice(start, end);
}

function clauseOf(written: string): Clause {
  const text = trimPunctuation(written);
  // Only 'İ' is longer in lower case. Positions must be the same in both texts.
  return { text, lower: text.replaceAll('\u0130', 'i').toLowerCase() };
}

/** The value of a template in a clause: '' if the template has no value, undefined if the template does not match. */
function templateValue({ text, lower }: Clause, { before, after, isWhole }: Template): string | undefined {
  if (isWhole) return lower === before ? '' : undefined;
  if (!lower.startsWith(before) || !lower.endsWith(after)) return undefined;
  const end = lower.length - after.length;
  if (end < before.length || !isWordEdge(lower, before.length) || !isWordEdge(lower, end)) return undefined;
  const value = trimPunctuation(text.slice(before.length, end));
  return /[\p{L}\p{N}]/u.test(value) ? value : undefined;
}

/** The instruction whose template a clause matches. Skips up to two words at the start of the clause. */
function matchTemplate(
  written: string,
  languages: readonly Language[],
): Omit<Instruction, 'clause'> | undefined {
  let rest = written.trim();
  for (let skipped = 0; skipped <= MAX_LEADING_WORDS; skipped++) {
    const clause = clauseOf(rest);
    const comma = clause.text.indexOf(',');
    // Slavic languages write a comma in 'write, that …'.
    const withoutComma = clauseOf(clause.text.replace(',', ''));
    for (const language of languages) {
      for (const template of templatesOf(language)) {
        if (skipped > 0 && (template.kind === 'yes' || template.kind === 'no')) continue;
        const isCommaInTemplate = comma > 0 && comma < template.before.length;
        const value = templateValue(isCommaInTemplate ? withoutComma : clause, template);
        if (value === undefined) continue;
        if (template.kind !== 'avoid' && beginsWithNegation(value, languages)) return undefined;
        return { kind: template.kind, value, language };
      }
    }
    const next = /^\S+\s+/u.exec(rest)?.[0];
    if (!next || beginsWithNegation(next, languages)) return undefined;
    rest = rest.slice(next.length);
  }
  return undefined;
}

/** The languages whose templates are tried, and the words that join two instructions. */
type ClauseContext = { languages: readonly Language[]; connectors: ReadonlySet<string> };

/** A clause without the word that joins it to the next clause. */
function withoutConnector(clause: string, { connectors }: ClauseContext): string {
  const text = trimPunctuation(clause);
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return connectors.has(last.toLowerCase()) ? trimPunctuation(text.slice(0, -last.length)) : text;
}

/** Whether a text matches a template, of those that begin with a word (`beginsWithWord`) or of all. */
function isInstruction(text: string, { languages }: ClauseContext, beginsWithWord = false): boolean {
  const clause = clauseOf(text);
  return languages.some((language) =>
    templatesOf(language).some(
      (template) =>
        !(beginsWithWord && template.before === '') && templateValue(clause, template) !== undefined,
    ),
  );
}

/** No real sentence of instructions has more clauses. Later clauses are not split. */
const MAX_CLAUSES = 20;

/** Cuts a sentence at each point where another instruction begins after a comma or a word such as 'and'. */
function clausesOf(sentence: string, context: ClauseContext): string[] {
  const { words, clauseStarts } = cueText(sentence, connectorsOf(context.languages[0] ?? 'English'));
  const isStart = (index: number) =>
    index > 0 && (clauseStarts.has(index) || context.connectors.has(words[index - 1]?.text ?? ''));
  const starts = words.flatMap(({ start }, index) => (isStart(index) ? [start] : [])).slice(0, MAX_CLAUSES);
  const cuts: number[] = [];
  for (const start of starts) {
    const rest = sentence.slice(start);
    const before = withoutConnector(sentence.slice(cuts.at(-1) ?? 0, start), context);
    // A template that begins with its value matches almost any text, so then both sides must be instructions.
    const areBoth = isInstruction(rest, context) && isInstruction(before, context);
    if (areBoth || isInstruction(rest, context, true)) cuts.push(start);
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
  const found = matchTemplate(clause, languages);
  if (found) return { ...found, clause };
  const first = firstWord(clause);
  const isFirstPerson = listOf(languageData[language].instructions.firstPerson).some((word) =>
    JOINED.test(word) || word.endsWith('*') ? first.startsWith(word.replace('*', '')) : first === word,
  );
  return isFirstPerson ? { kind: 'say', value: clause, language, clause } : undefined;
}

/** No real instructions have more sentences. Later sentences are not read. */
const MAX_SENTENCES = 30;

/**
 * Reads a person's instructions. Tries the `likely` languages in their order, then the detected language of the text.
 * Returns the instructions that were understood, in order, and the clauses that were not understood. Linear.
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
