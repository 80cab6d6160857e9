import type { Form, Stated } from './clause-rules.ts';
import { FIRM, leans, mine, ours, READERS } from './french-verbs.ts';

/** With how many captures its pattern has, where more may follow them. */
type CountedForm = Form & { count: number };

export const DETERMINER =
  "(?:l[’']|(?:le|la|les|un|une|des|du|votre|vos|ton|ta|tes|notre|nos|mon|ma|mes|ce|cet|cette|ces|chaque|tous les|toutes les|tout le|toute la|quelqu’un|cela|ça) ?)";
/** A subject of several words, without a comma. */
const NOUN = `(${DETERMINER}[^,;:?]{0,70}?(?<! (?:du|de|des|le|la|les|au|aux|à|et|en|pour|par|sur|un|une)))`;
export const REST = '(?: ([^?]{1,110}))?';
/** Verbs by which a statement is known where no word order shows it. */
const VERB = `((?:(?:se|s[’']|vous|me|m[’']) ?)?(?:est|sont|sera|seront|serait|seraient|était|étaient|a|ont|aura|auront|peut|peuvent|pourra|pourront|pourrait|doit|doivent|devra|devront|faut|faudra|suffit|suffisent|suffira|(?:conv|prov)ient|(?:conv|prov)iennent|conviendra(?:it)?|vient|viennent|viendra|viendront|(?:re)?(?:prend|prendra|prennent|prendront)|comprend|comprennent|inclut|incluent|contient|fait|font|fera|part|partira|finit|élève|tient|dépend|permet|(?:fonctionn|commenc|début|termin|ouvr|ferm|coût|dur|rest|arriv|existe|pass|trouv|situ|déroul|couvr|appliqu|nécessit|dispos|accept|particip|occup|charg|assist|concern|propos|bénéfici|manqu|pos|support|rembours|livr|command)(?:e|ent|era|eront|erait|eraient)))`;

export const FORMS = {
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
    source: `(y |vous |te )?(\\p{L}+)-(?:t-)?(ils?|elles?)${REST}`,
    count: 4,
    state: ([clitic = '', verb = '', who = '', rest = '']) => ({
      who: who.toLowerCase(),
      verb: leant(clitic, verb),
      rest,
    }),
  },
  // 'Les tirages, ils sont compris ?'
  displaced: {
    source: `${NOUN}, (?:ils?|elles?|ça|c[’']) ?${VERB}${REST}`,
    count: 3,
    state: ([who = '', verb = '', rest = '']) => ({ who, verb: turnedClitic(verb), rest }),
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
  // 'dans combien de temps elle est restituée'
  toldOfIt: {
    source: `(ils?|elles?) ${VERB}${REST}`,
    count: 3,
    state: ([who = '', verb = '', rest = '']) => ({ who: who.toLowerCase(), verb: turnedClitic(verb), rest }),
  },
  toldImpersonal: {
    source: `(?:il|c[’'])(?: ?(y|vous|te))? ?(a|est|sera|serait|fau(?:t|dra|drait)|reste|existe|suffit|convien(?:t|drait|dra))${REST}`,
    count: 3,
    state: ([clitic = '', verb = '', rest = '']) => ({ who: 'il', verb: leant(clitic, verb), rest }),
  },
} satisfies Record<string, CountedForm>;

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
      : clitic === '' || /[’']$/.test(clitic)
        ? clitic
        : `${clitic.trim()} `;
  return { who: isFirm ? 'nous' : 'je', verb: object + verb, rest };
}

/** What the sender may or must. */
function theirs(form: string, rest: string): Stated | undefined {
  const verb = READERS[form.toLowerCase()];
  return verb ? { who: '{vous|tu}', verb, rest } : undefined;
}
