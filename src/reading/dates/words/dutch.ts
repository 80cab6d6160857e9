import type { DateWords } from '../date-words.ts';

export const dutchDates: DateWords = {
  months:
    'januari,jan.|februari,feb.|maart,mrt.|april,apr.|mei|juni|juli|augustus,aug.|september,sept.,sep.|oktober,okt.|november,nov.|december,dec.',
  weekdays: 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  endings: 'middag|ochtend|avond|morgen|namiddag',
  lead: 'op |de |van |deze ',
  days: [
    [0, 'vandaag|vanavond|vanmiddag|vanochtend|vanmorgen'],
    [1, '(?<!(?:goede|elke|de|iedere) )morgen(?:ochtend|middag|avond|vroeg)?'],
    [2, 'overmorgen'],
    [-1, 'gisteren'],
    [7, 'over een week|binnen een week'],
  ],
  weeks: [
    [1, '{W} (?:van |in )?(?:de )?(?:volgende|komende) week|volgende week,? (?:op )?{W}'],
    [0, '{W} (?:van )?deze week|deze week,? (?:op )?{W}'],
    ['coming', '(?:aanstaande|komende|deze) {W}|{W} (?:aanstaande|a\\.s\\.)|a\\.s\\. {W}'],
    ['unclear', 'volgende {W}'],
    ['past', '(?:vorige|afgelopen|laatste) {W}|{W} jongstleden'],
  ],
  numbers: 'een,één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
  distance: [
    '(?:over|binnen) {N} dag(?:en)?',
    '(?:over|binnen) {N} we(?:ek|ken)',
    '(?:over|binnen) {N} maand(?:en)?',
  ],
  stretches: [
    ['week', 1, '(?:volgende|komende) week'],
    ['week', 0, 'deze week'],
    ['weekend', 0, '(?:dit|het|komend) weekend'],
    ['endOfWeek', 0, 'het (?:einde|eind) van de(?:ze)? week|eind (?:van )?de(?:ze)? week'],
    ['endOfWeek', 1, 'eind volgende week'],
    ['endOfMonth', 0, '(?:het )?eind(?:e)? van de(?:ze)? maand|eind deze maand'],
    ['month', 1, '(?:volgende|komende) maand'],
    ['month', 0, 'deze maand'],
    ['vague', 0, 'begin volgende week|zo spoedig mogelijk'],
  ],
  ordinal: '(?<=\\b(?:op|de) ){D}(?:e|ste|de)(?= |[,.?!])',
  figures: '06/03',
  clock: {
    joint: ',? ?(?:(?:ochtend|middag|avond),? )?(?:\\(|(?:om|rond|vanaf|tussen|van|tegen|voor|na) )?',
    alone: [
      '(?<=\\b(?:om|rond|vanaf|tegen|voor|tot) ){H}(?:[:.]{M})? ?(?:uur|u\\.?)(?!\\p{L})',
      '{H}[:.]{M} ?(?:uur|u\\.?)(?!\\p{L})',
      '(?<halfTo>half) {H}',
      '(?<=\\bom ){H}(?:[:.]{M})?(?= |[,.?!)]|$)',
    ],
    afterDay: ['{H}(?:[:.]{M})? ?(?:uur|u\\.?)(?!\\p{L})', '{H}[:.]{M}'],
    am: "'s ochtends|'s morgens|in de ochtend",
    pm: "'s middags|'s avonds|in de middag",
    hours: 'één,een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
    noon: "12 uur 's middags",
    midnight: 'middernacht',
    late: 'middag|avond',
    until: ' ?(?:[-–—]|tot|en|t/m|tot en met) ?',
  },
};
