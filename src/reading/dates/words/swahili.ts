import type { DateWords } from '../date-words.ts';

export const swahiliDates: DateWords = {
  months:
    'januari,mwezi wa kwanza|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba',
  weekdays: 'jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili',
  lead: 'siku ya |tarehe |mnamo |hadi |tarehe ya ',
  joint: '(?:ya |mwezi wa )?',
  days: [
    [0, 'leo(?: asubuhi| mchana| jioni| usiku)?'],
    [1, 'kesho(?! ?kutwa)(?: asubuhi| mchana| jioni| usiku)?'],
    [2, 'kesho ?kutwa'],
    [-1, 'jana'],
    [7, '(?:baada ya|ndani ya) wiki (?:moja|1)'],
  ],
  weeks: [
    [1, '{W} (?:ya )?wiki ijayo|wiki ijayo,? (?:siku ya )?{W}'],
    [0, '{W} (?:ya )?wiki hii|wiki hii,? (?:siku ya )?{W}'],
    ['coming', '{W} hii'],
    ['unclear', '{W} ijayo'],
    ['past', '{W} (?:iliyopita|ya wiki iliyopita)'],
  ],
  numbers: 'moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi',
  distance: [
    '(?:baada ya|ndani ya|katika) siku {N}(?! za kazi)',
    '(?:baada ya|ndani ya|katika) wiki {N}',
    '(?:baada ya|ndani ya|katika) miezi {N}',
  ],
  stretches: [
    ['week', 1, 'wiki ijayo'],
    ['week', 0, 'wiki hii'],
    ['weekend', 0, '(?:mwishoni mwa|mwisho wa) (?:wiki|juma)(?: hii| hili)?|wikendi(?: hii)?'],
    ['endOfMonth', 0, '(?:mwishoni mwa|mwisho wa) mwezi(?: huu)?'],
    ['month', 1, 'mwezi ujao'],
    ['month', 0, 'mwezi huu'],
    ['vague', 0, '(?:mwanzoni mwa|mwanzo wa) wiki(?: ijayo)?|haraka iwezekanavyo'],
  ],
  ordinal: '(?<=\\btarehe ){D}(?= |[,.?!]|$)',
  figures: '06/03',
  clock: {
    joint:
      ',? ?(?:(?:asubuhi|mchana|alasiri|jioni|usiku),? )?(?:\\(|(?:kuanzia|kabla ya|baada ya|kati ya) )?',
    alone: [['saa {H}(?:[:.]{M})?(?: (?<half>na nusu)| (?<quarter>na robo))?(?: kamili)?', 'swahili']],
    am: 'asubuhi|alfajiri',
    pm: 'mchana|alasiri|jioni|usiku',
    hours: 'moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|kumi na moja|kumi na mbili',
    midnight: 'usiku wa manane',
    late: 'mchana|alasiri|jioni|usiku',
    until: ' ?(?:[-–—]|hadi|mpaka|na) ?',
  },
};
