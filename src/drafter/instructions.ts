import type { Language } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { loadMatterWords } from '#reading/matters/words.ts';
import { actRules } from './act-rules.ts';
import { formRules } from './form-rules.ts';
import { clausesOf } from './instruction-clauses.ts';
import { type Instructions, noInstructions } from './instruction-parts.ts';
import { loadInstructionWords } from './instruction-words.ts';
import { localInstructions } from './local-instructions.ts';
import { statementRules } from './statement-rules.ts';

/** Tried in this order: the first that takes a clause has it. */
const rules = [...formRules, ...actRules, ...statementRules];

/** Tries every rule on one clause. True where one took it. */
function follow(clause: string, found: Instructions): boolean {
  const plain = clause.charAt(0).toLowerCase() + clause.slice(1);
  for (const { pattern, take } of rules) {
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
 * Reads English instructions. Clauses are told apart by full stops, semicolons, new lines and by 'and', 'but' and commas
 * before another instruction; a piece that means nothing alone stays with the one before it.
 */
function englishInstructions(customPrompt: string): Instructions {
  let found = noInstructions();
  let before = found;
  let last = '';
  for (const { text, soft } of clausesOf(customPrompt)) {
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

/** The languages in which the instructions may be, the likeliest first. */
function languagesOf(customPrompt: string, expected: readonly Language[]): Language[] {
  const guess = detectLanguage(customPrompt);
  const likely: (Language | undefined)[] = guess ? [guess.language, guess.close] : ['English'];
  return [...new Set([...likely, ...expected, 'English' as const])].filter((one) => one !== undefined);
}

/** Loads the words of the languages that the instructions may be in; `expected` as for `parseInstructions`. */
export async function prepareInstructions(
  customPrompt: string | undefined,
  expected: readonly Language[],
): Promise<void> {
  if (!customPrompt) return;
  const languages = languagesOf(customPrompt, expected);
  await Promise.all(languages.flatMap((one) => [loadInstructionWords(one), loadMatterWords(one)]));
}

/**
 * Reads the person's instructions (at most 500 characters). They may be in the language they look like, in those
 * `expected` (of the reply, of the mail) or English: the reading that leaves the least over counts, the first of equals.
 * A language whose words are not loaded is passed over. Never throws.
 */
export function parseInstructions(
  customPrompt: string | undefined,
  expected: readonly Language[] = [],
): Instructions {
  if (!customPrompt) return noInstructions();
  let best: { found: Instructions; left: number } | undefined;
  for (const language of languagesOf(customPrompt, expected)) {
    const found =
      language === 'English' ? englishInstructions(customPrompt) : localInstructions(customPrompt, language);
    if (!found) continue;
    const left = found.notFollowed.join('').length;
    if (!best || left < best.left) best = { found, left };
    if (left === 0) break;
  }
  return best?.found ?? noInstructions();
}
