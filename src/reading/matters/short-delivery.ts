import type { Language } from '#domain/languages.ts';
import type { Reading } from '../reading.ts';

/**
 * What is missing of a delivery: words of lacking, words for the pieces of which some came, and words that deny it. As
 * patterns, each at the beginning of a word where a language parts its words.
 */
type Lack = { lacks: string; pieces: string; denies: string };

const rows: Readonly<Record<Language, Lack>> = {
  English: {
    lacks: 'missing|short(?= of)|did(?: not|n.t) (?:arrive|come)|(?:has|have)(?: not|n.t) arrived',
    pieces: 'box|parcel|package|item|piece|carton|pallet|unit|article',
    denies: 'no |none|nothing',
  },
  French: {
    lacks: 'manqu',
    pieces:
      "colis|carton|pièce(?!s? (?:suivante|justificative|complémentaire|du dossier|d['’]identité))|article|boîte|caisse|palette|unité|paquet",
    denies: 'aucun|rien|ne manque pas|jours? ',
  },
  Spanish: {
    lacks: 'falta(?:n|ba|ban|ron)?(?!\\p{L})',
    pieces: 'bulto|paquete|caja|pieza|artículo|cartón|palé|palet|unidad',
    denies: 'no falta|ningun|ningún|nada|hace falta|hacen falta',
  },
  German: {
    lacks: 'fehl(?:t|en|te|ten)(?!\\p{L})|nicht angekommen',
    pieces: 'paket|karton|kiste|teil|stück|artikel|packstück|kolli|palette|schachtel|position',
    denies: 'kein|nichts|nicht fehl',
  },
  Italian: {
    lacks: 'manca(?:no|va|vano)?(?!\\p{L})',
    pieces: 'coll[oi](?!\\p{L})|pacc|scatol|pezz|articol|carton|bancal|unità',
    denies: 'non manca|nessun|nulla|niente',
  },
  Portuguese: {
    lacks: 'falta(?:m|va|vam|ram)?(?!\\p{L})|faltou',
    pieces: 'volume|caixa|pacote|peça|artigo|item(?!\\p{L})|itens|palete|unidade|encomenda',
    denies: 'não falta|nenhum|nada',
  },
  Romanian: {
    lacks: 'lips(?:esc|ește|eau|ea)(?!\\p{L})',
    pieces: 'colet|cuti|pachet|bucăți|bucată|articol|produse|paleț|piese|piesă',
    denies: 'nu lips|niciun|nicio|nimic',
  },
  Dutch: {
    lacks: 'ontbre(?:ekt|ken)|ontbrak|mis(?:sen|t)(?!\\p{L})|niet aangekomen',
    pieces: 'pakket|doos|dozen|stuk|onderde|artikel|colli|pallet|kist',
    denies: 'geen|niets|niet ontbre',
  },
  Swedish: {
    lacks: 'sakna(?:s|des|r)(?!\\p{L})|fattas',
    pieces: 'paket|kolli|låd|kartong|del(?:ar|en)?(?!\\p{L})|artik|pall|styck',
    denies: 'inga|ingen|inget|inte sakna',
  },
  Polish: {
    lacks: 'brak(?:uje|owało|ło)(?!\\p{L})|nie dotar',
    pieces: 'pacz|paczk|karton|pudeł|pudełk|sztuk|części|element|artykuł|palet|skrzyn|pozycji',
    denies: 'nie brak|żadn|niczego|nic(?!\\p{L})',
  },
  Czech: {
    lacks: 'chyb(?:í|ěl|ěly|ělo|ěla|ějí)(?!\\p{L})',
    pieces: 'balík|balíč|kus|krabic|karton|díl|zásil|palet|polož|bedn',
    denies: 'nechyb|žádn|nic(?!\\p{L})',
  },
  Russian: {
    lacks: 'не хвата|не хватило|недоста|отсутству|не дош[её]?л',
    pieces: 'короб|посыл|мест(?!\\p{L})|места(?!\\p{L})|упаков|позици|товар|штук|детал|паллет|ящик|пакет',
    denies: 'ничего|ни одн|нет недоста',
  },
  Ukrainian: {
    lacks: 'браку(?:є|вало)|не вистач|неста[вч]|відсутн|не дійш',
    pieces: 'короб|посил|місц(?!е зуст)|упаков|позиц|товар|штук|детал|палет|ящик|пакун',
    denies: 'нічого|не браку|жодн',
  },
  Greek: {
    lacks: 'λείπ|έλειπ|δεν έφτασ|δεν έχουν φτάσ',
    pieces: 'δέμα|δέματ|κουτι|κιβώτι|τεμάχι|κομμάτι|προϊόν|παλέτ|πακέτ|είδη|είδος',
    denies: 'δεν λείπ|κανένα|τίποτα',
  },
  Turkish: {
    lacks: 'eksik|gelmedi|ulaşmadı|çıkmadı',
    pieces: 'koli|paket|kutu|parça|ürün|palet|adet',
    denies: 'eksik yok|eksik değil|eksiksiz|hiçbir',
  },
  Indonesian: {
    lacks: 'kurang(?!\\p{L})|hilang|tidak ada(?!\\p{L})|belum sampai|belum tiba',
    pieces: 'paket|kardus|koli|dus(?!\\p{L})|kotak|barang|buah|unit|item',
    denies: 'tidak kurang|tidak hilang|kurang lebih',
  },
  Malay: {
    lacks: 'kurang(?!\\p{L})|hilang|tidak ada(?!\\p{L})|belum sampai|belum tiba|tiada',
    pieces: 'bungkusan|kotak|parsel|barang|unit|item|kadbod|palet',
    denies: 'tidak kurang|tidak hilang|kurang lebih',
  },
  Vietnamese: {
    lacks: 'thiếu|bị mất|thất lạc|chưa đến|chưa tới',
    pieces: 'kiện|thùng|hộp|gói|món|sản phẩm|chiếc|bưu kiện|pallet',
    denies: 'không thiếu|không bị',
  },
  Swahili: {
    lacks: '\\p{L}{0,6}kosekana|\\p{L}{0,6}mepungua|\\p{L}{0,6}potea|havijafika|haijafika|hayajafika',
    pieces: 'vifurushi|kifurushi|sanduku|masanduku|boksi|maboksi|bidhaa|mizigo|mzigo|vipande|katoni',
    denies: 'hakuna',
  },
  Chinese: {
    lacks: '少了|缺少|缺了|缺|漏发|漏發|没有收到|沒有收到|没收到|未收到|未到|短少',
    pieces: '箱|件|包裹|盒|个|個|批|托盘|货|貨|部件|配件',
    denies: '不缺|没有缺|无缺|缺席|缺点',
  },
  Japanese: {
    lacks: '足りな|足りま|不足|欠品|届いていな|届いていま|届いてお|入っていな|入っていま|入ってお|見当たり',
    pieces: '箱|個|点|件|品|荷物|部品|パレット|セット|枚|本',
    denies: '不足なく|不足はな|不足はあ',
  },
  Korean: {
    lacks: '누락|빠져|빠졌|부족|도착하지 않|오지 않|안 왔|없습니다',
    pieces: '상자|박스|개가|개는|품목|상품|제품|물품|부품|택배|팔레트|세트',
    denies: '누락 없이|부족하지|부족함',
  },
  Arabic: {
    lacks: 'ينقص|تنقص|ناقص|نقص|مفقود|لم يصل|لم تصل|تفتقد',
    pieces: 'طرد|طرود|صندوق|صناديق|قطع|كرتون|كراتين|منتج|عبوات|عبوة|أصناف',
    denies: 'لا ينقص|لا نقص|دون نقص',
  },
  Hebrew: {
    lacks: 'חסר|לא הגיע',
    pieces: 'חביל|ארגז|קופס|קרטון|פריט|יחיד|מוצר|חלק|משטח|קופסא',
    denies: 'לא חסר|שום',
  },
  Hindi: {
    lacks: 'कम है|कम हैं|कम निकल|नहीं मिल|नहीं पहुँच|नहीं पहुंच|गायब|ग़ायब|कमी',
    pieces: 'पार्सल|डिब्ब|पैकेट|पेटी|पेटियाँ|पेटियां|बक्स|सामान|नग|पैकेज|बॉक्स|आइटम',
    denies: 'कोई कमी नहीं|कोई नहीं',
  },
  Bengali: {
    lacks: 'কম আছে|কম ছিল|কম এসেছে|পাইনি|আসেনি|পৌঁছায়নি|পৌঁছেনি|নেই|অনুপস্থিত|বাদ পড়',
    pieces: 'পার্সেল|বাক্স|প্যাকেট|কার্টন|পণ্য|আইটেম|বক্স|টুকর',
    denies: 'কোনো কম',
  },
  Thai: {
    lacks: 'ขาด|หายไป|ไม่ครบ|ยังไม่มา|ยังไม่ถึง|ไม่ได้รับ',
    pieces: 'กล่อง|พัสดุ|ชิ้น|ลัง|ห่อ|สินค้า|พาเลท|รายการ',
    denies: 'ไม่ขาด|ไม่หาย',
  },
};

/** Languages that write no spaces, join words or put letters before them: a word may begin anywhere. */
const ANYWHERE: readonly Language[] = ['Chinese', 'Japanese', 'Korean', 'Thai', 'Arabic', 'Hebrew', 'German'];

const made = new Map<Language, { lacking: RegExp; denies: RegExp }>();

function patternsOf(language: Language) {
  const known = made.get(language);
  if (known) return known;
  const { lacks, pieces, denies } = rows[language];
  const start = ANYWHERE.includes(language) ? '' : '(?<!\\p{L})';
  const [lack, piece] = [`${start}(?:${lacks})`, `${start}(?:${pieces})`];
  const patterns = {
    lacking: new RegExp(
      `${lack}[^.!?。！？।\\n]{0,32}?${piece}|${piece}[^.!?。！？।\\n]{0,32}?${lack}`,
      'iu',
    ),
    denies: new RegExp(denies, 'iu'),
  };
  made.set(language, patterns);
  return patterns;
}

/** How far before it a denial is looked for, in UTF-16 code units. */
const BEFORE = 14;
/** How much of a mail is looked through. */
const LOOKED_AT = 2_000;

/**
 * Whether a mail says that pieces of a delivery are missing ('two of eight parcels are missing'), outside of what it
 * asks. False where its language is not known. Linear in the part of the mail that it looks at.
 */
export function saysPiecesMissing({ newText, language, asks }: Reading): boolean {
  if (!language) return false;
  const { lacking, denies } = patternsOf(language.language);
  const text = newText.slice(0, LOOKED_AT).normalize('NFC');
  const found = lacking.exec(text);
  if (!found) return false;
  const { index, 0: said } = found;
  if (asks.some(({ start, end }) => index >= start && index < end)) return false;
  return !denies.test(text.slice(Math.max(0, index - BEFORE), index + said.length));
}
