import type { DateWords } from '../date-words.ts';

export const romanianDates: DateWords = {
  months:
    'ianuarie,ian.|februarie,feb.|martie,mar.|aprilie,apr.|mai|iunie,iun.|iulie,iul.|august,aug.|septembrie,sept.|octombrie,oct.|noiembrie,nov.|decembrie,dec.',
  weekdays: 'luni|marți,marţi,marti|miercuri|joi|vineri|sâmbătă,sambata|duminică,duminica',
  notAfter:
    '(?:\\d|\\p{L}{2,6}sprezece|şase|şapte|două|doua|trei|patru|cinci|șase|șapte|opt|nouă|zece|câteva|multe|de|ultimele|următoarele|primele|cele|pe) ?(?<!\\bpe )',
  lead: 'pe |de |din |în data de |data de |până ',
  days: [
    [0, 'astăzi|azi|diseară|deseară|în seara asta'],
    [1, 'mâine(?: dimineață| după-amiază| seară)?|maine'],
    [2, 'poimâine'],
    [-1, 'ieri'],
    [7, '(?:în|peste) o săptămână'],
  ],
  weeks: [
    [1, '{W},? săptămâna (?:viitoare|următoare)|săptămâna (?:viitoare|următoare),? (?:pe )?{W}'],
    [0, '{W},? săptămâna (?:aceasta|asta)|săptămâna (?:aceasta|asta),? (?:pe )?{W}'],
    ['coming', '{W} (?:aceasta|asta)|această {W}|{W} care vine'],
    [
      'unclear',
      '{W} (?:viitoare|următoare)|(?:lunea|marțea|miercurea|joia|vinerea|sâmbăta|duminica) viitoare',
    ],
    ['past', '{W} (?:trecută|trecut)'],
  ],
  numbers: 'o,un,una|două,doi|trei|patru|cinci|șase|șapte|opt|nouă|zece',
  distance: ['(?:în|peste) {N} zile?(?! lucr)', '(?:în|peste) {N} săptămâni', '(?:în|peste) {N} luni'],
  stretches: [
    ['week', 1, 'săptămâna (?:viitoare|următoare)'],
    ['week', 0, 'săptămâna (?:aceasta|asta)'],
    ['weekend', 0, '(?:în )?(?:acest )?weekend(?:ul)?'],
    ['endOfWeek', 0, 'sfârșitul săptămânii'],
    ['endOfMonth', 0, 'sfârșitul lunii'],
    ['month', 1, 'luna (?:viitoare|următoare)'],
    ['month', 0, 'luna aceasta'],
    ['vague', 0, 'începutul săptămânii|cât mai curând'],
  ],
  ordinal: '(?<=\\b(?:pe|data de|din) ){D}(?= (?:la|sau|și)\\b|[,.?!])',
  figures: '06.03',
  clock: {
    joint:
      ',? ?(?:dimineață,? |după-amiază,? |seara,? )?(?:\\(|(?:la|de la|între|după|înainte de|în jurul orei|până la) )?',
    alone: [
      '(?:ora|orei|orele) {H}(?:[:.]{M}|(?<half> și jumătate)|(?<quarter> și un sfert))?',
      '(?<=\\bla ){H}[:.]{M}',
    ],
    afterDay: [
      '{H}[:.]{M}',
      '(?<=la ){H}(?: (?<half>și jumătate)| (?<quarter>și un sfert))?(?= |[,.?!)]|$)',
      '(?<=între \\d{1,2} și ){H}',
    ],
    am: 'dimineața|dimineață',
    pm: 'după-amiaza|după-amiază|seara',
    noon: '(?:la )?prânz|amiază',
    midnight: 'miezul nopții',
    late: 'după-amiaz|seara|seară',
    until: ' ?(?:[-–—]|până la|și|la) ?(?:ora )?',
  },
};
