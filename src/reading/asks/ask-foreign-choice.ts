import type { Language } from '#domain/languages.ts';

/** What stands between two things of which one is to be chosen, in questions. */
const choices: Partial<Record<Language, RegExp>> = {
  Bengali: /নাকি|অথবা/u,
  Chinese: /[^，。]{1,20}(?:还是|還是|抑或)[^没沒不有，。]{1,20}[？?吗嗎呢]|还是[^没沒不]{1,14}[？?]/u,
  Hindi: /(?<!\p{L})या (?!नहीं|फिर भी).{2,60}(?:चाहेंगे|पसंद|करेंगे|लेंगे|चाहते|रहेगा|होगा|दें|लें)/u,
  Indonesian:
    /(?<!\p{L})(?:lebih|memilih|pilih|mau|ingin|sebaiknya|hendak)(?!\p{L}).{2,80}(?<!\p{L})atau (?!tidak|belum)/iu,
  Japanese: /それとも|どちら(?:が(?:よ|ご|いい|都)|に(?:し|な|いた)|を|の(?:方|ほう|プラン|日))/u,
  Korean: /아니면|어느 (?:쪽|것|편)|둘 중/u,
  Malay:
    /(?<!\p{L})(?:lebih|memilih|pilih|mahu|ingin|sebaiknya|hendak)(?!\p{L}).{2,80}(?<!\p{L})atau (?!tidak|belum)/iu,
  Thai: /[\u0e01-\u0e4e]{2,}\s?หรือ(?!ไม่|เปล่า|ยัง|มั้ย)\s?[\u0e01-\u0e4e\d ]{2,40}(?:ดี)?(?:คะ|ครับ|\?)|แบบไหน|อันไหน/u,
  Vietnamese: /(?<!\p{L})hay (?:là )?(?!không|chưa).{2,60}\?/iu,
};

/** Whether a question of a language leaves it to its reader which of two is to be: '刷卡还是转账？'. Linear; reads 300 signs. */
export function offersChoice(question: string, language: Language): boolean {
  return choices[language]?.test(question.slice(0, 300)) === true;
}
