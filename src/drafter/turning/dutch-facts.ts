import { type Clause, clauseOf, infinitiveOf, stemOf, subordinate, turnedWords } from './dutch-sides.ts';
import type { Said } from './turning.ts';

const sentence = (...words: string[]) => `${words.filter(Boolean).join(' ')}.`;
export const plainly = ({ subject, verb, rest }: Clause) => [subject, verb, rest].filter(Boolean).join(' ');

/** The first letter of an alternative, in both ways of address. */
const capital = (words: string): string =>
  words.startsWith('{')
    ? words.replace(
        /^\{([^{}|]*)\|([^{}|]*)\}/u,
        (_, one: string, two: string) => `{${capital(one)}|${capital(two)}}`,
      )
    : words.charAt(0).toLocaleUpperCase('nl') + words.slice(1);

const before =
  '(?<!(?:in|op|met|bij|van|voor|aan|naar|over|om|per|uit|tot|als|onder|door|via|na|te|zo|zonder) )(?<!\\p{L})';
/** Words that stand for whether it is so, and what is said if it is not. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:al|reeds) een(?= )/u, '[al een / nog geen]'],
  [/(?<!\p{L})(?:al|reeds)(?= |$)/u, '[al / nog niet]'],
  [/(?<!\p{L})nog een(?= )/u, '[nog een / helaas geen]'],
  [/(?<!\p{L})nog(?= (?:\p{L}+e )?\p{L}+(?:en|s) (?:vrij|beschikbaar))/u, '[nog / helaas geen]'],
  [/(?<!\p{L})nog(?= |$)/u, '[nog / niet meer]'],
  [new RegExp(`${before}(?:ook )?een(?= )`, 'u'), '[een / geen]'],
  [
    /(?<!\p{L})ook(?= (?:op|in|met|bij|van|voor|aan|naar|de|het|per|uit|deze|dit|\{|mijn|\p{L}+en$))/u,
    '[ook / niet]',
  ],
  [/(?<!\p{L})ook(?= )/u, '[ook / helaas geen]'],
];
const UNCOUNTED =
  /(?<!\p{L}|(?:de|het|een|uw|mijn) )(?:tijd|ervaring|interesse|belangstelling|ruimte|plaats|behoefte|zin)(?!\p{L})/u;

/** What stands before 'wel' and 'niet': persons, what is known already, when. */
const KNOWN =
  /^(?:(?:er|daar|hier|nu|mij|ons|zich|\{(?!uw)[^{}]*\}|(?:het|dit|dat)(?= (?:die dag|al|nog|ook|op|in|met|bij|voor|per|te|zo|\p{L}+en$)|$))(?= |$) ?)*(?:(?:de|het|deze|dit|dat|die|mijn|onze|\{uw\|[^{}]*\}) (?:\p{L}{3,}e (?!(?:in|op|bij|van|voor|met|aan|al|nog|te|per|uit) ))?[\p{L}\d’'-]+(?: van (?:de |het |mijn |\{[^{}]*\} )?[\p{L}\d’'-]+)? ?)?(?:(?:die dag|dan|op (?:\p{L}+dag(?: \d{1,2} \p{L}+)?|\d{1,2} \p{L}+)|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)|van \d{1,2} \p{L}+)(?= ) ?)?/u;

/** A fact that was asked, with yes and no in their place; with its end mark. */
export function fact(clause: Clause): string {
  const { subject, verb, rest } = clause;
  if (rest === '') return sentence(subject, `[${verb} / ${verb} niet]`);
  if (UNCOUNTED.test(rest))
    return sentence(
      subject,
      verb,
      rest
        .replace(/(?<!\p{L})(?:nog|al|ook) /u, '')
        .replace(UNCOUNTED, (thing) => `[${thing} / helaas geen ${thing}]`),
    );
  const [pattern, alternatives] = turns.find(([one]) => one.test(rest)) ?? [];
  if (pattern && alternatives) return sentence(subject, verb, rest.replace(pattern, alternatives));
  const isOwner = /^\{?(?:heb|heeft|hebben|gebruik|gebruikt|krijg|krijgt)(?!\p{L})/u.test(verb);
  if (
    isOwner &&
    /^(?!(?:de|het|deze|dit|dat|die|mijn|uw|alle) )(?:\p{L}+e )?\p{L}{4,}(?:en|s|ën|ie|eit|ing)?(?: (?:op|in|bij|voor|met|van|aan) .*)?$/u.test(
      rest,
    ) &&
    !/^(?:ge|be|ver|ont|op|aan|mee)\p{L}+[dtn]$/u.test(rest.split(' ').at(-1) ?? '')
  )
    return sentence(subject, verb, '[wel / geen]', rest);
  const known = KNOWN.exec(rest)?.[0] ?? '';
  const behind = rest.slice(known.length);
  if (behind === '') return sentence(subject, verb, '[wel / niet]', rest);
  return sentence(subject, verb, known.trim(), '[wel / niet]', behind);
}

/** A word behind what is known and before all else: 'u mag [gerust / helaas niet] muziek meenemen'. */
function early(
  { subject, verb, rest }: Clause,
  yes: string,
  no: string,
  plainYes = yes,
): { open: string; yes: string; no: string } {
  const bare = rest.replace(/(?<!\p{L})ook (?=\p{L})/u, '');
  const known = KNOWN.exec(bare)?.[0] ?? '';
  const behind = bare.slice(known.length);
  const article = /^een (.+)$/u.exec(behind)?.[1];
  const more = article ?? behind;
  const one = article ? 'een' : '';
  const said = (word: string) => sentence(subject, verb, known.trim(), word, more);
  const denied = article ? no.replace('niet', 'geen') : no;
  const granted = (word: string) => [word, one].filter(Boolean).join(' ');
  return { open: said(`[${granted(yes)} / ${denied}]`), yes: said(granted(plainYes)), no: said(denied) };
}

/** What yes or no answers: what the writer may, must or offers, what the reader can do, else a fact. */
export function decided(verb: string, words: string): Said | undefined {
  const [, first = words, more = ''] =
    /^(.+?),? ((?:als|wanneer|indien|mits) (?:u|je|jullie|ik|wij|we|de|het|er|dat|dit|mijn|onze?|alle) .+|om .+ te \p{L}+)$/iu.exec(
      words,
    ) ?? [];
  const behind = more ? subordinate(more) : '';
  const clause = behind === undefined || /,/.test(first) ? undefined : clauseOf(verb, first);
  if (!clause) return undefined;
  if (behind) {
    const mark = behind.startsWith('mits') ? ', ' : ' ';
    return { open: fact(clause).replace(/\.$/, `${mark}${behind}.`) };
  }
  const { who, rest } = clause;
  const is = (forms: RegExp) => forms.test(clause.verb.replace(/[{}]/g, ''));
  const isDeed = / \p{L}+n$/u.test(` ${rest}`);
  if (who === 'writer' && is(/^(?:mag|mogen)/u) && isDeed) return early(clause, 'gerust', 'helaas niet');
  if (who === 'writer' && is(/^(?:kunt|kunnen|kan)/u) && isDeed)
    return early(clause, 'wel', 'helaas niet', '');
  if (who === 'writer' && is(/^(?:zult|zullen|zal)/u)) return offered(clause);
  if (who === 'writer' && is(/^moet/u)) return { open: `[Ja, ${plainly(clause)} / Nee, dat is niet nodig].` };
  if (who === 'reader' && is(/^(?:kan|kunnen)/u) && isDeed) return early(clause, 'graag', 'helaas niet');
  return { open: fact(clause) };
}

function offered(clause: Clause): Said {
  const many = clause.subject === '{u|jullie}';
  const may = { ...clause, verb: many ? '{mag|mogen}' : 'mag' };
  return {
    open: `[Ja, ${plainly(may)} / Nee, dat is niet nodig].`,
    yes: `Ja, graag, ${plainly(may)}.`,
    no: 'Nee, dank {u|je}, dat is niet nodig.',
  };
}

const thing =
  "(?:(?:op|in|per|met|bij|voor|via|van|naar|om|als|zonder|tegen|na|aan) )?(?:(?:de|het|een|uw|mijn) )?[\\p{L}\\d.:’'-]+";
const EITHER = new RegExp(
  `^(?:(.*?) )??(?:liever )?(${thing}) of (?:liever )?(${thing})((?: \\p{L}+en)?(?: \\p{L}+en)?)$`,
  'iu',
);
const TOLD =
  /^(.+?),? of (\p{L}+) ((?:u|je|jullie|ik|wij|we|hij|zij|ze|het|er|de|dat|die|dit|deze|iemand|daar)(?!\p{L}).*)$/iu;

/** 'Wilt u de levering op pallets of los ontvangen?' */
export function choice(verb: string, words: string): Said | undefined {
  const [, left = '', other = '', behind = ''] = TOLD.exec(words) ?? [];
  if (other) {
    const [one, two] = [clauseBoth(verb, left), clauseBoth(other, behind)];
    return one && two ? { open: `[${capital(one)} / ${capital(two)}].` } : undefined;
  }
  const clause = clauseOf(verb, words);
  const [, front = '', one = '', two = '', tail = ''] = EITHER.exec(clause?.rest ?? '') ?? [];
  if (!clause || !one) return undefined;
  return { open: sentence(clause.subject, allowed(clause).verb, front, `[${one} / ${two}]`, tail.trim()) };
}

/** 'Of wordt het januari?': no name of a thing. */
const MONTH =
  /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|\p{L}+dag)$/u;

function clauseBoth(verb: string, words: string): string | undefined {
  const [, pointed = '', about = ''] = /^(die|deze|dit|dat|het|daar)(?: ([^,]*))?$/u.exec(words) ?? [];
  const told = pointed ? turnedWords(about) : undefined;
  // 'of worden die apart gerekend': what points back is the subject, where no other person stands behind it.
  if (
    told !== undefined &&
    !/^\{?(?:mij|u)(?!\p{L})/u.test(told) &&
    (pointed !== 'het' || !/^\p{L}+$/u.test(about) || MONTH.test(about))
  )
    return [pointed, verb.toLowerCase(), told].filter(Boolean).join(' ');
  const [, first = words, more = ''] =
    /^(.+?),? ((?:als|wanneer|indien) (?:u|je|jullie|ik|wij|we|de|het|er|dat|dit|mijn|onze?) .+)$/iu.exec(
      words,
    ) ?? [];
  const behind = more ? subordinate(more) : '';
  const clause = clauseOf(verb, first);
  return clause && behind !== undefined
    ? `${plainly(allowed(clause))}${behind ? ` ${behind}` : ''}`
    : undefined;
}

/** One of those who may do it, with its verb: 'wij ruimen', 'de gemeente ruimt'. */
function doing(doer: string, form: string): string | undefined {
  const infinitive = infinitiveOf(form);
  const persons: Readonly<Record<string, string>> = {
    u: `ik ${stemOf(infinitive)}`,
    je: `ik ${stemOf(infinitive)}`,
    jij: `ik ${stemOf(infinitive)}`,
    jullie: `wij ${infinitive}`,
    wij: `{u ${form}|jullie ${infinitive}}`,
    we: `{u ${form}|jullie ${infinitive}}`,
    ik: `{u|je} ${form}`,
  };
  if (persons[doer]) return persons[doer];
  const said = turnedWords(doer);
  if (!said || !/^(?:de|het|een|onze?|uw|je|jullie|mijn) \p{L}+$/u.test(doer)) return undefined;
  return `${said} ${/(?:en|s)$/u.test(doer) && !/(?:us|is|tie)$/u.test(doer) ? infinitive : form}`;
}

/** 'Wie ruimt het op, jullie of de gemeente?' */
export function whoOfTwo(form: string, rest: string, one: string, two: string): Said | undefined {
  const said = turnedWords(rest);
  const [first, second] = [one, two].map((doer) => doing(doer.toLowerCase(), form.toLowerCase()));
  if (said === undefined || !first || !second) return undefined;
  return { open: sentence(`[${capital(first)} / ${capital(second)}]`, said) };
}

/** 'Zullen we zoeken' and 'moeten we zoeken' want leave: 'jullie kunnen zoeken'. */
function allowed(clause: Clause): Clause {
  if (clause.who !== 'writer' || !/^\{?(?:zult|zullen|zal|moet)/u.test(clause.verb)) return clause;
  return { ...clause, verb: clause.subject === '{u|jullie}' ? '{kunt|kunnen}' : '{kunt|kunt}' };
}
