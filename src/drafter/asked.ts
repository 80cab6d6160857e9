import { forbidsReply } from '#reading/parts/automatic.ts';
import type { Ask, Reading } from '#reading/reading.ts';
import { isBareReminder } from './bare-reminders.ts';
import { addressesMachine, isUnsolicited, machinePassages } from './hostile.ts';

/** Asks answered one by one; what a mail asks beyond that is hostile or a form. */
const MOST_ANSWERS = 20;
/** Characters that are looked through for words to a machine: more than a mail may have. */
const LOOKED_AT = 12_000;

/** Courtesies that ask nothing: 'let me know if you have any questions'. */
const courtesy =
  /\b(?:if you (?:have|need|require|want) (?:any|further|more|anything|some)\b(?! (?:changes|comments|feedback|suggestions|edits|availability))|feel free|(?:do not|don't|please don't) hesitate|(?:please )?(?:find|see|refer to) (?:the |my |our )?(?:attach\w*|enclosed|below|above)(?![^.?!]{0,80} and (?:send|let|tell|sign|return|confirm|reply|give|fill|review))|please (?:note|be (?:aware|advised|informed))|keep in touch|(?:accept|receive) (?:my|our) (?:[a-z]+ ){0,2}(?:apolog(?:y|ies)|thanks|condolences|congratulations|regards|wishes|gratitude|sympath(?:y|ies)|compliments|appreciation)|(?:thank(?:s|ing)?|grateful|appreciated?)\b[^.?!]{0,40}\bin advance|do not reply|don't reply|unsubscribe|please (?:ignore|disregard)(?![^.?!]{0,80} and )|notify the sender|delete (?:all copies|this)|have a (?:great|nice|good|lovely|wonderful)|for (?:more|further) (?:information|details)|don't forget|how are you(?: doing)?\b|hope you(?:'re| are)|let (?:me|us) know if (?:there(?:'s| is) )?anything|let (?:me|us) know if there are (?:any|further) (?:questions|problems|concerns)|let (?:me|us) know if (?:i|we)(?:'ve| have)? (?:missed|forgot|forgotten|left|overlooked)|consider the environment|(?:wanted|want|like|writing) to (?:quickly )?follow up|following up on|checking in|touch(?:ing)? base)\b/i;
/** 'Just reply to this email': how to answer, not what. */
const answerHere =
  /^(?:(?:please|kindly|just|simply) ){0,2}(?:reply|respond|answer|write back) (?:to|by|via|with) (?:this|return|the|an?) ?(?:e-?mail|mail|message)\b[^.?!]{0,40}[.!?\s]*$/i;
/** 'I would like to show them to the client': what the sender will do with what is asked for. */
const ownUse =
  /^(?:i|we)(?:['’]d| would) (?:also )?(?:like|love|want) to (?:show|use|share|include|present|print|pass|put|add|bring|give|hand|forward|study|read) (?:it|them|this|these|those)\b/i;
const bareReminder =
  /^(?:(?:i|we)(?:['’]d| would) (?:like|appreciate|expect|need) (?:an|your|a quick|a prompt) (?:answer|reply|response)(?: (?:asap|soon|as soon as possible|(?:by|before|until|within) [^,?]{2,30}))?(?:,? please)?[.!\s]*$)|^(?:please )?(?:kindly )?(?:let (?:me|us) know|reply|respond|get back to (?:me|us)|advise|confirm|rsvp)(?: (?:asap|soon|please|by return|at your (?:earliest )?convenience|as soon as (?:possible|you can)|(?:by|before|until) (?:(?! (?:that|whether|if|which|what) )[^,?]){2,30}))?[.!?\s]*$/i;

/** Offers for a case that may never come: 'let us know if you need to cancel'. */
const conditional =
  /\b(?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)|contact (?:me|us)|call (?:me|us)|reach out)\b[^.?!]{0,30}\b(?:if|should) you (?:need|have|want|wish|would like|must|ever)? ?(?:to )?(?:cancel|reschedule|change|need|require|postpone|withdraw|opt out|have (?:any|a) (?:question|problem|concern))/i;

const invites = /\binvite (?:you|your)\b|\byou(?: are|['’]re) (?:\w+ly )?invited\b/i;
const attendance = /\b(?:come|join|attend|make it|be there|interested|participate|take part|accept|rsvp)\b/i;

/**
 * The asks worth an answer: no courtesies, nothing that speaks to a machine or that advertising wants, none twice, at
 * most twenty. `suspicious` where the mail speaks to a machine, `unsolicited` where it is advertising or a lure. Linear
 * in the reading.
 */
export function askedOf(reading: Reading): { asks: Ask[]; suspicious: boolean; unsolicited: boolean } {
  const suspicious = addressesMachine(reading.newText.slice(0, LOOKED_AT));
  if (isUnsolicited(reading)) return { asks: [], suspicious, unsolicited: true };
  const toldToMachine = machinePassages(reading.newText.slice(0, LOOKED_AT));
  const seen = new Set<string>();
  const asks = reading.asks.filter((ask) => {
    if (suspicious && (toldToMachine(ask.start) || addressesMachine(ask.sentence))) return false;
    if (reading.automatic && forbidsReply(ask.sentence)) return false;
    const key = ask.text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(key) || key === '') return false;
    seen.add(key);
    if (
      reading.automatic &&
      /:\/\/|www\.|^(?:check it out|click|view|visit|read|see|sign up|download|log in|register|learn|manage|shop|discover|explore)\b/i.test(
        ask.text,
      )
    )
      return false;
    if (
      /^(?:let's|let us|let’s) (?:stay|keep|make|continue|talk soon|get|do|work|hope|all)\b/i.test(ask.text)
    )
      return false;
    if (conditional.test(ask.text) || ownUse.test(ask.text)) return false;
    return !courtesy.test(ask.text.replace(/ or if you have any .*$/i, ''));
  });
  const comes = asks.some((ask) => attendance.test(ask.text) && !invites.test(ask.text));
  const telling = asks.filter(
    (ask) =>
      !bareReminder.test(ask.text.trim()) &&
      !isBareReminder(ask.text, reading.language?.language) &&
      !answerHere.test(ask.text.trim()) &&
      !(comes && invites.test(ask.text)),
  );
  return {
    asks: (telling.length > 0 ? telling : asks).slice(0, MOST_ANSWERS),
    suspicious,
    unsolicited: false,
  };
}
