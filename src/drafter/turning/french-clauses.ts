import { ASKED, gapFor } from './french-gaps.ts';
import { FIRM, leans, mine, ours, READERS } from './french-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

/** A clause as whoever answers says it: 'je', 'accepte', 'les chèques'. */
type Stated = { who: string; verb: string; rest: string };

/** A way in which a clause stands in a question: its pattern, with `count` captures, and what it says. */
type Form = { source: string; count: number; state: (parts: readonly string[]) => Stated | undefined };

const DETERMINER =
  "(?:l[’']|(?:le|la|les|un|une|des|du|votre|vos|ton|ta|tes|notre|nos|mon|ma|mes|ce|cet|cette|ces|chaque|tous les|toutes les|tout le|toute la|quelqu’un|cela|ça) ?)";
/** A subject of several words, without a comma. */
const NOUN = `(${DETERMINER}[^,;:?]{0,70}?)`;
const REST = '(?: ([^?]{1,110}))?';
/** Verbs by which a statement is known where no word order shows it. */
const VERB = `((?:(?:se|s[’']|vous|me|m[’']) ?)?(?:est|sont|sera|seront|serait|seraient|était|étaient|a|ont|aura|auront|peut|peuvent|pourra|pourront|pourrait|doit|doivent|devra|devront|faut|faudra|suffit|suffisent|suffira|(?:conv|prov)ient|(?:conv|prov)iennent|conviendra(?:it)?|vient|viennent|viendra|viendront|prend|prendra|prennent|comprend|comprennent|inclut|incluent|contient|fait|font|fera|part|partira|finit|élève|tient|dépend|permet|(?:fonctionn|commenc|début|termin|ouvr|ferm|coût|dur|rest|arriv|existe|pass|trouv|situ|déroul|couvr|appliqu|nécessit|dispos|accept|particip|occup|charg|assist|concern|propos|bénéfici|manqu|pos|support|rembours|livr|command)(?:e|ent|era|eront)))`;

const FORMS = {
  addressed: {
    source: `(me |nous |m[’']|en |y |l[’']|les |le |la )?(\\p{L}+)-(?:vous|tu)${REST}`,
    count: 3,
    state: ([clitic = '', verb = '', rest = '']) => own(clitic, verb, rest),
  },
  named: {
    source: `${NOUN} (vous |te |t[’']|se |s[’'])?(\\p{L}+)-(?:t-)?(?:ils?|elles?)${REST}`,
    count: 4,
    state: ([who = '', clitic = '', verb = '', rest = '']) => ({
      who,
      verb: leant(clitic, verb),
      rest,
    }),
  },
  impersonal: {
    source: `(y |vous |te )?(\\p{L}+)-(?:t-)?il${REST}`,
    count: 3,
    state: ([clitic = '', verb = '', rest = '']) =>
      /^(?:a|avait|aura|faut|faudra|faudrait|est|sera|serait|reste|restera|existe|convient|suffit|suffirait)$/iu.test(
        verb,
      )
        ? { who: 'il', verb: leant(clitic, verb), rest }
        : undefined,
  },
  reader: {
    source: `(?:(?:y|en|vous|te|l[’']|le|la|les) ?)?(\\p{L}+)-(?:t-)?(?:je|nous|on)${REST}`,
    count: 2,
    state: ([verb = '', rest = '']) => theirs(verb, rest),
  },
  told: {
    source: `(?:vous|tu) ((?:me|nous|m[’']|en|y|l[’']|les|le|la) ?)?(\\p{L}+)${REST}`,
    count: 3,
    state: ([clitic = '', verb = '', rest = '']) => own(clitic, verb, rest),
  },
  toldOfReader: {
    source: `(?:je|nous|on) (\\p{L}+)${REST}`,
    count: 2,
    state: ([verb = '', rest = '']) => theirs(verb, rest),
  },
  toldOf: {
    source: `${NOUN} ${VERB}${REST}`,
    count: 3,
    state: ([who = '', verb = '', rest = '']) => ({ who, verb: turnedClitic(verb), rest }),
  },
  toldImpersonal: {
    source: `(?:il|c[’'])(?: ?(y|vous|te))? ?(a|est|sera|serait|faut|faudra|reste|existe|suffit|convient)${REST}`,
    count: 3,
    state: ([clitic = '', verb = '', rest = '']) => ({ who: 'il', verb: leant(clitic, verb), rest }),
  },
} satisfies Record<string, Form>;

/** 'vous convient' of the mail is 'me convient'. */
function turnedClitic(verb: string): string {
  const [, clitic = '', bare = verb] = /^(vous|me|m[’'])? ?(.*)$/iu.exec(verb) ?? [];
  if (clitic === '') return verb;
  return /^vous$/iu.test(clitic) ? leant('vous ', bare) : `{vous${leans(bare) ? ' |t’' : ' |te '}}${bare}`;
}

function leant(clitic: string, verb: string): string {
  const bare = clitic.trim().toLowerCase().replace("'", '’');
  if (bare === '') return verb.toLowerCase();
  const word = /^(?:vous|te|t’)$/.test(bare) ? 'me' : bare;
  const isLean = leans(verb) && /^[mst]e$/.test(word);
  return isLean ? `${word.slice(0, -1)}’${verb}` : word.endsWith('’') ? word + verb : `${word} ${verb}`;
}

/** What the reader of the mail does. */
function own(clitic: string, form: string, rest: string): Stated | undefined {
  const isFirm = FIRM.test(form) && /ez$/iu.test(form);
  const verb = isFirm ? ours(form) : mine(form);
  if (!verb) return undefined;
  const word = clitic.trim().toLowerCase();
  const object = /^(?:me|nous|m[’'])$/.test(word)
    ? leans(verb)
      ? '{vous |t’}'
      : '{vous|te} '
    : leans(verb) && /^l[ea]$/.test(word)
      ? 'l’'
      : clitic;
  return { who: isFirm ? 'nous' : 'je', verb: object + verb, rest };
}

/** What the sender may or must. */
function theirs(form: string, rest: string): Stated | undefined {
  const verb = READERS[form.toLowerCase()];
  return verb ? { who: '{vous|tu}', verb, rest } : undefined;
}

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
  const isNamed = !/^(?:je|nous|il|\{vous\|tu\})$/.test(stated.who);
  const [, adverb = '', behind = ''] = /^(\p{L}+)(?: (.*))?$/u.exec(stated.rest) ?? [];
  const known = ADVERBS[adverb.toLowerCase()];
  const [so, not] = known ?? ['', ' pas'];
  const rest = known ? behind : stated.rest;
  const yes = isNamed ? stated.verb : upper(affirmed(stated));
  const no = isNamed ? bareDenied(stated.verb, not) : upper(denied(stated, not));
  const thing = BEING.test(stated.verb)
    ? null
    : /^(une? |des |du |de la |de l’|d’autres )((?:autres? |petite?s? |grande?s? )?[^\s,]+)(.*)$/u.exec(rest);
  const [, article = '', noun = '', more = ''] = thing ?? [];
  const lack = `${leans(noun) ? 'd’' : 'de '}${noun}`;
  const gap = thing
    ? `[${yes}${so} ${article}${noun} / ${no} ${lack}]${more}`
    : `[${yes}${so} / ${no}] ${rest}`;
  return `${joined(isNamed ? stated.who : '', gap.trim())}.`;
}

const WISHES =
  /^(?:préf|souhait|veu|voul|voudr|désir|choisi|dois|doit|devr|aimer|pren|fau|\{dev|\{pou|\{ser|vien|recev|reç)|^se |^est|^sera/u;
const CHOICE =
  /^((?:plutôt )?(?:(?:être \p{L}+|\p{L}{2,}(?:er|ir|re|oir)) )?(?:plutôt )?)([^,]{2,60}?),? ou (?:bien |plutôt )?(?!non|pas|moins)([^,]{2,60}?)( (?:pour|lors|pendant|dans) [^,]{3,50})?$/u;

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
  const [, lead = '', first, second, more = ''] = CHOICE.exec(rest) ?? [];
  if (!first || !WISHES.test(stated.verb)) return undefined;
  return { open: `${joined(affirmed(stated), lead.trim(), `[${first} / ${second}]${more}`)}.` };
}

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

const { addressed, named, impersonal, reader, told, toldOfReader, toldOf, toldImpersonal } = FORMS;
const forms: readonly Form[] = [
  addressed,
  named,
  impersonal,
  reader,
  told,
  toldOfReader,
  toldImpersonal,
  toldOf,
];

const asking = forms.map(
  ({ source, state }): TurningRule => ({
    when: new RegExp(`^${ASKED}${THAT}(?<= |[’'])${source}$`, 'iu'),
    say: ([question = '', ...parts]) => {
      const stated = state(parts);
      return stated && completed(question, stated);
    },
  }),
);

/** 'Vous livrez quand ?', as it is said aloud; a day may follow. */
const spoken = [told, toldImpersonal, toldOf].map(
  ({ source, count, state }): TurningRule => ({
    when: new RegExp(
      `^${source.replace(REST, '(?: ([^?]{1,80}?))??')} (?:(quand|combien|à quelle heure|quel jour) ((?:le |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour )[^,?]{0,50})|${ASKED})$`,
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

const polar = forms.map(
  ({ source, state }): TurningRule => ({
    when: new RegExp(`^${source}$`, 'iu'),
    answers: ['yes-no', 'choice', 'action', 'fact'],
    say: (parts) => {
      const stated = state(parts);
      return stated && answered(stated);
    },
  }),
);

/** 'Quand commence le cours ?' */
const inverted: TurningRule = {
  when: new RegExp(
    `^${ASKED} ((?:se |s[’'])?(?:commence|débute|finit|termine|ouvre|ferme|coûte|dure|trouve|situe|est|sont|sera|seront|arrive|part|expire|déroule|passe|tient|élève|vaut|reste|comprend)(?:nt|ra|ront)?|a lieu|aura lieu|ont lieu) (${DETERMINER}[^,;:?]{2,90})$`,
    'iu',
  ),
  say: ([question = '', verb = '', who = '']) =>
    completed(question, { who, verb: verb.toLowerCase(), rest: '' }),
};

/** Questions that ask for a thing, a time or a place. */
export const whQuestions: readonly TurningRule[] = [...asking, inverted, ...spoken];
/** Questions for yes or no, or for one of two. */
export const polarQuestions: readonly TurningRule[] = polar;
