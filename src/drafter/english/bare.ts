import { cleanText } from '../clean-text.ts';
import { baseOfPast, baseOfThirdPerson } from './verbs.ts';

const leadIns =
  /^(?:(?:i|we)(?: also)? have (?:[\w-]+ ){1,4}questions?\b[^:?]{0,60}:\s*|(?:hi|hello|dear|hey)\b[^,]{0,40},\s*|(?:\d{1,2}|[a-z])[.)]\s+|[-*•–]\s*|(?:and|also|so|but|or|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|then|in addition|additionally|plus|besides|by the way|meanwhile|quick question|one more thing|one question|question|therefore|thus|if so|if not|if possible|when possible|in the meantime|again|well|ok|okay|oh|just|anyway|please|kindly|pls)\b[,:]?\s+)/i;
const subordinate =
  /^(?:if|when|once|before|after|as|since|while|given|with|for|to|in|at|on|during|by|until|regarding|concerning|per|due to|because)\b[^,?]{3,120},\s+(?=(?:and |so |then )?(?:could|can|would|will|please|are|is|do|does|did|have|has|may|should|what|when|where|who|which|how|why|let|send|share|i |we |kindly))/i;

/** 'May I ask how many there are' asks how many there are, and for no leave. */
const POLITELY =
  /^(?:(?:may|might|can|could) (?:i|we)|(?:i|we)(?:'d| would)? (?:just |also |only |still )?(?:wanted|wished|like|love) to)(?: please| also| just| quickly){0,2} (?:ask|know|check|enquire|inquire)(?: you)?,? (?=(?:if|whether|what|when|where|who|whose|which|how|why)\b)/i;

/** 'Is that something your team could look into?' asks whether they could look into that. */
const SOMETHING_DONE =
  /^(?:is|would) (?:this|that|it)(?: be)? something (?:that |which )?([a-z][a-z ]{0,38}?)(?:'(d)| (would|could|can|will|might)) ([a-z][^,;?!]{1,60})$/i;

/** 'our chair came along' → 'is it all right for our chair to come along'; undefined where it is no other's deed. */
function leaveFor(clause: string): string | undefined {
  const [, who = '', form = '', rest = ''] =
    /^((?:my|our|the|a|an|some|one of) [a-z' ]{2,30}?|he|she|they) ([a-z]{3,})((?: .*)?)$/i.exec(clause) ??
    [];
  const base = form && (baseOfPast(form) ?? baseOfThirdPerson(form));
  return base ? `is it all right for ${who} to ${base}${rest}` : undefined;
}

/** The ask without greeting, counting and leading clauses, and whether a 'please' stood before it. */
export function bareOf(text: string): { text: string; please: boolean } {
  let rest = cleanText(text.replace(/(?:^|\s)[:;]-?[)(DP]+/g, ''))
    .replace(/[’]/g, "'")
    .replace(/^(would it|is it) also\b/i, '$1')
    .replace(/^(?:do you )?mind if (?=(?:i|we) [a-z])/i, 'may ')
    .replace(
      SOMETHING_DONE,
      (_, who: string, d: string | undefined, modal = d ? 'would' : '', deed = '') =>
        `${modal} ${who} ${deed} that`,
    )
    .replace(/\b(know|tell (?:me|us)|confirm) (?:in writing|by e-?mail|by return)\b/i, '$1')
    .replace(
      /\b((?:let (?:me|us) know|tell (?:me|us))),? (?:also|too|as well|please|then),? (?=if|wh|how)/i,
      '$1 ',
    )
    .replace(/\b(what|where|who|when|why|how) (?:on earth|in the world|the (?:hell|heck|devil)) /i, '$1 ')
    .replace(/(?<=\S{2} \S+)\s*\([^()]{1,80}\)/g, '')
    .replace(/,? or,? (?:if|failing) (?:that|this|it|not|so|neither)\b[^,]{0,40}, /i, ' or ')
    .replace(/,? (?:and|or),? if (?:so|not|(?:it|that|they)(?:'s|'re| is| are) [a-z]{3,20})$/i, '')
    .replace(/, who(?:'s| is| are| was| has) [^,?]{2,60},(?= [a-z])/i, '')
    .replace(
      /^(?:i|we) (?:don't|do not) know (?=(?:who|which|whose)\b[^?]*,? (?:us or you|you or us)\W*$)/i,
      'tell me ',
    )
    .replace(/^(?:would|do) you mind if (.+)$/i, (asked, clause: string) => leaveFor(clause) ?? asked)
    .replace(/[\s.?!]+$/, '')
    .replace(
      /^(?:roughly|approximately|exactly|ideally),? (?=(?:what|how \w+|when|where|who|which) \w+ )/i,
      '',
    )
    .replace(
      /^(?:want|need|fancy|mind) (?=(?:me|us|a|an|the|to|some|it|them|if|any)\b)/i,
      (verb) => `do you ${verb.toLowerCase()}`,
    );
  rest = rest.replace(
    /^(?:(?:may|might|can|could) )?(?:i|we)(?:'d| would)?(?: like to)? (?:kindly |humbly |please )?(?:request|trouble|urge) you to (?:kindly |please )?/i,
    'please ',
  );
  let please = false;
  for (let round = 0; round < 6; round++) {
    const next = rest.replace(leadIns, '').replace(subordinate, '');
    if (/^(?:please|kindly|pls)\b/i.test(rest)) please = true;
    if (next === rest) break;
    rest = next;
  }
  if (/^would (?:really )?(?:love|like|appreciate|be (?:great|good|grateful|happy|glad))\b/i.test(rest))
    rest = `I ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  return {
    text: rest
      .replace(
        /^((?:have|give|send|let|take|check|ring|call|pop|drop|bring|put|tell|ask|make)\b.+?),? (?:would|will|could|can) you$/i,
        '$1',
      )
      .replace(/^how come /i, 'tell me why ')
      .replace(POLITELY, 'tell me ')
      .replace(/^[A-Z][a-z]+,\s+(?=[a-z])/, '')
      .replace(/^let (me|us) have (?!a look\b|it\b|this\b|that\b)/i, 'send $1 ')
      .replace(/,?\s+(?:please|(?:thanks|thank you|thx)(?: again)?|otherwise|or else)$/i, ''),
    please,
  };
}
