/** Verbs whose forms no rule makes: with 'ik', with 'u' and behind 'je'. */
const irregular: Readonly<Record<string, readonly [ik: string, u: string, je: string]>> = {
  zijn: ['ben', 'bent', 'bent'],
  hebben: ['heb', 'heeft', 'hebt'],
  kunnen: ['kan', 'kunt', 'kunt'],
  mogen: ['mag', 'mag', 'mag'],
  willen: ['wil', 'wilt', 'wilt'],
  zullen: ['zal', 'zult', 'zult'],
  zouden: ['zou', 'zou', 'zou'],
  moeten: ['moet', 'moet', 'moet'],
  komen: ['kom', 'komt', 'komt'],
  gaan: ['ga', 'gaat', 'gaat'],
  doen: ['doe', 'doet', 'doet'],
  staan: ['sta', 'staat', 'staat'],
  zien: ['zie', 'ziet', 'ziet'],
  weten: ['weet', 'weet', 'weet'],
  laten: ['laat', 'laat', 'laat'],
  hoeven: ['hoef', 'hoeft', 'hoeft'],
};

/** 'betalen' → 'betaal', 'geven' → 'geef', 'zetten' → 'zet'. */
export function stemOf(infinitive: string): string {
  const known = irregular[infinitive]?.[0];
  if (known) return known;
  const base = infinitive.replace(/en$/u, '');
  if (/([^aeiou])\1$/u.test(base)) return base.slice(0, -1);
  const long =
    /(?:^|[^aeiou])[aeou][bdfgklmnprstvz]$/u.test(base) &&
    !/[^aeiou](?:e[lnrm])$/u.test(base.replace(/^(?:be|ge|ver|ont)/u, ''))
      ? base.replace(/([aeou])([^aeiou])$/u, '$1$1$2')
      : base;
  return long.replace(/v$/u, 'f').replace(/z$/u, 's');
}

const withT = (stem: string) => (/t$/u.test(stem) ? stem : `${stem}t`);

/** What agrees with 'u' or 'je' before it: 'kunt', 'betaalt'. `infinitive` stands with 'wij'. */
function agreed(infinitive: string): string {
  const [, polite, familiar] = irregular[infinitive] ?? [];
  const regular = withT(stemOf(infinitive));
  return polite ? (polite === familiar ? polite : `{${polite}|${familiar}}`) : regular;
}

/** Verbs whose 't' is their own: 'u verwacht', 'ik verwacht'. */
const OWN_T =
  /(?:wacht|moet|weet|laat|zit|zet|start|sluit|eet|let|heet|meet|test|print|schat|bevat|post|acht|richt|lucht|bericht|vest|kost|rust)$/u;

/** 'heeft' → 'heb', 'woont' → 'woon'. */
function withI(form: string): string {
  const known = Object.values(irregular).find(([ik, polite, je]) => [ik, polite, je].includes(form));
  if (known) return known[0];
  if (form === 'kun') return 'kan';
  if (/^(?:zou|zoudt)$/u.test(form)) return 'kan';
  return OWN_T.test(form) ? form : form.replace(/t$/u, '');
}

const sides: Readonly<Record<string, string>> = {
  uw: 'mijn',
  jouw: 'mijn',
  jou: 'mij',
  mij: '{u|je}',
  me: '{u|je}',
  mijn: '{uw|je}',
  onze: '{uw|jullie}',
};
/** What follows a person and no owner: 'bij ons op vrijdag'. */
const NO_THING =
  /^(?:$|(?:de|het|een|dit|dat|deze|die|er|hier|daar|op|in|aan|voor|met|van|bij|naar|over|om|per|tot|uit|via|als|of|en|graag|even|nog|ook|toe|mee|terug|weten|uiterlijk|zo|vóór|uw|onze|mijn|alle|enkele|twee|drie|nodig|\d)(?!\p{L})|\p{L}+en$|(?:ge|be|ver|ont)\p{L}+[dt]$)/iu;
const SIDES = /(?<!\p{L})(?:u|uw|je|jouw?|jullie|mij|me|mijn|ons|onze)(?!\p{L})/giu;
/** What cannot be said again: words that ask, days told from today, what denies, orders to machines. */
const LEFT =
  /(?<!\p{L})(?:ik|wij|we|wie|wat|waar|wanneer|hoe|hoeveel|waarom|welke?|vandaag|morgen|gisteren|overmorgen|vanavond|vanmiddag|(?:deze|volgende|komende|vorige|afgelopen) (?:week|weekend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|maand)|niet|niets|geen|nooit|niemand|instructies?|prompt|wachtwoord(?:en)?|(?:of|dat) (?:u|je|jij|jullie))(?!\p{L})/iu;
const FILLERS =
  /(?<!\p{L})(?:eigenlijk|(?<!(?:iemand|iets|niets|ergens|wat) )anders(?! dan)|misschien|eventueel|alstublieft|alsjeblieft|aub|svp|overigens|toevallig|soms|wellicht|trouwens|dan|even|graag|s\.v\.p\.)(?!\p{L}) ?/giu;

/** Words of a mail as the other side says them; undefined where they cannot be. */
export function turnedWords(words: string): string | undefined {
  const bare = words.replace(FILLERS, '').trim();
  if (LEFT.test(bare)) return undefined;
  return bare.replace(SIDES, (word, at: number) => {
    const one = word.toLowerCase();
    const known = sides[one];
    if (known) return known;
    const isPerson = NO_THING.test(bare.slice(at + word.length).trim());
    if (one === 'ons') return isPerson ? '{u|jullie}' : '{uw|jullie}';
    if (one === 'jullie') return isPerson ? 'ons' : 'onze';
    if (one === 'je') return isPerson ? 'mij' : 'mijn';
    return 'mij';
  });
}

/** A clause of the reply; `who`: whose deed it is in the mail. */
export type Clause = { subject: string; verb: string; rest: string; who: 'reader' | 'writer' | 'other' };

const adjective =
  '(?!(?:offerte|ruimte|lengte|hoogte|breedte|grootte|code|route|periode|methode|schade|waarde|ziekte|bijlage|garage|boete|rente|zone|website|site|\\p{L}+ie) )\\p{L}{3,}e(?= \\p{L})(?! (?:nog|al|ook|op|in|bij|van|met|voor|te|geldig|vrij|klaar|inbegrepen|mogelijk|beschikbaar|verplicht|gratis|ge\\p{L}+d|ge\\p{L}+t|ge\\p{L}+en)(?!\\p{L})) ';
const owned = "(?: van (?:(?:de|het|een|uw|je|jullie|onze?|mijn) )?(?:\\p{L}+e )?\\p{L}[\\p{L}\\d’'-]*)?";
const noun = `(?:(?:de|het|een|zo['’]n|deze|dit|die|dat|uw|je|jouw|jullie|onze?|mijn|alle|beide|elke|enkele|twee|drie|vier|\\d+) (?:${adjective}){0,2}(?:kale |nieuwe |oude )?[\\p{L}\\d][\\p{L}\\d’'-]*|(?:meneer|mevrouw|de heer|familie) (?:de |van |van de )?\\p{Lu}\\p{L}+|(?!(?:er|op|in|bij|van|met|voor|te|aan|nog|al|ook|om|naar|uit|per|vanaf|tot|ons|zich|hier|daar|geen|niet|toch) )\\p{L}[\\p{L}\\d’'-]*)${owned}`;
/** What follows 'het' and 'dat' where they stand alone. */
const ALONE =
  '(?= (?:definitief|weer|helemaal|precies|meestal|ongeveer|eindelijk|mee|weg|terug|erbij|op|in|bij|met|voor|van|aan|om|te|nog|al|ook|zo|er|hier|daar|mogelijk|handig|voldoende|genoeg|goed|nodig|waar|gratis|verplicht|toegestaan|inclusief|akkoord|haalbaar|rustig|druk|warm|koud|stil|open|klaar|zinvol|verstandig|gebruikelijk|ge\\p{L}+[dt])(?!\\p{L})|$)';
const SUBJECT = new RegExp(
  `^(?<subject>(?:u|je|jij|jullie|ik|wij|we|er|hij|zij|ze|men|iemand|alles)(?= |$)|(?:het|dit|dat|die)${ALONE}|${noun}(?: en ${noun})?)(?: (?<rest>.*))?$`,
  'iu',
);

/** A clause whose subject opens `words` and whose verb is `form`. */
export function clauseOf(form: string, words: string): Clause | undefined {
  const { subject = '', rest = '' } =
    SUBJECT.exec(words.replace(/^(?:bij|van|met) (?:u|jou|jullie) (?=de|het|een|zo)/iu, ''))?.groups ?? {};
  if (!subject) return undefined;
  const person = subject.toLowerCase();
  const verb = form.toLowerCase();
  if (/^(?:u|je|jij|jullie)$/u.test(person)) {
    const many = person === 'jullie';
    const said = turnedWords(
      rest.replace(/(?<!\p{L})(?:u zelf|zich|je)(?= (?:aan|in|af|op)?\p{L}+en$)/iu, '§'),
    );
    if (said === undefined) return undefined;
    const plain = verb === 'zouden' ? 'kunnen' : verb;
    return {
      subject: many ? 'wij' : 'ik',
      verb: many ? plain : withI(verb),
      rest: said.replace('§', many ? 'ons' : 'mij'),
      who: 'reader',
    };
  }
  if (/^(?:ik|wij|we)$/u.test(person)) {
    const many = person !== 'ik';
    const said = turnedWords(rest.replace(/^(?:ons|mij|me)(?= (?!de |het |een |uw |enkele ))/iu, '§'));
    if (said === undefined) return undefined;
    const [ik] = Object.entries(irregular).find(([, [one]]) => one === verb) ?? [];
    const polite = many ? agreed(verb) : ik ? agreed(ik) : withT(verb);
    const all = many ? verb : ik ? agreed(ik) : withT(verb);
    return {
      subject: many ? '{u|jullie}' : '{u|je}',
      verb: `{${side(polite, 0)}|${side(all, 1)}}`,
      rest: said.replace('§', many ? '{zich|jullie}' : '{zich|je}'),
      who: 'writer',
    };
  }
  const said = turnedWords(rest);
  const named = turnedWords(subject);
  return named === undefined || said === undefined
    ? undefined
    : { subject: named, verb, rest: said, who: 'other' };
}

function side(form: string, at: 0 | 1): string {
  return /^\{(.*)\|(.*)\}$/u.exec(form)?.[at + 1] ?? form;
}

const FINITE =
  '(?:heeft|hebt|heb|hebben|is|ben|bent|zijn|kan|kunt|kunnen|mag|mogen|wil|wilt|willen|moet|moeten|zal|zult|zullen|zou|zouden|wordt|worden|komt|komen|gaat|gaan|hoeft|hoeven)';
const EXTENDED = new RegExp(
  `^(.+?) (${FINITE}) ((?:op|in|bij|voor|met|van|aan|naar|vanaf|tot|om) .+)$`,
  'iu',
);
const CLUSTER = new RegExp(
  `^(?<front>.*?)(?:(?<=^| )(?<verb>${FINITE}) (?<deed>(?:kunnen |moeten |willen |te )?\\p{L}+en)|(?<other>(?<=^| )(?:\\p{L}+en |\\p{L}+d |\\p{L}+t )?)(?<last>\\p{L}+))$`,
  'iu',
);
const PARTICLE =
  /^(mee|aan|op|af|in|uit|toe|terug|door|plaats|deel|over|na|langs|bij|voor(?!l|keur|raad|deel|beeld|waarde))(?=\p{L}{4})/u;

/** A clause whose verb stands last: 'u de bijdrage in termijnen wilt betalen'. */
export function finalClause(words: string): Clause | undefined {
  // 'wanneer het rustig is op de site'
  const [, early = '', finite = '', place = ''] = EXTENDED.exec(words) ?? [];
  if (finite) return clauseOf(finite, `${early} ${place}`);
  const { front = '', verb, deed = '', other = '', last = '' } = CLUSTER.exec(words)?.groups ?? {};
  if (verb) return clauseOf(verb, `${front.trim()} ${deed}`.trim());
  if (!last || front.trim() === '') return undefined;
  const particle = PARTICLE.exec(last)?.[1] ?? '';
  return clauseOf(
    last.slice(particle.length),
    `${front.trim()} ${other.trim()} ${particle}`.replace(/ {2,}/g, ' ').trim(),
  );
}

/** Where what denies begins: marked with a letter, it is turned with the rest. */
const DENIED = /(?<!\p{L})(?=(?:niets?|geen)(?!\p{L}))/gu;
const FINITE_WITHIN = new RegExp(
  `^(.*?)(?<=^| )(${FINITE})(?= (?:te |kunnen |moeten |willen )?\\p{L}+n$)(.*)$`,
  'iu',
);

/** 'als we de zaak bespreken' → 'als {u|jullie} de zaak {bespreekt|bespreken}': its verb stays where it stands. */
export function subordinate(words: string): string | undefined {
  const [, joint = '', clause = ''] =
    /^(als|wanneer|indien|dat|zodat|zodra|mits|omdat|voordat|nadat) (.+)$/iu.exec(words) ?? [];
  if (!joint) return /^om .*te \p{L}+n$/iu.test(words) ? turnedWords(words) : undefined;
  const bare = clause.replace(DENIED, 'ʼ');
  const [, front, verb = '', deed = ''] = FINITE_WITHIN.exec(bare) ?? [];
  const [, middle = '', last = ''] = /^(.*) (\p{L}+)$/u.exec(bare) ?? [];
  const form = verb || last;
  const found = form ? clauseOf(form, verb ? `${front?.trim()} ¤${deed}` : `${middle} ¤`) : undefined;
  return found
    ? [joint.toLowerCase(), found.subject, found.rest.replace('¤', found.verb)]
        .filter(Boolean)
        .join(' ')
        .replaceAll('ʼ', '')
    : undefined;
}

/** The infinitive of what one other does: 'ruimt' → 'ruimen'. */
export function infinitiveOf(form: string): string {
  const known = Object.entries(irregular).find(([, [ik, u]]) => ik === form || u === form)?.[0];
  const irregularly: Readonly<Record<string, string>> = {
    is: 'zijn',
    kan: 'kunnen',
    mag: 'mogen',
    wil: 'willen',
    zal: 'zullen',
  };
  if (known ?? irregularly[form]) return known ?? irregularly[form] ?? form;
  const stem = form.replace(/(?<!^.?a|^.?i|^.?e)t$/u, '');
  const long = /([aeou])\1([^aeiou])$/u.exec(stem);
  if (long) return `${stem.slice(0, -2)}${(long[2] ?? '').replace('f', 'v').replace('s', 'z')}en`;
  if (/(?:ij|ie|eu|oe|ui|ou|ei)[fs]$/u.test(stem))
    return `${stem.slice(0, -1)}${stem.endsWith('f') ? 'v' : 'z'}en`;
  const isShort = /^(?:be|ge|ver|ont|her)?[^aeiou]*[aeiou][^aeiouw]$/u.test(stem);
  return isShort ? `${stem}${stem.at(-1)}en` : `${stem}en`;
}
