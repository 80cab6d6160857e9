import type { DateWords } from '../date-words.ts';

export const polishDates: DateWords = {
  months:
    'stycznia,styczeń|lutego,luty|marca,marzec|kwietnia,kwiecień|maja,maj|czerwca,czerwiec|lipca,lipiec|sierpnia,sierpień|września,wrzesień|października,październik|listopada,listopad|grudnia,grudzień',
  weekdays:
    'poniedziałek,poniedziałku|wtorek,wtorku|środa,środę,środy|czwartek,czwartku|piątek,piątku|sobota,sobotę,soboty|niedziela,niedzielę,niedzieli',
  lead: 'w |we |dnia |dn\\. |do |na |od ',
  days: [
    [0, 'dziś|dzisiaj|dziś wieczorem'],
    [1, 'jutro(?: rano| wieczorem| po południu)?|jutra'],
    [2, 'pojutrze|pojutrza'],
    [-1, 'wczoraj'],
    [7, 'za tydzień|w ciągu tygodnia'],
  ],
  weeks: [
    [1, '{W} w przyszłym tygodniu|w przyszłym tygodniu,? (?:w |we )?{W}|przyszł(?:y|ą|ego|ej) {W}'],
    [0, '{W} w tym tygodniu|w tym tygodniu,? (?:w |we )?{W}'],
    ['coming', '(?:najbliższ(?:y|ą|ego|ej)|nadchodząc(?:y|ą|ego|ej)|ten|tę|tego|tej) {W}'],
    ['unclear', 'następn(?:y|ą|ego|ej) {W}'],
    ['past', '(?:zeszł(?:y|ą|ego|ej)|ubiegł(?:y|ą|ego|ej)|ostatni(?:ego|ą|ej)?|min(?:iony|ioną)) {W}'],
  ],
  numbers:
    'jeden,jednego|dwa,dwóch|trzy,trzech|cztery,czterech|pięć,pięciu|sześć,sześciu|siedem,siedmiu|osiem|dziewięć|dziesięć',
  distance: [
    '(?:za|w ciągu) {N} dni(?:a)?(?! robocz)',
    '(?:za|w ciągu) {N} tygodni(?:e)?',
    '(?:za|w ciągu) {N} miesi(?:ące|ęcy|ąc)',
  ],
  stretches: [
    ['week', 1, '(?:w )?(?:przyszłym|następnym) tygodniu|przyszły tydzień|przyszłego tygodnia'],
    ['week', 0, '(?:w )?tym tygodniu'],
    ['weekend', 0, '(?:w )?(?:ten )?weekend'],
    ['endOfWeek', 0, 'końca (?:tego )?tygodnia|koniec tygodnia'],
    ['endOfWeek', 1, 'końca przyszłego tygodnia'],
    ['endOfMonth', 0, 'końca (?:tego )?miesiąca|koniec miesiąca'],
    ['month', 1, '(?:w )?(?:przyszłym|następnym) miesiącu'],
    ['month', 0, '(?:w )?tym miesiącu'],
    ['vague', 0, 'początku (?:przyszłego )?tygodnia|jak najszybciej'],
  ],
  ordinal: '(?<=\\b(?:dnia|do dnia) ){D}(?= |[,.?!])',
  figures: '06.03',
  clock: {
    joint: ',? ?(?:rano,? |po południu,? |wieczorem,? )?(?:\\(|(?:o|od|około|po|przed|między|do) )?',
    alone: [
      '(?:godz\\.|godzinie|godziny) ?{H}(?:[:.]{M})?',
      '(?<=\\bo ){H}(?:[:.]{M})?(?:-?(?:tej|ej|stej))?(?= |[,.?!)]|$)',
    ],
    afterDay: ['{H}[:.]{M}', '(?<=(?:od \\d{1,2} do|między \\d{1,2} a) ){H}'],
    am: 'rano|przed południem',
    pm: 'po południu|wieczorem',
    noon: 'południe|w południe',
    midnight: 'północ',
    late: 'po południu|wieczorem',
    until: ' ?(?:[-–—]|do|a) ?(?:godz\\. ?)?',
  },
};
