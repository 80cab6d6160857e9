import type { Language } from '#domain/languages.ts';

/** Words for a day or stretch, of which a reminder may name one by which the answer is wanted. */
const JA_DAY = '[\\d０-９月日（）()火水木金土曜時午前後今来週末中旬年内頃]{0,18}';
const KO_DAY = '[\\d월일화수목금토요주오전후시까지이번다음달말중으로내빠른에가능한편하신때꼭 ()]{0,28}';
const ZH_DAY = '[\\d年月日号周星期一二三四五六天本这下上午底前之以内点在于最晚迟:：（） ]{0,20}';

/** Sentences that ask for no more than an answer, which the reply is: '11月末までにお返事をいただけますと幸いです'. */
const reminders: Partial<Record<Language, RegExp>> = {
  Japanese: new RegExp(
    `^(?:[^。、]{2,24}(?:ですが|ますが|けれど|中|ところ(?:大変)?(?:恐縮ですが|恐れ入りますが|申し訳ありませんが)?)、)?${JA_DAY}(?:までに?|中に)?、?(?:お早めに|早めに)?(?:お返事|ご返信|ご回答|ご返答)(?:を)?(?:いただけ|いただき|頂け|ください|下さい|くださ|お願い|賜)[^。]{0,24}。?$`,
    'u',
  ),
  Korean: new RegExp(
    `^(?:바쁘시겠지만 |번거로우시겠지만 |바쁘시더라도 )?${KO_DAY}(?:회신|답변|답장)(?:을)? ?(?:좀 )?(?:부탁|주시|바랍|해 주시|주세요|해 주세요|주십시오)[^.]{0,16}\\.?$`,
    'u',
  ),
  Chinese: new RegExp(
    `^(?:请|烦请|麻烦|还请|敬请|盼|望|希望)(?:您|你)?(?:能)?(?:尽快|尽早)?${ZH_DAY}(?:回复|答复|回信|给(?:我们?)?个?(?:回复|答复))(?:一下|我们?|为盼|[，,]?谢谢)*[。！!]?$`,
    'u',
  ),
  Vietnamese:
    /^(?:(?:anh|chị|bạn|quý [^,. ]{2,8}|anh\/chị|em|mong|rất mong|xin|vui lòng|phiền) ?){0,4}(?:phản hồi|trả lời|hồi âm)(?: lại)?(?: (?:giúp|cho) (?:em|tôi|mình|chúng tôi))?(?: sớm)?(?: (?:trước|trong|chậm nhất) [^,.]{2,30})?(?: (?:nhé|ạ))?\.?$/iu,
  Thai: /^(?:กรุณา|รบกวน|โปรด|ช่วย)?(?:ตอบกลับ|แจ้งกลับ)(?:มา)? ?(?:ภายใน|ก่อน)?[^ ]{0,20}(?: \d{1,2} ?[\u0e01-\u0e4e.]{2,12})?(?: ?(?:ด้วย|หน่อย|นะ|ค่ะ|คะ|ครับ))*$/u,
};

/** Whether an ask of a mail in a language other than English wants no more than an answer. Linear. */
export function isBareReminder(text: string, language: Language | undefined): boolean {
  const words = text.trim();
  return words.length < 90 && language !== undefined && reminders[language]?.test(words) === true;
}
