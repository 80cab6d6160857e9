import {
  behindThing,
  factOf,
  finalClause,
  fronted,
  plainly,
  polar,
  subordinate,
  withGap,
} from './german-clauses.ts';
import { type Clause, clauseOf, turnedWords } from './german-sides.ts';
import type { Said } from './turning.ts';

/** No verb opens with these: what follows a question word stands in the order of a clause that is told. */
export const NO_VERB =
  /^(?:der|die|das|den|dem|des|ein|eine[mnrs]?|es|sie|er|man|wir|ich|du|ihr|uns|mir|euch|dir|sich|in|im|am|an|auf|mit|bei|beim|für|von|vom|zu|zum|zur|nach|vor|um|ab|aus|pro|je|ohne|gegen|durch|unter|über|während|bis|seit|zwischen|wegen|inklusive|unser\p{L}*|mein\p{L}*|dein\p{L}*|eure?\p{L}*|dies\p{L}*|alle|noch|auch|bitte|danke|ja|nein|und|oder|wenn|falls|ob|wer|was|wie|wo|wann|hier|dort|so|sehr|zwei|drei)$/u;

/** A clause of a question, whichever order it has: 'beginnt der Kurs', 'der Kurs beginnt'. */
export function askedClause(words: string): Clause | undefined {
  const [, verb = '', behind = ''] = /^(\p{Ll}+) (.+)$/u.exec(words) ?? [];
  if (verb && !NO_VERB.test(verb)) return clauseOf(verb, behind);
  return finalClause(words);
}

/** Words that ask for a circumstance, and the gap for it. */
const circumstances: readonly (readonly [RegExp, string])[] = [
  [/^(?:um wie ?viel Uhr|zu welcher Uhrzeit) /u, 'um [Uhrzeit] Uhr'],
  [/^(ab|bis|von) (?:wie ?viel Uhr|welcher Uhrzeit) /u, '$1 [Uhrzeit] Uhr'],
  [/^(ab|bis|seit|von) wann /u, '$1 [Zeitpunkt]'],
  [/^bis zu welchem (?:Datum|Tag|Termin|Zeitpunkt) /u, 'bis [Datum]'],
  [/^wann (?:genau |etwa |ungefähr |frühestens |spätestens |voraussichtlich )?/u, '[wann]'],
  [/^(?:wie lange|wie lang) /u, '[wie lange]'],
  [/^wie (oft|schnell|bald|weit|früh) /u, '[wie $1]'],
  [/^(?:wo genau|wo) /u, '[wo]'],
  [/^wohin /u, '[wohin]'],
  [
    /^(in|an|auf|unter|bei|mit|zu|ab|bis|für|über|von|nach|aus|durch|um|gegen|vor) (welche[mnrs]?) ((?:\p{Ll}+e[nrsm]? )?\p{Lu}[\p{L}-]+(?: (?:pro|je) \p{Lu}[\p{L}-]+)?) /u,
    '$1 [$2 $3]',
  ],
  [/^(an|auf|bei|mit|zu|für|über|von|nach|durch|gegen|vor) we[mn] /u, '$1 [Name]'],
  [/^wofür /u, 'für [wofür]'],
  [/^womit /u, 'mit [womit]'],
  [/^worauf /u, 'auf [worauf]'],
  [/^worüber /u, 'über [worüber]'],
  [/^wovon /u, 'von [wovon]'],
  [/^(?:was|wem) (?:genau |alles )?/u, '[Angabe]'],
];
const TIMELY = /^(?:\[wann|(?:ab|bis|seit|von|um) \[)/u;
/** Where something is stands behind when it is; what is usual before how long. */
const PLACE = /^(?:in|im|auf|bei|beim|zum|zur|nach|aus|an|am) (?!der Regel)/u;

/** 'Wann können die Gäste einchecken' → 'die Gäste können [wann] einchecken.' */
export function circumstance(words: string): Said | undefined {
  if (/,/u.test(words)) return undefined;
  for (const [pattern, gap] of circumstances) {
    const match = pattern.exec(words);
    if (!match) continue;
    const clause = askedClause(
      words.slice(match[0].length).replace(/ (?:in etwa|ungefähr|etwa|genau|voraussichtlich)$/u, ''),
    );
    if (!clause || (clause.subject === 'es' && /^was/u.test(match[0]))) return undefined;
    const isPrice = gap === '[Angabe]' && /(?<!\p{L})kosten$/u.test(clause.rest);
    const filled = isPrice ? '[Betrag]' : gap.replace(/\$([123])/g, (_, at) => match[Number(at)] ?? '');
    const isEarly = TIMELY.test(filled) && (PLACE.test(clause.rest) || clause.rest === '');
    return { open: `${withGap(clause, filled, isEarly)}.` };
  }
  return undefined;
}

const MONEY =
  /(?:satz|preise?|kosten|miete|gebühr(?:en)?|honorare?|gage|kaution|betrag|beitrag|beiträge|porto|lohn|gehalt|pauschale|tarife?|anzahlung|zuschlag|provision|rechnung|budget|steuer|prämie|erstattung)(?!\p{L})/iu;
const COUNT = /(?:zahl|anteil|rate|quote|menge|auflage)(?!\p{L})/u;
/** What is a part of what it follows: 'die Übernachtung für zwei Personen'. */
const ATTACHED =
  /^(?:für|pro|je|mit|ohne|von|vom|ab|inklusive|einschließlich|in|im|am|bei|zum|zur|nach|zwischen) .*[\p{Lu}\d{][^ ]*$/u;

/** What a measure of something is: 'Wie hoch ist Ihr Tagessatz?' `sums`: whether nothing but a sum can be meant. */
export function measure(thing: string, verb: string, of: 'cost' | 'height'): Said | undefined {
  const clause = clauseOf(verb, thing) ?? finalClause(`${thing} ${verb}`);
  if (!clause) return undefined;
  const { subject, rest, who } = clause;
  if (who !== 'other' || (rest && !ATTACHED.test(rest))) return undefined;
  const whole = `${subject} ${rest}`.trim();
  if (of === 'cost') {
    const costs = /e$|wird|würde|t$/u.test(verb) && !/en$/u.test(verb) ? 'kostet' : 'kosten';
    return /^(?:das|es|dies)$/u.test(subject)
      ? { open: `${subject} ${costs} ${rest} [Betrag].`.replace(/ {2}/g, ' ') }
      : { open: `${whole} ${costs} [Betrag].` };
  }
  const are = /^(?:sind|wären|werden)$/u.test(verb);
  if (MONEY.test(subject)) return { open: `${whole} ${are ? 'betragen' : 'beträgt'} [Betrag].` };
  if (COUNT.test(subject)) return { open: `${whole} ${are ? 'betragen' : 'beträgt'} [Zahl].` };
  return { open: `${whole} ${are ? 'sind' : 'ist'} [Angabe] hoch.` };
}

/** 'Wie groß ist der Raum?' */
export function sized(how: string, words: string): Said | undefined {
  const clause = askedClause(words);
  if (!clause || !/^(?:ist|sind|bin|wäre|wären)$/u.test(clause.verb)) return undefined;
  if (how === 'teuer')
    return { open: `${clause.subject} ${clause.verb === 'sind' ? 'kosten' : 'kostet'} [Betrag].` };
  if (how === 'lang' && /(?:frist|dauer|zeit)$/u.test(clause.subject))
    return { open: `${clause.subject} beträgt [Dauer].` };
  const rest = clause.rest ? ` ${clause.rest}` : '';
  return {
    open: `${clause.subject} ${clause.verb}${clause.subject === 'es' ? '' : rest} [Angabe] ${how}${clause.subject === 'es' ? rest : ''}.`,
  };
}

/** 'Wie viele Gäste erwarten Sie?', 'Wie viele Personen passen in den Saal?' */
export function counted(gap: string, thing: string, words: string): Said | undefined {
  const clause = askedClause(words);
  if (clause && !/^(?:in|an|auf|bei|für|am|im) /u.test(clause.subject)) {
    return {
      open: `${withGap(clause, `${gap} ${thing}`.trim(), !/^(?:\{|den |die |das |es )/u.test(clause.rest))}.`,
    };
  }
  const [, verb = '', rest = ''] = /^(\p{Ll}+)(?: (.*))?$/u.exec(words) ?? [];
  const said = rest === undefined ? '' : turnedWords(rest);
  if (!verb || NO_VERB.test(verb) || said === undefined) return undefined;
  return { open: `es ${verb} ${gap} ${thing} ${said}`.trim().concat('.') };
}

/** 'Welche Unterlagen brauchen Sie von uns?' → 'ich brauche folgende Unterlagen von Ihnen: [Angabe].' */
export function chosen(which: string, words: string): Said | undefined {
  const clause = askedClause(words);
  if (clause) return { open: `${withGap(clause, which.replace(/^welche/u, 'folgende'), true)}: [Angabe].` };
  if (!/^welche[rs]? /u.test(which)) return undefined;
  const [, verb = '', rest = ''] =
    /^(\p{Ll}+) ((?:künftig|hier|dort|derzeit|aktuell|zurzeit|dafür|dazu|noch|Ihnen|dir|euch|für|bei|in|im|am|zu|zum|zur|auf) ?.*)$/u.exec(
      words,
    ) ?? [];
  const said = turnedWords(rest, verb);
  return said && !NO_VERB.test(verb) ? { open: `[${which}] ${verb} ${said}.` } : undefined;
}

/** 'Wer nimmt die Ware entgegen?' */
export function named(words: string): Said | undefined {
  const [, verb = '', rest = ''] = /^(\p{Ll}+)(?: (.*))?$/u.exec(words) ?? [];
  if (verb && !NO_VERB.test(verb)) {
    const said = turnedWords(rest, verb);
    return said === undefined ? undefined : { open: `[Name] ${verb} ${said}`.trim().concat('.') };
  }
  const [, middle = '', last = ''] = /^(.+) (\p{Ll}+t)$/u.exec(words) ?? [];
  const said = last ? turnedWords(middle, last) : undefined;
  return said === undefined || !last ? undefined : { open: `[Name] ${last} ${said}.` };
}

/** 'Wie können wir bezahlen?' → '{Sie|ihr} können so bezahlen: [Erläuterung].' */
export function manner(words: string): Said | undefined {
  const clause = /,/u.test(words) ? undefined : askedClause(words);
  if (!clause) return undefined;
  if (/^(?:heißt|heißen|lautet|lauten|hieß)$/u.test(clause.verb) && clause.rest === '')
    return { open: `${clause.subject} ${clause.verb} [Angabe].` };
  if (/^(?:ist|sind)$/u.test(clause.verb) && clause.rest === '') return undefined;
  return { open: `${withGap(clause, 'so')}: [Erläuterung].` };
}

/** 'Warum ist die Miete so hoch?' */
export function reason(words: string): Said | undefined {
  const clause = askedClause(words);
  return clause ? { open: `${plainly(clause)}, weil [Grund].` } : undefined;
}

/** A question that yes or no answers: a fact, or what the writer of the mail may, must or is to do. */
export function decided(verb: string, words: string): Said | undefined {
  const [, first = words, more = ''] = /^([^,]+), (.+)$/u.exec(words) ?? [];
  if (more) {
    const behind = subordinate(more);
    const clause = behind ? clauseOf(verb, first) : undefined;
    if (!clause || !behind) return undefined;
    const said = polar(clause.rest);
    if (said) return { open: `${clause.subject} ${clause.verb} ${said}, ${behind}.` };
    if (clause.rest !== '') return { open: `[Ja, ${plainly(clause)}, ${behind} / Nein, leider nicht].` };
    return { open: `[Ja, ${plainly(clause)} / Nein, ${plainly(clause)} leider nicht], ${behind}.` };
  }
  const clause = clauseOf(verb, words);
  return clause ? (permitted(clause) ?? factOf(clause)) : undefined;
}

/** What the writer asks leave for, or offers. */
export function permitted(clause: Clause): Said | undefined {
  const { subject, verb, rest, who } = clause;
  if (who !== 'writer') return undefined;
  const all = subject === '{Sie|ihr}';
  if (/^\{(?:können|dürfen)/u.test(verb)) {
    const thing = fronted(clause, '[gern / leider nicht]');
    return {
      open: `${thing ?? behindThing(clause, '[gern / leider nicht]')}.`,
      yes: `${behindThing(clause, 'gern')}.`,
      no: `${behindThing(clause, 'leider nicht')}.`,
    };
  }
  if (/^\{sollen/u.test(verb)) {
    const isOffer =
      /(?<!\p{L})(?:mir|mich|uns)(?!\p{L})|^das (?:machen|tun|übernehmen|erledigen|organisieren|vorbereiten|veranlassen)$/u.test(
        rest,
      );
    const should = { ...clause, verb: all ? '{sollten|solltet}' : '{sollten|solltest}' };
    if (!isOffer) return { open: `[Ja, ${plainly(should)} / Nein, das ist nicht nötig].` };
    const may = { ...clause, verb: all ? '{können|könnt}' : '{können|kannst}' };
    return {
      open: `[Ja, ${behindThing(may, 'gern')} / Nein, danke, das ist nicht nötig].`,
      yes: `Ja, ${behindThing(may, 'gern')}.`,
      no: 'Nein, danke, das ist nicht nötig.',
    };
  }
  if (/^\{(?:müssen|brauchen)/u.test(verb) && /\p{Ll}+n$/u.test(rest))
    return { open: `[Ja, ${plainly(clause)} / Nein, das ist nicht nötig].` };
  return undefined;
}

/** 'Können Sie auch sonntags liefern?' asks for an ability, and a deed with it. */
export function able(clause: Clause | undefined): Said | undefined {
  if (clause?.who !== 'reader' || !/ \p{Ll}+n$/u.test(` ${clause.rest}`)) return undefined;
  const isAlso = /(?<!\p{L})auch(?!\p{L})/u.test(clause.rest);
  const open = isAlso ? polar(clause.rest) : undefined;
  return {
    open: open
      ? `${clause.subject} ${clause.verb} ${open}.`
      : `${behindThing(clause, '[gern / leider nicht]')}.`,
    yes: `${behindThing(clause, 'gern')}.`,
    no: `${behindThing({ ...clause, rest: clause.rest.replace(/(?<!\p{L})auch /u, '') }, 'leider nicht')}.`,
  };
}
