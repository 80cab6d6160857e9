import { actRules } from './act-rules.ts';
import { formRules } from './form-rules.ts';
import { clausesOf } from './instruction-clauses.ts';
import type { Instructions } from './instruction-parts.ts';
import { statementRules } from './statement-rules.ts';

/** Tried in this order: the first that takes a clause has it. */
const rules = [...formRules, ...actRules, ...statementRules];

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
