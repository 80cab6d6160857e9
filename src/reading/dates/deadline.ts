import type { Language } from '#domain/languages.ts';
import { perLanguage } from '../language/per-language.ts';
import type { Span } from '../reading.ts';

/** The words that make a day or time the last one, as patterns: what stands right before it, or right after it. */
type DeadlineWords = {
  before?: string;
  after?: string;
  /** 'pour vendredi': the last day of what is to be done, and the day of a meeting where one is named before it. */
  for?: { word: string; meetings: string };
};

const deadlineWords: Readonly<Record<Language, DeadlineWords>> = {
  English: {
    before:
      '(?:by|before|until|till|no later than|not later than|at the latest|latest|due(?: date)?(?: on| by| is|:)?|deadline(?: is| of| on|:| for \\w+ is)?|up to)(?: or before)?(?: (?:on|the|at|about|around))?',
    after: '(?: at the latest| latest| or (?:earlier|sooner|before)| is the deadline)',
  },
  French: {
    before:
      "(?:avant|d'ici(?: à)?|jusqu'(?:à|au)|au plus tard|échéance(?: est| :|:)?|date limite(?: est| :|:)?)(?: (?:le|la|au|fin|midi le|au plus tard))*",
    after: ' (?:au plus tard|dernier délai)',
    for: {
      word: 'pour(?: (?:le|la|fin))?',
      meetings:
        'rendez-vous|réunion|déjeuner|dîner|appel|rencontre|entretien|réserv|visite|séance|créneau|voir|retrouv',
    },
  },
  Spanish: {
    before:
      '(?:antes (?:de|del)|hasta|a más tardar|como (?:muy tarde|máximo)|no más tarde (?:de|del)|fecha límite(?: es)?:?|vence)(?: (?:el|la|las|los|de|del|este|próximo))*',
    after: ' (?:a más tardar|como (?:muy tarde|máximo))',
    for: {
      word: 'para(?: (?:el|la|este|próximo))*',
      meetings:
        '(?:pasar|mover|cambiar|trasladar|adelantar)l[oa]|aplaz|posponer|cita|reunión|reunirnos|encuentro|almuerzo|comida|cena|llamada|entrevista|reserv|visita|quedar|vernos|convoc',
    },
  },
  German: {
    before:
      '(?:bis|vor|spätestens|frist(?: ist| endet)?:?|fällig)(?: (?:spätestens|zum|am|zu|dem|den|einschließlich|um|gegen|ende))*',
    after: ' (?:spätestens|ist die frist)',
  },
  Italian: {
    before:
      "(?:entro(?: e non oltre)?|prima (?:di|del|della|delle|dell')|fino (?:a|al|alle|alla)|al più tardi|non oltre|scadenza:?)(?: (?:il|la|le|lo|non oltre))*",
    after: ' al più tardi',
    for: {
      word: 'per(?: (?:il|la|le|lo))?',
      meetings: 'appuntamento|riunione|incontr|pranzo|cena|chiamata|colloquio|prenot|visita|vederci|sentirci',
    },
  },
  Portuguese: {
    before:
      '(?:até|antes (?:de|do|da|das)|o mais tardar|no máximo|prazo(?: é)?:?|data limite:?)(?: (?:o|a|as|ao|à|às|dia|no|na|próxima?|esta))*',
    after: ' (?:o mais tardar|no máximo|no mais tardar)',
    for: {
      word: 'para(?: (?:o|a|as|próxima?|esta))*',
      meetings:
        '(?:passá|mudá|alterá|adiá|antecipá|transferi)-l[oa]|adiar|reunião|reunir|encontr|almoço|jantar|chamada|ligação|entrevista|reserv|visita|consulta|marc',
    },
  },
  Chinese: {
    before: '(?:截止(?:到|至|日期[是为:：]?)?|不?晚于|最迟(?:在|到|于)?|最晚(?:在|到|于)?|不迟于)\\s?',
    after: '(?:之?前|以前|为止|截止|下班前|前后?必须)',
  },
  Japanese: {
    before: '(?:期限[はが:：]?|締め?切り?[はが:：]?|遅くとも|〆切[はが:：]?)\\s?',
    after: '(?:\\s?[(（][月火水木金土日][)）])?(?:中)?(?:まで|迄|より前|以前|の(?:正午|午前中|終業)まで|締)',
  },
  Korean: {
    before: '(?:늦어도|기한은?|마감(?:일)?은?:?)\\s?',
    after: '\\s?(?:\\([월화수목금토일]\\))?\\s?(?:까지|이전|전까지|전에|안으로|이내)',
  },
  Arabic: {
    before:
      '(?:قبل|حتى|بحلول|في موعد أقصاه|في موعد لا يتجاوز|كحد أقصى|لغاية|الموعد النهائي(?: هو)?:?)(?: (?:يوم|نهاية|تاريخ|الساعة|نهاية يوم))?',
    after: ' (?:كحد أقصى|على أبعد تقدير|على الأكثر)',
  },
  Russian: {
    before: '(?:до|к|ко|не позднее|не позже|крайний срок:?|срок:?)(?: конца)?',
    after: ' (?:включительно|крайний срок)',
  },
  Hindi: {
    before: '(?:अंतिम तिथि:?|अधिकतम)',
    after: '(?: के दिन| की शाम| शाम| सुबह| के अंत)? ?(?:तक|से पहले|के पहले|के भीतर|से पूर्व)',
  },
  Dutch: {
    before:
      '(?:vóór|uiterlijk|tot(?: en met)?|op zijn laatst|ten laatste|deadline(?: is)?:?)(?: (?:uiterlijk|op|de|het|a\\.s\\.|aanstaande|eind))*',
    after: ' (?:uiterlijk|op zijn laatst)',
    for: {
      word: 'voor(?: (?:de|het|a\\.s\\.|aanstaande|eind))*',
      meetings: 'afspraak|vergadering|overleg|lunch|diner|gesprek|reserv|bezoek|afspreken',
    },
  },
  Swedish: {
    before:
      '(?:senast|före|innan|fram till|inte senare än|deadline(?: är)?:?|sista dag(?: är)?:?)(?: (?:den|på|senast|kl\\.?|klockan))*',
    after: ' (?:senast|som senast)',
    for: { word: 'till(?: (?:den|på))*', meetings: 'möte|lunch|middag|samtal|intervju|bok|besök|träff|ses' },
  },
  Polish: {
    before:
      '(?:do|przed|najpóźniej(?: do)?|nie później niż(?: do)?|termin:?)(?: (?:końca|dnia|dn\\.|godz\\.|godziny|najbliższego|najbliższej))*',
    after: ' (?:włącznie|najpóźniej)',
  },
  Turkish: {
    before: '(?:en geç|son tarih:?)',
    after:
      "(?:['’]?(?:y?[ae]|n?[ae]|d[ae]n|t[ae]n))?(?:n[ıiuü]n)?(?: (?:günü|gününe|akşamına|gününden|sonuna|ortasına|başına|saat))?(?: (?:kadar|dek|değin|önce))",
  },
  Vietnamese: {
    before:
      '(?:trước|đến hết|cho đến|chậm nhất(?: là)?(?: vào)?|muộn nhất(?: là)?(?: vào)?|hạn chót(?: là)?:?|hạn:?|không muộn hơn)(?: (?:ngày|hết|lúc|cuối))*',
    after: ' (?:là hạn chót|là muộn nhất|là chậm nhất)',
  },
  Thai: {
    before: '(?:ภายใน|ก่อน|ไม่เกิน|จนถึง|ถึง|ช้าสุด|อย่างช้า|กำหนดส่ง|เส้นตาย)\\s?(?:วันที่|วัน|เวลา|สิ้น)?\\s?',
    after: '(?:เป็นอย่างช้า|อย่างช้า)',
  },
  Indonesian: {
    before:
      '(?:sebelum|paling lambat(?: pada)?|selambat-lambatnya|hingga|sampai(?: dengan)?|s\\.?/?d\\.?|batas waktu(?:nya)?:?|tenggat(?: waktu)?(?:nya)?:?)(?: (?:hari|tanggal|pukul|jam|akhir))*',
    after: ' (?:paling lambat|selambat-lambatnya)',
  },
  Greek: {
    before:
      '(?:μέχρι|έως|ως|πριν(?: από)?|το αργότερο(?: μέχρι| έως)?|προθεσμία:?)(?: (?:την|τη|το|τις|τα|τον|και|στις|αύριο|τέλος))*',
    after: ' το αργότερο',
  },
  Romanian: {
    before:
      '(?:până(?: cel târziu)?|pana|înainte de|cel târziu|nu mai târziu de|termen(?: limită)?:?)(?: (?:pe|la|în|data de|sfârșitul|vineri))*',
    after: ' cel târziu',
  },
  Czech: {
    before: '(?:do|před|nejpozději(?: do| v| ve)?|termín:?)(?: (?:konce|v|ve|příštího|příští|tohoto))*',
    after: ' (?:nejpozději|včetně)',
  },
  Ukrainian: {
    before: '(?:до|не пізніше(?: ніж)?|крайній термін:?|термін:?)(?: кінця)?',
    after: ' (?:включно|крайній термін)',
  },
  Hebrew: {
    before:
      '(?:עד|לפני|לא יאוחר מ|לכל המאוחר(?: עד)?|מועד אחרון:?)(?: (?:ליום|יום|ה|סוף|לתאריך|השעה|לשעה))*[- ]?',
    after: ' לכל המאוחר',
  },
  Malay: {
    before:
      '(?:sebelum|selewat-lewatnya(?: pada)?|paling lewat(?: pada)?|hingga|sehingga|sampai|tarikh akhir(?:nya)?:?)(?: (?:hari|tarikh|pukul|jam|akhir))*',
    after: ' (?:selewat-lewatnya|paling lewat)',
  },
  Bengali: {
    before: '(?:শেষ তারিখ:?|সর্বশেষ)',
    after: '(?:এর|ের|র)?(?: দিন| বিকেল)? ?(?:মধ্যে|আগে|আগেই|পর্যন্ত|পূর্বে|নাগাদ)',
  },
  Swahili: {
    before:
      '(?:kabla ya|hadi|mpaka|kufikia|ifikapo|si zaidi ya|tarehe ya mwisho(?: ni)?:?)(?: (?:siku ya|tarehe|mwisho wa|saa))*',
    after: ' (?:kabla|ni mwisho)',
  },
};

/** How far before a mention its deadline words are looked for, in UTF-16 code units. */
const REACH = 48;
/** How far before it a meeting may be named that the day is for. */
const MEETING_REACH = 100;

const patternsOf = perLanguage((language) => {
  const { before, after, for: day } = deadlineWords[language];
  // Words stand alone where the script parts them; Chinese, Japanese and Thai do not.
  const parted = !/^(?:Chinese|Japanese|Thai)$/.test(language);
  const edge = parted ? "(?<![\\p{L}\\p{M}\\p{N}'])" : '';
  return {
    before: before ? new RegExp(`${edge}${before}${parted ? '[\\s:-]{0,2}' : ''}$`, 'iu') : undefined,
    after: after ? new RegExp(`^(?:${after})`, 'iu') : undefined,
    for: day && {
      word: new RegExp(`${edge}${day.word}[\\s:-]{0,2}$`, 'iu'),
      meetings: new RegExp(`${edge}(?:${day.meetings})[^.!?\\n]*$`, 'iu'),
    },
  };
});

/**
 * Whether a day or time found in `text` is put as the last one: 'by Friday', 'bis Freitag', 'до пятницы',
 * '金曜日までに'. `mention` is a span of `text`; only the words next to it are looked at, in the language of the mail.
 */
export function isDeadline(text: string, mention: Span, language: Language): boolean {
  const { before, after, for: day } = patternsOf(language);
  const back = text.slice(Math.max(0, mention.start - REACH), mention.start).replaceAll('’', "'");
  if (before?.test(back)) return true;
  if (day?.word.test(back)) {
    const sentence = text.slice(Math.max(0, mention.start - MEETING_REACH), mention.start);
    return !day.meetings.test(sentence.replaceAll('’', "'"));
  }
  return after?.test(text.slice(mention.end, mention.end + REACH).replaceAll('’', "'")) ?? false;
}
