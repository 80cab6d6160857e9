import type { DateWords } from '../date-words.ts';

export const germanDates: DateWords = {
  months:
    'januar,jänner,jan.|februar,feber,feb.|märz,mrz.|april,apr.|mai|juni|juli|august,aug.|september,sept.,sep.|oktober,okt.|november,nov.|dezember,dez.',
  weekdays:
    'montag,Mo.|dienstag,Di.|mittwoch,Mi.|donnerstag,Do.|freitag,Fr.|samstag,sonnabend,Sa.|sonntag,So.',
  endings: 's|vormittag|nachmittag|abend|morgen|früh|mittag',
  lead: 'am |den |dem |vom |zum |dieser ',
  days: [
    [0, 'heute(?: (?:vormittag|mittag|nachmittag|abend|früh))?'],
    [
      1,
      '(?<!(?:guten|am|jeden|der|einen|den|schönen|diesen|eines) )morgen(?: (?:vormittag|mittag|nachmittag|abend|früh))?',
    ],
    [2, 'übermorgen'],
    [-1, 'gestern'],
    [7, '(?:in|binnen) einer woche|heute in (?:einer woche|acht tagen)'],
    [14, 'in (?:vierzehn|14) tagen'],
  ],
  weeks: [
    [1, '{W} (?:in )?(?:der )?(?:nächste[nr]?|kommende[nr]?) woche|(?:nächste|kommende) woche,? (?:am )?{W}'],
    [0, '{W} dieser woche|diese woche,? (?:am )?{W}'],
    [2, '(?:übernächste woche|übernächsten),? (?:am )?{W}'],
    ['coming', '(?:kommenden?|kommender|diese[rn]?) {W}'],
    ['unclear', 'nächste[nr]? {W}'],
    ['past', '(?:letzte[nr]?|vergangene[nr]?|vorige[nr]?) {W}'],
  ],
  numbers: 'einem,einer,einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
  distance: [
    '(?:in|binnen|innerhalb von|in den nächsten) {N} tag(?:en)?',
    '(?:in|binnen|innerhalb von) {N} wochen?',
    '(?:in|binnen|innerhalb von) {N} monat(?:en?)?',
  ],
  stretches: [
    ['week', 1, '(?:der )?(?:nächste|kommende)[nr]? woche'],
    ['week', 0, 'diese[rn]? woche'],
    ['week', 2, 'übernächste[nr]? woche'],
    ['weekend', 0, '(?:am|diesem|dieses) wochenende'],
    ['weekend', 1, '(?:nächstem|nächstes|kommendes|am nächsten) wochenende'],
    ['endOfWeek', 0, '(?:zum )?ende (?:der|dieser) woche|wochenende(?= spätestens)'],
    ['endOfWeek', 1, 'ende (?:der )?nächste[rn] woche'],
    ['endOfMonth', 0, '(?:zum )?(?:ende des monats|monatsende|ende dieses monats)'],
    ['endOfMonth', 1, 'ende (?:des )?nächsten monats'],
    ['month', 1, '(?:im )?(?:nächsten|kommenden) monat'],
    ['month', 0, 'diesen monat'],
    [
      'vague',
      0,
      'anfang (?:der )?nächste[rn]? woche|mitte (?:der )?nächste[rn]? woche|demnächst|so bald wie möglich',
    ],
  ],
  ordinal:
    '(?<=\\b(?:am|zum|bis|den) ){D}\\.(?! ?(?:\\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|stock|etage|platz|tag|mal|kapitel|version))',
  figures: '6.3.',
  clock: {
    joint:
      ',? ?(?:vormittags?|mittags?|nachmittags?|abends?|morgens|früh)?,? ?(?:\\(|(?:um|gegen|ab|ca\\.|von|zwischen|bis|vor|nach) )?',
    alone: [
      '{H}(?:[:.]{M})? ?uhr(?: {M}(?!\\d))?',
      '(?<halfTo>halb) {H}(?: uhr)?',
      '(?<=\\b(?:um|gegen|ab) ){H}(?:[:.]{M})?(?= |[,.?!)]|$)',
    ],
    afterDay: ['{H}[:.]{M}(?: ?h)?', '{H} ?h'],
    am: 'morgens|vormittags|früh|am (?:morgen|vormittag)',
    pm: 'nachmittags|abends|am (?:nachmittag|abend)',
    hours: 'ein,eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
    noon: '(?:12 uhr )?mittags?',
    midnight: 'mitternacht',
    late: 'nachmittag|abend',
    until: ' ?(?:[-–—]|bis|und|bis zum) ?(?:zum )?',
  },
};
