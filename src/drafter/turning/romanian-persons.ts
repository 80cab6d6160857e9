import type { Turning } from './turning.ts';

type Pair = readonly [string, string];
const YOU = '(?:dumneavoastră|dvs\\.?|dv\\.?)';
const word = (source: string) => `(?<!\\p{L})${source}(?!\\p{L})`;

/** Nouns that a firm has: 'programul nostru', and not 'programul meu'. */
const FIRM =
  '(?:program|tarif|hotel|magazin|compani|firm|echip|parc|ofert|servici|preț|produs|sal|restaurant|camer|pensiun|clinic|cabinet|depozit|sediu|birou|școal|agenți|unit|client|curs|fabric|atelier)\\p{L}*';

/** 'adresa dumneavoastră' is 'adresa mea' for whoever has it: by the end of the noun. */
const owned: readonly Pair[] = (
  [
    ['(?:ele|ile|urile)', 'noastre', 'mele'],
    ['(?:ii)', 'noștri', 'mei'],
    ['(?:ul|ului|numele|le)', 'nostru', 'meu'],
    ['(?:ei)', 'noastre', 'mele'],
    ['a', 'noastră', 'mea'],
  ] as const
).flatMap(([end, firm, own]): Pair[] => [
  ...(end === '(?:ele|ile|urile)' ? ([[`(?<=(?<!\\p{L})numele )${YOU}(?!\\p{L})`, 'meu']] as Pair[]) : []),
  [`(?<=(?<!\\p{L})${FIRM}(?<=${end}) )${YOU}(?!\\p{L})`, firm],
  [`(?<=\\p{L}${end} )${YOU}(?!\\p{L})`, own],
]);

const PREPOSITION = '(?:cu|pentru|de|despre|pe|către|prin|fără|sub)';
const PARTICIPLE = '\\p{L}{2,}[ts](?!\\p{L})';

const pairs: readonly Pair[] = [
  [`(?<=(?<!\\p{L})(?:la|de la) )(?:${YOU}|voi|tine)(?!\\p{L})`, 'noi'],
  [`(?<=(?<!\\p{L})${PREPOSITION} )(?:${YOU}|voi|tine)(?!\\p{L})`, 'mine'],
  [`(?<=(?<!\\p{L})(?:la|de la|${PREPOSITION}) )(?:noi|mine)(?!\\p{L})`, '{dumneavoastră|tine}'],
  [
    `(?<!\\p{L})(?:vă|îți) (?=(?:ar )?(?:convin|conveni|plac|plăcea|interes|ajung|trebui|lipse|deranj))`,
    'îmi ',
  ],
  [`(?<=(?<!\\p{L})(?:cu|pe) )a (?:dumneavoastră|voastră|ta)(?!\\p{L})`, 'a mea'],
  [`(?<=(?<!\\p{L})(?:cu|pe) )al (?:dumneavoastră|vostru|tău)(?!\\p{L})`, 'al meu'],
  ...owned,
  [word('voastră'), 'noastră'],
  [word('vostru'), 'nostru'],
  [word('voștri'), 'noștri'],
  [word('voastre'), 'noastre'],
  [word('ta'), 'mea'],
  [word('tău'), 'meu'],
  [word('tăi'), 'mei'],
  [word('tale'), 'mele'],
  [word('(?:mea|noastră)'), '{dumneavoastră|ta}'],
  [word('(?:meu|nostru)'), '{dumneavoastră|tău}'],
  [word('(?:mei|noștri)'), '{dumneavoastră|tăi}'],
  [word('(?:mele|noastre)'), '{dumneavoastră|tale}'],
  [`(?<!\\p{L}|-)ați (?=${PARTICIPLE})`, 'am '],
  [`(?<=(?<!\\p{L})(?:l|le|o|i)-)(?:ați|ai) (?=${PARTICIPLE})`, 'am '],
  [`(?<!\\p{L}|-)am (?=${PARTICIPLE})`, '{ați|ai} '],
];

/** Words that change with the side, in the order of `Turning.swaps`. */
export const swaps: Turning['swaps'] = pairs;

/** Words that name a person and are none of `swaps`, words that ask (but at a part's beginning), days told from today, orders to machines. */
export const unsaid = new RegExp(
  `(?<!\\p{L})(?<!(?:cu|pe) al? )(?!^(?:îmi|ți|ne|mi|vă|îți|mă|te)$)(?!${pairs.map(([source]) => source).join('|')})` +
    '(?:eu|noi|voi (?!\\p{L})|tu|dumneavoastră|dvs|dv|îmi|mă|vă|îți|ne|ni|mine|tine|avem|suntem|(?<!^)(?:aveți|puteți|doriți|vreți|sunteți|veți|ați|aș|am fi|voi|vom))(?![\\p{L}])|' +
    '(?<!\\p{L})(?:mi|ți|vi|v|mă|te)-|-(?:mi|ți|ne|vă|mă|te)(?!\\p{L})|' +
    '(?<!^(?:(?:la|de|de la|din|cu|pe|pentru|până|până la|în|sub|prin|a) )?)(?<!\\p{L})(?:de ce|cât|câtă|câți|câte|când|cum|cine|cui|care dintre|unde)(?!\\p{L})|' +
    '(?<!\\p{L})(?:azi|astăzi|mâine|ieri|poimâine|diseară|săptămâna (?:aceasta|viitoare|asta)|luna (?:aceasta|viitoare|asta)|(?:lunea|marțea|miercurea|joia|vinerea|sâmbăta|duminica) viitoare|viitoare|viitor|nu|prompt|instrucțiuni\\p{L}*)(?!\\p{L})',
  'iu',
);
