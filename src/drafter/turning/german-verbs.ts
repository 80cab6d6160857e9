/** Verbs whose forms no rule makes: first person, 'du', 'ihr'. */
const irregular: Readonly<Record<string, readonly [ich: string, du: string, ihr: string]>> = {
  sein: ['bin', 'bist', 'seid'],
  haben: ['habe', 'hast', 'habt'],
  werden: ['werde', 'wirst', 'werdet'],
  können: ['kann', 'kannst', 'könnt'],
  müssen: ['muss', 'musst', 'müsst'],
  dürfen: ['darf', 'darfst', 'dürft'],
  sollen: ['soll', 'sollst', 'sollt'],
  wollen: ['will', 'willst', 'wollt'],
  mögen: ['mag', 'magst', 'mögt'],
  wissen: ['weiß', 'weißt', 'wisst'],
  möchten: ['möchte', 'möchtest', 'möchtet'],
  würden: ['würde', 'würdest', 'würdet'],
  tun: ['tue', 'tust', 'tut'],
};

/** Stems that change behind 'du', whatever stands before them: 'übernehmen', 'du übernimmst'. */
const changing: readonly (readonly [infinitive: string, du: string])[] = [
  ['empfehlen', 'empfiehlst'],
  ['vergessen', 'vergisst'],
  ['sprechen', 'sprichst'],
  ['schlafen', 'schläfst'],
  ['schlagen', 'schlägst'],
  ['brechen', 'brichst'],
  ['treffen', 'triffst'],
  ['fangen', 'fängst'],
  ['fahren', 'fährst'],
  ['tragen', 'trägst'],
  ['halten', 'hältst'],
  ['laufen', 'läufst'],
  ['lassen', 'lässt'],
  ['nehmen', 'nimmst'],
  ['messen', 'misst'],
  ['werben', 'wirbst'],
  ['helfen', 'hilfst'],
  ['gelten', 'giltst'],
  ['treten', 'trittst'],
  ['geben', 'gibst'],
  ['sehen', 'siehst'],
  ['lesen', 'liest'],
  ['laden', 'lädst'],
  ['essen', 'isst'],
];

/** 'Könnten Sie' is asked, 'ich kann' is said: forms of courtesy and the infinitive that answers. */
const courteous: Readonly<Record<string, string>> = {
  könnt: 'können',
  hätt: 'haben',
  wär: 'sein',
  bräucht: 'brauchen',
  dürft: 'dürfen',
  sollt: 'sollen',
  müsst: 'müssen',
};

const COURTEOUS = /^(könnt|hätt|wär|bräucht|dürft|sollt|müsst)(?:e|en|est|st|et|t)$/u;
/** Forms that are courteous with one ending and plain with another: 'ihr könnt', 'ihr könntet'. */
const PLAIN_PLURAL = /^(?:könnt|dürft|sollt|müsst)$/u;

function courtesyOf(form: string): string | undefined {
  return courteous[COURTEOUS.exec(form)?.[1] ?? ''];
}

function withEnding(stem: string, ending: 'st' | 't'): string {
  if (/(?:[td]|[^aeiouäöülrhmn][mn])$/u.test(stem)) return `${stem}e${ending}`;
  return ending === 'st' && /[sßzx]$/u.test(stem) ? `${stem}t` : stem + ending;
}

const stemOf = (infinitive: string) => infinitive.replace(/e?n$/u, '');

/** 'nehmen' → 'nehme'. */
export function withI(infinitive: string): string {
  const known = irregular[infinitive]?.[0];
  if (known) return known;
  if (/eln$/u.test(infinitive)) return infinitive.replace(/eln$/u, 'le');
  return infinitive.replace(/n$/u, '').replace(/er$/u, 'ere');
}

/** 'sein' → 'sind': said with 'wir' and with the polite 'Sie'. */
export const withWe = (infinitive: string) => (infinitive === 'sein' ? 'sind' : infinitive);

/** 'nehmen' → 'nimmst'. */
export function withYou(infinitive: string): string {
  const known = irregular[infinitive]?.[1];
  if (known) return known;
  const change = changing.find(([ending]) => infinitive.endsWith(ending));
  if (change) return infinitive.slice(0, -change[0].length) + change[1];
  return withEnding(stemOf(infinitive), 'st');
}

/** 'nehmen' → 'nehmt'. */
export function withYouAll(infinitive: string): string {
  return irregular[infinitive]?.[2] ?? withEnding(stemOf(infinitive), 't');
}

/** The infinitive of a form with 'wir' or 'Sie'. */
export function fromWe(form: string): string {
  return form === 'sind' ? 'sein' : (courtesyOf(form) ?? form);
}

/** The infinitive of a form with 'ich'. */
export function fromI(form: string): string {
  const known = Object.entries(irregular).find(([, [ich]]) => ich === form)?.[0];
  return known ?? courtesyOf(form) ?? `${form.replace(/ere$/u, 'er')}n`;
}

/** The infinitive of a form with 'du'. */
export function fromYou(form: string): string {
  const known = Object.entries(irregular).find(([, [, du]]) => du === form)?.[0];
  if (known) return known;
  const change = changing.find(([, du]) => form.endsWith(du));
  if (change) return form.slice(0, -change[1].length) + change[0];
  return (
    courtesyOf(form) ?? `${form.replace(/(?:(?<=[td])est|(?<=[ßzx])t|st)$/u, '')}en`.replace(/eren$/u, 'ern')
  );
}

/** The infinitive of a form with 'er'. */
export function fromThird(form: string): string {
  const known: Readonly<Record<string, string>> = {
    ist: 'sein',
    hat: 'haben',
    wird: 'werden',
    kann: 'können',
    muss: 'müssen',
    darf: 'dürfen',
    soll: 'sollen',
    will: 'wollen',
    hält: 'halten',
  };
  const change = changing.find(([, du]) => form.endsWith(du.replace(/s?t$/u, 't')));
  if (known[form]) return known[form];
  if (change) return form.slice(0, -change[1].replace(/s?t$/u, 't').length) + change[0];
  return `${form.replace(/(?:(?<=[td])et|t)$/u, '')}en`.replace(/(?<=[^hiu])e([lr])en$/u, 'e$1n');
}

/** Courtesy of another's deed, as one tells it: 'könnte Ihr Team' → 'kann'. */
const told: Readonly<Record<string, string>> = {
  könnte: 'kann',
  könnten: 'können',
  wäre: 'ist',
  wären: 'sind',
  hätte: 'hat',
  hätten: 'haben',
  müsste: 'muss',
  müssten: 'müssen',
  dürfte: 'darf',
  dürften: 'dürfen',
  bräuchte: 'braucht',
  bräuchten: 'brauchen',
  ließe: 'lässt',
  ließen: 'lassen',
  käme: 'kommt',
  kämen: 'kommen',
};

/** What another does or is, without the courtesy of whoever asks. */
export const plainForm = (form: string) => told[form] ?? form;

/** The infinitive of a form with 'ihr'. */
export function fromYouAll(form: string): string {
  const known = Object.entries(irregular).find(([, [, , ihr]]) => ihr === form)?.[0];
  if (known) return known;
  const courtesy = PLAIN_PLURAL.test(form) ? undefined : courtesyOf(form);
  if (courtesy) return courtesy;
  return `${form.replace(/(?:(?<=[td])et|t)$/u, '')}en`.replace(/(?<=[^hiu])e([lr])en$/u, 'e$1n');
}

/** 'nimm' → 'nehmen': what is ordered of one who is addressed familiarly. */
export function fromOrder(form: string): string {
  const changed = changing.find(([, du]) => /i/u.test(du) && form.endsWith(du.replace(/s?t$/u, '')));
  const isChanged =
    changed && /(?:gib|nimm|sieh|lies|hilf|sprich|triff|iss|empfiehl|vergiss|wirb)$/u.test(form);
  if (isChanged) return form.slice(0, -changed[1].replace(/s?t$/u, '').length) + changed[0];
  return /e$/u.test(form) ? `${form}n` : /e[lr]$/u.test(form) ? `${form}n` : `${form}en`;
}

/** Parts of verbs that stand behind, the longer first. */
export const particles =
  'drüber|drauf|rüber|vorbei|zusammen|entgegen|zurück|bereit|heraus|herein|hinein|hinaus|herüber|vorbei|weiter|bekannt|durch|statt|nach|fest|frei|teil|fort|raus|rein|dazu|auf|aus|bei|ein|her|hin|los|mit|vor|weg|ab|an|um|zu';
const SEPARABLE = new RegExp(`^(${particles})(?=\\p{L}{4})`, 'u');
/** Look as if they had such a part. */
const WHOLE = /^(?:antwort|abonn|einig|hinter|beant|zahl|zeig|durchsuch|umarm|beitrag|mitteil(?!en))/u;

/** 'zurückschicken' → 'zurück', 'schicken'; the first '' where the verb has no such part. */
export function parted(infinitive: string): readonly [particle: string, verb: string] {
  const particle = WHOLE.test(infinitive) ? '' : (SEPARABLE.exec(infinitive)?.[1] ?? '');
  return [particle, infinitive.slice(particle.length)];
}
