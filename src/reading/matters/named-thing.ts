import type { Language } from '#domain/languages.ts';

/** How a language's asks name what is asked for: a pattern whose group `thing` holds it, and what it cannot be. */
type Naming = {
  pattern: RegExp;
  /** Words that name nothing to be sent or told, or stand for the one who asks. */
  never: RegExp;
  /** Take the last such words, where the verb stands behind; else the first. */
  last?: true;
  /** What has not come and is to be sent again: '問診票がまだ届いていない'. */
  missed?: RegExp;
};

/** A run of nouns of Chinese characters, katakana, letters and figures, joined by 'of' and 'and'. */
const JA_NOUN = '[\\p{Script=Han}\\p{Script=Katakana}ーA-Za-z0-9]{1,14}';
/** What stands behind a Korean object and before its verb: how, by when, to whom. */
const KO_BESIDE =
  '(?:\\s(?:함께|미리|같이|꼭|먼저|다시|한번|한 번|빨리|조속히|모두|전부|좀|\\p{Script=Hangul}{0,8}(?:까지|으로|로|에|에게|께)|\\d{1,2}[월일시](?:까지)?)){0,4}';
/** A noun before another, which ends as no particle and no verb does. */
const KO_BEFORE =
  '(?!위해|위하여|대해|관해|통해|따라|아울러|또한|그리고|혹시|함께|미리|먼저|다시|우선|이번|지난|오늘|내일|다음|가능)[\\p{Script=Hangul}]{1,4}[^\\P{Script=Hangul}은는이가을를에로와과도만며고서면데니지요다까께게히한할된될던운여라]';
const KO_VERB =
  '(?:부탁|보내|송부|전달|제출|공유|알려|말씀|회신|안내|작성|제공|첨부|전송|발송|가져|지참|준비|기재|입력)';
const VI_END =
  '(?=\\s(?:cho|trước|qua|để|vào|trong|được|ạ|nhé|nha|không|giúp|về|tới|đến|khi|nếu|sớm|bằng|theo|tại|ngay|lại|hôm|ngày|thứ|và (?:cho|báo|gửi|xác|cung))(?!\\p{L})|\\s?[,.?!;(]|$)';
const ID_END =
  '(?=\\s(?:ke|kepada|sebelum|paling|karena|untuk|melalui|lewat|via|pada|hari|tanggal|agar|supaya|yang|dalam|dengan|jika|bila|apabila|kalau|selambat|hingga|sampai|di|ya|dulu|segera|kembali|dan (?:kirim\\p{L}*|beri|mohon|sampaikan|kabari|tolong|jangan|informasikan))(?!\\p{L})|\\s?[,.?!;(]|$)';
const MS_END =
  '(?=\\s(?:ke|kepada|sebelum|selewat|kerana|untuk|melalui|pada|hari|agar|supaya|yang|dalam|dengan|jika|sekiranya|sekira|sehingga|di|ya|dahulu|segera|semula|bagi|menerusi|dan (?:beri|sila|maklumkan|nyatakan))(?!\\p{L})|\\s?[,.?!;(]|$)';
const WORDS = "[\\p{L}\\p{M}\\d/.&'-]{1,20}(?: [\\p{L}\\p{M}\\d/&'-]{1,20}){0,12}?";

/** Languages whose nouns keep their form wherever they stand, so that the mail's own may stand in the reply. */
const namings: Partial<Record<Language, Naming>> = {
  Japanese: {
    last: true,
    pattern: new RegExp(
      `(?<thing>${JA_NOUN}(?:(?:の|と|や|および|または)[ごお]?${JA_NOUN}){0,3})(?:を|も|について|につきまして|に関して)`,
      'gu',
    ),
    missed: new RegExp(
      `(?<thing>${JA_NOUN}(?:の${JA_NOUN}){0,2})(?:が|は)(?:、)?(?:まだ|いまだに)?(?:こちらに)?(?:届い|到着し|見当た|確認でき)`,
      'u',
    ),
    never:
      /^(?:連絡|返信|返事|返答|回答|確認|検討|対応|協力|準備|手配|署名|捺印|押印|時間|都合|内容|件|本件|点|旨|担当者|技術者|スタッフ|下記|以下|上記|一度|電話|手|目|話|意見|それ|こと|方|当日|今後|何卒|力|相談|参加|出席|出品|訪問|来社|検収|了承|承認|許可|声|席|場|事|日程調整|調整|添付|同封|別添|先日|前回|今回|何|誰|理解|配慮)$|^(?:弊|当社|私|僕|我々|貴)|何|誰|幾/u,
  },
  Chinese: {
    pattern:
      /(?:[把将將](?<moved>[\p{Script=Han}A-Za-z0-9、和与及]{2,16}?)(?=发|發|寄|传|傳|提供|提交|填|退|送|转|带|一并|一起))|(?:发送|發送|提供|告知|提交|寄送|寄来|发来|發來|发一下|发一份|發一份|寄一份|告诉我们|告诉我|告訴我們|告訴我|填写|填寫|填好|补充|准备好|携带|带上|出示|说明|确认一下)(?:一下|一份)?(?:您的|你的|贵司的|贵公司的|您|贵司|贵公司)?(?<thing>[\p{Script=Han}A-Za-z0-9、和与及]{2,16}?)(?=[，。,.？?！!；;（]|给我|給我|并|以便|用于|至|到|$)/gu,
    missed:
      /(?:没有收到|没收到|未收到|缺少|还缺|缺)(?:您的|你的|贵司的|贵公司的)?(?<thing>[\p{Script=Han}A-Za-z0-9、和与及]{2,16}?)(?=[，。,.；])/u,
    never:
      /^一[声下]|我|你|您|贵|什么|什麼|多少|哪|谁|誰|几|吗|嗎|怎|如何|是否|能否|可否|请|請|一下|这|那|此|该|其|时候|何|于|相关|以下|以上|意见|反馈|帮助|支持|协助|方便|便利|情况$|结果$|原因$|问题$|回复|答复|确认$|前$|后$|人员$|师傅$|人$|[和与及、]$|^[和与及、]/u,
  },
  Korean: {
    last: true,
    pattern: new RegExp(
      `(?<!\\p{Script=Hangul})(?<thing>(?:(?:${KO_BEFORE}\\s){0,2}[\\p{Script=Hangul}A-Za-z]{1,10}(?:와|과|랑|하고|,| 및)\\s(?:[\\p{Script=Hangul}]{1,5}[한된인]\\s)?)?(?:${KO_BEFORE}\\s){0,2}[\\p{Script=Hangul}]{2,12})(?:을|를|도)${KO_BESIDE}\\s?${KO_VERB}`,
      'gu',
    ),
    missed:
      /(?<thing>[\p{Script=Hangul}]{2,12})(?:이|가)\s(?:아직\s)?(?:도착하지|누락|확인되지|빠져|들어오지|접수되지)/u,
    never:
      /^(?:아울러|또한|그리고|혹시|함께|미리|먼저|다시|우선|가능하면|번거|그럼|그때|이번|지난|오늘|내일|위|아래|다음)\s|(?:^|\s)(?:답변|회신|연락|내용|말씀|의견|시간|일정|확인|검토|그것|이것|것|거|점|사항|여부|참석|분|답|이야기|얘기|저희|우리|저|도움|관심|협조|양해|배려|메일|이메일|답장)$|(?:는지|신지|한지|은지|인지|할지|될지|을지|ㄹ지)$/u,
  },
  Thai: {
    pattern:
      /(?:ช่วยส่ง|กรุณาส่ง|โปรดส่ง|รบกวนส่ง|ขอให้ส่ง|ช่วยแจ้ง|กรุณาแจ้ง|โปรดแจ้ง|รบกวนแจ้ง|ยืนยัน|กรุณานำ|แนบ|ขอทราบ|อยากทราบ|สอบถาม)(?<thing>[\u0e01-\u0e4eA-Za-z]{3,30}?)(?=\s|มาให้|มาด้วย|มาที่|มาทาง|ให้|ภายใน|ก่อน|ด้วย|ได้|หน่อย|กลับ|คะ|ค่ะ|ครับ|นะ|$)/gu,
    never:
      /^(?:ช่าง|ให้|กลับ|มา|ต่อ|ว่า|ความ|ทราบ|เข้าร่วม|การเข้าร่วม|นัด|วัน|เวลา|ผล|เพิ่มเติม)|ท่าน|คุณ|ผม|ดิฉัน|เรา|ไหม|อะไร|กี่|เท่า|หรือ|เมื่อ|อย่างไร|ใคร/u,
  },
  Vietnamese: {
    pattern: new RegExp(
      `(?<!\\p{L})(?:gửi(?: (?:lại|giúp|kèm|sớm|bổ sung))*(?: cho)?(?: (?:tôi|em|mình|chúng tôi|bên em|bên tôi|công ty|nhà trường|trung tâm))?|cho (?:tôi|em|mình|chúng tôi|bên em|bên tôi)?\\s?(?:xin|biết)|cung cấp|xác nhận|báo|chuẩn bị|mang theo|nộp|bổ sung|điền)(?: giúp)?\\s(?<thing>${WORDS})${VI_END}`,
      'giu',
    ),
    missed: new RegExp(
      `(?:còn thiếu|thiếu|chưa nhận được|chưa có)(?: bản)?\\s(?<thing>${WORDS})(?=\\s?[,.;])`,
      'iu',
    ),
    never:
      /^(?:được|cho|lại|giúp|ý kiến|về|rằng|liệu|xem|ai|khi|có|nếu|sớm|trước|việc|thêm|đầy|đã|sẽ|vào|qua|tôi|em|là|lịch hẹn|thông tin|tham dự|tham gia)(?!\p{L})|(?<!\p{L})(?:anh|chị|tôi|em|bạn|mình|chúng|quý|không|nào|gì|ai|đâu|mấy|bao|hay|hoặc|thế|tại sao|vì sao|thợ|nhân viên|kỹ thuật viên)(?!\p{L})/iu,
  },
  Hindi: {
    pattern:
      /(?<=^|हमें |मुझे |कृपया |[,।] )(?:कृपया |और |तथा |साथ ही |हमें |मुझे |इसके अलावा |अपनी |अपना ){0,3}(?<thing>(?:(?!कृपया |के लिए |तक )[\u0900-\u0963\u0970-\u097f A-Za-z-]){3,50}?)\s(?:भी |ज़रूर |हमें |मुझे |जल्द |एक बार |दोबारा |फिर से ){0,3}(?:बता|भेज|साझा|सूचित)/gu,
    last: true,
    missed:
      /(?:^|[,।] )(?<thing>[\u0900-\u0963\u0970-\u097f A-Za-z-]{3,40}?)\s(?:अभी तक |अब तक )?(?:जमा नहीं|नहीं मिल|प्राप्त नहीं|नहीं पहुँच)/u,
    // A noun in -ा or a plural has another form before 'के बारे में'.
    never:
      /(?:[ाें]|ों|एँ|इयाँ|पत्रे)$|(?:^|\s)(?:आप|आपका|आपकी|आपके|मैं|हम|तुम|हमारे|मेरे|को|तक|क्या|कि|यदि|अगर|कौन|कब|कहाँ|कितन\p{M}*|किस|कृपया|मुझे|हमें|यह|वह|इस|उस|उसकी|उसका|उसके|इसकी|इसका|इसके|जो|है|हैं|हो|नहीं|जवाब|उत्तर|में|पर)(?:\s|$)/u,
  },
  Bengali: {
    pattern:
      /(?<=^|আমাদের |আমাকে |[,।] )(?:অনুগ্রহ করে |দয়া করে |এবং |আর |সেই সঙ্গে |আপনার |আমাদের |আমাকে ){0,3}(?<thing>[\u0980-\u09ff A-Za-z-]{3,50}?)\s(?:আমাদের |আমাকে |একটু |আবার |পুনরায় |দ্রুত ){0,3}(?:জানাবেন|জানান|পাঠাবেন|পাঠান|পাঠিয়ে|জানিয়ে)/gu,
    last: true,
    missed:
      /(?:^|[,।] )(?<thing>[\u0980-\u09ff A-Za-z-]{3,40}?)\s(?:এখনও|এখনো|এখনো পর্যন্ত)\s(?:পাইনি|আসেনি|জমা পড়েনি|পৌঁছায়নি)/u,
    never:
      /[০-৯]|(?:^|\s)(?:আপনি|আপনার|তুমি|তোমার|আমি|আমরা|আমার|আমাদের|কি|কী|কে|কবে|কখন|কোথায়|কত|কতজন|যে|যদি|তা|এটি|সেটা|মধ্যে|তারিখ|করে|উত্তর|জবাব|থেকে|জন্য|কিনা|মতামত|না|আছে|অনুগ্রহ|পাইনি|এখনও|এখনো)(?:\s|$)|(?:কে|তে)$/u,
  },
  Indonesian: {
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:di|me(?:ng)?)?(?:kirim(?:kan|in)?|lampirkan|sertakan|serahkan|siapkan|informasikan|sebutkan|konfirmasi(?:kan)?)|beri ?tahu(?:kan)?|kabari)\\s(?:(?:juga|kembali|kami|saya|kepada kami|ke kami)\\s)*(?<thing>${WORDS})(?: (?:Bapak|Ibu|Anda|Bapak/Ibu|Saudara))?${ID_END}`,
      'gu',
    ),
    never:
      /^(?:ke|kepada|kami|saya|apakah|jika|bila|kalau|bahwa|berapa|kapan|siapa|lebih|kembali|segera|balik|dulu|untuk|kehadiran|informasi)(?!\p{L})|(?<!\p{L})(?:Bapak|Ibu|Anda|kamu|kita|apakah|berapa|kapan|siapa|mana|atau|tersebut|ini|itu|teknisi|juruteknik|tukang|petugas|uang|orang)(?!\p{L})/iu,
  },
  Malay: {
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:meng|di)?hantar(?:kan)?|lampirkan|kemukakan|sertakan|serahkan|maklumkan|nyatakan|beritahu|sahkan|mengesahkan|sediakan)\\s(?:(?:juga|semula|kami|saya|kepada kami)\\s)*(?<thing>${WORDS})(?: (?:Encik|Puan|Cik|Tuan|anda|tuan/puan|tuan))?${MS_END}`,
      'gu',
    ),
    never:
      /^(?:ke|kepada|kami|saya|adakah|jika|sama|bahawa|berapa|bila|siapa|lebih|semula|segera|untuk|kehadiran|maklumat|barang)(?!\p{L})|(?<!\p{L})(?:Encik|Puan|Cik|Tuan|anda|awak|kita|adakah|berapa|bilakah|siapa|mana|atau|tersebut|ini|itu)(?!\p{L})/iu,
  },
};

/** Whether asks of a language may be told by their own words. */
export const namesThings = (language: Language) => namings[language] !== undefined;

/** The longest name that is repeated, in UTF-16 code units. */
const LONGEST = 70;

/**
 * What an ask asks for, by its own words, in languages whose nouns keep their form: '駐車場の場所' of 駐車場の場所も教えて.
 * Undefined where they cannot be cut out safely. Looks at 300 code units; linear.
 */
export function namedThing(text: string, language: Language): string | undefined {
  const naming = namings[language];
  if (!naming) return undefined;
  const looked = text.slice(0, 300).normalize('NFC');
  const found = [...looked.matchAll(naming.pattern)];
  const asked = naming.last ? found.at(-1) : found[0];
  return [asked, naming.missed?.exec(looked)]
    .map((match) => (match?.groups?.thing ?? match?.groups?.moved)?.trim() ?? '')
    .find((thing) => thing.length >= 2 && thing.length <= LONGEST && !naming.never.test(thing));
}
