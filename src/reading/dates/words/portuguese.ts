import type { DateWords } from '../date-words.ts';

export const portugueseDates: DateWords = {
  months:
    'janeiro,jan.|fevereiro,fev.|março|abril,abr.|maio|junho,jun.|julho,jul.|agosto,ago.|setembro,set.|outubro,out.|novembro,nov.|dezembro,dez.',
  weekdays:
    'segunda-feira,segunda,2ª feira|terça-feira,terça,3ª feira|quarta-feira,quarta,4ª feira|quinta-feira,quinta,5ª feira|sexta-feira,sexta,6ª feira|sábado,sabado|domingo',
  notBefore:
    ' (?:vez|reunião|parte|fase|opção|etapa|proposta|via|versão|pergunta|edição|linha|página|mão|categoria|classe|dose|geração|metade|rodada|tentativa|coisa|posição|quinzena|ordem|questão|fatura|parcela|chamada)',
  lead: 'dia |no dia |na |no |o |a |em |esta |este ',
  joint: '(?:de )?',
  yearJoint: '(?:de )?',
  days: [
    [0, 'hoje(?: à tarde| à noite| de manhã)?|esta tarde|esta manhã'],
    [1, 'amanhã(?: de manhã| à tarde| à noite| cedo)?'],
    [2, 'depois de amanhã'],
    [-1, 'ontem'],
    [7, '(?:daqui a|dentro de|em) uma semana'],
  ],
  weeks: [
    [1, '{W} da (?:próxima semana|semana que vem)|na? (?:próxima semana|semana que vem),? (?:na )?{W}'],
    [0, '{W} desta semana'],
    ['coming', '(?:nest|est)[ea] {W}|{W} que vem'],
    ['unclear', 'próxim[oa] {W}|{W} próxim[oa]'],
    ['past', '{W} passad[oa]|(?:na )?última {W}'],
  ],
  numbers: 'um,uma|dois,duas|três|quatro|cinco|seis|sete|oito|nove|dez',
  distance: [
    '(?:em|daqui a|dentro de) {N} dias?(?! úte)',
    '(?:em|daqui a|dentro de) {N} semanas?',
    '(?:em|daqui a|dentro de) {N} m(?:ês|eses)',
  ],
  stretches: [
    ['week', 1, '(?:a |na )?(?:próxima semana|semana que vem)'],
    ['week', 0, '(?:esta|nesta|essa) semana'],
    ['weekend', 0, '(?:este|neste|no) fim de semana'],
    ['endOfWeek', 0, '(?:o )?(?:fim|final) d(?:a|esta) semana'],
    ['endOfMonth', 0, '(?:o )?(?:fim|final) d(?:o|este) mês'],
    ['month', 1, '(?:o |no )?(?:próximo mês|mês que vem)'],
    ['month', 0, 'este mês'],
    ['vague', 0, 'início da (?:próxima )?semana|o mais breve possível'],
  ],
  ordinal: '(?<=\\bdia ){D}(?! d)',
  figures: '06/03',
  clock: {
    joint:
      ',? ?(?:de manhã,? |à tarde,? |à noite,? )?(?:\\(|(?:às|as|ao|à|pelas|das|entre as|por volta das|a partir das|antes das|depois das|após as) )?',
    alone: [
      '(?<=\\b(?:às|pelas|à) )(?=\\d|[^ ]{2,9}(?: (?:da|e meia|horas)|[,.?!)]|$)){H}(?:[:h.]{M}| (?<half>e meia))?(?: ?(?:h(?:oras?)?|hrs))?',
      '{H}h{M}?(?!\\p{L})',
    ],
    afterDay: ['{H}(?:[:.]{M})? ?(?:h(?:oras)?|hrs)'],
    am: 'da manhã',
    pm: 'da (?:tarde|noite)',
    hours: 'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
    noon: '(?:o )?meio-dia',
    midnight: '(?:a )?meia-noite',
    late: 'tarde|noite',
    until: ' ?(?:[-–—]|às|e as|até (?:às )?|a) ?',
  },
};
