import { capital, finalClause, plainly, subordinate } from './german-clauses.ts';
import { NO_VERB } from './german-questions.ts';
import { type Clause, clauseOf, nounPhrase, turnedWords } from './german-sides.ts';
import { fromThird, withI, withWe, withYou, withYouAll } from './german-verbs.ts';
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

/** What stands before its doer: 'übernimmt das Ihr Team'. */
const OBJECT_FIRST =
  /^(das|es|dies) ((?:(?:Ihr|dein|unser|euer|mein)e? |eure |die |der )\p{Lu}[\p{L}-]+|jemand(?: von (?:Ihnen|euch|uns))?)(?: (.+))?$/u;

function decidedClause(verb: string, words: string): string | undefined {
  const [, object = '', doer = '', rest = ''] = OBJECT_FIRST.exec(words) ?? [];
  if (doer && !/^(?:ist|sind|war|wäre|wird|bleibt)$/u.test(verb)) {
    const clause = clauseOf(verb, `${doer} ${object} ${rest}`.trim());
    return clause ? plainly(clause) : undefined;
  }
  const [, first = words, more = ''] = /^([^,]+), (.+)$/u.exec(words) ?? [];
  // 'jemanden, der das macht' says who.
  const behind = /^(?:der|die|das|den|dem) /u.test(more) ? turnedWords(more) : more ? subordinate(more) : '';
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

/** 'ob wir sie mitgeben können oder (ob) Sie einen Abholer schicken' */
export function whetherChoice(words: string): Said | undefined {
  const [, left = '', right = ''] = /^(.+?),? oder(?: ob)? (.+)$/u.exec(words) ?? [];
  if (!right || / oder /u.test(right)) return undefined;
  const [first, second] = [left, right].map((clause) => finalClause(clause));
  if (second && first) {
    const [one, two] = [first, second].map((clause) => ordered(unbidden(clause)));
    return one && two ? { open: `[${capital(one)} / ${capital(two)}].` } : undefined;
  }
  // 'ob das im Mai oder im Juni stattfindet': both share their clause.
  const whole = finalClause(`${left} ¦ ${right}`);
  const [, front = '', one = '', other = '', tail = ''] = partsOf(whole?.rest ?? '') ?? [];
  if (!whole || !other) return undefined;
  return {
    open: `${[whole.subject, whole.verb, front, `[${one} / ${other}]`, tail].filter(Boolean).join(' ')}.`,
  };
}

/** A clause with its parts in the order of a sentence; one of its own verb alone is no answer. */
const ordered = (clause: Clause) =>
  clause.rest === '' && clause.who !== 'other' ? undefined : plainly(clause);

/** Things of which there is more than one. */
const MANY =
  /(?:Leute|Mitarbeiter|Kollegen|Kolleginnen|Monteure|Techniker|Handwerker|Fahrer|Eltern|Mieter|Gäste|Kunden)$/u;
const ONE =
  /(?:ung|heit|keit|schaft|ion|tät|abteilung|firma|Firma|Hausmeister|Verwaltung|Kollege|Kollegin|Spedition|Versicherung)$/u;

/** One of those who may do it, with its verb: 'wir bauen', 'unser Team baut'. */
function doing(doer: string, infinitive: string, form: string): string | undefined {
  const person: Readonly<Record<string, string>> = {
    Sie: `ich ${withI(infinitive)}`,
    du: `ich ${withI(infinitive)}`,
    ihr: `wir ${withWe(infinitive)}`,
    wir: `{Sie|ihr} {${withWe(infinitive)}|${withYouAll(infinitive)}}`,
    ich: `{Sie|du} {${withWe(infinitive)}|${withYou(infinitive)}}`,
  };
  if (person[doer]) return person[doer];
  const said = turnedWords(doer);
  const [, determiner = ''] = /^(\p{L}+) \p{Lu}/u.exec(doer) ?? [];
  if (!said || !determiner) return undefined;
  if (MANY.test(doer) && /e$/u.test(determiner)) return `${said} ${withWe(infinitive)}`;
  if (/^(?:der|das|ein|Ihr|dein|unser|euer|mein)$/u.test(determiner) || ONE.test(doer))
    return `${said} ${form}`;
  return undefined;
}

/** 'Wer baut am Ende ab, ihr oder unsere Leute?' */
export function whoOfTwo(form: string, rest: string, one: string, two: string): Said | undefined {
  const infinitive = fromThird(form);
  const said = turnedWords(rest, infinitive);
  const [first, second] = [one, two].map((doer) => doing(doer, infinitive, form));
  if (said === undefined || !first || !second || /,/u.test(said)) return undefined;
  return { open: `[${capital(first)} / ${capital(second)}] ${said}`.trim().concat('.') };
}
