/** Turkish verbs as replies need them: stems from the forms in which mails ask, and the forms in which one answers. */

const VOWEL = /[aeıioöuü]/giu;
const BACK = /[aıou]/iu;

const lastVowel = (words: string): string => words.match(VOWEL)?.at(-1)?.toLowerCase() ?? 'e';
const isBack = (words: string) => BACK.test(lastVowel(words));
const endsOpen = (words: string) => /[aeıioöuü]$/iu.test(words);

/** 'ı', 'i', 'u' or 'ü', as the last vowel of `words` wants it. */
export function narrow(words: string): string {
  const vowel = lastVowel(words);
  if (vowel === 'a' || vowel === 'ı') return 'ı';
  if (vowel === 'e' || vowel === 'i') return 'i';
  return vowel === 'o' || vowel === 'u' ? 'u' : 'ü';
}

/** Stems that end in a vowel which their aorist hides ('arar', 'ister'), beside those in 'la' and 'le'. */
const openStems =
  'ara|iste|öde|dene|oku|taşı|koru|yürü|uyu|tanı|hesapla|incele|yenile|kirala|kapsa|sakla|listele|dile|izle|temizle|ertele|döşe|boya|iade|sergile|konakla|bile|ele|kontrole|çözümle|değerlendir|tazele|topla|yolla|denetle|demirle|yüzle|sıfırla|imzala|tamamla|planla|hatırla|yanıtla|cevapla'.split(
    '|',
  );

/** The stem of an aorist: 'gönderir' → 'gönder', 'onaylar' → 'onayla', 'eder' → 'et'. */
export function stemOfAorist(aorist: string): string {
  if (/^(?:eder|gider)$/iu.test(aorist)) return aorist.replace(/der$/iu, 't');
  const open = aorist.slice(0, -1);
  if (openStems.includes(open.toLowerCase())) return open;
  if (/[^aeıioöuü]l[ae]$/iu.test(open)) return open;
  return aorist.slice(0, -2);
}

/** A stem before an ending that begins with a vowel: 'et' → 'ed', 'söyle' → 'söyley'. */
export function beforeVowel(stem: string): string {
  if (/(?:^|\s)(?:et|git|güt|tat)$/iu.test(stem)) return `${stem.slice(0, -1)}d`;
  return endsOpen(stem) ? `${stem}y` : stem;
}

/** 'gönder' → 'göndereceğim'. */
export const willDo = (stem: string) => `${beforeVowel(stem)}${isBack(stem) ? 'acağım' : 'eceğim'}`;
/** 'gönder' → 'gönderemeyeceğim'. */
export const cannotDo = (stem: string) => `${beforeVowel(stem)}${isBack(stem) ? 'amayacağım' : 'emeyeceğim'}`;
/** 'gönder' → 'göndermeniz' of the polite, 'göndermen' of the familiar reader, in the notation of phrases. */
export const yourDoing = (stem: string) => (isBack(stem) ? `${stem}ma{nız|n}` : `${stem}me{niz|n}`);

/** Stems before '-iyor' that are no whole stems: 'istiyor' of 'iste'. */
const beforeContinuous: Readonly<Record<string, string>> = {
  ar: 'ara',
  öd: 'öde',
  taş: 'taşı',
  yür: 'yürü',
  ok: 'oku',
  kor: 'koru',
  uy: 'uy',
  tan: 'tanı',
  ed: 'et',
  gid: 'git',
  incel: 'incele',
  yenil: 'yenile',
  kiral: 'kirala',
  den: 'dene',
};

function stemOfContinuous(verb: string): string {
  const bare = verb.replace(/[ıiuü]yor$/iu, '');
  const known = beforeContinuous[bare.toLowerCase()];
  if (known) return known;
  const isWhole = !/[^aeıioöuü]{2}$/iu.test(bare) || /(?:art|kalk|kork|yırt|ört|tart|sars|ürk)$/iu.test(bare);
  if (isWhole) return bare;
  return `${bare}${isBack(bare) ? 'a' : 'e'}`;
}

/**
 * What denies a predicate in the third person, a word each: 'var' → 'yok', 'geliyor' → 'gelmiyor', 'oldu' → 'olmadı',
 * 'dahil' → 'dahil değil'. Linear.
 */
export function denied(word: string): string {
  if (/^var$/iu.test(word)) return 'yok';
  const able = /^(.+?)([ae])bilir$/iu.exec(word);
  if (able) return `${able[1]}${able[2]}m${able[2]}z`;
  const mayBe = /^(.+?)([ae])biliyor$/iu.exec(word);
  if (mayBe) return `${mayBe[1]}${mayBe[2]}m${mayBe[2] === 'a' ? 'ı' : 'i'}yor`;
  const could = /^(.+?)([ae])bild[ıi]$/iu.exec(word);
  if (could) return `${could[1]}${could[2]}m${could[2]}d${could[2] === 'a' ? 'ı' : 'i'}`;
  if (/[ıiuü]yor$/iu.test(word)) {
    const stem = stemOfContinuous(word);
    return `${stem}m${narrow(stem)}yor`;
  }
  const future = /^(.+?)y?([ae])c([ae])k$/iu.exec(word);
  if (future?.[1]) {
    const stem = future[1].replace(/(?<=^|\s)(e|gi)d$/iu, '$1t');
    return `${stem}${isBack(stem) ? 'mayacak' : 'meyecek'}`;
  }
  const past = /^(.{2,})([dt][ıiuü])$/iu.exec(word);
  if (past?.[1] && past[2] && !/^(?:hadi|şimdi|yedi|kendi)$/iu.test(word))
    return `${past[1]}${isBack(past[1]) ? 'madı' : 'medi'}`;
  const told = /^(.{2,})m([ıiuü])ş$/iu.exec(word);
  if (told?.[1]) return `${told[1]}${isBack(told[1]) ? 'mamış' : 'memiş'}`;
  const must = /^(.{2,})m[ae]l[ıi]$/iu.exec(word);
  if (must?.[1]) return `${must[1]}${isBack(must[1]) ? 'mamalı' : 'memeli'}`;
  if (isAorist.test(word)) {
    const stem = stemOfAorist(word);
    return `${stem}${isBack(stem) ? 'maz' : 'mez'}`;
  }
  return `${word} değil`;
}

/** Verbs whose aorist asks about facts; other words in 'r' are nouns and adjectives: 'hazır'. */
const isAorist =
  /^(?:olur|gelir|gerekir|yeter|uyar|kalır|başlar|biter|sürer|alır|verir|yapar|eder|çıkar|geçer|işler|çalışır|kapsar|ister|içerir|yapılır|edilir|verilir|alınır|sayılır|bulunur|sağlanır|gönderilir|ödenir|değişir|düşer|artar|yarar|sığar|açılır|kapanır)$/iu;

const persons: readonly (readonly [RegExp, string])[] = [
  [/([ae])c([ae])ks[ıi]n(?:[ıi]z)?$/iu, '$1c$2ğ'],
  [/(m[ae]l[ıi])s[ıi]n(?:[ıi]z)?$/iu, '$1y'],
  [/(yor|[ıiuüae]r)s[ıiuü]n(?:[ıiuü]z)?$/iu, '$1'],
  [/([dt][ıiuü])n(?:[ıiuü]z)?$/iu, '$1'],
];

/** A verb of the reader's as the writer says it: 'geleceksiniz' → 'geleceğim', 'çalışıyorsun' → 'çalışıyorum'; undefined where it is none. */
export function ownVerb(verb: string): string | undefined {
  const found = persons.find(([end]) => end.test(verb));
  if (!found) return undefined;
  const stem = verb.replace(...found);
  return /[dt][ıiuü]$/iu.test(stem) ? `${stem}m` : `${stem}${narrow(stem)}m`;
}
