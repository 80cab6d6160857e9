/** Titles and words of respect before a name, lower case without full stop, by language. */
const before = [
  // English
  'mr mrs ms miss mx dr prof professor sir madam dame lord lady rev',
  // French, Spanish, Portuguese
  'monsieur madame mademoiselle m mme mlle maître me docteur señor señora señorita sr sra srta don doña d dña senhor senhora exmo exma dom dona doutor doutora dra profa eng',
  // Italian
  'signor signora signorina sig sig.ra sigra dott dott.ssa dottssa dottor dottore dottoressa ing avv avvocato arch geom rag prof.ssa gent gent.ma gentma egr spett',
  // German, Dutch, Swedish
  'herr frau herrn hr fr familie dipl-ing mag heer mevrouw meneer mw dhr mr drs ir fru fröken professor doktor',
  // Polish, Czech, Romanian
  'pan pani panie panu pana państwo pane paní pán slečno slečna mgr inż ing mudr judr domn domnule doamnă doamna domnișoară d-nă d-le dl dna d-na',
  // Greek
  'κύριε κυρία κύριο κύριος κ κα κος δρ καθηγητή καθηγήτρια κυριε',
  // Russian, Ukrainian
  'господин госпожа господину госпоже г-н г-жа пан пані пане доктор профессор професор добродію',
  // Turkish
  'sn sayın bay bayan doç prof av uzm',
  // Arabic, Hebrew
  'السيد السيدة الآنسة الأستاذ الأستاذة الدكتور الدكتورة المهندس المهندسة الأخ الأخت الشيخ أ د م سيد سيدة سعادة حضرة عزيزي عزيزتي מר גברת גב\' גב׳ גברתי אדון ד"ר ד״ר פרופ\' פרופ׳ עו"ד עו״ד',
  // Hindi, Bengali
  'श्री श्रीमती सुश्री श्रीमान कुमारी डॉ डॉक्टर प्रो प्रोफेसर জনাব জনাবা মিস্টার মিসেস মিস ডাঃ ডা ড ডক্টর অধ্যাপক শ্রী শ্রীমতী',
  // Vietnamese
  'ông bà anh chị em bạn cô chú bác thầy quý ts ths gs',
  // Indonesian, Malay
  "bapak ibu bpk pak bu saudara saudari sdr sdri mas mbak kak yth kepada encik puan cik tuan datuk dato dato' datin tan-sri prof ir drs hj haji",
  // Swahili
  'bwana bw bi bibi bibie mheshimiwa mhe ndugu dada kaka daktari mwalimu mh',
].flatMap((row) => row.split(' '));

/** Titles that are written onto the name or in two words. */
const joined = ['คุณ', 'นาย', 'นางสาว', 'นาง', 'ดร.', 'ท่าน', 'อาจารย์', 'ผศ.', 'รศ.', 'tan sri ', 'tuan haji '];

/** Words of respect after a name, longest first. */
const after = [
  ...['yang dihormati', 'yang berusaha', 'hanımefendi', 'beyefendi', 'hanım', 'bey', 'hocam', 'hoca'],
  ...['जी', 'साहब', 'महोदय', 'महोदया', 'সাহেব', 'সাহেবা', 'স্যার', 'ম্যাডাম', 'ভাই', 'আপা', 'দা', 'দি', 'বাবু'],
  ...['المحترم', 'المحترمة', 'الموقر', 'الموقرة', 'الكريم', 'الكريمة', 'היקר', 'היקרה', 'הנכבד', 'הנכבדה'],
  ...['ครับ', 'ค่ะ', 'คะ'],
];

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = (words: readonly string[]) =>
  [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped);
const BEFORE = new RegExp(
  `^(?:(?:${longestFirst(before).join('|')})[.．]?\\s|(?:${longestFirst(before).join('|')})\\.(?=\\p{L})|(?:${longestFirst(joined).join('|')})\\s?)`,
  'iu',
);
const AFTER = new RegExp(`\\s(?:${longestFirst(after).join('|')})$`, 'iu');
/** No name has more titles than this. */
const MOST_TITLES = 5;

/** A name without the titles and words of respect around it: 'Weber' of 'Frau Dr. Weber', 'Ahmet' of 'Ahmet Bey'. */
export function withoutTitles(name: string): string {
  let rest = name.trim();
  for (let round = 0; round < MOST_TITLES; round += 1) {
    const shorter = rest.replace(BEFORE, '').replace(AFTER, '').trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
  return rest;
}
