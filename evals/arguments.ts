import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languageValues } from '#domain/languages.ts';
import type { EvalCase } from './case.ts';
import { evalCases } from './cases.ts';
import { BUILT_IN } from './engine.ts';

/** What one run of the command measures, and where it writes. */
export type RunChoice = {
  /** One engine, or the two that are compared: 'built-in' or 'provider:model'. */
  engines: readonly string[];
  /** The judging model, as 'provider:model'. */
  judge: string | undefined;
  cases: readonly EvalCase[];
  language: Language | undefined;
  /** Every intent and tone over the twenty mails, in place of the cases. */
  isCombinations: boolean;
  /** The tables and examples of docs/replies.md are written anew. */
  isDocument: boolean;
  /** A file for every reply. */
  json: string | undefined;
  isMarkdown: boolean;
  hasFailures: boolean;
  /** One case was named: it is shown whole. */
  isOneCase: boolean;
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        model: { type: 'string' },
        judge: { type: 'string' },
        compare: { type: 'boolean' },
        case: { type: 'string' },
        language: { type: 'string' },
        json: { type: 'string' },
        markdown: { type: 'boolean' },
        failures: { type: 'boolean' },
        combinations: { type: 'boolean' },
        document: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    // Node adds advice in further sentences.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s/);
    throw new Error(sentence, { cause: error });
  }
}

function languageOf(name: string | undefined): Language | undefined {
  if (name === undefined) return undefined;
  const found = languageValues.find((language) => language.toLowerCase() === name.toLowerCase());
  if (!found) throw new Error(`"${name}" is none of the 27 languages: ${languageValues.join(', ')}.`);
  return found;
}

function enginesOf(isCompared: boolean, model: string | undefined, names: readonly string[]): string[] {
  if (isCompared) {
    if (names.length === 2 && names[0] !== names[1]) return [...names];
    throw new Error('--compare takes two different engines: built-in or provider:model.');
  }
  if (names.length > 0) throw new Error(`"${names[0]}" belongs to no option.`);
  return [model ?? BUILT_IN];
}

function casesOf(id: string | undefined, language: Language | undefined): EvalCase[] {
  const chosen = evalCases.filter(
    (one) => (id === undefined || one.id === id) && (language === undefined || one.language === language),
  );
  if (chosen.length === 0) {
    throw new Error(`There is no such case${id ? `: "${id}"` : ''}. The cases stand in evals/cases.`);
  }
  return chosen;
}

function checkFile(path: string | undefined): void {
  if (path === undefined || statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Error(`The folder of --json is not there: ${dirname(path)}.`);
}

/**
 * Reads the command's arguments; undefined where help is asked for. Throws an Error of one sentence where they ask for
 * nothing that can be run.
 */
export function readArguments(args: readonly string[]): RunChoice | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const language = languageOf(values.language);
  checkFile(values.json);
  return {
    engines: enginesOf(values.compare ?? false, values.model, positionals),
    judge: values.judge,
    cases: casesOf(values.case, language),
    language,
    isCombinations: values.combinations ?? false,
    isDocument: values.document ?? false,
    json: values.json,
    isMarkdown: values.markdown ?? false,
    hasFailures: values.failures ?? false,
    isOneCase: values.case !== undefined,
  };
}
