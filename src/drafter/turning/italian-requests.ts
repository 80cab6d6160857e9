import { DETERMINER } from './italian-forms.ts';
import { DONE_TO, doing } from './italian-verbs.ts';
import { dayWanted } from './italian-wishes.ts';
import type { Said, TurningRule } from './turning.ts';

const TO_ME = '(?:mi|ci)';
const TELL = `(?:dir|indicar|comunicar|confermar|precisar|specificar|segnalar|far|chiarir|spiegar|informar)${TO_ME}(?: sapere)?|sapere|conoscere|capire`;
export const GENTLY =
  '(?:(?:gentilmente|cortesemente|per favore|per cortesia|anche|inoltre|quindi|intanto|già) ){0,2}';
const CAN =
  '(?:(?:può|potrebbe|puoi|potresti|potete|potreste)|(?:riesc[ei]|riuscite|riuscirebbe|riusciresti) a|(?:le|vi|ti) (?:sarebbe|è) possibile|(?:avrebbe|avreste|avresti) (?:modo|la possibilità|la cortesia|la gentilezza) di|(?:la|vi|ti) (?:prego|preghiamo|pregherei|invito|invitiamo) (?:gentilmente |cortesemente |inoltre |anche )?(?:di|a)|(?:le|vi|ti) (?:chiedo|chiediamo|chiederei|chiederemmo) (?:gentilmente |cortesemente |inoltre |anche |quindi |la cortesia |la gentilezza )?di|si prega di|(?:le|vi|ti) (?:sarei|saremmo) grat[oaie] se (?:potesse|poteste|potessi)|(?:si )?ricord(?:i|ate|ati)(?:vi)? di|non dimentic(?:hi|ate|are) di)';
export const ASKS_TO_KNOW = `(?:${CAN} ${GENTLY}(?:${TELL})|(?:vorrei|vorremmo|volevo|volevamo|desidero|desidererei|desidereremmo|avrei bisogno di|avremmo bisogno di|ho bisogno di|abbiamo bisogno di|ci servirebbe|mi servirebbe|mi piacerebbe|ci piacerebbe|dovremmo|dovrei) (?:anche |inoltre )?(?:sapere|conoscere|capire|chieder(?:le|vi|ti)?)|${TO_ME} (?:inoltre |anche |poi |gentilmente |cortesemente )?(?:dica|indichi|comunichi|confermi|faccia (?:inoltre |anche |poi |gentilmente |cortesemente )?sapere|precisi|dici|fai sapere|sa dire|sai dire|sapete dire|sapreste dire|saprebbe dire|può dire|potete dire|puoi dire)|(?:fatemi|fateci|fammi|facci) sapere|(?:ditemi|diteci|dimmi|dicci|indicatemi|indicateci|comunicatemi|comunicateci|confermatemi|confermateci|confermami)|mi chied(?:o|evo)|sa|sapete|sai)`;
export const CLAUSE =
  '(?=(?:se |(?:(?:a|da|di|in|con|per|entro|fino a|su|tra) )?(?:quando|quant[oaie]|dove|come|chi|cosa|che cosa|qual|quale|quali|che (?:ora|giorno|tipo|taglia|data))(?!\\p{L})))';

/** 'il numero di partita IVA': what it is called in a gap. */
export function labelOf(noun: string): string {
  const [, word = 'risposta'] =
    /^(?:l’|(?:il|lo|la|i|gli|le) )?(?:(?:mi[oa]|miei|mie|nostr[oaie]|\{[^{}]*\}|nuov[oaie]|prossim[oaie]|second[oa]|esatt[oa]) ){0,2}(\p{L}+)/iu.exec(
      noun,
    ) ?? [];
  return MONEY.test(word) ? 'importo' : word.toLowerCase();
}

const MONEY = /^(?:tariffa|prezzo|costo|canone|affitto|cauzione|acconto|prezzi|tariffe|costi|compenso)$/i;
const DATED =
  /(?<!\p{L})(?:entro|prima di|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|alle \d{1,2})(?!\p{L})/iu;
/** Pronouns that hang on an infinitive: in front of the verb, and on it. */
const HANGING: Readonly<Record<string, readonly [string, string, string]>> = {
  mi: ['{Le|ti} ', 'Le', 'ti'],
  ci: ['{Le|ti} ', 'Le', 'ti'],
  melo: ['{Glielo|te lo} ', 'glielo', 'telo'],
  mela: ['{Gliela|te la} ', 'gliela', 'tela'],
  meli: ['{Glieli|te li} ', 'glieli', 'teli'],
  mele: ['{Gliele|te le} ', 'gliele', 'tele'],
  cele: ['{Gliele|te le} ', 'gliele', 'tele'],
  celo: ['{Glielo|te lo} ', 'glielo', 'telo'],
  cela: ['{Gliela|te la} ', 'gliela', 'tela'],
  lo: ['lo ', 'lo', 'lo'],
  la: ['la ', 'la', 'la'],
  li: ['li ', 'li', 'li'],
  ne: ['ne ', 'ne', 'ne'],
  e: ['', 'e', 'e'],
};

/** What is wanted done, by its infinitive and what hangs on it. */
function requested([stem = '', hanging = '', rest = '']: readonly string[]): Said | undefined {
  const low = stem.toLowerCase();
  const infinitive = `${low}e`;
  if (/^(?:aver|esser|saper|poter|veder|capir|dir|considerar|scusar|notar)$/.test(low)) return undefined;
  if (/^(?:se|quando|perché|dove|come) /iu.test(rest)) return undefined;
  const now = doing(infinitive);
  const forms = HANGING[hanging.toLowerCase()];
  if (!now || !forms) return undefined;
  const isDone = /^(?:mi|ci)$/i.test(hanging) && DONE_TO.test(low);
  const front = isDone ? '{La|ti} ' : forms[0];
  const [polite, familiar] = isDone ? ['La', 'ti'] : [forms[1], forms[2]];
  const can = polite === familiar ? `${low}${polite}` : `{${low}${polite}|${low}${familiar}}`;
  const behind = rest === '' ? '' : ` ${rest}`;
  const yes = `${front}${now} volentieri${behind}.`;
  const no = `purtroppo non posso ${can}${behind}.`;
  // What is given may come later; whether somebody is sent is open.
  const dated = /^(?:mi|ci)$/i.test(hanging) && !isDone ? dayWanted(rest) : undefined;
  if (dated) return { open: `${front}${now} ${dated.thing} ${dated.gap}.`, yes, no };
  if (DATED.test(rest)) return { open: `[Posso / Purtroppo non posso] ${can}${behind}.`, yes, no };
  return { open: `${front}${now}${behind} [quando].`, yes, no };
}

/** 'il numero di partita IVA': what is to be told. */
function told([noun = '']: readonly string[]): Said | undefined {
  if (/^(?:una? |un’|dei |delle |degli |due |tre |alcun)/iu.test(noun) || / (?:o|oppure) /.test(noun))
    return undefined;
  const parts = noun.split(/, (?=(?:l’|(?:il|lo|la|i|gli|le) ))/u);
  const listed = parts.map((part) => `[${labelOf(part)}]`).join(', ');
  return {
    open: `ecco ${parts.join(' e ')}: ${listed}.`,
    no: `purtroppo non posso {comunicarLe|comunicarti} ${noun}.`,
  };
}

const FIGURES =
  /^(?:data|ora|orario|orari|indirizzo|numero|importo|nome|nomi|prezzo|termine|termini|quantità|riferimento|luogo|tempi)$/;

/** 'confermarmi la data', 'confermarmi che …'. */
function confirmed([that = '', what = '']: readonly string[]): Said | undefined {
  const whole = `${that} ${what}`.trim();
  const label = labelOf(what);
  const no = `purtroppo non posso {confermarLe|confermarti} ${whole}.`;
  if (that === '' && FIGURES.test(label)) return { open: `{Le|ti} confermo ${whole}: [${label}].`, no };
  if (
    that === '' &&
    !new RegExp(`^${DETERMINER}|^\\{`, 'iu').test(`${what} `) &&
    !/^(?:l’|mi|nostr)/iu.test(what)
  )
    return undefined;
  return {
    open: `[{Le|Ti} confermo / Non posso ancora {confermarLe|confermarti}] ${whole}.`,
    yes: `{Le|ti} confermo ${whole}.`,
    no,
  };
}

const ARTICLES: Readonly<Record<string, string>> = {
  del: 'il ',
  dello: 'lo ',
  della: 'la ',
  dei: 'i ',
  degli: 'gli ',
  delle: 'le ',
  'dell’': 'l’',
};

/** 'bisogno del preventivo': the thing with its article. */
function needed([of = '', noun = '']: readonly string[]): Said | undefined {
  const article = ARTICLES[of.trim().toLowerCase().replace("'", '’')] ?? '';
  const thing = (article + noun)
    .replace(/ e di (?=un)/gu, ' e ')
    .replace(
      / e (dell’|(?:dello|della|dei|degli|delle|del) )/gu,
      (_, of: string) => ` e ${ARTICLES[of.trim()] ?? ''}`,
    );
  if (/ (?:per poter|affinché|che) |\p{L}r(?:mi|ci|e)? /u.test(` ${noun.split(' ', 1)[0]} `))
    return undefined;
  const dated = dayWanted(thing);
  return {
    open: dated
      ? `{Le|ti} faccio avere ${dated.thing} ${dated.gap}.`
      : DATED.test(noun)
        ? `[Posso / Purtroppo non posso] {farLe|farti} avere ${thing}.`
        : `{Le|ti} faccio avere ${thing} [quando].`,
    yes: `{Le|ti} faccio avere volentieri ${thing}.`,
    no: `purtroppo non posso {farLe|farti} avere ${thing}.`,
  };
}

const IMPERATIVES: Readonly<Record<string, string>> = {
  invii: 'inviar',
  mandi: 'mandar',
  spedisca: 'spedir',
  fornisca: 'fornir',
  dia: 'dar',
  restituisca: 'restituir',
  porti: 'portar',
  chiami: 'chiamar',
  contatti: 'contattar',
  richiami: 'richiamar',
  prepari: 'preparar',
  riservi: 'riservar',
  faccia: 'far',
  aggiorni: 'aggiornar',
  avvisi: 'avvisar',
  invia: 'inviar',
  manda: 'mandar',
  spedisci: 'spedir',
  porta: 'portar',
  prepara: 'preparar',
  chiama: 'chiamar',
  fa: 'far',
  fam: 'far',
  avvisa: 'avvisar',
  prenota: 'prenotar',
  tieni: 'tener',
  lascia: 'lasciar',
  passa: 'passar',
  gira: 'girar',
  inviate: 'inviar',
  mandate: 'mandar',
  spedite: 'spedir',
  portate: 'portar',
  preparate: 'preparar',
  chiamate: 'chiamar',
  fate: 'far',
  avvisate: 'avvisar',
  fornite: 'fornir',
  tenete: 'tener',
  contattate: 'contattar',
};

const INFINITIVE = '(\\p{L}{1,}?[aei]r)(mi|ci|melo|mela|meli|celo|cela|lo|la|li|ne|e)(?!\\p{L})';
const BEHIND = '(?: (.{1,120}))?';
export const NOUN = `(${DETERMINER}.{2,110})`;
const OF = "(del |dello |della |dei |degli |delle |dell[’']|di |d[’'])";

/** 'manderesti': what is done, by the stem of its conditional. */
const STEMS: Readonly<Record<string, string>> = Object.fromEntries(
  'mand invi gir pass prest lasci port prepar conferm prenot mostr procur rimand rinvi controll verific chiam'
    .split(' ')
    .map((stem) => [`${stem}er`.replace('cier', 'cer').replace('ficer', 'ficher'), `${stem}ar`]),
);

export const requests: readonly TurningRule[] = [
  {
    when: /^(mi|ci|(?:me|ce) (?:lo|la|li|le)) (\p{L}+er)(?:esti|ebbe|este) (?:anche |gentilmente |per favore )?(.{3,110})$/iu,
    say: ([hanging = '', stem = '', rest = '']) => {
      const deed = STEMS[stem.toLowerCase()];
      return deed ? requested([deed, hanging.replace(' ', ''), rest]) : undefined;
    },
  },
  {
    when: /^(mi|ci|(?:me|ce) (?:lo|la|li|le)) (?:può|potrebbe|puoi|potresti|potete|potreste) (?:anche |gentilmente |per favore )?(\p{L}+[aei]r)e(?: (.{1,110}))?$/iu,
    say: ([hanging = '', stem = '', rest = '']) =>
      /^(?:dir|spiegar|indicar|comunicar|confermar)$/iu.test(stem)
        ? undefined
        : requested([stem, hanging.replace(' ', ''), rest]),
  },
  { when: new RegExp(`^${CAN} ${GENTLY}confermar(?:mi|ci) (che )?(.{3,120})$`, 'iu'), say: confirmed },
  {
    when: /^(?:(?:mi|ci) confermi|confermate(?:mi|ci)|confermami|conferma(?:mi|ci)|attendo conferma|attendiamo conferma) (?:per favore )?(che )?(.{3,110})$/iu,
    say: confirmed,
  },
  { when: new RegExp(`^${ASKS_TO_KNOW} ${GENTLY}${NOUN}$`, 'iu'), say: told },
  {
    when: new RegExp(
      `^${CAN} ${GENTLY}(?:dar|fornir|ricordar)(?:mi|ci) ((?:l[’']|il |la |i |gli |le )(?:(?:suo|sua|suoi|sue|tuo|tua|vostro|vostra|vostri|vostre) )?(?:numero|indirizzo|recapito|recapiti|dati|estremi|coordinate|codice|nome|nominativo|misure|contatto|contatti|partita|prezzo|importo|data|orario)(?!\\p{L}).{0,90})$`,
      'iu',
    ),
    say: told,
  },
  { when: new RegExp(`^${CAN} ${GENTLY}${INFINITIVE}${BEHIND}$`, 'iu'), say: requested },
  {
    when: /^(?:(mi|ci|lo|la) )?(\p{L}{2,9}?)(mi|ci|lo|la)? ((?:avere |pervenire )?(?:per favore |per cortesia |pure )?.{3,110})$/iu,
    answers: ['action'],
    say: ([before = '', form = '', behind = '', rest = '']) => {
      const stem = IMPERATIVES[form.toLowerCase()];
      if (!stem || (before && behind)) return undefined;
      return requested([
        stem,
        before || behind || 'e',
        rest.replace(/^(?:per favore|per cortesia|pure) /u, ''),
      ]);
    },
  },
];

export const needs: readonly TurningRule[] = [
  {
    when: /^(?:(?:vorrei|vorremmo) (?:anche |infine |inoltre )?(?=una? (?:preventivo|fattura|copia|ricevuta|conferma|certificato|attestato))|(?:sarebbe|è) possibile (?:avere|ricevere|ottenere) (?=l[’']|(?:il|lo|la|i|gli|le|una?) ))(.{3,110})$/iu,
    say: ([noun = '']) => needed(['', noun]),
  },
  {
    when: new RegExp(
      `^(?:avremmo|avrei|abbiamo|ho|avremo) (?:anche |inoltre |ancora |poi )?bisogno (?:anche |inoltre )?${OF}(.{3,110})$`,
      'iu',
    ),
    say: needed,
  },
  {
    when: /^(?:(?:ci|mi) (?:serv(?:e|ono|irebbe|irebbero|irà|iranno)|occorr(?:e|ono|erebbe|erebbero|erà))|(?:vorrei|vorremmo|desidero|desideriamo|desidererei|gradirei|gradiremmo) (?:anche |inoltre )?(?:ricevere|avere|ottenere)) (?:anche |inoltre |ancora |poi |al più presto )?(.{4,110})$/iu,
    answers: ['action'],
    say: ([noun = '']) => (/^(?:sapere|capire|\p{L}+[aei]re )/iu.test(noun) ? undefined : needed(['', noun])),
  },
];
