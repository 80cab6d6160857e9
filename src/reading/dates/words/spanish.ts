import type { DateWords } from '../date-words.ts';

export const spanishDates: DateWords = {
  months:
    'enero,ene|febrero,feb|marzo|abril,abr|mayo|junio,jun|julio,jul|agosto,ago|septiembre,setiembre,sept|octubre,oct|noviembre,nov|diciembre,dic',
  weekdays: 'lunes|martes|miércoles,miercoles|jueves|viernes|sábado,sabado|domingo',
  lead: 'el |del |al |este |para el |día ',
  joint: '(?:de |del )?',
  yearJoint: '(?:de |del )?',
  days: [
    [0, 'hoy|esta tarde|esta noche|esta mañana'],
    [1, '(?<!(?:la|una|esta|cada|de|buena) )mañana(?: por la (?:mañana|tarde|noche))?'],
    [2, 'pasado mañana'],
    [-1, 'ayer'],
    [7, '(?:en|dentro de) (?:una semana|ocho días)'],
    [14, '(?:en|dentro de) (?:quince días|dos semanas)'],
  ],
  weeks: [
    [
      1,
      '{W} de la (?:próxima semana|semana que viene|semana próxima)|la (?:próxima semana|semana que viene),? (?:el )?{W}',
    ],
    [0, '{W} de esta semana'],
    ['coming', 'este(?: próximo)? {W}|{W} que viene|próximo {W}'],
    ['unclear', '{W} (?:próximo|siguiente)'],
    ['past', '{W} pasado|pasado {W}'],
  ],
  numbers: 'un,una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
  distance: [
    '(?:en|dentro de) {N} días?(?! (?:hábil|labor))',
    '(?:en|dentro de) {N} semanas?',
    '(?:en|dentro de) {N} mes(?:es)?',
  ],
  stretches: [
    ['week', 1, 'la (?:próxima semana|semana que viene|semana próxima)'],
    ['week', 0, 'esta semana'],
    ['weekend', 0, '(?:este|el) fin de semana'],
    ['endOfWeek', 0, 'finales? de (?:la |esta )semana'],
    ['endOfMonth', 0, 'fin(?:al|ales)? de(?:l| este)? mes'],
    ['month', 1, 'el (?:próximo mes|mes que viene|mes próximo)'],
    ['month', 0, 'este mes'],
    ['vague', 0, 'principios de (?:la próxima )?semana|cuanto antes'],
  ],
  ordinal: '(?<=\\b(?:el|del|al|día) ){D}(?= (?:a las|por la|próximo|o|y)\\b|[,.?!])',
  figures: '06/03',
  clock: {
    joint:
      ',? ?(?:por la (?:mañana|tarde|noche),? )?(?:\\(|(?:a|sobre|hacia|desde|entre|de|antes de|después de|pasadas) (?:las? )?|a partir de las? )?',
    alone: [
      '(?<=\\b(?:a|sobre|desde|hasta|entre|de|y) las? )(?=\\d|[^ ]{2,9}(?: (?:de la|y media|y cuarto|en punto)|[,.?!)]|$)){H}(?:[:.]{M})?(?: (?<half>y media)| (?<quarter>y cuarto))?(?: (?:horas|h))?',
      '{H}[:.]{M} ?(?:h|hs|hrs|horas)',
    ],
    afterDay: ['{H}(?:[:.]{M})? ?(?:h|hs|hrs|horas)'],
    am: 'de la mañana|a\\. ?m\\.?|am',
    pm: 'de la (?:tarde|noche)|p\\. ?m\\.?|pm',
    hours: 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
    noon: '(?:el )?mediodía',
    midnight: '(?:la )?medianoche',
    late: 'tarde|noche',
    until: ' ?(?:[-–—]|a|y|hasta|al) ?(?:el |las? )?',
  },
};
