import { upper } from './clause-rules.ts';

import { deedNamed, deedOfReader, deedOfSender } from './romanian-verbs.ts';
import { dayWanted, neededIt } from './romanian-wishes.ts';
import type { Said, TurningRule } from './turning.ts';

/** 'Puteți să', 'v-aș ruga să': what leads to a request of a finite verb. */
const ASKS_THAT = `(?:(?:puteți|poți|ați putea|ai putea|v-aș ruga|te-aș ruga|v-am ruga|vă rog|te rog|vă rugăm|vă solicităm|vă solicit|aș dori|am dori|aș vrea|ne-ar plăcea|v-aș fi recunoscător|v-aș fi recunoscătoare|v-am fi recunoscători|aș aprecia|am aprecia|dacă ați putea|ar fi posibil|este posibil|nu uitați|rămâne)(?: (?:frumos|mult|de asemenea|totodată|și|cumva|dacă se poate|vă rog|dacă puteți))?,? să(?=[ -]) ?)`;
const TELL =
  '(?:spuneți|comunicați|precizați|confirmați|indicați|transmiteți|spui|comunici|precizezi|confirmi|indici|transmiți|anunțați|anunți|informați|informezi|explicați|explici)';
const TELL_BARE = '(?:spune|comunica|preciza|confirma|indica|transmite|anunța|informa|explica)';
const ME = '(?:-mi |-ne |îmi |ne |mă )';
export const ASKS_TO_KNOW = `(?:${ASKS_THAT}${ME}${TELL}|(?:(?:îmi|ne) (?:puteți|poți)|(?:mi|ne)-(?:ați|ai) putea) (?:și |cumva )?${TELL_BARE}|(?:aș|am) (?:dori|vrea) să (?:știu|știm|aflu|aflăm|vă întreb|te întreb|vă întrebăm)|(?:vreau|vrem|doresc|dorim|voiam) să (?:știu|știm|aflu|aflăm|vă întreb|te întreb)|(?:spuneți|comunicați|precizați|confirmați|indicați|spune|comunică|confirmă)-(?:mi|ne)|ne-ar (?:interesa|ajuta)(?: și)?(?: să știm)?|m-ar (?:interesa|ajuta)(?: și)?(?: să știu)?|(?:ne|mă) interesează(?: și)?|avem nevoie să știm|am nevoie să știu|(?:știți|știi) cumva|mă întreb(?:am)?)`;
export const CLAUSE =
  '(?=(?:dacă |(?:(?:la|de|din|cu|pe|pentru|până la|până|în|a) )?(?:ce|când|cât|câtă|câți|câte|unde|cum|cine|cui|care)(?!\\p{L})))';

/** 'numărul de telefon': what it is called in a gap. */
export function labelOf(noun: string): string {
  const [word = 'răspuns'] = noun.split(/[\s,]/u, 1);
  return MONEY.test(word) ? 'suma' : word.toLowerCase();
}
const MONEY = /^(?:tariful|prețul|costul|chiria|garanția|avansul|prețurile|tarifele|costurile|onorariul)$/iu;
const DATED =
  /(?<!\p{L})(?:până|înainte de|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|ianuarie|februarie|martie|aprilie|(?<=\d )mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|la ora)(?!\p{L})/iu;
/** Whom it is done to, and not given. */
const DONE_TO = /^(?:suna|contacta|ajuta|anunța|informa|aștepta|vizita|caza|înscrie|programa|servi|evalua)$/u;

/** What one may be unable to do, however gladly: no day would answer it. */
const OPEN_DEED = /^(?:ajunge|veni|începe|termina|oferi|trece|pleca|livra|participa|schimba)$/u;

/** What is wanted done: who it is for, the verb by which it was asked, the rest. */
function requested([to = '', form = '', rest = '']: readonly string[]): Said | undefined {
  const deed = deedOfReader(form) ?? deedNamed(form);
  if (!deed || /^(?:fi|avea|ști|vedea|putea|vrea|dori|crede|primi|spune)$/.test(deed.infinitive))
    return undefined;
  if (/^(?:dacă|când|unde|cum|că|să) /iu.test(rest)) return undefined;
  const word = to.replace(/-/g, '').trim().toLowerCase();
  const isFor = /^(?:mi|îmi|ne|mă|m)$/.test(word);
  const front = isFor
    ? DONE_TO.test(deed.infinitive)
      ? '{vă|te} '
      : '{vă|îți} '
    : word
      ? `${word === 'l' ? 'îl' : word} `
      : '';
  const behind = rest === '' ? '' : ` ${rest}`;
  const yes = `${front}${deed.me} cu plăcere${behind}.`;
  const no = `din păcate, nu ${front}pot ${deed.infinitive}${behind}.`;
  // What is given may come later; whether somebody is sent is open.
  const dated = isFor && !DONE_TO.test(deed.infinitive) ? dayWanted(rest) : undefined;
  if (dated) return { open: `${front}${deed.me} ${dated.thing} ${dated.gap}.`, yes, no };
  if (DATED.test(rest) || OPEN_DEED.test(deed.infinitive))
    return {
      open: `[${upper(front)}${front ? 'pot' : 'Pot'} / Din păcate, nu ${front}pot] ${deed.infinitive}${behind}.`,
      yes,
      no,
    };
  return { open: `${front}${deed.me}${behind} [când].`, yes, no };
}

export const DEFINITE = /^(?:\p{L}+(?:ul|le|a|ii|ile)|numele)(?!\p{L})/u;

/** 'numărul de telefon': what is to be told. */
function told([noun = '']: readonly string[]): Said | undefined {
  if (!DEFINITE.test(noun) || / (?:sau|ori) /.test(noun)) return undefined;
  return {
    open: `{vă|îți} comunic ${noun}: [${labelOf(noun)}].`,
    no: `din păcate, nu {vă|îți} pot comunica ${noun}.`,
  };
}

const FIGURES =
  /^(?:data|ora|orele|adresa|numărul|suma|numele|prețul|termenul|cantitatea|locul|intervalul)$/u;

/** 'să-mi confirmați data', 'că …'. */
function confirmed([that = '', what = '']: readonly string[]): Said | undefined {
  const whole = `${that} ${what}`.trim();
  const no = `din păcate, nu {vă|îți} pot confirma ${whole}.`;
  const label = labelOf(what);
  if (that === '' && FIGURES.test(label)) return { open: `{vă|îți} confirm ${whole}: [${label}].`, no };
  if (that === '' && !DEFINITE.test(what)) return undefined;
  return {
    open: `[{Vă|Îți} confirm / Încă nu {vă|îți} pot confirma] ${whole}.`,
    yes: `{vă|îți} confirm ${whole}.`,
    no,
  };
}

/** A thing that is needed. */
function needed([words = '']: readonly string[]): Said | undefined {
  const noun = words.replace(/ (și|precum și) de (?=\p{L})/gu, ' $1 ');
  if (/^(?:să|ca|timp|dumneavoastră|mai mult) |^(?:ajutor|timp)/iu.test(noun)) return undefined;
  const it = neededIt(noun);
  if (it) return it;
  const dated = dayWanted(noun);
  return {
    open: dated
      ? `{vă|îți} trimit ${dated.thing} ${dated.gap}.`
      : DATED.test(noun)
        ? `[{Vă|Îți} pot / Din păcate, nu {vă|îți} pot] trimite ${noun}.`
        : `{vă|îți} trimit ${noun} [când].`,
    yes: `{vă|îți} trimit cu plăcere ${noun}.`,
    no: `din păcate, nu {vă|îți} pot trimite ${noun}.`,
  };
}

/** 'Doriți să mă ocup de transport?' */
function offeredSelf({ you, thou }: { you: string; thou: string }, rest: string): Said {
  const does = `să {vă ${you}|te ${thou}} ${rest}`.trim();
  return {
    open: `[Da, {vă|te} rog / Nu este nevoie] ${does}.`,
    yes: `da, {vă|te} rog ${does}.`,
    no: `nu, mulțumesc, nu este nevoie ${does}.`,
  };
}

/** 'Doriți să vă trimit programul?' */
export function offered([to = '', form = '', rest = '']: readonly string[]): Said | undefined {
  const deed = deedOfSender(form);
  if (!deed) return undefined;
  if (/^(?:mă|ne)$/iu.test(to.trim())) return offeredSelf(deed, rest);
  const isFor = /^(?:vă|îți|ți|te)$/iu.test(to.trim());
  const does = isFor
    ? /^te$/iu.test(to.trim()) || DONE_TO.test(deed.infinitive)
      ? `să mă {${deed.you}|${deed.thou}}`
      : `să-mi {${deed.you}|${deed.thou}}`
    : `să ${to.trim()} {${deed.you}|${deed.thou}}`.replace(/ {2,}/g, ' ');
  const behind = rest === '' ? '' : ` ${rest}`;
  return {
    open: `[Da, {vă|te} rog / Nu este nevoie] ${does}${behind}.`,
    yes: `da, {vă|te} rog ${does}${behind}.`,
    no: `nu, mulțumesc, nu este nevoie ${does}${behind}.`,
  };
}

const TO = '-?((?:(?:mi|ne|l|m|i) ?|(?:îmi|ne|mă|le|îi|îl|o) )?)';
const BEHIND = '(?: (.{1,120}))?';

export const requests: readonly TurningRule[] = [
  { when: new RegExp(`^${ASKS_THAT}${ME}confirm(?:ați|i) (că )?(.{3,120})$`, 'iu'), say: confirmed },
  {
    when: /^(?:(?:îmi|ne) (?:puteți|poți)|(?:mi|ne)-(?:ați|ai) putea) (?:și )?confirma (că )?(.{3,120})$/iu,
    say: confirmed,
  },
  { when: /^confirm(?:ați|ă)-(?:mi|ne),? ?(?:vă rog,? |te rog,? )?(că )?(.{3,110})$/iu, say: confirmed },
  { when: new RegExp(`^${ASKS_TO_KNOW},? ?(?:vă rog,? |te rog,? )?(.{4,110})$`, 'iu'), say: told },
  {
    when: new RegExp(
      `^${ASKS_THAT}${ME}(?:dați|dai|lăsați|lași|amintiți|amintești) ((?:numărul|adresa|datele|numele|codul|dimensiunile|măsurile|contactul|suma|prețul).{0,90})$`,
      'iu',
    ),
    say: told,
  },
  { when: new RegExp(`^${ASKS_THAT}${TO}(\\p{L}+)${BEHIND}$`, 'iu'), say: requested },
  {
    when: new RegExp(
      `^(îmi|ne|mă|-?mi|le|îl|o)?(?: |-)?(?:puteți|poți|ați putea|ai putea) (?:și |cumva )?(\\p{L}+)${BEHIND}$`,
      'iu',
    ),
    answers: ['action'],
    say: requested,
  },
  {
    when: /^(\p{L}+(?:ați|eți|iți))-?(mi|ne|mă|le|l)?,? ?(?:vă rog,? )?(.{3,110})$/iu,
    answers: ['action'],
    say: ([form = '', to = '', rest = '']) => requested([to, form, rest]),
  },
  {
    when: /^(trimite|dă|adu|spune|lasă|fă|pregătește|confirmă|rezervă|verifică|sună)-(mi|ne|mă|le|l),? ?(?:te rog,? )?(.{3,110})$/iu,
    say: ([form = '', to = '', rest = '']) => {
      const infinitive: Record<string, string> = {
        dă: 'da',
        adu: 'aduce',
        lasă: 'lăsa',
        fă: 'face',
        pregătește: 'pregăti',
        rezervă: 'rezerva',
        verifică: 'verifica',
        sună: 'suna',
        confirmă: 'confirma',
      };
      return requested([to, infinitive[form.toLowerCase()] ?? form, rest]);
    },
  },
];

export const needs: readonly TurningRule[] = [
  {
    when: /^(?:(?:aș|am) (?:dori|vrea) (?:și )?(?=(?:o|un) (?:ofertă|factură|copie|confirmare|deviz|chitanță|adeverință))|(?:ar fi|este) posibil să (?:primesc|primim|am|avem|obțin|obținem) )(.{3,110})$/iu,
    say: needed,
  },
  {
    when: /^(?:am|avem|aș|vom) (?:mai )?(?:avea )?nevoie (?:și |de asemenea )?de (.{4,110})$/iu,
    say: needed,
  },
  {
    when: /^(?:(?:ne|mi)-ar (?:mai )?(?:trebui|prinde bine)|(?:ne|îmi) (?:mai )?trebuie|(?:aș|am) (?:dori|vrea) (?:și )?să (?:primesc|primim|obțin|obținem)) (?:și |și un )?(.{4,110})$/iu,
    say: needed,
  },
];
