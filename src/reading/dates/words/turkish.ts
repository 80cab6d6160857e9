import type { DateWords } from '../date-words.ts';

export const turkishDates: DateWords = {
  months: 'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık',
  weekdays: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar günü,pazar',
  capital: 'pazar',
  endings: "'?(?:y[ae]|[aeıiuü]|n[ae]|d[ae]n?|t[ae]n?|y[ıiuü]|n[ıiuü]n?|s[ıi]|si?n[ae]|ki|ın|in|un|ün)",
  days: [
    [0, 'bugün(?:e|ün)?|bu akşam|bu sabah'],
    [1, 'yarın(?:a)?(?: sabah| akşam| öğleden sonra)?'],
    [2, 'öbür gün|ertesi gün|yarından sonra'],
    [-1, 'dün'],
    [7, '(?:bir|1) hafta (?:sonra|içinde)'],
  ],
  weeks: [
    [1, '(?:gelecek|önümüzdeki|haftaya) hafta,? {W}|haftaya {W}'],
    [0, 'bu hafta,? {W}'],
    ['coming', '(?:bu|önümüzdeki) {W}'],
    ['unclear', '(?:gelecek|bir sonraki) {W}'],
    ['past', '(?:geçen|geçtiğimiz) (?:hafta )?{W}'],
  ],
  numbers: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on',
  distance: [
    '(?<!\\p{L}){N} gün (?:sonra|içinde|içerisinde)',
    '(?<!\\p{L}){N} hafta (?:sonra|içinde)',
    '(?<!\\p{L}){N} ay (?:sonra|içinde)',
  ],
  stretches: [
    ['week', 1, '(?:gelecek|önümüzdeki) hafta|haftaya'],
    ['week', 0, 'bu hafta(?! ?sonu)'],
    ['weekend', 0, '(?:bu )?hafta ?sonu'],
    ['endOfWeek', 0, '(?:bu )?haftanın sonu(?:na)?'],
    ['endOfMonth', 0, '(?:bu )?ay(?:ın)? sonu(?:na)?'],
    ['month', 1, '(?:gelecek|önümüzdeki) ay'],
    ['month', 0, 'bu ay(?! ?sonu)'],
    ['vague', 0, 'hafta başı(?:nda)?|en kısa sürede'],
  ],
  ordinal: "(?<=\\b(?:ayın) ){D}(?:'\\p{L}{1,4})?",
  figures: '06.03',
  clock: {
    joint:
      "'?(?:y?[ae]|[ıiuü]|d[ae]n?)?,? ?(?:günü,? ?)?(?:sabah(?:ı)?,? |öğleden sonra,? |akşam(?:ı)?,? |öğlen,? )?\\(?",
    alone: [
      "saat {H}(?:[:.]{M}| (?<half>buçuk))?(?:'?(?:t[ae]n?|d[ae]n?|y?[ae]))?",
      "{H}[:.]{M}'(?:t[ae]n?|d[ae]n?|y?[ae])",
    ],
    afterDay: ["{H}[:.]{M}(?:'?(?:t[ae]n?|d[ae]n?|y?[ae]))?", "{H}'(?:t[ae]|d[ae])"],
    am: 'sabah|öğleden önce',
    pm: 'öğleden sonra|akşam',
    hours: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on bir|on iki',
    noon: 'öğlen?(?! ?yeme|den)',
    midnight: 'gece yarısı',
    late: 'öğleden sonra|akşam',
    until: ' ?(?:[-–—]|ile|ila) ?',
  },
};
