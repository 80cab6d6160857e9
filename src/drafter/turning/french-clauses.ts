import { askingRules, type Form, polarRules, type Stated } from './clause-rules.ts';
import { DETERMINER, FORMS, REST } from './french-forms.ts';
import { ASKED, gapFor } from './french-gaps.ts';
import { leans } from './french-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' ').replace(/’ /g, '’');
/** Modal verbs of the writer's side are said of their time; 'could' becomes 'can'. */
const firm = (verb: string) => verb.replace(/^pourrais$/, 'peux').replace(/^pourrions$/, 'pouvons');

function affirmed({ who, verb }: Stated): string {
  return who === 'je' && leans(verb) ? `j’${verb}` : `${who} ${verb}`;
}

function denied({ who, verb }: Stated, not = ' pas'): string {
  return `${who} ${bareDenied(verb, not)}`;
}

function bareDenied(verb: string, not: string): string {
  return `${leans(verb) ? 'n’' : 'ne '}${verb}${not}`;
}

/** What goes with 'yes' and with 'no': 'est déjà', 'n’est pas encore'. */
const ADVERBS: Readonly<Record<string, readonly [string, string]>> = {
  déjà: [' déjà', ' pas encore'],
  encore: [' encore', ' plus'],
  toujours: [' toujours', ' plus'],
  bien: [' bien', ' pas'],
  aussi: [' aussi', ' pas'],
  également: [' également', ' pas'],
  actuellement: [' actuellement', ' pas actuellement'],
};
const BEING = /^(?:[mts]’|me )?(?:est|sont|suis|sommes|ser\p{L}+|était|étaient|\{êtes)/u;
const upper = (text: string) =>
  text.replace(
    /^(\{?)(\p{Ll})([^{}|]*\|)?(\p{Ll})?/u,
    (_, mark, first, more = '', second = '') =>
      `${mark}${first.toUpperCase()}${more}${more ? second.toUpperCase() : second}`,
  );

/** The gap in which a statement is said or denied, and what stands around it. */
function eitherWay(stated: Stated): string {
  const isNamed = !/^(?:je|nous|ils?|elles?|\{vous\|tu\})$/.test(stated.who);
  const [, adverb = '', behind = ''] = /^(\p{L}+)(?: (.*))?$/u.exec(stated.rest) ?? [];
  const known = ADVERBS[adverb.toLowerCase()];
  const [so, not] = known ?? ['', ' pas'];
  const rest = known ? behind : stated.rest;
  // What need not be done is not forbidden.
  const [, duty] = /^\{dev[^|]*\|(dois|devras|devrais)\}$/u.exec(stated.verb) ?? [];
  if (duty && rest)
    return `[${upper(affirmed(stated))} / {Vous n’avez|Tu n’as} pas besoin ${leans(rest) ? 'd’' : 'de'}] ${rest}.`;
  const yes = isNamed ? stated.verb : upper(affirmed(stated));
  const no = isNamed ? bareDenied(stated.verb, not) : upper(denied(stated, not));
  const thing = BEING.test(stated.verb)
    ? null
    : /^((?:eu|reçu|prévu|fait|pris) )?(une? |des |du |de la |de l’|d’autres )((?:autres? |petite?s? |grande?s? )?[^\s,]+)(.*)$/u.exec(
        rest,
      );
  const [, done = '', article = '', noun = '', more = ''] = thing ?? [];
  const lack = `${leans(noun) ? 'd’' : 'de '}${noun}`;
  const gap = thing
    ? `[${yes}${so} ${done}${article}${noun} / ${no} ${done}${lack}]${more}`
    : `[${yes}${so} / ${no}] ${rest}`;
  return `${joined(isNamed ? stated.who : '', gap.trim())}.`;
}

const WISHES =
  /^(?:préf|souhait|veu|voul|voudr|désir|choisi|dois|doit|devr|aimer|pren|fau|\{dev|\{pou|\{ser|vien|recev|reç)|^se |^est|^sera/u;
const CHOICE =
  /^((?:plutôt )?(?:(?:être \p{L}+|\p{L}{2,}(?:er|ir|re|oir)) )?(?:plutôt )?)([^,]{2,60}?),? ou (?:bien |plutôt )?(?!non|pas|moins)([^,]{2,60}?)( (?:pour|lors|pendant|dans) [^,]{3,50})?$/u;

/** 'des sessions en visio ou seulement en présentiel': two that share what stands before them. */
const SHARED =
  /^(.{2,60}) ((en|à|par|sur|dans|avec|sans|pour|chez|le|la|l’) ?[^,]{2,40}?),? ou (?:bien )?((?:seulement |uniquement |plutôt )?(en|à|par|sur|dans|avec|sans|pour|chez|le|la|l’) ?[^,]{2,40})$/u;

function sharing(stated: Stated): Said | undefined {
  const [, lead = '', first = '', one, second = '', other] = SHARED.exec(stated.rest) ?? [];
  if (!one || one !== other || / ou /u.test(lead)) return undefined;
  return { open: `${joined(affirmed(stated), lead, `[${first} / ${second}]`)}.` };
}

/** What the sender asks to be allowed, which an intent decides. */
function permitted({ who, verb, rest }: Stated): Said | undefined {
  if (who !== '{vous|tu}' || !/^\{pou/.test(verb) || !rest) return undefined;
  const may = '{vous pouvez|tu peux}';
  const mayNot = '{vous ne pouvez|tu ne peux} malheureusement pas';
  return {
    open: `[${upper(may)} / ${upper(mayNot)}] ${rest}.`,
    yes: `${may} bien sûr ${rest}.`,
    no: `${mayNot} ${rest}.`,
  };
}

/** Yes or no, or one of two things. */
function answered(stated: Stated): Said | undefined {
  const { rest } = stated;
  if (/^(?:\p{L}+[ ’]){0,2}(?:quel|combien|quand|où|comment|qui)(?!\p{L}{4})/iu.test(rest)) return undefined;
  if (!/ ou /.test(rest)) return permitted(stated) ?? { open: eitherWay(stated) };
  const shared = sharing(stated);
  if (shared) return shared;
  const [, lead = '', first, second, more = ''] = CHOICE.exec(rest) ?? [];
  if (!first || !second) return undefined;
  const isPlaced = placeOf(first) !== undefined && placeOf(first) === placeOf(second);
  if (!isPlaced && !WISHES.test(stated.verb)) return undefined;
  return { open: `${joined(affirmed(stated), lead.trim(), `[${first} / ${second}]${more}`)}.` };
}

/** 'au mot', 'en ligne': two that stand in one place whatever the verb. */
const PLACED = /^(?:(au |aux |à la |à l’|à )|(?:en|par|dans|sur|avec|sans|chez|sous|pour) )/u;
const placeOf = (words: string) => {
  const [place, to] = PLACED.exec(words) ?? [];
  return to ? 'à' : place;
};

const INFINITIVES =
  /^((?:(?:me |m’|y |en )?(?:\p{L}{2,}(?:er|ir|re|oir)|\{[^{}]*\}\s?\p{L}+(?:er|ir|re)) )*(?:me |m’|y |en )?\p{L}{2,}(?:er|ir|re|oir))(?: (.*))?$/u;

/** The statement with its gap where what is asked for would stand. */
function completed(question: string, stated: Stated): Said | undefined {
  const found = gapFor(question);
  if (!found || / ou /.test(stated.rest)) return undefined;
  const isCost = /^(?:coût|s’élèv|me coût|revien)/u.test(stated.verb);
  const gap = isCost ? found.gap.replace('[combien]', '[montant]') : found.gap;
  // 'Combien serez-vous ?': of several none says 'I'.
  const many =
    /^ser(?:ai|iez)|^suis/.test(stated.verb) && stated.who === 'je' && /\[(?:nombre|combien)\]/.test(gap);
  const several = { who: 'nous', verb: stated.verb === 'suis' ? 'sommes' : 'serons' };
  const said = affirmed({ ...stated, verb: firm(stated.verb), ...(many ? several : {}) });
  const [, infinitives = '', behind = ''] = (found.isObject && INFINITIVES.exec(stated.rest)) || [];
  const rest = infinitives ? behind : stated.rest;
  return found.isObject
    ? { open: `${joined(said, infinitives, gap, rest)}.` }
    : { open: `${joined(said, stated.rest, gap)}.` };
}

const THAT = "(?: est-ce qu(?:e|[’']))? ?";

const {
  addressed,
  named,
  impersonal,
  displaced,
  reader,
  told,
  toldOfReader,
  toldOf,
  toldOfIt,
  toldImpersonal,
} = FORMS;
const forms: readonly Form[] = [
  addressed,
  named,
  impersonal,
  reader,
  told,
  toldOfReader,
  toldImpersonal,
  toldOfIt,
  displaced,
  toldOf,
];

const asking = askingRules(forms, `${ASKED}${THAT}(?<= |[’'])`, completed);

/** 'Vous livrez quand ?', as it is said aloud; a day may follow. */
const spoken = [told, toldImpersonal, toldOfReader, toldOf].map(
  ({ source, count, state }): TurningRule => ({
    when: new RegExp(
      `^${source.replace(REST, '(?: ([^?]{1,80}?))??')} (?:(quand|combien|à quelle heure|quel jour) ((?:pour |par |le |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour )[^,?]{0,50})|${ASKED})$`,
      'iu',
    ),
    say: (parts) => {
      const stated = state(parts.slice(0, count));
      const [early, day, asked] = parts.slice(count);
      if (!stated) return undefined;
      return completed(asked || early || '', { ...stated, rest: joined(stated.rest, day ?? '') });
    },
  }),
);

/** 'Quand commence le cours ?' */
const inverted: TurningRule = {
  when: new RegExp(
    `^${ASKED} ((?:se |s[’'])?(?:commence|débute|finit|termine|ouvre|ferme|coûte|dure|trouve|situe|est|sont|sera|seront|arrive|part|expire|déroule|passe|tient|élève|vaut|reste|comprend)(?:nt|ra|ront|rait|raient)?|a lieu|aura lieu|ont lieu) (${DETERMINER}[^,;:?]{2,90})$`,
    'iu',
  ),
  say: ([question = '', verb = '', who = '']) =>
    completed(question, { who, verb: verb.toLowerCase(), rest: '' }),
};

/** Questions that ask for a thing, a time or a place. */
export const whQuestions: readonly TurningRule[] = [...asking, inverted, ...spoken];
/** Questions for yes or no, or for one of two. */
export const polarQuestions: readonly TurningRule[] = polarRules(forms, answered);
