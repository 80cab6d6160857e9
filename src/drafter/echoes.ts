import type { Language } from '#domain/languages.ts';
import { namesThings } from '#reading/matters/named-thing.ts';
import { withoutPurpose } from '#reading/matters/whose-deed.ts';
import { isTimed } from './compose/verdicts.ts';
import type { Answer } from './composer.ts';

/** No longer than 'Let me know!', in UTF-16 code units. */
const LONGEST = 30;
/** Words that say how something is to be told. */
const MANNER =
  /事前に|前もって|あらかじめ|お?早めに|併せて|あわせて|お手数ですが|恐れ入りますが|提前|尽快|尽早|ภายใน(?:วันพรุ่งนี้|วันนี้|สัปดาห์นี้)|ด้วยนะ|กลับ|(?:이번 주 |다음 주 )?\p{Script=Hangul}{1,5}까지/gu;
/** The same in signs that are words: '教えていただけますと幸いです' is an echo, a thing before it is not. */
const LONGEST_SIGNS = 16;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}]/u;
/** 'There are few places, so …': the reason why something is to be told. */
const REASON = /^.*(?:(?:ので|ため|ますから)、|(?:때문에|관계로)\s)/u;
/** The same behind it. */
const BECAUSE =
  /,?\s(?:bo|ponieważ|gdyż|żeby|aby|protože|abych\p{L}*|бо|щоб|потому что|чтобы|так как|pentru că|ca să|γιατί|για να|çünkü|لأن\p{L}*|حتى|כי|כדי|kwa sababu|ili|weil|damit|denn|car|pour que|porque|para que|perché|così|want|zodat|för att|så att)(?!\p{L}).*$/iu;
/** Words that ask something of their own. */
const ASKS =
  /谁|誰|哪|什么|什麼|多少|几|何|どこ|どちら|どなた|いつ|いくら|누구|누가|어디|언제|몇|얼마|ใคร|ที่ไหน|เมื่อไ|กี่|เท่าไ/u;
/** No longer than 'please confirm by 10 March': the day stands in it. */
const LONGEST_CONFIRMING = 60;

/** Words that say what is to be confirmed. */
const WHETHER = /[는은인]지(?! )|[는은인]지 (?:확인|회신|답변)|かどうか|是否|หรือไม่|không/u;

/** 'Are you coming? Please confirm by Friday': nothing else is named that could be confirmed. */
function confirmsComing({ ask, matter }: Answer, before: readonly Answer[], language: Language): boolean {
  if (matter.deed !== 'confirm' || matter.thing !== undefined || matter.named !== undefined) return false;
  if (!namesThings(language) || ask.text.length > LONGEST_CONFIRMING || WHETHER.test(ask.text)) return false;
  return before.some((earlier) => earlier.matter.deed === 'attend' || isTimed(earlier));
}

/** The day by which an answer is wanted, in words that begin its phrase. */
const BY_DAY =
  /\s(?:avant|d['’]ici|bis|spätestens|antes del?|hasta|entro|até|vóór|voor|uiterlijk|senast|före|do|by|before)\s.{2,40}$/iu;

/** 'Are you coming? Let me know!': the answer to a question `before` is what this ask of a mail in `language` asks for. */
export function isEcho(answer: Answer, before: readonly Answer[], language: Language): boolean {
  const { ask, matter, said, value } = answer;
  if (said !== undefined || value !== undefined || ASKS.test(ask.text)) return false;
  if (confirmsComing(answer, before, language)) return true;
  const longest = SIGNS.test(ask.text) ? LONGEST_SIGNS : LONGEST;
  const bare = withoutPurpose(ask.text).replace(BECAUSE, '').replace(BY_DAY, '');
  if (bare.replace(REASON, '').replace(MANNER, '').length > longest || matter.named !== undefined)
    return false;
  const isTold = ask.answer === 'action' && matter.deed === 'tell' && matter.thing === undefined;
  const isQuestion = (earlier: Answer) =>
    namesThings(language) ? earlier.ask.answer !== 'action' : earlier.ask.answer === 'yes-no';
  return isTold && before.some((earlier) => isQuestion(earlier) || isTimed(earlier));
}
