import type { DateWords } from '../date-words.ts';

export const malayDates: DateWords = {
  months:
    'januari,jan|februari,feb|mac|april,apr|mei|jun|julai,jul|ogos,ogo|september,sept,sep|oktober,okt|november,nov|disember,dis',
  weekdays: 'isnin|selasa|rabu|khamis|jumaat|sabtu|ahad',
  capital: 'ahad',
  lead: 'hari |tarikh |pada |pada hari |bertarikh |mulai ',
  days: [
    [0, 'hari ini|pagi ini|petang ini|malam ini|tengah hari ini'],
    [1, 'esok(?: pagi| petang| malam| tengah hari)?|besok'],
    [2, 'lusa'],
    [-1, 'semalam|kelmarin'],
    [7, '(?:dalam )?seminggu (?:lagi|dari sekarang)'],
  ],
  weeks: [
    [1, '{W} minggu (?:depan|hadapan)|minggu (?:depan|hadapan),? (?:hari )?{W}'],
    [0, '{W} minggu ini|minggu ini,? (?:hari )?{W}'],
    ['coming', '{W} (?:ini|akan datang)'],
    ['unclear', '{W} (?:depan|hadapan)'],
    ['past', '{W} (?:minggu )?(?:lepas|lalu)'],
  ],
  numbers: 'satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh',
  distance: [
    '(?:dalam (?:masa |tempoh )?)?{N} hari (?:lagi|akan datang)|dalam (?:masa |tempoh )?{N} hari(?! bekerja)',
    '(?:dalam (?:masa )?)?{N} minggu (?:lagi|akan datang)|dalam (?:masa )?{N} minggu',
    '(?:dalam (?:masa )?)?{N} bulan (?:lagi|akan datang)|dalam (?:masa )?{N} bulan',
  ],
  stretches: [
    ['week', 1, 'minggu (?:depan|hadapan)'],
    ['week', 0, 'minggu ini'],
    ['weekend', 0, 'hujung minggu(?: ini)?'],
    ['endOfMonth', 0, '(?:akhir|hujung) bulan(?: ini)?'],
    ['month', 1, 'bulan (?:depan|hadapan)'],
    ['month', 0, 'bulan ini'],
    ['vague', 0, 'awal minggu (?:depan|hadapan)|secepat mungkin|seberapa segera'],
  ],
  ordinal: '(?<=\\b(?:tarikh|pada) ){D}(?=hb\\b|[,.?!]|$)|{D}hb',
  figures: '06/03',
  clock: {
    joint: ',? ?(?:(?:pagi|petang|malam|tengah hari),? )?(?:\\()?',
    alone: ['(?:pukul|jam) ?{H}(?:[:.]{M})?', '{H}[:.]{M}(?= ?(?:pagi|petang|malam|tengah hari))'],
    afterDay: ['{H}[:.]{M}', '{H}(?= ?(?:pagi|petang|malam|tengah hari))'],
    am: 'pagi',
    pm: 'petang|malam|tengah hari',
    hours: 'satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|sebelas|dua belas',
    noon: 'tengah hari',
    midnight: 'tengah malam',
    late: 'petang|malam',
    until: ' ?(?:[-–—]|hingga|sehingga|sampai|dan) ?(?:pukul |jam )?',
  },
};
