import type { DateWords } from '../date-words.ts';

export const czechDates: DateWords = {
  months:
    'ledna,leden|února,únor|března,březen|dubna,duben|května,květen|června,červen|července,červenec|srpna,srpen|září|října,říjen|listopadu,listopad|prosince,prosinec',
  weekdays:
    'pondělí,pondělka|úterý,úterka|středa,středu,středy|čtvrtek,čtvrtka|pátek,pátku|sobota,sobotu,soboty|neděle,neděli',
  lead: 'v |ve |dne |do |na |od |tento |tuto ',
  days: [
    [0, 'dnes(?: odpoledne| večer| ráno)?|dneska'],
    [1, 'zítra(?: ráno| dopoledne| odpoledne| večer)?|zítřka|zítřejší(?:ho|mu|m)?'],
    [2, 'pozítří|pozítřka'],
    [-1, 'včera'],
    [7, 'za týden|do týdne'],
  ],
  weeks: [
    [1, '{W} (?:v )?příští(?:ho|m)? týd(?:nu|en|ne)|příští týden,? (?:v |ve )?{W}'],
    [0, '{W} tento týden|tento týden,? (?:v |ve )?{W}'],
    ['coming', '(?:tento|tuto|toto|t(?:o|u)hle|nadcházející|nejbližší) {W}'],
    ['unclear', 'příští(?:ho)? {W}'],
    ['past', '(?:minul(?:ý|ou|é)|posledn(?:í|ího)) {W}'],
  ],
  numbers: 'jeden,jednoho|dva,dvou,dvě|tři,tří|čtyři,čtyř|pět,pěti|šest,šesti|sedm,sedmi|osm|devět|deset',
  distance: [
    '(?:za|do|během) {N} d(?:ny|nů|en)(?! pracovn)',
    '(?:za|do|během) {N} týdn(?:y|ů)',
    '(?:za|do|během) {N} měsíc(?:e|ů)',
  ],
  stretches: [
    ['week', 1, 'příští(?:m|ho)? týd(?:en|nu|ne)'],
    ['week', 0, 'tento týden|tohoto týdne'],
    ['weekend', 0, '(?:o|tento) víkend(?:u)?'],
    ['weekend', 1, 'příští víkend'],
    ['endOfWeek', 0, 'konce (?:tohoto )?týdne|konec týdne'],
    ['endOfWeek', 1, 'konce příštího týdne'],
    ['endOfMonth', 0, 'konce (?:tohoto )?měsíce|konec měsíce'],
    ['month', 1, 'příští měsíc'],
    ['month', 0, 'tento měsíc'],
    ['vague', 0, 'začátkem (?:příštího )?týdne|co nejdříve'],
  ],
  ordinal: '(?<=\\b(?:dne|do) ){D}\\.(?! ?(?:\\d|\\p{L}))',
  figures: '6.3.',
  clock: {
    joint: ',? ?(?:ráno,? |dopoledne,? |odpoledne,? |večer,? )?(?:\\(|(?:v|ve|od|do|kolem|po|před|mezi) )?',
    alone: [
      '(?<=\\b(?:v|ve|od|kolem) ){H}(?:[:.]{M})? ?(?:hod\\.?|hodin(?:y|ě|u)?|h)(?!\\p{L})',
      '{H}[:.]{M} ?(?:hod\\.?|hodin|h)(?!\\p{L})',
      '(?<=\\b(?:v|ve|od|kolem) ){H}[:.]{M}',
    ],
    afterDay: [
      '{H}(?:[:.]{M})? ?(?:hod\\.?|hodin(?:y|ě|u)?|h)(?!\\p{L})',
      '{H}[:.]{M}',
      '(?<=(?:v|ve|od) ){H}(?= |[,.?!)]|$)',
      '(?<=(?:od \\d{1,2} do|mezi \\d{1,2} a) ){H}',
    ],
    am: 'ráno|dopoledne',
    pm: 'odpoledne|večer',
    noon: '(?:v )?poledne',
    midnight: '(?:o )?půlnoci?',
    late: 'odpoledne|večer',
    until: ' ?(?:[-–—]|do|až|a) ?',
  },
};
