import { stemOf, turnedWords } from './dutch-sides.ts';
import type { Said } from './turning.ts';
import { timeless } from './wanted-day.ts';

const sentence = (...words: string[]) => `${words.filter(Boolean).join(' ')}.`;

/** When it is wanted: said by the gap. */
const DAY =
  /(?:^|,? )((?:(?:graag |liefst |bij voorkeur )?(?:uiterlijk|vóór|voor|tegen))(?: op| vóór| voor| tegen)? (?:(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|\d{1,2}(?:[:.]\d\d)?|\d{4}|uur|eind|om)(?!\p{L}) ?){1,6})/iu;
const SOON =
  /(?<!\p{L})(?:zo (?:snel|spoedig) mogelijk|(?:nog )?(?:deze|volgende|komende) (?:week|maand)|vandaag|morgen|vandaag nog|binnenkort|tijdig|alvast|ook|nog|graag|even|bovendien|daarnaast|eveneens)(?!\p{L}) ?/giu;

const PARTICLES = 'terug|mee|aan|op|af|in|uit|toe|door|langs|na|vast|bij|over|voor|klaar|weten';
const PARTED = new RegExp(
  `^(${PARTICLES})(?=\\p{L}{4})(?!antwoord|over(?:leg|weg|tuig)|voorkom|voorzie|onder)`,
  'u',
);
const LAST = new RegExp(`^(?:(.*) )?(${PARTICLES})$`, 'u');

/** What the writer says to a request: `form` with 'ik', what the verb parts from it, the infinitive. */
function answered(
  form: string,
  particle: string,
  infinitive: string,
  rest: string,
  day: string,
): Said | undefined {
  const said = turnedWords(rest);
  if (said === undefined || /,|(?<!\p{L})(?:of|dat)(?!\p{L})/u.test(said)) return undefined;
  const [, there = '', behind = ''] = /^(er|daar) (naar|op|voor|over|mee|aan|bij)$/u.exec(said) ?? [];
  if (there)
    return {
      open: sentence('ik', form, there, `[${day || 'wanneer'}]`, behind, particle),
      yes: sentence('ik', form, there, 'graag', behind, particle),
      no: sentence('helaas kan ik', there, 'niet', behind, infinitive),
    };
  const [, persons = '', thing = ''] =
    /^((?:(?:er|mij|daar|(?:het|dit|dat)(?=$)|\{u\|[^{}]*\})(?= |$) ?)*)(.*)$/u.exec(said) ?? [];
  const un = /^(?:een|enkele|twee|drie|een paar) (.+)$/u.exec(thing)?.[1];
  return {
    open: sentence('ik', form, persons.trim(), thing, `[${day || 'wanneer'}]`, particle),
    yes: sentence('ik', form, persons.trim(), day ? '' : 'graag', thing, day ? `graag ${day}` : '', particle),
    no: sentence('helaas kan ik', persons.trim(), un ? `geen ${un}` : `${thing} niet`.trim(), infinitive),
  };
}

/** 'Bevestigt u ons het adres?' */
export function confirmed(words: string): Said | undefined {
  const said = turnedWords(timeless(words, DAY, SOON).words.replace(/^(?:ons|mij|me) /iu, ''));
  if (!said || /,/.test(said)) return undefined;
  return {
    open: `ik kan {u|je} ${said} [bevestigen / nog niet bevestigen].`,
    yes: `graag bevestig ik {u|je} ${said}.`,
    no: `ik kan {u|je} ${said} helaas nog niet bevestigen.`,
  };
}

const tells = /^(?:doorgeven|vermelden|opgeven|aangeven|meedelen|noemen|weten)$/u;

/** 'Kunt u ons het contract (toe)sturen?': what stands behind the words that ask. */
export function requested(words: string): Said | undefined {
  const { words: bare, day } = timeless(words, DAY, SOON);
  const [, rest = '', last = ''] =
    /^(?:(.*?) )??(?:te )?(?:(?:willen|kunnen) )?((?:laten )?\p{L}+n)$/iu.exec(bare) ?? [];
  if (!last || !rest) return undefined;
  if (last === 'bevestigen') return confirmed(rest);
  const whole = last.replace(/^laten /u, '').replace(new RegExp(`^(${PARTICLES})te(?=\\p{L}{4})`, 'u'), '$1');
  if (last.startsWith('laten ')) return whole === 'weten' ? told('laat', 'weten', rest) : undefined;
  const particle = PARTED.exec(whole)?.[1] ?? '';
  const verb = whole.slice(particle.length);
  return tells.test(whole)
    ? told(stemOf(verb), particle, rest)
    : answered(stemOf(verb), particle, whole, rest, day);
}

/** 'Kunt u ons het aantal gasten doorgeven?' is told at once. */
function told(form: string, particle: string, rest: string): Said | undefined {
  const said = turnedWords(rest);
  if (!said || /,|(?<!\p{L})(?:of|dat)(?!\p{L})/u.test(said) || !/ /u.test(said)) return undefined;
  return { open: `${['graag', form, 'ik', said, particle].filter(Boolean).join(' ')}: [gegevens].` };
}

const infinitives: Readonly<Record<string, string>> = {
  stuur: 'sturen',
  verstuur: 'versturen',
  geef: 'geven',
  neem: 'nemen',
  laat: 'laten',
  leg: 'leggen',
  zet: 'zetten',
  stel: 'stellen',
  bestel: 'bestellen',
  reserveer: 'reserveren',
  controleer: 'controleren',
  boek: 'boeken',
  bekijk: 'bekijken',
  check: 'checken',
  vul: 'vullen',
  bel: 'bellen',
};

/** 'Stuur je ook twee referenties mee?', 'Stuur mij het contract.' */
export function granted(order: string, words: string): Said | undefined {
  const verb = order.toLowerCase();
  const { words: bare, day } = timeless(words, DAY, SOON);
  if (verb === 'bevestig') return confirmed(bare);
  const [, rest = bare, particle = ''] = LAST.exec(bare) ?? [];
  if (verb === 'laat' && particle !== 'weten') return undefined;
  if (particle === 'weten' || (verb === 'geef' && particle === 'door')) return told(verb, particle, rest);
  return answered(verb, particle, particle + (infinitives[verb] ?? `${verb}en`), rest, day);
}

/** 'Voor onze administratie hebben wij een offerte nodig.' */
export function needed(lead: string, thing: string): Said | undefined {
  const { words, day } = timeless(
    thing.replace(/(?<!\p{L})van (?:u|jou|je|jullie)(?= (?:de|het|een|nog|alle)(?!\p{L})|$) ?/iu, ''),
    DAY,
    SOON,
  );
  const said = turnedWords(words.replace(/,$/u, ''));
  const before = turnedWords(lead);
  if (
    !said ||
    before === undefined ||
    /,(?! met )|^(?:weten|dat|om|of)(?!\p{L})|\p{L}+ te \p{L}+en/u.test(said)
  )
    return undefined;
  const un = /^(?:een|enkele|twee|drie|een paar) (.+)$/u.exec(said)?.[1];
  const none = un ? `geen ${un}` : `${said} niet`;
  const gap = `[${day || 'wanneer'}]`;
  // A place is given, and no parcel.
  const gets = /(?:plek|plaats|kamer|ruimte|zaal|tafel|bed|sleutels?)(?!\p{L})/u.test(said)
    ? 'krijgt'
    : 'ontvangt';
  const gives = gets === 'krijgt' ? 'geef' : 'stuur';
  const until = day && ` ${day.replace(/^(?:graag|liefst|bij voorkeur) /iu, '')}`;
  if (!before)
    return {
      open: `{u|je} ${gets} ${said}${/,/u.test(said) ? ',' : ''} ${gap}.`,
      yes: `graag ${gives} ik {u|je} ${said}${until}.`,
      no: `helaas kan ik {u|je} ${none} geven.`,
    };
  return {
    open: `${before} {ontvangt u|ontvang je} ${said} ${gap}.`,
    yes: `${before} ${gives} ik {u|je} graag ${said}${until}.`,
    no: `${before} kan ik {u|je} helaas ${none} geven.`,
  };
}
