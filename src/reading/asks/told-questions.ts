import type { Language } from '#domain/languages.ts';

/** A question within a request to be told its answer: 'बताएँ कि {question}'. */
const EMBEDDED: Partial<Record<Language, RegExp>> = {
  Bengali:
    /^(?<question>.{4,70}(?:কিনা|কি না|(?<!\p{L})(?:কে|কত|কবে|কখন|কয়টায়|কতজন|কোথায়|কোন)(?!\p{L}\p{L})).{0,30}?)(?:,? (?:তা|সেটা|সেটি)ও?)? (?:অনুগ্রহ করে |দয়া করে |একটু |আমাদের |আমাকে ){0,3}(?:জানাবেন|জানান|জানিয়ে দিন|জানিয়ে দেবেন|জানাও)/u,
  Hindi: /(?:बताएँ|बताएं|बताइए|बता दें|बता दीजिए|बताइएगा|सूचित करें|पुष्टि करें|पुष्टि कर दें) कि (?<question>[^।?]{4,70})/u,
  Indonesian:
    /(?:beri ?tahu(?:kan)?|kabari|kabarkan|informasikan|konfirmasi(?:kan)?|sebutkan)(?: (?:juga|kami|saya|kepada kami))* (?<question>(?:jika (?=bapak|ibu|anda|kamu)|apakah|siapa|berapa|kapan|di mana|bagaimana|jam berapa|apa)(?!\p{L})[^.?]{4,70})/iu,
  Japanese:
    /(?:^|、)(?<question>(?:[^、。]{2,30}と、)?[^、。]{3,40}か)(?:を|、|について|につきまして|だけ)?(?:今週中に|本日中に|[\d月日（）金木水火土]{2,12}までに|事前に|併せて|あわせて|も|ご|お|一度)*(?:知らせ|連絡|教え|教示|回答|聞かせ|返信|一報|確認)/u,
  Korean:
    /^(?<question>.{3,40}?(?:는지|은지|인지|ㄴ지|할지|될지|올지|갈지|을지|신지))(?:도|를|에 대해)?\s(?:함께 |미리 |같이 |좀 |꼭 )*(?:알려|말씀|회신|답변|연락|안내|여쭙|여쭤|궁금)/u,
  Malay:
    /(?:maklumkan|beritahu|nyatakan|sahkan)(?: (?:juga|kami|saya|kepada kami))* (?<question>(?:(?:jika|sekiranya|kalau) (?=puan|encik|tuan|anda|awak)|sama ada|adakah|siapa|berapa|bila|di mana|bagaimana|pukul berapa|apa)(?!\p{L})[^.?]{4,70})/iu,
  Thai: /(?:แจ้ง|บอก)(?:ให้ทราบ|มา)?(?:ด้วย)?ว่า\s?(?<question>[\u0e01-\u0e4e\d ]{4,50}?)(?=ด้วย|ได้ไหม|ได้หรือไม่|คะ|ค่ะ|ครับ|นะ|$)/u,
  Vietnamese:
    /(?:cho (?:(?:tôi|em|mình|chúng tôi|bên em|bên tôi) )?biết|báo(?! giá| cáo| hiệu)(?: giúp)?(?: cho)?(?: (?:tôi|em|mình|chúng tôi|bên em))?)(?: thêm| rõ| trước)? (?<question>[^.?]{0,50}(?<!\p{L})(?:ai|bao nhiêu|mấy|khi nào|ở đâu|nào|gì|hay|có)(?!\p{L})[^.?]{0,50})/iu,
  Chinese:
    /(?:告知|告诉我们?|告訴我們?|说明|确认一下|确认|通知我们?)(?<question>[^，。；？：:]{0,24}(?:谁|誰|什么|什麼|多少|几|幾|哪|是否|有没有|怎么|如何|能否|可否|何时|多久)[^，。；？：:]{0,20}(?:，(?:以及|还有|和)[^，。；？：:]{0,16}(?:谁|什么|多少|几|哪|是否|有没有|怎么|如何|能否|可否|何时)[^，。；？：:]{0,16})?)/u,
};

/** What ends a question in spoken courtesy and is not quoted with it. */
const COURTESY = /(?: ạ| nhé| không ạ(?=$)|ได้ไหม|ครับ|คะ|ค่ะ)$/u;

/**
 * The question that a request to be told something holds, without its end mark: 'ai sẽ đi thay' of 'cho biết ai sẽ đi
 * thay'. Undefined where there is none. Looks at 200 code units; linear.
 */
export function toldQuestion(text: string, language: Language): string | undefined {
  const question = EMBEDDED[language]?.exec(text.trim().slice(0, 200))?.groups?.question;
  const bare = question?.trim().replace(COURTESY, '').trim();
  return bare && bare.length > 2 ? bare : undefined;
}
