import { upper } from './clause-rules.ts';
import { deedNamed, deedOfReader, deedOfSender, mine } from './romanian-verbs.ts';
import type { Said, TurningRule } from './turning.ts';

const DAY =
  '(?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie|(?:la )?sfârșitul (?:lunii|săptămânii|anului))';
const DAY_BEHIND = new RegExp(
  `^(.{1,}?),? ((?:cel târziu )?(?:până (?:cel târziu )?|înainte de )(?:pe |la |în )?(?:data de )?(?:\\d{1,2} )?${DAY}(?: \\d{1,2}(?:[.:]\\d\\d)?| dimineața| seara| la ora| la prânz| \\p{L}{3,10}| \\d{4})*)$`,
  'iu',
);

/** 'oferta până vineri': what is wanted, and the day in a gap that leaves it open; undefined where no day ends the words. */
export function dayWanted(rest: string): { thing: string; gap: string } | undefined {
  const [, thing, day] = DAY_BEHIND.exec(rest) ?? [];
  return thing && day ? { thing, gap: `[${day} / mai târziu]` } : undefined;
}

/** Pronouns for the thing that is needed, as they stand before 'trimit'. */
const IT: Readonly<Record<string, string>> = {
  ea: '{v-o|ți-o}',
  asta: '{v-o|ți-o}',
  aceasta: '{v-o|ți-o}',
  el: '{vi-l|ți-l}',
  ele: '{vi le|ți le}',
  ei: '{vi-i|ți-i}',
};

/** 'nevoie de ea până vineri' */
export function neededIt(noun: string): Said | undefined {
  const [, word = '', rest = ''] = /^(ea|asta|aceasta|el|ele|ei)(?: (.*))?$/iu.exec(noun) ?? [];
  const it = IT[word.toLowerCase()];
  if (!it) return undefined;
  const dated = dayWanted(`x ${rest}`);
  const behind = rest === '' ? '' : ` ${rest}`;
  return {
    open: `${it} trimit ${dated?.gap ?? `[când]${behind}`}.`,
    yes: `${it} trimit cu plăcere${behind}.`,
    no: `din păcate, nu ${it} pot trimite${behind}.`,
  };
}

const WISHES =
  '(?:(?:aș|am) (?:dori|vrea)|(?:doresc|dorim|vrem|vreau)|ne-am dori|mi-aș dori)(?: (?:și|totodată|de asemenea))? să';
/** Deeds of the sender that the reader makes possible. */
const OWN_DEED =
  '(?:rezerv|rezervăm|comand|comandăm|adaug|adăugăm|închiriez|închiriem|înscriu|înscriem|modific|modificăm|schimb|schimbăm|anulez|anulăm|programez|programăm|reprogramez|reprogramăm|mut|mutăm|organizez|organizăm|cumpăr|cumpărăm|vizitez|vizităm|decalez|decalăm|continui|continuăm)';

/** What the sender would like to do, which the reader makes possible: 'Am dori să adăugăm doi utilizatori.' */
function possible([form = '', rest = '']: readonly string[]): Said | undefined {
  const deed = deedOfSender(form);
  if (!deed || / (?:sau|ori) /u.test(rest)) return undefined;
  const words = `${deed.infinitive} ${rest}`;
  return {
    open: `[{puteți|poți} / din păcate, nu {puteți|poți}] ${words}.`,
    yes: `sigur că {puteți|poți} ${words}.`,
    no: `din păcate, nu {puteți|poți} ${words}.`,
  };
}

const TELLS = /^(?:spune|comunica|preciza|indica|transmite|da)$/iu;
const DEFINITE = /^(?:\p{L}+(?:ul|le|a|ii|ile)|numele)(?!\p{L})/u;

/** 'recunoscător dacă mi-ați comunica onorariul', by the infinitive. */
function grateful([to = '', form = '', rest = '']: readonly string[]): Said | undefined {
  const deed = deedNamed(form);
  if (!deed || / (?:sau|ori) /u.test(rest)) return undefined;
  const front = /^m$/iu.test(to) ? '{vă|te} ' : '{vă|îți} ';
  const label = rest.split(/[\s,]/u, 1)[0]?.toLowerCase();
  if (TELLS.test(form) && !/^(?:un|o|niște) /iu.test(rest))
    return DEFINITE.test(rest) ? { open: `${front}comunic ${rest}: [${label}].` } : undefined;
  const dated = dayWanted(rest);
  return {
    open: `${front}${deed.me} ${dated ? `${dated.thing} ${dated.gap}` : `${rest} [când]`}.`,
    yes: `${front}${deed.me} cu plăcere ${rest}.`,
    no: `din păcate, nu ${front}pot ${deed.infinitive} ${rest}.`,
  };
}

const THING = '((?!(?:se|mai|nu|îmi|vă|îți|ne|să) )\\p{L}{3,}(?:ul|a|le|ile|ii|ea)(?: [^,?]{2,70})?)';
const measured = (verb: string) => (/^(?:costa|ajunge|fi)$/iu.test(verb) ? 'suma' : 'cât timp');

/** 'Trebuie să semnăm un act sau e suficientă o comandă?' */
function dutyOr([form = '', rest = '', other = '']: readonly string[]): Said | undefined {
  const deed = deedOfSender(form);
  return deed && { open: `[Trebuie să {${deed.you}|${deed.thou}} ${rest} / ${upper(other)}].` };
}

export const wishes: readonly TurningRule[] = [
  { when: new RegExp(`^${WISHES} (${OWN_DEED}) (.{3,110})$`, 'iu'), say: possible },
  {
    when: /^(?:(?:v|ți)-(?:aș|am) fi (?:foarte )?(?:recunoscător|recunoscătoare|recunoscători)|(?:aș|am) aprecia|ne-ar ajuta|m-ar ajuta|ar fi de ajutor|mi-ar fi de folos) dacă (mi|ne|m)-(?:ați|ai) (?:putea )?(\p{L}+) (.{3,110})$/iu,
    say: grateful,
  },
  {
    when: new RegExp(
      `^(cu )?cât (?:ne |mă |ne-|m-)?(ar|va|vor) (?:(mai) )?(costa|dura|ajunge|fi) ${THING}$`,
      'iu',
    ),
    say: ([, aux = '', more = '', verb = '', noun = '']) =>
      / (?:sau|ori) /u.test(noun)
        ? undefined
        : {
            open: `${noun} ${aux.toLowerCase()} ${more ? 'mai ' : ''}${verb.toLowerCase()} [${measured(verb)}].`,
          },
  },
  {
    when: /^cât (?:ne|m)-ar costa(?: (.{2,80}))?$/iu,
    say: ([rest = '']) =>
      / (?:sau|ori) /u.test(rest)
        ? undefined
        : { open: `{v-ar|te-ar} costa [suma] ${rest}.`.replace(' .', '.') },
  },
  {
    when: new RegExp(
      `^cu cât (crește|cresc|scade|scad|se mărește|se reduce|va crește|ar crește) ${THING}$`,
      'iu',
    ),
    say: ([verb = '', noun = '']) => ({ open: `${noun} ${verb.toLowerCase()} cu [suma].` }),
  },
  {
    when: /^(în cât timp|când|unde|de unde|cum|până când) (?:(le|l|o|i)-|(le|îl|o|îi) )?am putea (\p{L}+)(?: (.{2,60}))?$/iu,
    say: ([asked = '', near = '', far = '', deed = '', rest = '']) => {
      const gap: Record<string, string> = {
        'în cât timp': 'în [cât timp]',
        când: '[când]',
        unde: '[unde]',
        'de unde': 'de la [unde]',
        cum: '[cum]',
        'până când': 'până pe [data]',
      };
      const it = near || (far === 'îl' ? 'l' : far === 'îi' ? 'i' : far);
      const could = it ? `{${it}-ați|${it}-ai}` : '{ați|ai}';
      return {
        open: `${could} putea ${deed.toLowerCase()} ${rest} ${gap[asked.toLowerCase()]}.`.replace(
          / {2,}/g,
          ' ',
        ),
      };
    },
  },
  {
    when: /^până când (se (?:va )?\p{L}+|va fi \p{L}+|este gata|e gata|va fi gata)(?: (.{2,70}))?$/iu,
    say: ([verb = '', rest = '']) =>
      rest === ''
        ? { open: `${verb.toLowerCase()} până pe [data].` }
        : /^\p{L}{3,}(?:ul|a|le|ile|ii|ea)(?!\p{L})/u.test(rest)
          ? { open: `${rest} ${verb.toLowerCase()} până pe [data].` }
          : undefined,
  },
  {
    when: /^ce ((?:s-a|s-au|a|au) \p{L}+(?:[aiuâe]t|s)(?: prost)?)(?: (.{2,60}))?$/iu,
    say: ([what = '', rest = '']) => ({
      open: `iată ce ${what.toLowerCase()} ${rest}: [explicația].`.replace(' :', ':'),
    }),
  },
  {
    when: /^(?:(?:îmi |ne )?(?:puteți|poți) (?:spune|explica) |(?:spuneți|explicați)-(?:mi|ne) )ce (s-a întâmplat|a mers prost)$/iu,
    say: ([what = '']) => ({ open: `iată ce ${what.toLowerCase()}: [explicația].` }),
  },
  {
    when: /^trebuie să (\p{L}+) ([^?]{3,70}?),? sau ((?:e|este|ajunge|e suficient\p{L}*|se poate|putem|pot) [^?]{3,70})$/iu,
    say: dutyOr,
  },
  {
    when: /^ce (\p{L}+(?: (?!mai )\p{L}+)?) (mai )?(?:avem|am) de (\p{L}+)(?: (.{2,60}))?$/iu,
    say: { open: '$2 {aveți|ai} de $3 [ce $1] $4.' },
  },
  {
    when: /^(?:să )?(?:(?:-?mi |îmi |ne )?(?:spuneți|explicați|spui|explici) )?de ce (.{3,90})$/iu,
    say: { open: 'iată de ce $1: [motivul].' },
  },
  {
    when: /^(?:(?:vă|te) (?:rog|rugăm) să (?:îmi|ne|-mi) (?:explicați|spuneți|explici|spui)) de ce (.{3,90})$/iu,
    say: { open: 'iată de ce $1: [motivul].' },
  },
  {
    when: /^cât (ar|va|vor) costa (unul|una|fiecare|totul|asta)$/iu,
    say: { open: '$2 $1 costa [suma].' },
  },
  {
    when: /^cât ar costa (în plus|în total|cu totul)$/iu,
    say: { open: 'ar costa [suma] $1.' },
  },
  {
    when: /^când (?:aș|am) putea (\p{L}+)(?: (.{2,60}))?$/iu,
    say: { open: '{puteți|poți} $1 $2 [când].' },
  },
  {
    when: /^cu cât timp înainte trebuie să (?:te|vă) (anunț|sun|contactez|informez)$/iu,
    say: ([form = '']) => {
      const deed = deedOfSender(form);
      return deed && { open: `trebuie să mă {${deed.you}|${deed.thou}} cu [cât timp] înainte.` };
    },
  },
  {
    when: /^(?:ne|mi)-ar trebui (\p{L}[^,?]{2,40}?(?:ul|a|le|ile|ii)) gata (până .{3,40})$/iu,
    say: { open: '$1 [va fi / din păcate, nu va fi] gata $2.' },
  },
  {
    when: /^((?:[^,?]{3,60} )?)(le|îl|o|îi) (fac|aduc|iau|plătesc|trimit) eu,? sau (vine|vin|face|aduce) ((?:\p{L}+)(?: \p{L}+){0,2})$/iu,
    say: ([thing = '', it = '', form = '', verb = '', who = '']) => {
      const deed = deedOfSender(form);
      return (
        deed && {
          open: `${thing}: [${it} {${deed.you} dumneavoastră|${deed.thou} tu} / ${verb} ${who}].`,
        }
      );
    },
  },
  {
    when: /^(\p{L}[^,?]{2,50}?) (le|îl|o|îi) putem (\p{L}+) ([^,?]{2,40}?) sau ([^,?]{2,40})$/iu,
    say: { open: '$1 $2 putem $3 [$4 / $5].' },
  },
  {
    when: /^trebuie să (\p{L}+) noi ([^?]{2,50}?),? sau (\p{L}+) ([^?]{2,50})$/iu,
    say: ([form = '', rest = '', other = '', behind = '']) => {
      const deed = deedOfSender(form);
      const own = mine(other, behind);
      return deed && own
        ? {
            open: `[Trebuie să {${deed.you} dumneavoastră|${deed.thou} tu} ${rest} / ${upper(own)} ${behind}].`,
          }
        : undefined;
    },
  },
  {
    when: /^(?:cum facem, )?(\p{L}+) ([^?]{3,60}?),? sau (\p{L}{3,}(?:im|em|ăm)) ([^?]{3,50})$/iu,
    say: ([form = '', rest = '', other = '', behind = '']) => {
      const own = mine(form, rest);
      return own ? { open: `[${upper(own)} ${rest} / ${upper(other.toLowerCase())} ${behind}].` } : undefined;
    },
  },
  {
    when: /^(?:poate|pot|ar putea) (el|ea|ei|ele|altcineva|cineva) să (\p{L}+) ([^?]{2,60}?),? sau trebuie să ([^?]{3,60})$/iu,
    say: { open: '[poate să $2 $3 / trebuie să $4].' },
  },
  {
    when: /^((?:[^,?]{3,60} )?)(îl|o|le|îi) (\p{L}+) eu,? sau (?:îl|o|le|îi) (\p{L}+) (?!voi)(\p{L}{3,}(?: \p{L}+){0,2})$/iu,
    say: ([thing = '', it = '', form = '', verb = '', who = '']) => {
      const deed = deedOfSender(form);
      return (
        deed && {
          open: `${thing} ${it} [{${deed.you} dumneavoastră|${deed.thou} tu} / ${verb} ${who}].`.trim(),
        }
      );
    },
  },
  {
    when: /^(?:preferați|preferi|ați prefera|ai prefera|vreți|vrei) să (\p{L}+) ([^?]{3,60}?),? sau (\p{L}+) noi ([^?]{2,60})$/iu,
    say: ([form = '', rest = '', own = '', other = '']) => {
      const deed = deedOfReader(form);
      const theirs = deedOfSender(own);
      const said = mine(form, rest);
      return deed && theirs && said
        ? {
            open: `[${upper(said)} ${rest} / {${upper(theirs.you)}|${upper(theirs.thou)}} {dumneavoastră|tu} ${other}].`,
          }
        : undefined;
    },
  },
];
