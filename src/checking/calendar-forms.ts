import type { LanguageTag } from '#domain/languages.ts';

/**
 * Forms of months (from January) and weekdays (from Sunday) that `Intl` does not give: cases of the inflecting
 * languages, short forms people write. '/' stands between forms of one, '-' where there is none.
 */
export const calendarForms: readonly { tag: LanguageTag; kind: 'm' | 'd'; forms: string }[] = [
  { tag: 'en', kind: 'd', forms: '- - tues weds thur/thurs - -' },
  { tag: 'en', kind: 'm', forms: '- - - - - - - - sept - - -' },
  {
    tag: 'ru',
    kind: 'd',
    forms:
      'воскресенья/воскресенью понедельника/понедельнику вторника/вторнику среду/среды/среде четверга/четвергу пятницу/пятницы/пятнице субботу/субботы/субботе',
  },
  {
    tag: 'ru',
    kind: 'm',
    forms:
      'январе/январю феврале/февралю марте апреле/апрелю мае июне/июню июле/июлю августе сентябре/сентябрю октябре/октябрю ноябре/ноябрю декабре/декабрю',
  },
  {
    tag: 'uk',
    kind: 'd',
    forms:
      "неділю/неділі понеділка/понеділку вівторка/вівторку середу/середи/середі четверга/четвергу п’ятницю/п’ятниці/п'ятницю/п'ятниці/п'ятниця суботу/суботи/суботі",
  },
  {
    tag: 'uk',
    kind: 'm',
    forms: 'січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні',
  },
  {
    tag: 'pl',
    kind: 'd',
    forms:
      'niedzielę/niedzieli poniedziałku/poniedziałkiem wtorku/wtorkiem środę/środy/środzie czwartku/czwartkiem piątku/piątkiem sobotę/soboty',
  },
  {
    tag: 'pl',
    kind: 'm',
    forms:
      'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu',
  },
  {
    tag: 'cs',
    kind: 'd',
    forms: 'neděli pondělka úterka/úterku středu/středy/středě čtvrtka/čtvrtku pátku sobotu/soboty',
  },
  { tag: 'cs', kind: 'm', forms: 'lednu únoru březnu dubnu květnu červnu červenci srpnu - říjnu - prosinci' },
  { tag: 'el', kind: 'd', forms: 'κυριακής δευτέρας τρίτης τετάρτης πέμπτης παρασκευής σαββάτου' },
  {
    tag: 'el',
    kind: 'm',
    forms:
      'ιανουάριο/γενάρη φεβρουάριο/φλεβάρη μάρτιο/μάρτη απρίλιο/απρίλη μάιο/μάη ιούνιο/ιούνη ιούλιο/ιούλη αύγουστο σεπτέμβριο/σεπτέμβρη οκτώβριο/οκτώβρη νοέμβριο/νοέμβρη δεκέμβριο/δεκέμβρη',
  },
  // Portuguese, without '-feira'; the ordinals among them are told apart by what follows
  { tag: 'pt', kind: 'd', forms: '- segunda-feira terça-feira quarta-feira quinta-feira sexta-feira -' },
  { tag: 'ro', kind: 'd', forms: 'duminica lunea marțea miercurea joia vinerea sâmbăta' },
  {
    tag: 'zh',
    kind: 'd',
    forms:
      '周日/週日/星期天/礼拜天 周一/週一/礼拜一 周二/週二/礼拜二 周三/週三/礼拜三 周四/週四/礼拜四 周五/週五/礼拜五 周六/週六/礼拜六',
  },
  // Japanese, without 日
  { tag: 'ja', kind: 'd', forms: '日曜 月曜 火曜 水曜 木曜 金曜 土曜' },
  // Vietnamese: written small, each but Sunday may also be an ordinal
  { tag: 'vi', kind: 'd', forms: 'chủ_nhật - - - - - -' },
  // Swahili, with the older spelling
  { tag: 'sw', kind: 'm', forms: '- - - - - - - agosti - - - -' },
];

/** Names that are more often something else: they count only beside a number. */
export const ambiguousNames: ReadonlySet<string> = new Set(
  // 'luni' are months too, 'minggu' a week, 'pazar' a market, Greek weekdays ordinals.
  'march mars mart mais лист luni minggu pazar ocak ekim τρίτη τετάρτη πέμπτη τρίτης τετάρτης πέμπτης'.split(
    ' ',
  ),
);
