import type { Language } from '#domain/languages.ts';

/** What stands between two things of which one is to be chosen, in questions. */
const choices: Partial<Record<Language, RegExp>> = {
  Arabic: /(?:تفضل|تفضلون|تفضلين).{2,120} (?:أم|أو) |(?<!\p{L})هل .{2,80} أم /u,
  Bengali: /নাকি|অথবা|(?<!\p{L})না .{2,40}কোনটি?/u,
  Chinese: /[^，。]{1,20}(?:还是|還是|抑或)[^没沒不有，。]{1,20}[？?吗嗎呢]|还是[^没沒不]{1,14}[？?]/u,
  Czech: /(?:raději|radši|preferuj|dáváte přednost|chcete).{2,120} (?:nebo|či|anebo) (?!ne\b)/iu,
  Dutch:
    / of (?:moeten|moet|wilt|wil|zullen|kunnen|kunt|komt|kom|haalt|heeft|is|gaat) (?:u|je|jullie|we|wij|ik|het)(?!\p{L})|(?:liever|voorkeur|prefere).{2,120} of (?!niet\b)/iu,
  French: /(?:préf[eéè]r|souhait|voulez-vous|veux-tu|plutôt).{2,120} ou (?!non\b|pas\b)/iu,
  German:
    / oder (?:\p{Ll}{2,12}) (?:Sie|du|ihr|wir|ich)(?!\p{L})|(?:lieber|bevorzug|möchten|möchtest|sollen wir|soll ich|wollen).{2,120} oder (?!nicht\b)/iu,
  Greek: /(?:προτιμ|θέλετε|θέλεις).{2,120} ή (?!όχι)/iu,
  Hebrew: /(?:מעדיף|מעדיפה|מעדיפים|תעדיפו|עדיף).{2,120} או /u,
  Hindi:
    /(?<!\p{L})या (?!नहीं|फिर भी).{2,60}(?:चाहेंगे|पसंद|करेंगे|लेंगे|चाहते|रहेगा|होगा|दें|लें)|(?:ेंगे|एँगे|एंगे|ोगे|ओगे) या (?!नहीं|फिर भी)[^,।?]{1,30}[?]/u,
  Indonesian:
    /(?<!\p{L})(?:lebih|memilih|pilih|mau|ingin|sebaiknya|hendak)(?!\p{L}).{2,80}(?<!\p{L})atau (?!tidak|belum)/iu,
  Italian: /(?:prefer|preferit|vuole|vuoi|desidera|piuttosto).{2,120} o (?!no\b|meno\b)/iu,
  Japanese: /それとも|どちら(?:が(?:よ|ご|いい|都)|に(?:し|な|いた)|を|の(?:方|ほう|プラン|日))/u,
  Korean: /아니면|어느 (?:쪽|것|편)|둘 중/u,
  Malay:
    /(?<!\p{L})(?:lebih|memilih|pilih|mahu|nak|ingin|sebaiknya|hendak)(?!\p{L}).{2,80}(?<!\p{L})atau (?!tidak|belum)/iu,
  Polish: /(?:woli|wolisz|wolą|preferuj|lepiej).{2,120} (?:czy|lub|albo) (?!nie\b)/iu,
  Portuguese: /(?:prefer|quer|deseja|gostaria).{2,120} ou (?!não\b)/iu,
  Romanian: /(?:prefer|doriți|vreți|vrei).{2,120} sau (?!nu\b)/iu,
  Russian: /(?:предпоч|лучше|удобнее|хотите|хотели бы).{2,120} или (?!нет)/iu,
  Spanish: /(?:prefier|prefer|desea|quiere).{2,120} [ou] (?!no\b)/iu,
  Swedish:
    / eller (?:vill|ska|kan|skulle|är|har|tar|kommer|hämtar) (?:du|ni|vi|jag|det)(?!\p{L})|(?:hellre|föredra|vill du|vill ni).{2,120} eller (?!inte\b)/iu,
  Thai: /[\u0e01-\u0e4e]{2,}\s?หรือ(?!ไม่|เปล่า|ยัง|มั้ย)\s?[\u0e01-\u0e4e\d ]{2,40}(?:ดี)?(?:คะ|ครับ|\?)|แบบไหน|อันไหน/u,
  Turkish: /yoksa|(?:tercih|ister misiniz|istersiniz).{0,120} veya |veya .{2,120}tercih/iu,
  Ukrainian: /(?:краще|волієте|віддаєте перевагу|зручніше|хочете).{2,120} (?:чи|або) (?!ні)/iu,
  Vietnamese: /(?<!\p{L})hay (?:là )?(?!không|chưa).{2,60}\?/iu,
};

/** Whether a question of a language leaves it to its reader which of two is to be: '刷卡还是转账？'. Reads 300 signs. */
export function offersChoice(question: string, language: Language): boolean {
  return choices[language]?.test(question.slice(0, 300)) === true;
}

/** What asks by its choice alone, in a language that writes no question marks: 'สะดวกจัดส่งหรือรับเองครับ'. */
const UNMARKED: Partial<Record<Language, RegExp>> = {
  Thai: /(?:สะดวก|ต้องการ|ชำระ|จ่าย|จะให้|อยากให้|เลือก|ชอบ|จะรับ).{2,60}หรือ(?!ไม่|เปล่า|ยัง|ว่า)[\u0e01-\u0e4e ]{2,40}(?:คะ|ดีครับ|ครับ)$|ต้อง.{2,50}หรือ(?!ไม่|เปล่า|ยัง)[\u0e01-\u0e4e ]{2,40}ได้(?:คะ|ครับ)?$|หรือ(?!ไม่|เปล่า|ยัง)[\u0e01-\u0e4e\w ]{2,30}ดี(?:คะ|ครับ)?$/u,
};

/** Whether a sentence without a mark asks which of two is to be. Reads 300 signs. */
export function asksByChoice(sentence: string, language: Language): boolean {
  return UNMARKED[language]?.test(sentence.slice(0, 300).trim()) === true;
}
