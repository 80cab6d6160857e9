import { capital, plainly, subordinate } from './german-clauses.ts';
import { NO_VERB } from './german-questions.ts';
import { type Clause, clauseOf, nounPhrase } from './german-sides.ts';
import type { Said } from './turning.ts';

/** One of two: 'Möchten Sie die Lieferung auf Paletten oder lose erhalten?' */
export function choice(verb: string, words: string): Said | undefined {
  const [, left = '', right = ''] = /^(.+?),? oder (?:lieber |doch |eher )?(.+)$/u.exec(words) ?? [];
  if (!right || / oder /u.test(right)) return undefined;
  const second = secondClause(right);
  if (second) {
    const first = decidedClause(verb, left);
    return first ? { open: `[${capital(first)} / ${capital(second)}].` } : undefined;
  }
  const whole = clauseOf(verb, `${left} ¦ ${right}`);
  if (!whole) return undefined;
  const clause = unbidden(whole);
  const [, front = '', one = '', other = '', tail = ''] = partsOf(clause.rest) ?? [];
  if (!one || !other) return undefined;
  return {
    open: [clause.subject, clause.verb, front, `[${one} / ${other}]`, tail]
      .filter(Boolean)
      .join(' ')
      .concat('.'),
  };
}

/** Where the two begin and end: with their preposition or article, else each a word. */
function partsOf(rest: string): RegExpExecArray | null {
  const thing = `(?:(?:in|im|am|an|auf|bei|per|mit|für|zum|zur|nach|ohne|um|vor|von|ab|als|bis|über) )?(?:${nounPhrase}|\\d[\\d.:]*(?: Uhr)?|\\p{Ll}+)`;
  const joined = new RegExp(
    `^(?:(.*?) )??(?:lieber |eher )?(${thing}) ¦ (${thing})(?: ((?:\\p{Ll}+ ?)+))?$`,
    'u',
  ).exec(rest);
  return joined;
}

/** '… oder sollen wir jemanden suchen': the second question as a statement. */
function secondClause(words: string): string | undefined {
  const [, verb = '', behind = ''] =
    /^(\p{Ll}+) ((?:Sie|du|ihr|wir|ich|er|sie|es|das|die|der|man|soll)(?!\p{L}).*)$/u.exec(words) ?? [];
  return verb && !NO_VERB.test(verb) ? decidedClause(verb, behind) : undefined;
}

function decidedClause(verb: string, words: string): string | undefined {
  const [, first = words, more = ''] = /^([^,]+), (.+)$/u.exec(words) ?? [];
  const behind = more ? subordinate(more) : '';
  const clause = clauseOf(verb, first);
  if (!clause || behind === undefined) return undefined;
  const said = unbidden(clause);
  return behind ? `${plainly(said)}, ${behind}` : plainly(said);
}

/** 'Sollen wir suchen' wants leave: 'ihr könnt suchen'. */
function unbidden(clause: Clause): Clause {
  if (!/^\{sollen/u.test(clause.verb)) return clause;
  return { ...clause, verb: clause.subject === '{Sie|ihr}' ? '{können|könnt}' : '{können|kannst}' };
}
