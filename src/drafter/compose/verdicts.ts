import type { Deed, Thing } from '#reading/matters/matter.ts';
import type { Answer, Scene } from '../composer.ts';
import { isOtherwise } from '../conditions.ts';
import { suits } from './suiting.ts';

/** What is agreed to by agreeing to its time; of other deeds the day is when they are to be done: 'book a room for Friday'. */
const timely: readonly Deed[] = ['meet', 'call', 'attend', 'confirm'];

/** Whether a deed takes place at a time that two people agree on. */
export const isTimely = (deed: Deed) => timely.includes(deed);

/** Whether an ask puts a time forward, and wants to hear no more than whether it suits. */
export function isTimed({ ask, matter, moments }: Answer): boolean {
  const { deed } = matter;
  // 'How about Friday at nine?'
  const isIdea = ask.answer === 'explanation' && ask.proposedTime !== undefined;
  if (!isIdea && !/^(?:yes-no|choice|action)$/.test(ask.answer)) return false;
  if (suits({ ask, matter, moments })) return true;
  if (asksForCount({ ask, matter })) return false;
  if (deed && !isTimely(deed)) return false;
  if (ask.proposedTime !== undefined) return true;
  const isRequested = ask.answer === 'action' && /^(?:meeting|call)$/.test(matter.thing ?? '');
  return moments.length > 0 && (deed !== undefined || isRequested);
}

/** Whether an ask is about people who come together. */
export function isMeeting({ matter: { deed, thing } }: Answer): boolean {
  return (
    /^(?:meet|call|attend)$/.test(deed ?? '') || /^(?:meeting|call|appointment|interview)$/.test(thing ?? '')
  );
}

/** Whether a time is all that is wanted of who meets or talks: 'May I call you on Friday?' */
export function isAgreedOn({ matter: { deed, thing } }: Answer): boolean {
  return /^(?:meet|call)$/.test(deed ?? '') || /^(?:meeting|call|appointment|interview)$/.test(thing ?? '');
}

/** Yes, no, or a gap for what only the person knows. */
export type Verdict = 'yes' | 'no' | 'open';

/** 'Is there a lift?' beside a day to agree on: what is decided is the day, and whether there is one only the person knows. */
function isBesideDecision({ ask, matter, moments, stance, place }: Answer, { answers }: Scene): boolean {
  const isQuestion = ask.answer === 'yes-no' || (stance === 'no' && ask.answer !== 'action');
  const isAsked = matter.deed ? matter.deed === 'tell' && stance === 'no' : isQuestion;
  if (!isAsked || ask.proposedTime !== undefined || moments.length > 0) return false;
  return answers.some((other) => {
    const { deed } = other.matter;
    if (other.place === place || other.stance !== stance) return false;
    if (deed === undefined) return isTimed(other) || other.ask.answer === 'action';
    return isTimed(other) || stance === 'yes' || deed !== 'tell';
  });
}

/** Words for how many there are, in languages whose asks are told by their own words. */
const COUNT =
  /人数|人數|名数|台数|個数|件数|数量|數量|数目|인원|수량|개수|대수|จำนวน|số lượng|số người|jumlah|bilangan/u;

/** Whether an ask wants to be told a number: 'confirm the number of guests'. */
export function asksForCount({ ask, matter: { deed, named } }: Pick<Answer, 'ask' | 'matter'>): boolean {
  return ask.answer === 'action' && /^(?:tell|confirm)$/.test(deed ?? '') && COUNT.test(named ?? '');
}

/** What intent alone can say to an ask: to tell something is no promise to tell it, and facts are nobody's to grant. */
export function verdictOn(answer: Answer, scene: Scene): Verdict {
  const { ask, stance, matter, by, of } = answer;
  if (stance !== 'yes' && stance !== 'no') return 'open';
  if (suits(answer)) return stance;
  if (answer.embedded !== undefined) return 'open';
  if (isBesideDecision(answer, scene)) return 'open';
  if (asksForCount(answer) && stance === 'yes') return 'open';
  if (matter.deed === 'tell' && stance === 'yes') return by ? 'yes' : 'open';
  const isFact = ask.answer === 'yes-no' && matter.deed === undefined && ask.proposedTime === undefined;
  return isFact && stance === 'yes' && of > 1 ? 'open' : stance;
}

/** Where one matter stands is said of one ask; what another wants (a day, a sum, a deed) says it by itself. */
export function saysStatus(answer: Answer, scene: Scene): boolean {
  const isState = ({ ask, matter, stance }: Answer) =>
    stance === 'status' && /^(?:fact|explanation|action)$/.test(ask.answer) && matter.deed === undefined;
  if (answer.stance !== 'status' || isTimed(answer)) return false;
  return answer.of === 1 || scene.answers.find(isState) === answer;
}

const money: readonly Thing[] = ['price', 'payment', 'discount', 'budget'];

/** Whether an ask wants no more than agreement to the terms, which the counter-offer answers. */
export function isAboutTerms({ ask, stance, matter, of, moments }: Answer): boolean {
  if (stance !== 'bargain' || !/^(?:yes-no|choice)$/.test(ask.answer) || moments.length > 0) return false;
  if (matter.deed && !/^(?:approve|confirm)$/.test(matter.deed)) return false;
  return of === 1 || (matter.thing !== undefined && money.includes(matter.thing));
}

/** Whether doing what one ask wants brings about what another asks the time of. */
function brings({ matter: { deed, thing } }: Answer, { matter }: Answer): boolean {
  if (deed === 'deliver' && matter.thing === 'delivery') return true;
  return matter.thing !== undefined && matter.thing === thing && /^(?:send|deliver)$/.test(deed ?? '');
}

/** Words that ask a fact about what is agreed on: 'Do you need a note of the appointment?', 'Is it free?' */
const ASKS_OF_IT =
  /(?<!\p{L})(?:need|require|brauch|benötig|kostenlos|kostet|necesit|gratuit|gratis|precis[ao]|besoin|bisogno|nodig|behöv|potrzeb|bezpłatn|potřeb|zdarma|потріб|безкоштовн|нужн|бесплатн|nevoie|χρειάζ|δωρεάν|gerek|ihtiya|ücretsiz|cần|miễn phí|perlu|butuh)|필요|무료|必要|無料|需要|免费|ज़रूरत|निःशुल्क|\bfree of charge\b/iu;

/** 'We could come on Wednesday. Does that appointment suit you?' */
function asksIfItSuits({ ask, matter: { deed, thing } }: Answer): boolean {
  if (ASKS_OF_IT.test(ask.text)) return false;
  return ask.answer === 'yes-no' && deed === undefined && /^(?:appointment|meeting|call)$/.test(thing ?? '');
}

/** 'We could come on Thursday. Does that suit you?' */
function isOfSameTime(answer: Answer, other: Answer): boolean {
  if (answer.moments.length === 0 || answer.matter.deed || answer.said !== undefined || answer.plain)
    return false;
  const key = ({ moments }: Answer) => moments.map(({ day, time }) => `${day}T${time}`).join();
  return other.stance === answer.stance && isTimed(other) && key(other) === key(answer);
}

/** 'Can we talk this week? I am free on Thursday': the time is agreed on by the answer that knows it. */
export function isSaidByAnother(answer: Answer, { answers }: Scene): boolean {
  // 'Please deliver soon. When is the delivery?': that it comes [when] answers both.
  const isConditional = /^(?:если|якщо|jeśli|jeżeli|pokud)(?!\p{L})/iu.test(answer.ask.text);
  if (
    !isConditional &&
    answer.ask.answer === 'time' &&
    answer.matter.deed === undefined &&
    answer.stance === 'open'
  )
    return answers.some(
      (other) => other.stance === 'open' && other.ask.answer !== 'time' && brings(other, answer),
    );
  if (isTimed(answer) && answers.some((other) => other.place < answer.place && isOfSameTime(answer, other)))
    return true;
  if (!(isTimed(answer) || asksIfItSuits(answer)) || answer.moments.length > 0) return false;
  return answers.some(
    (other) => other.stance === answer.stance && isTimed(other) && other.moments.length > 0,
  );
}

/** 'If that does not suit, please suggest another day': what is wanted of whoever declined the time. */
export function isOtherTime({ ask, stance, place, matter }: Answer, { answers }: Scene): boolean {
  if (stance !== 'open' || !isOtherwise(ask) || (matter.deed && matter.deed !== 'tell')) return false;
  return answers.some((other) => other.place < place && other.stance === 'no' && isTimed(other));
}

/** Whether the times that the person proposes stand in the answer to a time that is moved. */
export function isMoved({ answers }: Scene): boolean {
  return answers.some(({ stance }) => stance === 'move');
}

/** What stands between two things to choose from; the Polish and Ukrainian words begin questions, too. */
const OR =
  /\s(?:or|oder|ou|oppure|of|eller|lub|albo|nebo|či|anebo|або|или|sau|ori|ή|yoksa|veya|أو|أم|או|au|atau|hoặc|hay)\s|(?<!,)\s(?:czy|чи)\s|(?:czy|чи)\s[^?]{1,120}\s(?:czy|чи)\s|还是|それとも|아니면|หรือ(?!ไม่|เปล่า|ยัง)/iu;

/** Whether words offer one thing or another. */
export function holdsOr(text: string): boolean {
  return OR.test(text);
}

/** Whether a question may want to hear more than yes or no: 'Do you prefer meat or fish?' */
export function offersChoice({ ask: { answer, text }, embedded }: Answer): boolean {
  return answer === 'yes-no' && embedded === undefined && OR.test(text.trim());
}
