import { adjective, type Clause, clauseOf, nounPhrase, turnedWords } from './german-sides.ts';
import { parted, particles } from './german-verbs.ts';
import type { Said } from './turning.ts';

/** Small words that stand last without belonging to the verb. */
const LOOSE =
  /(?<!\p{L})(?:dafür|dazu|dort|da|hier|insgesamt|noch|schon|mindestens|maximal|jeweils|davon|darauf|daran|damit|so|auch|gern|gerne|dann|etwa|circa|her|persönlich|täglich|bisher|dabei(?= ))$/u;
const TAIL =
  /(?:^| )((?:zu )?(?:(?:\p{Ll}+(?:t|en) )(?=werden|sein|haben|lassen|bekommen|wird|ist|hat))?\p{Ll}+)$/u;

/** The words before the last ones that belong to the verb, and these: 'die Texte', 'schicken'. */
function split(rest: string): [front: string, tail: string] {
  const tail = LOOSE.test(rest) ? '' : (TAIL.exec(rest)?.[1] ?? '');
  return [rest.slice(0, rest.length - tail.length).trim(), tail];
}

/** 'Die Gäste können einchecken', with `gap` where an adverb stands. */
export function withGap({ subject, verb, rest }: Clause, gap: string, isEarly = false): string {
  const [front, tail] = split(rest);
  const [, before = '', behind = ''] =
    /^((?:(?:\{[^{}]*\}|mir|mich|uns|sich|es|das|ihn|sie|ihm)(?: |$)){0,2})(.*)$/u.exec(front) ?? [];
  const body = isEarly ? [before.trim(), gap, behind] : [before.trim(), behind, gap];
  return [subject, verb, ...body, tail].filter(Boolean).join(' ');
}

/** The first word of a sentence or of an alternative, as a capital. */
export function capital(text: string): string {
  return text
    .replace(
      /^\{([^{}|]*)\|([^{}|]*)\}/u,
      (_, polite: string, familiar: string) => `{${capital(polite)}|${capital(familiar)}}`,
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('de'));
}

/** 'das Frühstück ist inbegriffen', without end mark. */
export const plainly = ({ subject, verb, rest }: Clause) => [subject, verb, rest].filter(Boolean).join(' ');

const ARTICLE =
  /(?<!(?:in|an|auf|mit|bei|von|zu|aus|für|um|über|nach|unter|vor|als|gegen|durch|wie|pro|so) )(?<!\p{L})(ein(?:e[mnrs]?)?)(?= )/u;
const BARE_NOUN =
  '(?!(?:die|der|das|den|dem|eine|meine|deine|Ihre|unsere|diese)[mnrs]? )(?:\\p{Ll}+(?:e|es|en|er) )?\\p{Lu}[\\p{L}-]{2,}';
const ADVERBS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<!\\p{L})noch (?=(?:freie |zwei |drei |vier |\\d+ )?${BARE_NOUN})`, 'u'),
    '[noch / leider keine] ',
  ],
  [/(?<!\p{L})(?:schon|bereits) (ein(?:e[mnrs]?)?)(?= )/u, '[schon $1 / noch k$1]'],
  [/(?<!\p{L})(?:schon|bereits)(?!\p{L})/u, '[schon / noch nicht]'],
  [/(?<!\p{L})noch (?=ein)/u, ''],
  [/(?<!\p{L})noch(?!\p{L})/u, '[noch / leider nicht mehr]'],
  [/(?<!\p{L})auch (ein(?:e[mnrs]?)?)(?= )/u, '[auch $1 / leider k$1]'],
  [/(?<!\p{L})auch(?= (?!d))/u, '[auch / leider nicht]'],
];

/** Things that nobody counts, and how one says that there is none. */
const NONE: Readonly<Record<string, string>> = {
  Zeit: 'keine',
  Lust: 'keine',
  Erfahrung: 'keine',
  Interesse: 'kein',
  Bedarf: 'keinen',
  Platz: 'keinen',
  Kontakt: 'keinen',
};
const UNCOUNTED = new RegExp(
  `(?<!\\p{L}|(?:der|die|das|den|dem|Ihrer|deiner) )(?:${Object.keys(NONE).join('|')})(?!\\p{L})`,
  'u',
);

/** What belongs to the verb, said and denied: 'im Preis [enthalten / nicht enthalten]'. Undefined where there is no place for it. */
export function polar(rest: string): string | undefined {
  if (UNCOUNTED.test(rest))
    return rest
      .replace(/(?<!\p{L})(?:noch|schon|bereits|auch) /u, '')
      .replace(UNCOUNTED, (thing) => `[${thing} / leider ${NONE[thing]} ${thing}]`);
  const [adverb, alternatives] = ADVERBS.find(([pattern]) => pattern.test(rest)) ?? [];
  if (adverb && alternatives) return rest.replace(adverb, alternatives);
  const article = ARTICLE.exec(rest);
  if (article) return rest.replace(ARTICLE, (one) => `[${one} / leider k${one}]`);
  const [front, tail] = split(rest.replace(/(?<!\p{L})auch (?=\S)/u, ''));
  if (!tail) return undefined;
  return `${front} [${tail} / nicht ${tail}]`.trim();
}

/** The thing that stands first in the middle of a clause, and what follows. */
const OBJECT = new RegExp(`^(?:auch |noch |schon |bereits )?(?<thing>${nounPhrase})(?: (?<rest>.*))?$`, 'u');
const BARE = new RegExp(`^(?:auch |noch )?(?:${adjective}){0,2}\\p{Lu}`, 'u');

/** 'Eigene Musik dürfen Sie [gern / leider nicht] mitbringen': a thing without article goes before its verb. */
export function fronted({ subject, verb, rest }: Clause, gap: string): string | undefined {
  const { thing, rest: behind = '' } = OBJECT.exec(rest)?.groups ?? {};
  if (!thing || !BARE.test(rest) || UNCOUNTED.test(thing)) return undefined;
  return [thing, verb, subject, gap, behind].filter(Boolean).join(' ');
}

/** 'Sie können das Zimmer gern kostenlos stornieren': a word behind the thing and before all else. */
export function behindThing({ subject, verb, rest }: Clause, word: string): string {
  const [, pronouns = '', more = ''] =
    /^((?:(?:\{[^{}]*\}|mir|mich|uns|sich|es|das|ihn|sie|ihm)(?: |$)){0,2})(.*)$/u.exec(rest) ?? [];
  const { thing = '', rest: behind = more } = OBJECT.exec(more)?.groups ?? {};
  return [
    subject,
    verb,
    pronouns.trim(),
    thing,
    word,
    thing ? (OBJECT.exec(more)?.groups?.rest ?? '') : behind,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How there is none of a thing that has no article. */
export function none(thing: string): string {
  if (/(?:WLAN|Internet|Licht|Wasser|Material|Catering|Programm|Budget|Essen|Gas)$/u.test(thing))
    return 'kein';
  return /(?:platz|Platz|Strom|[rR]abatt|[zZ]ugang|[aA]ufzug|Lift|Alkohol|[sS]aal|raum|[nN]achlass|[fF]ahrstuhl|Besuch|Kaffee|Empfang)$/u.test(
    thing,
  )
    ? 'keinen'
    : 'keine';
}

/** 'Ich habe Allergien': nothing but a thing without article behind the verb. */
function having({ subject, verb, rest }: Clause): string | undefined {
  if (!/^\{?(?:habe|hat|haben|brauche|braucht|brauchen)(?!\p{L})/u.test(verb)) return undefined;
  const { thing, rest: behind = '' } = OBJECT.exec(rest)?.groups ?? {};
  if (!thing || !BARE.test(rest) || split(behind)[1] !== '') return undefined;
  return `[Ja, ${subject} ${verb} / Nein, ${subject} ${verb} leider ${none(thing)}] ${`${thing} ${behind}`.trim()}`;
}

/** A fact that was asked, with the choice of yes and no in its place. */
export function factOf(clause: Clause): Said {
  const { subject, verb, rest, who } = clause;
  const owned = UNCOUNTED.test(rest) ? undefined : having(clause);
  if (owned) return { open: `${owned}.` };
  const isAble = /^\{?(?:kann|können|darf|dürfen)(?!\p{L})/u.test(verb);
  const thing =
    who === 'other' ? undefined : fronted(clause, isAble ? '[gern / leider nicht]' : '[auch / leider nicht]');
  if (thing) return { open: `${thing}.` };
  const said = polar(rest);
  return {
    open: said
      ? `${subject} ${verb} ${said}.`
      : `[Ja, ${plainly(clause)} / Nein${who === 'reader' ? '' : ', leider nicht'}].`,
  };
}

/** A clause whose verb stands last: 'Sie am Freitag kommen' + 'können'. */
export function finalClause(words: string): Clause | undefined {
  const [, middle = '', form = ''] = /^(.+) (\p{Ll}+)$/u.exec(words) ?? [];
  if (!form) return undefined;
  const [particle, verb] = parted(form);
  return clauseOf(verb, particle ? `${middle} ${particle}` : middle);
}

const particleEnd = new RegExp(`^(.*) (${particles})$`, 'u');

/** Where what denies begins: marked with a letter, it is turned with the rest. */
export const DENIED = /(?<!\p{L})(?=(?:nichts?|kein\p{Ll}*)(?!\p{L}))/gu;

/** 'wenn wir das besprechen' → 'wenn {Sie|ihr} das {besprechen|besprecht}'; undefined for what is no such clause. */
export function subordinate(words: string): string | undefined {
  const [, joint = '', clause = ''] =
    /^(wenn|dass|falls|sobald|damit|sofern|weil|bevor|nachdem|bis|ob) (.+)$/u.exec(words) ?? [];
  if (!joint) return /(?: zu \p{Ll}+|\p{Ll}{2}zu\p{Ll}+)n$/u.test(words) ? turnedWords(words) : undefined;
  // What it denies is a condition, and no answer.
  const found = finalClause(clause.replace(DENIED, 'ʼ'));
  if (!found) return undefined;
  const [, front = found.rest, particle = ''] = particleEnd.exec(found.rest) ?? [];
  const isParted = particle !== '' && clause.endsWith(particle) === false;
  const verb = isParted ? found.verb.replace(/(^|[{|])(?=\p{L})/gu, `$1${particle}`) : found.verb;
  return [joint, found.subject, isParted ? front : found.rest, verb]
    .filter(Boolean)
    .join(' ')
    .replaceAll('ʼ', '');
}
