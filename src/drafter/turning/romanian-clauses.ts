import { askingRules, type Form, joined, polarRules, type Stated, upper } from './clause-rules.ts';
import { ADDRESSED, deedOfReader, deedOfSender, mine } from './romanian-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

const REST = '(?: ([^?]{1,110}))?';
const THIRD =
  '(?:(?:se|mai|ne|îmi|îți|vă|mi|ni) )?(?:a(?= (?:mai |deja )?\\p{L}+(?:[aiuâ]t|s)(?!\\p{L}))|cântărește|cântăresc|este|e|sunt|era|erau|va|vor|are|au|poate|pot|trebuie|ar|există|începe|încep|costă|durează|include|includ|cuprinde|cuprind|conține|conțin|funcționează|merge|merg|rămâne|rămân|ajunge|ajung|vine|vin|acoperă|deschide|deschid|închide|închid|află|face|fac|termină|percepe|percep|aplică|acceptă|oferă|livrează|plătește|plătesc|desfășoară|ține|țin|expiră|valorează|necesită|presupune|presupun|corespunde|convine|convin|potrivește|interesează|deranjează|primește|primesc|intră|asigură|ocupă|schimbă|schimb|modifică|mărește|crește|cresc|scade|scad|merită|vinde|vând|repară|permite|permit|suportă|găsește|găsesc|folosește|folosesc|ia)';
const NOUN = '((?!(?:se|mai|nu|îmi|vă|îți|ne) )\\p{L}[^,;:?]{2,70}?)';
const TO_READER =
  '(?:convine|convin|trebuie|ar trebui|place|plac|interesează|deranjează|ajunge|ajung|este|e|sunt|lipsește|lipsesc|rămâne|rămân|ar conveni|ar plăcea)';

/** 'ați primit', 'ați prefera': what has been done, and what would be. */
function past(auxiliary: string, rest: string): Stated | undefined {
  const isWould = /^(?:putea|dori|vrea|prefera|avea|fi|accepta|recomanda|propune)(?!\p{L})/iu.test(rest);
  if (/^(?:ați|ai)$/iu.test(auxiliary)) return { who: '', verb: isWould ? 'aș' : 'am', rest };
  if (!/^(?:veți|vei)$/iu.test(auxiliary)) return undefined;
  return { who: '', verb: /^fi (?:prezenți|câți|\[)/u.test(rest) ? 'vom' : 'voi', rest };
}

/** 'doriți să rezervați' is 'doresc să rezerv'; undefined where the second verb is unknown. */
export function ownRest(rest: string): string | undefined {
  const [, before = '', self = '', form, behind = ''] =
    /^((?:\p{L}+ )?(?:să|că) )((?:te|vă|îți|vi) )?(\p{L}+)(.*)$/u.exec(rest) ?? [];
  if (form === undefined) return rest;
  const deed = deedOfReader(form);
  const turned = self === '' ? '' : /^(?:te|vă)/u.test(self) ? 'mă ' : 'îmi ';
  // 'doriți să fie gata': somebody else.
  if (!deed && self === '' && before.endsWith('să ') && !/(?:[aeiâ]ți|i)$/u.test(form)) return rest;
  return deed && before + turned + deed.me + behind;
}

const addressed: Form = {
  source: `(?:(?:cumva|oare) )?((?:îmi|ne|le|îl|o|îi|mai) )?(${ADDRESSED})${REST}`,
  state: ([clitic = '', form = '', rest = '']) => {
    const word = clitic.trim().toLowerCase();
    const front = /^(?:îmi|ne)$/.test(word) ? '{vă|îți} ' : word ? `${word} ` : '';
    const isPast =
      form.toLowerCase() !== 'ai' ||
      /^\p{L}+[ts](?!\p{L})|^(?:putea|dori|vrea|prefera|avea|fi) /iu.test(rest);
    const stated = isPast ? past(form, rest) : undefined;
    const verb = stated?.verb ?? mine(form, rest);
    const said = ownRest(stated?.rest ?? rest);
    return verb && said !== undefined ? { who: '', verb: front + verb, rest: said } : undefined;
  },
};
const given: Form = {
  source: `(?:vă|îți) (${TO_READER})${REST}`,
  state: ([verb = '', rest = '']) => ({ who: '', verb: `îmi ${verb.toLowerCase()}`, rest }),
};
/** 'să plătim': what the sender may or must do. */
const reader: Form = {
  source: `(putem|pot|am putea|aș putea|merită|trebuie|ar trebui|va trebui|avem voie|am voie|este nevoie|e nevoie|este posibil|este obligatoriu) (să(?: |-(?:l|i|o|le) )|)(\\p{L}+)${REST}`,
  state: ([modal = '', to = '', form = '', rest = '']) => {
    const deed = to === '' ? undefined : deedOfSender(form);
    const can = /^(?:putem|pot|am putea|aș putea)$/iu.test(modal);
    const may = /voie$/iu.test(modal) ? '{aveți|ai} voie' : can ? '{puteți|poți}' : modal.toLowerCase();
    if (can && to === '') return { who: '', verb: may, rest: `${form} ${rest}`.trim() };
    if (!deed || to === '') return undefined;
    // 'Putem să ne vedem': both of them.
    return { who: '', verb: may, rest: `${to.trim()} {${deed.you}|${deed.thou}} ${rest}`.trim() };
  },
};
const impersonal: Form = {
  source: `(${THIRD})${REST}`,
  state: ([verb = '', rest = '']) => {
    const said = ownRest(rest);
    return said === undefined ? undefined : { who: '', verb: verb.toLowerCase(), rest: said };
  },
};
const ASKING = /^(?:\p{L}{1,5} )?(?:ce|când|cât|câtă|câți|câte|unde|cine|cui|cum|care)(?!\p{L})/iu;
const named: Form = {
  source: `${NOUN} ((?:(?:vă|îți|îmi|ne|se|mai) )?(?:${THIRD}))${REST}`,
  state: ([who = '', verb = '', rest = '']) => {
    const first = who.split(' ', 1)[0] ?? '';
    if (deedOfReader(first) ?? deedOfSender(first) ?? ASKING.exec(who)) return undefined;
    const said = ownRest(rest);
    return said === undefined ? undefined : { who, verb, rest: said };
  },
};

const ADVERBS: Readonly<Record<string, readonly [string, string]>> = {
  deja: [' deja', ' încă'],
  încă: [' încă', ' mai'],
  și: [' și', ''],
  cumva: ['', ''],
};

function eitherWay({ who, verb, rest }: Stated): string {
  const [, first = '', behind = ''] = /^(\p{L}+)(?: (.*))?$/u.exec(rest) ?? [];
  const known = ADVERBS[first.toLowerCase()];
  const [so, not] = known ?? ['', ''];
  const more = known ? behind : rest;
  // 'Ați primit deja contractul?'
  const [, done, object = ''] = /^(\p{L}+[ts]) deja(?: (.*))?$/u.exec(rest) ?? [];
  if (done) return `${joined(who, `[${upper(verb)} ${done} deja / Încă nu ${verb} ${done}]`, object)}.`;
  const yes = `${verb}${so}`;
  const no = not === ' încă' ? `încă nu ${verb}` : `nu ${verb}${not}`;
  const gap = who ? `[${yes} / ${no}]` : `[${upper(yes)} / ${upper(no)}]`;
  return `${joined(who, gap, more)}.`;
}

/** What the sender asks to be allowed, which an intent decides. */
function permitted({ verb, rest }: Stated): Said | undefined {
  if (!/^\{(?:puteți|aveți)/.test(verb) || !rest) return undefined;
  return {
    open: `[${upper(verb)} / Din păcate, nu ${verb}] ${rest}.`,
    yes: `sigur că ${verb} ${rest}.`,
    no: `din păcate, nu ${verb} ${rest}.`,
  };
}

const ADDRESSES = new RegExp(`^${ADDRESSED} `, 'iu');
const WISHES =
  /^(?:prefer|doresc|dorim|vreau|aș|este|sunt|e$|se |trebuie|îmi |\{|iau|aleg|plătesc|vin$|va$|am nevoie)/u;
const CHOICE =
  /^((?:mai degrabă )?(?:\p{L}{4,}[aei] )?(?:să \S+ )?(?:mai degrabă )?)([^,]{2,60}?),? (?:sau|ori) (?!nu)([^,]{2,60}?)( (?:pentru|în timpul) [^,]{3,50})?$/u;

function answered(stated: Stated): Said | undefined {
  const rest = stated.rest.replace(/ sau nu$/u, '');
  if (/^(?:\p{L}{1,3} ){0,2}(?:ce|când|cât|câtă|câți|câte|unde|cine|cui)(?!\p{L})/iu.test(rest))
    return undefined;
  if (!/ (?:sau|ori) /.test(rest))
    return permitted({ ...stated, rest }) ?? { open: eitherWay({ ...stated, rest }) };
  const [, lead = '', first, second, more = ''] = CHOICE.exec(rest) ?? [];
  const [word = ''] = (second ?? '').split(' ', 1);
  if (!first || !WISHES.test(stated.verb) || ADDRESSES.test(second ?? '') || deedOfSender(word))
    return undefined;
  // 'Este inclus sau se plătește separat?'
  if (/^(?:se |este |trebuie )/u.test(second ?? ''))
    return { open: `${joined(stated.who, `[${stated.verb} ${lead}${first} / ${second}]${more}`)}.` };
  return { open: `${joined(stated.who, stated.verb, lead.trim(), `[${first} / ${second}]${more}`)}.` };
}

type Gap = { gap: string; isObject?: true };

/** 'la ce oră', 'câte scaune' as the gap that answers them. */
function gapFor(question: string): Gap | undefined {
  const words = question.toLowerCase().trim();
  const [, before = '', asked = ''] =
    /^((?:până la|până în|de la|începând cu|\p{L}+) )?((?:ce|când|cât|câtă|câți|câte|unde|cum|cine|cui|care|cu ce)(?!\p{L}).*)$/u.exec(
      words,
    ) ?? [];
  const isPlain = before === '';
  if (asked === 'când')
    return {
      gap: isPlain
        ? '[când]'
        : before === 'de '
          ? 'din [data]'
          : before === 'până '
            ? 'până pe [data]'
            : `${before}[data]`,
    };
  if (/^ce (?:oră|ore)$/.test(asked)) return { gap: `${isPlain ? 'la ' : before}ora [ora]` };
  if (/^(?:ce|care) (?:dată|zi|zile)$/.test(asked))
    return { gap: `${isPlain ? '' : before}[data]`, ...(isPlain ? { isObject: true } : {}) };
  if (asked === 'cât timp') return { gap: `${before}[durata]`, ...(isPlain ? { isObject: true } : {}) };
  if (asked === 'cât') return { gap: isPlain ? '[cât]' : `${before}[cât]` };
  const [, counted] = /^(?:cât|câtă|câți|câte) (.+)$/u.exec(asked) ?? [];
  if (counted)
    return {
      gap: `${before}[${/^câ[tț][ie]/.test(asked) ? 'număr' : 'cât'}] ${counted}`,
      ...(isPlain ? { isObject: true } : {}),
    };
  if (/^câ(?:ți|te)$/.test(asked)) return { gap: '[număr]', isObject: true };
  if (asked === 'unde') return { gap: isPlain ? '[unde]' : `${before}[unde]` };
  if (asked === 'cum') return { gap: '[cum]' };
  if (asked === 'cine') return isPlain ? undefined : { gap: `${before}[numele]` };
  if (asked === 'cui') return { gap: '[cui]' };
  return asked ? { gap: `${before}[${asked}]`, ...(isPlain ? { isObject: true } : {}) } : undefined;
}

const INFINITIVES =
  /^((?:să \S+(?: \S+(?:ți|[^|\s]+\}))?|(?:comanda|rezerva|aduce|trimite|plăti|achita|primi|lua|folosi|cumpăra|depune|livra|fi|avea|face|da|oferi|aștepta|prezenta|semna|completa))(?!\p{L}))(?: (.*))?$/u;
/** 'cursul', 'închirierea sălii': a noun with its article. */
const DEFINITE = /^(?:\p{L}{2,}(?:ul|le|a|ii)|\p{Lu}\p{Ll}+)(?!\p{L})/u;
const WHEN_TAIL =
  /^(\p{L}+(?: \p{L}+)?) ((?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică|în (?:weekend|timpul)|seara|dimineața).{0,30})$/u;

function completed(question: string, stated: Stated): Said | undefined {
  const found = gapFor(question);
  if (!found || / (?:sau|ori) /.test(stated.rest)) return undefined;
  const { verb, rest } = stated;
  // 'Cât ar costa unul?': what would, and what it is, stand apart.
  if (stated.who === '' && /^(?:ar|va|vor)$/u.test(verb)) return undefined;
  const measure = /cost|percep/.test(verb) ? 'suma' : verb.startsWith('cântăr') ? 'greutatea' : 'cât timp';
  const gap = found.gap.replace(/\[cât\]$/u, `[${measure}]`);
  const isThing =
    stated.who === '' &&
    // 'Când puteți livra piesele?': what can be done by whom stands behind it.
    !/^(?:pot|poți|putem)$/u.test(verb) &&
    new RegExp(`^${THIRD}$`, 'u').test(verb) &&
    !/^(?:trebuie|se poate|poate|îmi|vă)/u.test(verb);
  const [, owner = rest, when = ''] = WHEN_TAIL.exec(rest) ?? [];
  if (isThing && DEFINITE.test(rest)) return { open: `${joined(owner, verb, when, gap)}.` };
  // 'Câte persoane veți fi?': of several none says 'I'.
  const many = /^(?:sunt|voi|vin)$/.test(verb) && /\[număr\]/.test(gap);
  const plural: Record<string, string> = { sunt: 'suntem', voi: 'vom', vin: 'venim' };
  const said = many ? (plural[verb] ?? verb) : verb;
  const [, lead = '', behind = ''] = (found.isObject && INFINITIVES.exec(rest)) || [];
  // 'Cât timp este valabilă?'
  if (/^(?:valabil|disponibil|deschis|închis|liber|gata)/u.test(rest))
    return { open: `${joined(stated.who, said, rest, gap)}.` };
  return found.isObject
    ? { open: `${joined(stated.who, said, lead, gap, lead ? behind : rest)}.` }
    : { open: `${joined(stated.who, said, rest, gap)}.` };
}

const WORD = '[^\\s,?]+';
const ASKED = `((?:(?:la|de|din|cu|pe|pentru|până la|până în|până|în|sub|prin|a) )?(?:ce (?:${WORD} ){0,3}?${WORD}|când|cât (?:timp|spațiu|loc|material|personal|buget)|(?:câți|câte|câtă)(?: (?:${WORD} ){0,2}?${WORD})?|cât|unde|cum|cui|cine|care))`;
const forms: readonly Form[] = [given, reader, addressed, impersonal, named];

/** Questions that ask for a thing, a time or a place. */
export const whQuestions: readonly TurningRule[] = askingRules(forms, `${ASKED} `, completed);
/** Questions for yes or no, or for one of two. */
export const polarQuestions: readonly TurningRule[] = polarRules(forms, answered);
