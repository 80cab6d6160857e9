import {
  beforeVowel,
  cannotDo,
  denied,
  narrow,
  ownVerb,
  stemOfAorist,
  willDo,
  yourDoing,
} from './turkish-verbs.ts';
import type { Said, Turning, TurningRule } from './turning.ts';

const B = '(?<!\\p{L})';
const E = '(?!\\p{L})';
const word = (source: string) => `${B}(?:${source})${E}`;
/** What may stand behind a possessive ending. */
const CASE = '(?=(?:n?[ıiuü]n|[ıiuü]|[ae]|[dt][ae]n?|l[ae]|[ıiuü]z?l[ae]|[cç][ae])?(?!\\p{L}))';
const notOwn =
  '(?<!(?<!\\p{L})(?:de|yal|he|te|o|do|kır|se|hep|hang|hiçbir|hiç|bir|iç|çoğu|bazı|bi|si|ya|ge|la|da|ke|me|a|e))';

/** Things of which one sender speaks as his own; other words end in 'm', too. */
const owned =
  'siparişim|eşim|evim|ekibim|işim|biletim|adresim|paketim|talebim|kaydım|hesabım|aracım|maaşım|annem|babam|dairem|faturam|arabam|odam|başvurum|dosyam|firmam|kargom|randevum|oğlum|kızım|çocuğum|telefonum|bilgisayarım|sözleşmem|ödemem|rezervasyonum|raporum|kimliğim|iznim|şirketim|çevirim|metnim|ürünüm|cihazım|bagajım|elim|tarafım|adım|sürem|hakkım|borcum';
const ownedSwaps = owned.split('|').map((noun) => {
  const stem = noun.slice(0, -1);
  return [`${B}${noun}${CASE}`, `${stem}{n${narrow(stem)}z|n}`] as const;
});

/** What a reader has as a firm: 'otelinizde' → 'otelimizde'. */
const firms =
  'otel|işletme|mağaza|(?<!sigorta )şirket|firma|ofis|restoran|okul|kliniğ|kurum|ekib|depo|atölye|şube|salon|merkez|büro|kafe|pansiyon|tesis|stüdyo|takım|site|personel|dükkan|yer';
const verbal = '(?<!(?:c[ae]k|[ıiuüae]r|yor|m[ae]l[ıi])s[ıiuü])';

const swaps: Turning['swaps'] = [
  ['(?<=[ıiuüa]rsa)[km](?!\\p{L})', '{nız|n}'],
  ['(?<=[ıiuüe]rse)[km](?!\\p{L})', '{niz|n}'],
  [word('bizimle|benimle'), '{sizinle|seninle}'],
  [word('bizim|benim'), '{sizin|senin}'],
  [word('bize|bana'), '{size|sana}'],
  [word('bizi|beni'), '{sizi|seni}'],
  [word('bizden|benden'), '{sizden|senden}'],
  [word('bizde|bende'), '{sizde|sende}'],
  [word('sizinle|seninle'), 'benimle'],
  [word('sizin|senin'), 'benim'],
  [word('size|sana'), 'bana'],
  [word('sizi|seni'), 'beni'],
  [word('sizden|senden'), 'bizden'],
  [word('sizde|sende'), 'bizde'],
  [word('siz|sen'), 'ben'],
  [word('kendiniz|kendin'), 'kendim'],
  [word('elinde'), 'elimde'],
  ...ownedSwaps,
  ...['ı', 'i', 'u', 'ü'].map((v) => [`(?<=${B}(?:${firms})[ıiuü]?)n${v}z${CASE}`, `m${v}z`] as const),
  [`(?<=[aeıioöuü])${notOwn}${verbal}n[ıiuü]z${CASE}`, 'm'],
  [`(?<=[aeıioöuü])${notOwn}mız${CASE}`, '{nız|n}'],
  [`(?<=[aeıioöuü])${notOwn}miz${CASE}`, '{niz|n}'],
  [`(?<=[aeıioöuü])${notOwn}muz${CASE}`, '{nuz|n}'],
  [`(?<=[aeıioöuü])${notOwn}müz${CASE}`, '{nüz|n}'],
];

/** What a question word leaves open, in its place; the longer before the shorter. */
const open: readonly (readonly [words: string, gap: string])[] = [
  ['saat kaça kadar|kaça kadar', '[saat kaça] kadar'],
  ['ne zamana kadar|hangi (?:tarihe|güne) kadar', '[ne zamana] kadar'],
  ['ne zamandan beri|ne zamandır', '[ne zamandan] beri'],
  ['ne zamandan itibaren|hangi tarihten itibaren', '[hangi tarihten] itibaren'],
  ['saat kaça', 'saat [kaça]'],
  ['kaça', '[kaça]'],
  ['saat kaçtan', 'saat [kaçtan]'],
  ['saat kaçta|saat kaçtaki', 'saat [kaçta]'],
  ['kaçta', '[saat kaçta]'],
  ['kaçtan', '[kaçtan]'],
  ['saat kaç', 'saat [kaç]'],
  ['ne zaman|hangi gün|hangi saatte|hangi günler|hangi saatlerde|hangi günlerde', '[gün ve saat]'],
  ['hangi tarihte|hangi tarih', '[tarih]'],
  ['hangi saatler arasında', '[hangi saatler] arasında'],
  ['ne kadar sürede|kaç günde|kaç gün içinde|ne kadar zamanda', '[ne kadar sürede]'],
  ['ne kadar süre|ne kadar zaman|ne kadar süreyle', '[ne kadar süre]'],
  ['ne kadar', '[ne kadar]'],
  ['kaç kişilik', '[kaç] kişilik'],
  ['kaç kişiyle', '[kaç] kişiyle'],
  ['kaç kişi', '[kaç] kişi'],
  ['kaç', '[kaç]'],
  ['nereden', '[nereden]'],
  ['nereye', '[nereye]'],
  ['nerede', '[nerede]'],
  ['neresi', '[yer]'],
  ['kimler', '[adlar]'],
  ['kimlerin', '[kimlerin]'],
  ['kimin', '[kimin]'],
  ['kime', '[kime]'],
  ['kimi', '[kimi]'],
  ['kiminle', '[kiminle]'],
  ['kimden', '[kimden]'],
  ['kim', '[ad]'],
  ['hangisini', '[hangisini]'],
  ['hangisi', '[hangisi]'],
  ['hangi', '[hangi]'],
  ['neler|nelere|neleri', '[neler]'],
  ['ne tür|ne gibi|nasıl bir', '[ne tür]'],
  ['nasıl', '[nasıl]'],
  ['neye', '[neye]'],
  ['ne(?= tut)', '[ne kadar]'],
  ['ne', '[ne]'],
];

/** The end of a statement of whoever answers, or of a third; undefined where it is the sender's. */
function inOwnPerson(words: string): string | undefined {
  const at = words.lastIndexOf(' ') + 1;
  const last = words.slice(at);
  const own = ownVerb(last);
  if (own) return `${words.slice(0, at)}${own}`;
  const of = (stem: string, polite: string, familiar: string) =>
    `${words.slice(0, at)}${stem}{${polite}|${familiar}}`;
  if (/bilir[ıi][mz]$/iu.test(last)) return of(last.slice(0, -2), 'siniz', 'sin');
  if (/yoru[mz]$/iu.test(last)) return undefined;
  if (/acağ[ıi][mz]$/iu.test(last)) return of(`${last.slice(0, -3)}k`, 'sınız', 'sın');
  if (/eceğ[ıi][mz]$/iu.test(last)) return of(`${last.slice(0, -3)}k`, 'siniz', 'sin');
  const wish = /^(.+?)([ae])(?:l[ıi]|y[ıi])m$/iu.exec(last);
  if (wish?.[1] && /[^aeıioöuü]y?$/iu.test(wish[1])) return of(`${wish[1]}${wish[2]}bilir`, 'siniz', 'sin');
  return words;
}

/** 'Saat kaçta geleceksiniz?' → 'Saat [kaçta] geleceğim.' */
const asking: TurningRule[] = open.map(([words, gap]) => ({
  when: new RegExp(`^(|.{1,110}?\\s)(?:${words})${E}((?:[ ,].{1,100})?)$`, 'iu'),
  say: ([before = '', after = '']) => {
    const own = inOwnPerson(after);
    if (own === undefined) return undefined;
    // 'Kaç kişi geleceksiniz': they come together.
    const rest = gap.endsWith('kişi') ? own.replace(/(?<=ğ[ıi])m$/u, 'z') : own;
    return { open: `${before} ${gap} ${rest}`.replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim().concat('.') };
  },
}));

/** 'Ücretiniz nedir?' → 'Ücretim: [tutar].' */
function named([what = '']: readonly string[]): Said {
  const gap = /(?:ücret|fiyat|bedel|tutar|kira|maliyet|bütçe|maaş|aidat|depozito)\p{L}*$/iu.test(what)
    ? '[tutar]'
    : /(?:saat|tarih|gün|süre|zaman)\p{L}*$/iu.test(what)
      ? '[tarih veya saat]'
      : '[yanıt]';
  return { open: `${what}: ${gap}.` };
}

/** 'Gecikmenin sebebin[i bildirin]': of a third where it has an owner or the mail is polite, else the reader's own. */
function namedOf([what = '', tell = '']: readonly string[]): Said {
  const isReaders = /n[ıi]z$|z$/iu.test(what) || /(?:s[ae]n|s[ıiuü]n)(?: |$)/iu.test(tell);
  const isOwned = /\p{L}{2}n?[ıiuü]n \p{L}+$/iu.test(what);
  return named([isOwned || !isReaders ? what.replace(/(?<=[ıiuü])n$/iu, '') : what]);
}

/** A statement with its predicate in doubt: 'dahil' → '[dahil / dahil değil]'. */
function doubted([what = '', predicate = '']: readonly string[]): Said | undefined {
  // 'Siz mi …': who does it is asked, and not whether it is so.
  if (/^(?:ben|sen|siz|biz|o|onlar|kendim)$/iu.test(predicate)) return undefined;
  return { open: `${what} [${predicate} / ${denied(predicate)}].` };
}

/** What the reader would do, as the writer does it, and the other way round; undefined where a verb is of neither. */
function ofOther(words: string): string | undefined {
  const said = inOwnPerson(words);
  return said === words ? undefined : said;
}

/** 'Siz mi göndereceksiniz, yoksa biz mi alalım?' → '[ben göndereceğim / siz alabilirsiniz]' */
function whoDoes(isReaderFirst: boolean) {
  return ([lead = '', first = '', second = '']: readonly string[]): Said | undefined => {
    const one = ofOther(first);
    const other = second ? ofOther(second) : undefined;
    if (!one || (second && !other)) return undefined;
    const [mine, yours] = ['ben', '{siz|sen}'];
    const gap = isReaderFirst
      ? `[${mine} ${one} / ${yours} ${other}]`
      : `[${yours} ${one} / ${mine} ${other}]`;
    return other ? { open: `${lead} ${gap}.`.trim() } : undefined;
  };
}

/** 'Ücreti alıcı mı gönderici mi öder': as many words are chosen from as the other has. */
function eitherOf(before: string, other: string): readonly [lead: string, one: string] {
  const words = before.trim().split(' ');
  const many = Math.min(other.split(' ').length, words.length);
  // 'Ücretini nakit mi yoksa havale ile mi': an object is of both.
  const isObject = /(?:[ıiuü]n|[aeıioöuü]y)[ıiuü]$/iu.test(words.at(-many) ?? '');
  const least = many > 1 && isObject ? many - 1 : many;
  // 'altı aylık mı yıllık mı': the number is of the first.
  const isNumber = /^(?:\d+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on)$/iu.test(
    words.at(-least - 1) ?? '',
  );
  const count = isNumber ? least + 1 : least;
  return [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
}

/** What is asked of firms in the plural, and answered so. */
const firmly =
  /(?:kabul|hizmet|servis|teslimat|kargo|indirim|garanti|fatura|satış|gönderim|kurulum|destek)\p{L}*$/iu;

/** 'kabul ediyor musunuz' → '[ediyoruz / etmiyoruz]', of one person '[ediyorum / etmiyorum]'. */
function doubtedOfMe([what = '', predicate = '', end = 'z']: readonly string[]): Said | undefined {
  const isFirm = end !== '' && (firmly.test(what) || /^(?:açık|kapalı)$/iu.test(predicate));
  const not = denied(predicate);
  // 'Would you tell us': a wish that nobody answers by denying its verb.
  if (
    /[^aeıioöuü]?[ıiuüae]r$/iu.test(predicate) &&
    not.endsWith(' değil') &&
    !/^(?:hazır|var)$/iu.test(predicate)
  )
    return undefined;
  const own = (one: string) => {
    const soft = one.replace(/(?<=c[ae]|^açı)k$/iu, 'ğ');
    const isOpen = /[aeıioöuü]$/iu.test(soft);
    return `${soft}${isOpen ? 'y' : ''}${narrow(soft)}${isFirm ? 'z' : 'm'}`;
  };
  const refused = /m[ae]z$/iu.test(not) ? not.slice(0, -1).concat(isFirm ? 'yiz' : 'm') : own(not);
  const open = `${what} [${own(predicate)} / ${refused}].`;
  if (!/c[ae]k$/iu.test(predicate)) return { open };
  return { open, yes: `${what} ${own(predicate)}.`, no: `${what} ne yazık ki ${refused}.` };
}

/** 'Fatura kesebiliyorsun değil mi?' */
const tagged = ([what = '', verb = '']: readonly string[]): Said | undefined =>
  doubtedOfMe([what, verb.replace(/s[ıiuü]n(?:[ıiuü]z)?$/iu, ''), /z$/iu.test(verb) ? 'z' : '']);

/** A past of the reader's: 'aldınız mı' → '[aldım / almadım]'. */
function doneByMe([what = '', predicate = '']: readonly string[]): Said {
  const third = predicate.replace(/(?:n[ıiuü]z|[nm])$/iu, '');
  return { open: `${what} [${third}m / ${denied(third)}m].` };
}

/** 'katıl' → 'katılacak'. */
const willBe = (stem: string) => willDo(stem).replace(/ğ[ıi]m$/u, 'k');

/** 'Asansörün çalışıp çalışmadığını' → 'Asansör [çalışıyor / çalışmıyor]', before what asks to be told. */
function whether([owner = '', what = '', stem = '', tense = '']: readonly string[]): Said | undefined {
  // 'ekibin': its last letter goes soft before an ending.
  const who = owner.replace(/(?<=\p{L}{2}[aeıioöuü])b$/u, 'p');
  const doubtedly = (one: string, before = '') => ({
    open: `${who} ${before} [${one} / ${denied(one)}].`.replace(/ {2,}/g, ' '),
  });
  if (tense === 'y') return doubtedly(willBe(stem), what);
  const bare = what.trim();
  if (stem === 'ol') return bare ? doubtedly(bare) : { open: `${who} [var / yok].` };
  const verb = stem.replace(/(?<=^e)d$/u, 't');
  return /[aeıioöuü]$/iu.test(verb) ? undefined : doubtedly(`${verb}${narrow(verb)}yor`, what);
}

/** The subject of a clause that was made a noun, without its genitive: 'kursun' → 'kurs'. */
function ungenitive(before: string): string {
  const [bare = '', adverb = ''] = before
    .trim()
    .split(/( (?:toplam|tam olarak|en geç|normalde|genelde|yaklaşık))$/iu);
  if (adverb) return ungenitive(bare) + adverb;
  if (/(?:^|\s)(?:[iİ]ş|ev|ek)in$/iu.test(bare)) return bare.slice(0, -2);
  const stem =
    /^(.*\p{L}{2}[aeıioöuü])n[ıiuü]n$/iu.exec(bare) ?? /^(.*\p{L}{2}[^aeıioöuü])[ıiuü]n$/iu.exec(bare);
  return stem?.[1] ? stem[1].replace(/ğ$/u, 'k') : bare;
}

/** A time that was wanted leaves no room for another. */
const isDated =
  /(?:kadar|saat \d|\d{1,2}[.:]\d\d|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|önce|içinde)(?!\p{L})/iu;

/** Words of a request that say how it is to be done, and not what. */
const courtesy = /(?:^|\s)(?:lütfen|en kısa sürede|mümkünse|rica etsem)(?=\s|$)/giu;

function done(object: string, stem: string): Said | undefined {
  const what = object.replace(courtesy, '').trim();
  if (what === '' || stem.length < 2) return undefined;
  // 'haber', 'teyit', 'kontrol' stay with their verbs.
  const [, thing = what, noun = ''] =
    /^(.*?) ?(mail|e-posta|mesaj|geri|tekrar|yeniden|haber|bilgi|teyit|kontrol|kabul|iade|teslim|onay|dönüş|not|cevap|yanıt|tercüme|revize|tahsis|temin|rezerve|organize|yardımcı|destek|davet|dikkat|özen)$/iu.exec(
      what,
    ) ?? [];
  const verb = noun ? `${noun} ` : '';
  const before = thing ? `${thing} ` : '';
  // 'Gecikirse iptal edin': under a condition nobody knows when.
  if (/[ıiuüae][rz]s[ae](?!\p{L})/iu.test(what)) return undefined;
  return {
    open:
      isDated.test(what) || /^(?:dikkat|özen|yardımcı|destek)$/iu.test(noun)
        ? `${before}${verb}[${willDo(stem)} / ${cannotDo(stem)}].`
        : `${before}[ne zaman] ${verb}${willDo(stem)}.`,
    yes: `${before}${/^(?:dikkat|özen)$/iu.test(noun) ? '' : 'memnuniyetle '}${verb}${willDo(stem)}.`,
    no: `${before}ne yazık ki ${verb}${cannotDo(stem)}.`,
  };
}

/** What is sent where it is needed; all else is provided or not. */
const papers =
  /(?:fatura|belge|makbuz|kopya|fotokopi|rapor|liste|bilgi|numara|adres|teklif|sözleşme|form|dosya|plan|çizim|fotoğraf|görsel|katalog|dekont|yazı|sertifika|poliçe|özet|proforma)\p{L}{0,5}$/iu;

/** What is said to a need for a thing, in the case in which a sentence names it. */
function provided(what: string): Said {
  if (papers.test(what))
    return {
      open: `[ne zaman] ${what} göndereceğim.`,
      yes: `memnuniyetle ${what} göndereceğim.`,
      no: `ne yazık ki ${what} gönderemeyeceğim.`,
    };
  return {
    open: `${what} [sağlayabilirim / sağlayamam].`,
    yes: `${what} sağlayacağım.`,
    no: `${what} ne yazık ki sağlayamam.`,
  };
}

/** Nouns whose last syllable looks like the ending of what somebody owns. */
const wholeNouns = /(?:vitrin|kabin|benzin|zemin|metin|ürün|gün|izin|kanun|yakın|uzman|düzen|kişin)$/iu;

/** 'bebek yatağına ihtiyacımız var': the thing without the case that a need wants. */
function needed([what = '']: readonly string[]): Said | undefined {
  const stem = what.replace(/(?<=\p{L}{2})y?[ae]$/iu, '');
  if (stem === what) return undefined;
  if (/[ıiuü]n$/iu.test(stem) && !wholeNouns.test(stem)) {
    // 'bir vitrine', 'yetkiline': only a thing of another thing has this ending for sure.
    const isCompound =
      /\p{L}{2} \p{L}{3,}[ıiuü]n$/iu.test(stem) && !/(?:^| )(?:bir|yeni|büyük|küçük|ek) \p{L}+$/iu.test(stem);
    return isCompound ? provided(stem.slice(0, -1)) : undefined;
  }
  const hard: Readonly<Record<string, string>> = { d: 't', b: 'p', c: 'ç', ğ: 'k' };
  return provided(stem.replace(/(?<=[aeıioöuü])[dbcğ]$/u, (end) => hard[end] ?? end));
}

/** What asks to be told, and no more. */
const telling = /^(?:bildir|söyle|yaz|de|açıkla|belirt|öğren|bil|teyitle|netleştir)$/iu;

/** 'Projektörünü' of a familiar request: the reader's own, where nothing stands before it whose it could be. */
const ofReader = (what: string) =>
  what.replace(
    /^((?:\{size\|sana\} |bu arada )?\p{L}+[ıiuü])n([ıiuü](?: da| de)?(?: \{size\|sana\}(?: da| de)?)?)$/u,
    '$1m$2',
  );

function asked(stemOf: (form: string) => string | undefined, isFamiliar = false) {
  return ([object = '', form = '']: readonly string[]): Said | undefined => {
    const what = isFamiliar ? ofReader(object) : object;
    const stem = stemOf(form);
    if (!stem || telling.test(stem)) return undefined;
    if (/(?:haber|bilgi)$/iu.test(what) && /^(?:ver|et)$/iu.test(stem)) return undefined;
    return done(what, stem === 'ed' ? 'et' : stem === 'gid' ? 'git' : stem);
  };
}

/** What a reader sends, makes or fills in: when it comes is what is left to say; of all else, whether. */
const sent =
  /^(?:gönder|ilet|yolla|at|ver|hazırla|paylaş|getir|düzelt|doldur|imzala|onayla|ulaştır|tamamla|güncelle|kes|öde|yükle|ekle|düzenle|çevir|incele|onar|çıkar|et|yap|ayarla|bak)$/iu;

const able =
  (isFamiliar: boolean) =>
  (parts: readonly string[]): Said | undefined => {
    const stem = (parts[1] ?? '').replace(/(?<=[aeıioöuü])y$/iu, '').replace(/^(e|gi)d$/iu, '$1t');
    const said = asked(() => stem, isFamiliar)(parts);
    if (!said || sent.test(stem)) return said;
    const before = said.yes?.slice(0, said.yes.indexOf(' memnuniyetle')) ?? '';
    const vowel = /[aıou](?!.*[aeıioöuü])/iu.test(stem) ? 'a' : 'e';
    const open = `${before} [${beforeVowel(stem)}${vowel}bilirim / ${beforeVowel(stem)}${vowel}mam].`;
    return { ...said, open: open.replace('emam]', 'emem]') };
  };

const ofImperative = (form: string): string | undefined => {
  const bare = form.replace(/(?:[ıiuü]n[ıiuü]z|[ıiuü]n)$/iu, '');
  return bare === form ? undefined : bare.replace(/(?<=[aeıioöuü])y$/iu, '');
};

const thanks =
  '(?:rica eder(?:im|iz)|rica ediyor(?:um|uz)|bekliyor(?:um|uz)|beklerim|bekleriz|istiyor(?:um|uz)|isteriz|isterim|arz ederim)';
const tell =
  '(?:bildirir misiniz|bildirir misin|bildirin|bildiriniz|bildirmenizi(?: rica eder(?:im|iz)| rica ediyor(?:um|uz))?|söyler misiniz|söyler misin|söyleyin|yazar mısınız|yazar mısın|yazın|haber verir misiniz|haber verir misin|haber verin|haber verin(?:iz)?|haber ver|bilgi verir misiniz|bilgi verin|bilgi verebilir misiniz|bildirebilir misiniz|söyleyebilir misiniz|belirtir misiniz|belirtin|paylaşır mısınız|iletir misiniz|öğrenebilir miyim|öğrenebilir miyiz|öğrenmek istiyor(?:um|uz)|öğrenmek ister(?:im|iz)|teyit eder misiniz|teyit edin|(?:yazar|bildirir|söyler|belirtir|iletir|paylaşır)s[ae]n(?:[ıi]z)? (?:çok )?(?:sevinir(?:im|iz)|memnun olur(?:um|uz)))';

/** What is so every day, and no news of the past: 'başladığını'. */
const habits = 'başla|bit|açıl|kapan|sür|kalk|çalış|bulun|tut|gerek|uygulan|yürü|işle|ol';

/** 'başla' → 'başlıyor'; 'olduğunu' says no more than its predicate. */
function nowDoing(stem: string): string {
  const bare = stem.replace(/(?<=\p{L}{2})[ae]$/iu, '');
  return /^ol$/iu.test(stem) ? '' : `${bare}${narrow(bare)}yor`;
}

/** 'Kahvaltının saat kaçta başladığını yazın' → 'Kahvaltı saat [kaçta] başlıyor.' */
const toldNow: TurningRule[] = open.map(([words, gap]) => ({
  when: new RegExp(
    `^(.{1,90}?n?[ıiuü]n )(?:${words})(|(?: .{1,40})?) (${habits})[dt][ıiuü]ğ[ıiuü]n[ıiuü](?:(?: da| de)? (?:bize |bana )?${tell})?$`,
    'iu',
  ),
  say: ([before = '', between = '', stem = '']) => {
    const verb = nowDoing(stem);
    return verb === '' && between !== ''
      ? undefined
      : { open: `${ungenitive(before)} ${gap} ${between} ${verb}`.replace(/ {2,}/g, ' ').trim().concat('.') };
  },
}));

/** 'Saat kaçta geleceğinizi bildirin' → 'Saat [kaçta] geleceğim.' */
const told: TurningRule[] = open.flatMap(([words, gap]) =>
  [['n[ıi]z[ıi]', true] as const, ['n[ıi]', false] as const].map(
    ([end, isOwn]): TurningRule => ({
      when: new RegExp(
        `^(|.{1,90}? )(?:${words})((?: .{1,60})?) (\\p{L}+?[ae]c[ae])ğ[ıi]${end}(?:(?: da| de)? (?:bize |bana )?${tell})?$`,
        'iu',
      ),
      say: ([before = '', between = '', stem = '']) => {
        const verb = isOwn ? `${stem}ğ${narrow(stem)}m` : `${stem}k`;
        const subject = isOwn ? before : ungenitive(before);
        return { open: `${subject} ${gap} ${between} ${verb}.`.replace(/ {2,}/g, ' ').trim() };
      },
    }),
  ),
);

/** 'Gönderebilir misiniz', 'gönderir misin', 'gönderirseniz seviniriz'; of a familiar reader a bare possessive is the reader's. */
const requests: TurningRule[] = [
  { end: '[ıiuü]z', isFamiliar: false },
  { end: '', isFamiliar: true },
].flatMap(({ end, isFamiliar }): TurningRule[] => [
  {
    when: new RegExp(`^(.{2,120}) (\\p{L}+)[ae]bilir m[ıi]s[ıi]n${end}$`, 'iu'),
    say: able(isFamiliar),
  },
  {
    when: new RegExp(`^(.{2,120}) (\\p{L}+[ıiuüae]r) m[ıiuü]s[ıiuü]n${end}$`, 'iu'),
    answers: ['action'],
    say: asked(stemOfAorist, isFamiliar),
  },
  {
    when: new RegExp(
      `^(.{2,120}) (\\p{L}+)[ae]bilirs[ae]n${end} (?:çok )?(?:sevinir(?:im|iz)|(?:memnun|mutlu|minnettar) olur(?:um|uz))$`,
      'iu',
    ),
    say: able(isFamiliar),
  },
  {
    when: new RegExp(
      `^(.{2,120}) (\\p{L}+?[ıiuüae]r)s[ae]n${end} (?:çok )?(?:sevinir(?:im|iz)|(?:memnun|mutlu|minnettar) olur(?:um|uz))$`,
      'iu',
    ),
    say: asked(stemOfAorist, isFamiliar),
  },
]);

export const turkish: Turning = {
  leads:
    /^(?:(?:[^,?:;]|(?<=\d):(?=\d)){5,110}(?:[dt][ıiuü]ğ[ıiuü](?:m[ıiuü]z|m)? için|[ae]c[ae]ğ[ıi](?:m[ıi]z|m)? için|nedeniyle|yüzünden|[dt][ae]n dolayı),?\s|[^,?:;]{3,130}(?:(?:(?<!bilmi|rica edi)yor|[ae]c[ae][kğ]|m[ıiuü]ş(?:t[ıiuü])?)(?:[uü][mz]|[ıi][mz]|k|l[ae]r)?|\p{L}+m[ae]d[ıi]|(?<= )(?:oldu|geldi|kaldı|çıktı|bozuldu|kırıldı|gecikti|başladı|bitti|edildi|yapıldı|verildi|gönderildi|ödendi|var|yok)),\s(?!yoksa|değil|çünkü|zira|(?:bu|o|şu) (?:sizin|senin|bizim|konuda|durum|sorun|mümkün))|(?:[^:?]{3,80}(?:ihtiyacım var|ihtiyacımız var|gerekiyor|öğrenmek istiyorum|sormak istiyorum|rica ediyorum|rica ederim):|lütfen|ayrıca|bir de|son olarak|ve|peki|acaba|bu arada|öncelikle|ilk olarak|ikinci olarak|mümkünse|bunun yanında|bunun dışında|merak ettiğim(?:iz)?(?: bir konu(?: da)?)?(?: var)?|sormak istediğim(?: bir konu)?|bir sorum daha var|eğer|not|\p{L}+ (?:bey|hanım))[\s,:–-]+)/iu,
  tails:
    /(?:(?:,?\s(?:lütfen|acaba|teşekkürler|teşekkür eder(?:im|iz)|şimdiden teşekkürler))+|,?\s(?:çünkü|zira)\s.{3,120}|(?<=sevinir(?:im|iz)|olur(?:um|uz)|rica ed(?:er|iyor)\p{L}{2}),\s.{3,100})$/iu,
  condition: /^[^,?]{3,80}(?:[ıiuüae]rs[ae][km]?|(?:yor|değil|var|[ae]c[ae]k|mümkün|uygun)s[ae]),? /iu,
  joint:
    /(?<=\p{L}{3} m[ıiuü]),\s(?=(?:\p{L}+ ){0,5}(?:ne zaman|ne kadar|kaç\p{L}*|nedir)(?!\p{L}))|(?<=(?:ne kadar|kaç\p{L}*|ne zaman|nedir)(?: \p{L}+){0,2}),?\sve\s(?=.{3,90}\sm[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıi][zm]|d[ıi]r)?$)|(?<=(?:nerede|nedir|ne kadar|kaç\p{L}*)),\s(?=(?:\p{L}+ ){0,5}(?:ne zaman|ne kadar|kaç\p{L}*|hangi\p{L}*|nasıl|nere\p{L}+|kim\p{L}*|nedir)(?!\p{L}))|(?<=(?:(?:müsait|uygun|dahil|var|mevcut|mümkün|gerekli|boş|açık|hazır|[ıiuüae]r|yor|[dt][ıiuü]|[ae]c[ae]k)\sm[ıiuü]|\sm[ıiuü]s[ıiuü]n(?:[ıiuü]z)?|\sm[ıiuü]y[ıi][zm])),\s(?!yoksa|değil)(?=.{3,90}\sm[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıi][zm]|d[ıi]r)?$|(?:\p{L}+ ){0,5}(?:ne zaman|ne kadar|kaç\p{L}*|hangi\p{L}*|nasıl|nere\p{L}+|nedir)(?!\p{L}))|(?<=ğ[ıiuü]n(?:[ıiuü]z)?[ıiuü])\sve\s(?=.{3,80}ğ[ıiuü]n(?:[ıiuü]z)?[ıiuü](?:\s|$))|,?\s(?:ve|ayrıca|bir de)\s(?=(?:\p{L}+ ){0,5}(?:ne zaman|ne kadar|kaç\p{L}*|hangi\p{L}*|nasıl|nere\p{L}+|kim\p{L}*|nedir)(?!\p{L}))|(?<=m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?|y[ıi][zm])?),?\sve\s(?=.{3,90}\sm[ıiuü])/iu,
  small:
    /^(?:Yeni|Birkaç|Ek|Küçük|Büyük|Güncel|Son|Detaylı|Ayrıntılı|Benzer|Bu|Şu|O|Bir|Bize|Bana|Size|Sana|Sizin|Bizim|Benim|Senin|Her|Tüm|Bütün|Ekteki|Toplam|Kaç|Hangi|Ne|Saat|Siz|Sen)(?!\p{L})/u,
  locale: 'tr',
  swaps,
  dated: true,
  stretches:
    /(?<!\p{L})(?:en geç )?(?:bu|gelecek|önümüzdeki) (?:hafta|ay)(?:(?:n?ın)? (?:sonu|başı|ortası|içi)(?:na(?: kadar)?|nda|nde))?(?:,| )(?!m[ıi]|sonu|başı)/giu,
  unsaid: new RegExp(
    `${word('ne|kim\\p{L}*|kaç\\p{L}*|hangi\\p{L}*|neden|niçin|niye|nasıl|nere\\p{L}*|m[ıiuü]|m[ıiuü]y[ıiuü][mz]|m[ıiuü]s[ıiuü]n(?:[ıiuü]z)?|bugün\\p{L}*|yarın\\p{L}*|dün|haftaya|ben|biz|değil|yoksa|eğer|çünkü|ama|fakat|ancak|ya|bu (?:hafta|ay|akşam|sabah)\\p{L}*|(?:gelecek|önümüzdeki|geçen) (?:hafta|ay|gün)\\p{L}*')}|${B}(?:istiyoru[mz]|isteri[mz]|düşünüyoru[mz])`,
    'iu',
  ),
  rules: [
    // Who does it.
    {
      when: /^(|.{1,80} )(?:siz|sen) m[ıi] (.{3,60}?),? (?:yoksa )?(?:biz|ben) m[ıi] (.{3,60})$/iu,
      say: whoDoes(true),
    },
    {
      when: /^(|.{1,80} )(?:biz|ben) m[ıi] (.{3,60}?),? (?:yoksa )?(?:siz|sen) m[ıi] (.{3,60})$/iu,
      say: whoDoes(false),
    },
    {
      when: /^(.{3,90}) m[ıiuü],? (?:yoksa )?(\p{L}+(?: \p{L}+)?) m[ıiuü] (\p{L}{2,}(?:[ıiuüae]r|[ae]c[ae]k|yor))$/iu,
      say: ([before = '', other = '', verb = '']) => {
        const [lead, one] = eitherOf(before, other);
        // The verb is of a third.
        return /(?<!\p{L})(?:ben|siz|sen|biz)(?!\p{L})/iu.test(`${one} ${other}`)
          ? undefined
          : { open: `${lead} [${one} / ${other}] ${verb}.`.trim() };
      },
    },
    // Choices.
    {
      when: /^(?:siz |sen )?(|.{1,70} )(\p{L}+(?: \p{L}+)?) m[ıiuü],? (?:yoksa )?(|.{1,60} )(\p{L}+(?: \p{L}+)?) m[ıiuü] ((?:\p{L}+ )?\p{L}+s[ıiuü]n(?:[ıiuü]z)?|olsun)$/iu,
      say: ([begin = '', first = '', between = '', other = '', verb = '']) => {
        const [lead, one] = between ? [begin, first] : eitherOf(`${begin} ${first}`, other);
        if (/(?<!\p{L})(?:ben|biz)(?!\p{L})/iu.test(`${one} ${other}`)) return undefined;
        const end = verb === 'olsun' ? verb : inOwnPerson(verb);
        if (end === undefined || end === verb)
          return verb === 'olsun' ? { open: `${lead} [${one} / ${other}] olsun.`.trim() } : undefined;
        return {
          open: `${lead} [${one} / ${between} ${other}] ${end}.`
            .replace(/ {2,}/g, ' ')
            .replace(/\[ | \]/g, (at) => at.trim())
            .trim(),
        };
      },
    },
    {
      when: /^(?:siz |sen )?(|.{1,70} )(\p{L}+) m[ıiuü],? (?:yoksa )?(\p{L}+(?: \p{L}+)?) m[ıiuü]$/iu,
      say: { open: '$1 [$2 / $3].' },
    },
    {
      when: /^(|.{1,70} )(\p{L}+) m[ıiuü] ((?:\p{L}+ )?\p{L}+s[ıiuü]n(?:[ıiuü]z)?),? yoksa (.{2,40}) m[ıiuü]$/iu,
      timed: true,
      say: ([lead = '', one = '', verb = '', other = '']) => {
        const end = inOwnPerson(verb);
        return end && end !== verb ? { open: `${lead} [${one} / ${other}] ${end}.`.trim() } : undefined;
      },
    },
    {
      when: /^(|.{1,70} )(\p{L}+) m[ıiuü] (\p{L}+?)y?([ae])l[ıi]m,? yoksa (.{2,40}) m[ıiuü]$/iu,
      timed: true,
      say: ([lead = '', one = '', stem = '', vowel = '', other = '']) => ({
        open: `${lead} [${one} / ${other}] ${beforeVowel(stem)}${vowel}biliriz.`.trim(),
      }),
    },
    // 'Is it included, or do we pay for it?'
    { when: /^(.{2,80}) (\p{L}+) m[ıiuü],? yoksa .{3,80}$/iu, say: doubted },
    {
      when: /^(.{2,80}) (?:siz|sen) m[ıi] (\p{L}+)$/iu,
      say: ([what = '', verb = '']) => {
        const own = ownVerb(verb);
        return own
          ? { open: `${what} [ben ${own} / ben ${denied(own.slice(0, -2))}${own.slice(-2)}].` }
          : undefined;
      },
    },
    // Offers: 'shall we send …?'
    {
      when: /^(?:size |sana )?(.{3,90}) (\p{L}{2,}?)(?:y?[ae]l[ıi]m|y?[ae]y[ıi]m) m[ıiuü]$/iu,
      say: ([what = '', stem = '']) => {
        const wish = `${yourDoing(stem === 'ed' ? 'et' : stem)}`;
        return {
          open: `${what} ${wish} [iyi olur / gerekmiyor].`,
          yes: `${what} ${wish} iyi olur, teşekkür ederim.`,
          no: `${what} ${wish} gerekmiyor, teşekkür ederim.`,
        };
      },
    },
    {
      when: /^(.{3,90}m[ae])(?:m[ıi]z|m)[ıi] (?:ister m[ıi]s[ıi]n(?:[ıi]z)?|istiyor musun(?:uz)?)$/iu,
      say: {
        open: '$1{nız|n} [iyi olur / gerekmiyor].',
        yes: '$1{nız|n} iyi olur, teşekkür ederim.',
        no: '$1{nız|n} gerekmiyor, teşekkür ederim.',
      },
    },
    // Permission.
    {
      when: /^(.{3,110}) (\p{L}+)([ae])bilir m[ıi]y[ıi][mz]$/iu,
      say: ([what = '', stem = '', vowel = 'e']) =>
        /^(?:öğren|bil|al|sor|rica ed|gör)$/iu.test(stem)
          ? undefined
          : {
              open: `${what} [${stem}${vowel}bilir{siniz|sin} / ${stem}${vowel}m${vowel}z${vowel === 'a' ? '{sınız|sın}' : '{siniz|sin}'}].`,
              yes: `${what} elbette ${stem}${vowel}bilir{siniz|sin}.`,
              no: `${what} ne yazık ki ${stem}${vowel}m${vowel}z${vowel === 'a' ? '{sınız|sın}' : '{siniz|sin}'}.`,
            },
    },
    // Told within a request: 'whether …', 'how many …'.
    {
      when: new RegExp(
        `^(.{2,90}) (\\p{L}+?)y?[ıiuü]p \\p{L}+m[ae]y[ae]c[ae]ğ[ıi]n[ıi]z[ıi](?:(?: da| de)? (?:bize |bana )?${tell})?$`,
        'iu',
      ),
      say: ([what = '', stem = '']) => doubtedOfMe([what, willBe(stem)]),
    },
    {
      when: new RegExp(
        `^(.{2,90}?)(?:n?[ıiuü]n) (|.{1,60} )(\\p{L}+?)y?[ıiuü]p \\p{L}+m[ae](d|y)[aeıi](?:c[ae])?ğ[ıi]n[ıi](?:(?: da| de)? (?:bize |bana )?${tell})?$`,
        'iu',
      ),
      say: whether,
    },
    ...told,
    ...toldNow,
    // Requests.
    ...requests,
    {
      when: /^(\p{L}{3,})([ae])bilir m[ıi]s[ıi]n(?:[ıi]z)?$/iu,
      say: ([stem = '', vowel = '']) => ({
        open: `[${stem}${vowel}bilirim / ${stem}${vowel}m${vowel}m].`,
        yes: `memnuniyetle ${stem}${vowel}bilirim.`,
        no: `ne yazık ki ${stem}${vowel}m${vowel}m.`,
      }),
    },
    {
      when: new RegExp(`^(.{2,120}) (\\p{L}+?)m[ae]n[ıi]z[ıi] ${thanks}$`, 'iu'),
      say: asked((form) => form),
    },
    { when: /^(.{2,120}) (\p{L}+?)m[ae]n(?:[ıi]z)? mümkün mü$/iu, say: asked((form) => form) },
    {
      when: /^(.{2,120}) (\p{L}{2,}(?:[ıiuü]n[ıiuü]z|[ıiuü]n))$/iu,
      answers: ['action'],
      say: asked(ofImperative),
    },
    {
      when: /^(.{2,120}) (gönder|ilet|ver|yolla|at|yap|et|hazırla|imzala|doldur|onayla|getir|ayır|ayarla|yaz|paylaş|ekle|düzelt|güncelle|öde|ara)$/iu,
      answers: ['action'],
      say: asked((form) => form),
    },
    {
      when: /^(.{3,120}(?:fotoğraf|fiyat|teklif|belge|liste|kopya|fatura|katalog|numune|telefon|adres|özgeçmiş|rapor|örne[kğ]|döküm|plan|proforma|sözleşme|fotokopi|dekont)\p{L}{0,7}) rica ed(?:er|iyor)(?:im|iz|um|uz)$/iu,
      say: ([what = '']) => done(what, 'gönder'),
    },
    // Needs.
    {
      when: /^(?:bize |bana )?(.{3,90}) (?:ihtiyac(?:ım|ımız) (?:var|olacak)|ihtiyaç duyuyor(?:um|uz))$/iu,
      say: needed,
    },
    {
      when: /^(?:bize |bana )(.{3,90}) (?:da |de )?(?:gerekiyor|lazım|gerekli|gerek|gerekecek)$/iu,
      say: ([what = '']) => provided(what),
    },
    {
      when: new RegExp(
        `^(.{3,110}?(?:n[ıiuü]z|[ıiuü]n))[ıiuü](?: da| de)?(?: yazılı olarak| acilen| en kısa sürede| e-posta ile)? ((?:bildirirseniz|bildirirsen|yazarsanız|yazarsan|söylerseniz|söylersen|belirtirseniz|iletirseniz|bildirmenizi(?: rica eder(?:im|iz)| rica ediyor(?:um|uz))?|yazmanızı|belirtmenizi|bildirin|yazın|yazar mısınız|bildirir misiniz|belirtir misiniz|söyler misiniz|yazar mısın|söyler misin)(?: (?:çok )?(?:sevinir(?:im|iz)|memnun olur(?:um|uz)|${thanks}))?)$`,
        'iu',
      ),
      say: namedOf,
    },
    {
      when: /^(.{3,90}(?:fiyat|tutar|ücret|bedel|adres|tarih|saat|süre|miktar)\p{L}{0,3}?)(?:n?[ıiuü])(?: da| de)? (?:bildirir|yazar|söyler|belirtir|iletir|paylaşır) m[ıi]s[ıi]n(?:[ıi]z)?$/iu,
      say: ([what = '']) => named([what.replace(/(?<=\p{L}{3}[ıiuü])n[ıiuü](?= ve )/iu, '')]),
    },
    { when: /^(.{3,110}) (?:hangisi|hangisidir)$/iu, say: { open: '$1: [yanıt].' } },
    // 'What is …?', and what else a question word leaves open where it stands.
    { when: /^(.{3,110}) (?:nedir|nelerdir|kimdir|ne kadardır|kaçtır|ne olacak|ne olur|ne)$/iu, say: named },
    ...asking,
    // Yes or no.
    { when: /^(.{2,120}) (\p{L}+s[ıiuü]n(?:[ıiuü]z)?),? değil mi$/iu, say: tagged },
    {
      when: /^(.{0,80}(?:oda|salon|araç|yer|masa|daire|koltuk|ekip|usta|teknisyen|saha|stüdyo|kontenjan)\p{L}{0,5}) (müsait|boş|uygun|mevcut|var) m[ıiuü]$/iu,
      timed: true,
      say: doubted,
    },
    { when: /^(.{2,120}) (\p{L}+[dt][ıiuü]n(?:[ıiuü]z)?) m[ıiuü]$/iu, say: doneByMe },
    { when: /^(.{2,120}) (\p{L}+) m[ıiuü]d[ıiuü]r$/iu, say: doubted },
    { when: /^(.{2,120}) (\p{L}+) m[ıiuü]$/iu, say: doubted },
    { when: /^(.{2,120}) (\p{L}+) m[ıiuü]s[ıiuü]n([ıiuü]z)?$/iu, say: doubtedOfMe },
  ],
};
