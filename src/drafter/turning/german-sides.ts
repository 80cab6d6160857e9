import {
  fromI,
  fromWe,
  fromYou,
  fromYouAll,
  plainForm,
  withI,
  withWe,
  withYou,
  withYouAll,
} from './german-verbs.ts';

/** What takes the fourth case: 'für uns' is 'für Sie'. */
const ACCUSATIVE = /^(?:für|ohne|um|gegen|durch|über|auf|an)$/u;
/** Verbs whose person is in the fourth case: 'Könnten Sie uns anrufen?' */
const TAKES_ACCUSATIVE =
  /(?:ruf|inform|unterricht|benachrichtig|besuch|treff|unterstütz|berat|kontakt|erinner|abhol|mitnehm|begleit|einlad|hinweis|verbind|vermittel|anschreib|einweis|einplan|anmeld|abmeld|erreich|vertret|empfang|eintrag)\p{Ll}*/u;
const SIDES =
  /(?<!\p{L})(?:(?<before>für|ohne|um|gegen|durch|über|auf|an) )?(?<word>Ihnen|Sie|Ihr(?:e[mnrs]?)?|di(?:r|ch)|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|mi(?:r|ch)|mein(?:e[mnrs]?)?|uns|unser(?:e[mnrs]?)?)(?!\p{L})/gu;

const whole: Readonly<Record<string, string>> = {
  Ihnen: 'mir',
  Sie: 'mich',
  dir: 'mir',
  dich: 'mich',
  euch: 'uns',
  mir: '{Ihnen|dir}',
  mich: '{Sie|dich}',
};

/** One word of a side as the other side says it. */
function turnedWord(word: string, before: string | undefined, accusative: boolean): string {
  if (word === 'uns') return accusative || ACCUSATIVE.test(before ?? '') ? '{Sie|euch}' : '{Ihnen|euch}';
  const known = whole[word];
  if (known) return known;
  const ending = word.replace(/^(?:Ihr|dein|euer|eur|mein|unser)/u, '');
  if (/^(?:Ihr|dein)/u.test(word)) return `mein${ending}`;
  if (/^eu/u.test(word)) return `unser${ending}`;
  return /^mein/u.test(word)
    ? `{Ihr${ending}|dein${ending}}`
    : `{Ihr${ending}|eu${ending ? 'r' : 'er'}${ending}}`;
}

/** What cannot be said again by the other side: subjects that no rule turned, words that ask, days told from today, what denies. */
const LEFT =
  /(?<!\p{L})(?:ich|wir|du|ihr|wer|wen|wem|was|wann|wo|wie|warum|wieso|weshalb|welche[mnrs]?|heute|morgen|gestern|übermorgen|nicht|nichts|kein\p{Ll}*|nie|niemand|(?:nächst|kommend|dies|letzt|vorig)e[mnrs]? (?:Woche|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)|(?:nächst|kommend)e[mnrs]? (?:Monat|Jahr|Quartal)|Anweisungen|Prompt)(?!\p{L})/u;
/** What fills without saying anything. */
const FILLERS =
  /(?<!\p{L})(?:denn|eigentlich|vielleicht|eventuell|ggf\.|gegebenenfalls|bitte|kurz|mal|netterweise|freundlicherweise|zufällig|überhaupt|unbedingt|dringend)(?!\p{L}) ?/gu;

/** Words of a mail as the other side says them; undefined where they cannot be. `verb`: what they belong to. */
export function turnedWords(words: string, verb = ''): string | undefined {
  const bare = words.replace(FILLERS, '').trim();
  if (LEFT.test(bare)) return undefined;
  const isAmong = /(?<!\p{L})bei (?:Ihnen|dir)(?!\p{L})/gu;
  const accusative = TAKES_ACCUSATIVE.test(`${verb} ${bare}`);
  return bare.replace(isAmong, 'bei euch').replace(SIDES, (...found) => {
    const { before, word } = found.at(-1) as { before?: string; word: string };
    const other = turnedWord(word, before, accusative);
    return before ? `${before} ${other}` : other;
  });
}

/** A clause of the reply: `verb` agrees with `subject`, `rest` may be ''. */
export type Clause = { subject: string; verb: string; rest: string; who: Who };
/** Whose deed it is: the reader's of the mail, its writer's, another's. */
type Who = 'reader' | 'writer' | 'other';

const determiner =
  '(?:(?:die|der|das|den|dem|dieser?|diese[mns]|jede[mnrs]?|alle|beide|sämtliche|so eine?|zwei|drei|vier|fünf|\\d{1,4})|eine?[mnrs]?|(?:Ihr|dein|mein|unser|eu)(?:er?|e?r?e[mnrs]?)?)';
/** A word before a noun that is no article. */
export const adjective =
  '(?!(?:der|die|das|den|dem|des|eine[mnrs]?|meine|deine|unsere|diese[mnrs]?|alle|heute)\\s)\\p{Ll}{2,24}(?:e|e[nrsm]) ';
const noun =
  '(?:(?:Herr|Frau|Dr\\.|Firma|Familie|Kollege|Kollegin|Raum|Saal|Halle|Zimmer|Klasse|Abteilung|Team|Modell) )*\\p{Lu}[\\p{L}\\d’-]*(?: \\d[\\p{L}\\d-]*)?';
const genitive = `(?: (?:des|der|vom|von|dieser|dieses|(?:Ihr|mein|dein|unser|eur)e[rs]) (?:${adjective}){0,2}${noun})?`;
/** A noun with what belongs to it: 'die monatliche Miete der Halle'. */
export const nounPhrase = `(?:${determiner} (?:${adjective}){0,3}|(?:${adjective}){0,2}(?!Sie |Ihnen ))${noun}${genitive}`;
/** What may stand before the verb where no subject does: 'Im Preis ist das Frühstück enthalten'. */
const PLACE = new RegExp(
  `^(?<place>(?:in|im|am|an|ans|auf|bei|beim|mit|für|vor|von|vom|zum|zur|zu|unter|aus|nach|ab|während) (?:${nounPhrase}|uns|mir|mich)|dort|hier|dafür|dabei|damit|darin|darunter|davon|vor Ort|zusätzlich) (?<rest>.+)$`,
  'u',
);
const AMONG_US = /^(?:bei|von|mit) (?:Ihnen|dir|euch) (?=\p{L})/u;
const SUBJECT = new RegExp(
  `^(?<noun>${nounPhrase}(?: (?:und|sowie) ${nounPhrase})?|es|das|dies|er|sie|man|alles|jemand|beides|die)(?: (?<rest>.*))?$`,
  'u',
);

/** A clause whose subject opens `words` and whose verb is `form`; undefined where the subject is not plain. */
export function clauseOf(form: string, words: string): Clause | undefined {
  const reflexive = /^sich (?!selbst)(.*)$/u.exec(words);
  if (reflexive) {
    const clause = clauseOf(form, reflexive[1] ?? '');
    return clause?.who === 'other' ? { ...clause, rest: `sich ${clause.rest}`.trim() } : undefined;
  }
  const [, person, own = ''] = /^(Sie|du|ihr|ich|wir)(?: (.*))?$/u.exec(words) ?? [];
  if (person) return personal(form, person, own);
  const own_ = words.replace(AMONG_US, '');
  const { noun: subject = PLACE.exec(own_)?.groups?.place, rest = PLACE.exec(own_)?.groups?.rest ?? '' } =
    SUBJECT.exec(own_)?.groups ?? {};
  if (!subject) return undefined;
  const said = turnedWords(rest, form);
  const named = turnedWords(subject);
  return said === undefined || named === undefined
    ? undefined
    : { subject: named, verb: plainForm(form), rest: said, who: 'other' };
}

/** 'sich' of whoever is addressed, as they say it of themselves; the third case where a thing follows. */
function ownReflexive(rest: string, plural: boolean): string {
  return rest.replace(/(?<!\p{L})sich(?!\p{L})/u, () => {
    if (plural) return 'uns';
    return /(?:ansehen|anschauen|überlegen|notieren|merken|vorstellen)$/u.test(rest) ? 'mir' : 'mich';
  });
}

function personal(form: string, person: string, own: string): Clause | undefined {
  if (/^(?:Sie|du|ihr)$/u.test(person)) {
    const isOpen = /(?<!\p{L})(?:geöffnet|offen|geschlossen|Betriebsferien)$/u.test(own);
    const plural = person === 'ihr' || isOpen;
    const rest = turnedWords(person === 'Sie' ? own.replace(/(?<!\p{L})sich(?!\p{L})/u, '§') : own, form);
    if (rest === undefined) return undefined;
    const infinitive = person === 'ihr' ? fromYouAll(form) : person === 'du' ? fromYou(form) : fromWe(form);
    const kept = ownReflexive(rest.replace('§', 'sich'), plural);
    return {
      subject: plural ? 'wir' : 'ich',
      verb: plural ? withWe(infinitive) : withI(infinitive),
      rest: kept,
      who: 'reader',
    };
  }
  const many = person === 'wir';
  const infinitive = many ? fromWe(form) : fromI(form);
  // 'wir uns' is 'Sie sich': the one who does it to themselves.
  const rest = turnedWords(own.replace(/^(?:uns|mich)(?= |$)/u, '§'), form);
  if (rest === undefined) return undefined;
  return {
    subject: many ? '{Sie|ihr}' : '{Sie|du}',
    verb: `{${withWe(infinitive)}|${many ? withYouAll(infinitive) : withYou(infinitive)}}`,
    rest: rest.replace('§', many ? '{sich|euch}' : '{sich|dich}'),
    who: 'writer',
  };
}
