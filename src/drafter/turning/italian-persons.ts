import type { Turning } from './turning.ts';

type Pair = readonly [string, string];
const word = (source: string) => `(?<!\\p{L})${source}(?!\\p{L})`;

/** Possessives with the ends that nouns give them. */
const possessives = (['o', 'a', 'oi', 'e'] as const).flatMap((end): Pair[] => {
  const vowels = {
    o: ['suo', 'tuo', 'mio'],
    a: ['sua', 'tua', 'mia'],
    oi: ['suoi', 'tuoi', 'miei'],
    e: ['sue', 'tue', 'mie'],
  }[end];
  const firm = { o: 'nostro', a: 'nostra', oi: 'nostri', e: 'nostre' }[end];
  const [polite = '', familiar = '', own = ''] = vowels;
  return [
    [word(`(?:${polite}|${familiar})`), own],
    [word(`v${firm.slice(1)}`), firm],
    [word(`(?:${own}|${firm})`), `{S${polite.slice(1)}|${familiar}}`],
  ];
});

const VERBS: readonly Pair[] = [
  ['avete', 'abbiamo'],
  ['potete', 'possiamo'],
  ['dovete', 'dobbiamo'],
  ['siete', 'siamo'],
  ['offrite', 'offriamo'],
  ['proponete', 'proponiamo'],
  ['fornite', 'forniamo'],
  ['arrivate', 'arriviamo'],
  ['arriverete', 'arriveremo'],
  ['avrete', 'avremo'],
  ['sarete', 'saremo'],
  ['hai', 'ho'],
  ['puoi', 'posso'],
  ['devi', 'devo'],
  ['sei', 'sono'],
  ['(?:abbiamo|ho)', '{ha|hai}'],
  ['(?:possiamo|posso)', '{può|puoi}'],
  ['(?:dobbiamo|devo)', '{deve|devi}'],
  ['(?:avremo|avrò)', '{avrà|avrai}'],
  ['(?:potremo|potrò)', '{potrà|potrai}'],
  ['siamo', '{è|sei}'],
];

const TO_PERSON =
  '(?:chiama|richiama|contatta|ricontatta|raggiunge|incontra|aiuta|avvisa|informa|aggiorna|accompagna|avverti)r';
const GIVEN =
  '(?:invia|manda|spedi|consegna|porta|forni|scrive|telefona|di|da|fa|comunica|indica|conferma|risponde|presta|lascia|restitui|offri|propor)r';
/** Verbs of what one does to oneself: 'rivolgerci', 'presentarmi'. */
const FOR_ONESELF =
  '(?:rivolge|iscrive|presenta|reca|organizza|regola|collega|registra|attene|comporta|muove|accomoda|sede|occupa|trasferi)';
const WITH = '(?<=(?<!\\p{L})(?:con|da|per|a|di|presso|su|senza) )';

const pairs: readonly Pair[] = [
  ...VERBS.map(([theirs, other]): Pair => [word(theirs), other]),
  [`(?<=(?<!\\p{L})${TO_PERSON})(?:la|ti)(?!\\p{L})`, 'mi'],
  [`(?<=(?<!\\p{L})${TO_PERSON})vi(?!\\p{L})`, 'ci'],
  [`(?<=(?<!\\p{L})${TO_PERSON})(?:mi|ci)(?!\\p{L})`, '{La|ti}'],
  [`(?<=(?<!\\p{L})${GIVEN})(?:le|ti)(?!\\p{L})`, 'mi'],
  [`(?<=(?<!\\p{L})${GIVEN})vi(?!\\p{L})`, 'ci'],
  [`(?<=(?<!\\p{L})${GIVEN})(?:mi|ci)(?!\\p{L})`, '{Le|ti}'],
  [`(?<=(?<!\\p{L})${FOR_ONESELF}r)(?:ci|mi)(?!\\p{L})`, '{si|ti}'],
  [`${WITH}(?:voi)(?!\\p{L})`, 'noi'],
  [`${WITH}(?:lei|te)(?!\\p{L})`, 'me'],
  [`${WITH}(?:noi|me)(?!\\p{L})`, '{Lei|te}'],
  ...possessives,
];

/** Words that change with the side, in the order of `Turning.swaps`. */
export const swaps: Turning['swaps'] = [...pairs, ["'", '’']];

const ALONE = '^(?:(?:me|ce) (?:lo|la|li|le)|mi|ci|ti|vi|le|la|si|ne|lo|li)$';

/** Words that name a person and are none of `swaps`, words that ask (but at a part's beginning), days told from today, orders to machines. */
export const unsaid = new RegExp(
  `(?<!\\p{L})(?!${ALONE})(?!${VERBS.map(([source]) => `${source}(?!\\p{L})`).join('|')}|(?<=(?:con|da|per|a|di|presso|su|senza) )(?:voi|lei|te|noi|me)(?!\\p{L}))` +
    '(?:io|noi|voi|tu|lei|te|mi|ti|vi|ve|me|(?<!^(?:si |ci )?)(?:vogliamo|voglio|volete|vuole|desidera|desiderate|preferisce|preferite|può|' +
    'che (?:ha|deve|offre|propone)|vorremmo|vorrei|potremmo|potrei|faremo|farò))(?!\\p{L})|' +
    `(?<!\\p{L})(?!${TO_PERSON}|${GIVEN}|${FOR_ONESELF}r|esser|(?:vede|senti|incontra|trova)rci)\\p{L}{2,}[aei]r(?:mi|vi|ci)(?!\\p{L})|` +
    '(?<!^(?:(?:a|da|di|in|con|per|entro|fino a|su|tra|verso|presso|ogni) )?)(?<!\\p{L})(?:perché|quant[oaie]|quando|qual|quale|quali|chi|dove)(?!\\p{L})|' +
    '(?<!\\p{L})(?:oggi|domani|ieri|dopodomani|stamattina|stasera|stanotte|quest[oa] (?:settimana|mese|weekend|anno|sera|mattina|pomeriggio)|' +
    'prossim[oaie]|scors[oaie]|non|prompt|istruzioni)(?!\\p{L})',
  'iu',
);
