import type { DateWords } from '../date-words.ts';

export const italianDates: DateWords = {
  months:
    'gennaio,gen.|febbraio,feb.|marzo,mar.|aprile,apr.|maggio,mag.|giugno,giu.|luglio,lug.|agosto,ago.|settembre,sett.,set.|ottobre,ott.|novembre,nov.|dicembre,dic.',
  weekdays:
    'lunedì,lunedi|martedì,martedi|mercoledì,mercoledi|giovedì,giovedi|venerdì,venerdi|sabato|domenica',
  lead: "il |l'|del |dal |al |di |per il |questo |questa ",
  days: [
    [0, 'oggi|stasera|stamattina|stamani|questo pomeriggio'],
    [1, 'domani(?: mattina| pomeriggio| sera)?|domattina'],
    [2, 'dopodomani'],
    [-1, 'ieri'],
    [7, '(?:tra|fra) una settimana'],
  ],
  weeks: [
    [
      1,
      '{W} della (?:prossima settimana|settimana prossima)|la (?:prossima settimana|settimana prossima),? {W}',
    ],
    [0, '{W} di questa settimana'],
    ['coming', 'quest[oa] {W}'],
    ['unclear', '{W} prossim[oa]|prossim[oa] {W}'],
    ['past', '{W} scors[oa]|scors[oa] {W}'],
  ],
  numbers: 'un,una,uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
  distance: [
    '(?:tra|fra|entro) {N} giorn[oi](?! lavorativ)',
    '(?:tra|fra|entro) {N} settiman[ae]',
    '(?:tra|fra|entro) {N} mes[ei]',
  ],
  stretches: [
    ['week', 1, 'la (?:prossima settimana|settimana prossima)'],
    ['week', 0, 'questa settimana'],
    ['weekend', 0, '(?:questo|nel) (?:fine settimana|week-?end)'],
    ['endOfWeek', 0, '(?:la )?fine (?:della|di questa) settimana'],
    ['endOfWeek', 1, 'fine della prossima settimana'],
    ['endOfMonth', 0, '(?:la )?fine (?:del|di questo) mese|fine mese'],
    ['month', 1, 'il (?:prossimo mese|mese prossimo)'],
    ['month', 0, 'questo mese'],
    ['vague', 0, 'inizio (?:della )?prossima settimana|al più presto|quanto prima'],
  ],
  ordinal: '(?<=\\b(?:il|del|al|dal) ){D}(?= (?:alle|mattina|pomeriggio|o|e)\\b|[,.?!])',
  figures: '06/03',
  clock: {
    joint:
      ",? ?(?:mattina |pomeriggio |sera )?(?:\\(|(?:alle|all'|dalle|verso le|intorno alle|ore|h|tra le|prima delle|a partire dalle) ?(?:ore )?)?",
    alone: [
      '(?<=\\b(?:alle|dalle|ore) (?:ore )?)(?=\\d|[^ ]{2,9}(?: (?:di|del|e mezz)|[,.?!)]|$)){H}(?:[:.,]{M})?(?: (?<half>e (?:mezza|mezzo))| (?<quarter>e un quarto))?',
      'ore {H}(?:[:.,]{M})?',
      "(?<=\\ball'){H}",
    ],
    afterDay: ['{H}[:.]{M}'],
    am: 'di mattina|del mattino|della mattina',
    pm: 'del pomeriggio|di pomeriggio|di sera|della sera',
    hours: 'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
    noon: 'mezzogiorno',
    midnight: 'mezzanotte',
    late: 'pomeriggio|sera',
    until: ' ?(?:[-–—]|alle|e le|fino alle|a|al) ?',
  },
};
