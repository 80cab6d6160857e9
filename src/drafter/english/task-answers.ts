import { wordCount } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import type { Frame } from './frame.ts';
import { atTime } from './moves.ts';
import type { Lines } from './register.ts';
import { gerundOf, participleOf } from './verbs.ts';
import { first, need, no, said, sentence, yes } from './wrapping.ts';

/** The verb phrase as a noun: 'send you the contract' → 'sending you the contract'. */
export function gerundPhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [gerundOf(verb), ...rest].join(' ');
}

/** 'send you the contract' → 'sent you the contract'. */
export function donePhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase
    .replace(/ (?:by|before|until) (?!email|phone|post|mail|hand)[^,]{2,30}$/, '')
    .split(' ');
  return [participleOf(verb), ...rest].join(' ');
}

const deadline =
  /\b(?:by|no later than|before|until|today|tomorrow|tonight|this (?:week|afternoon|morning|evening)|next week|asap|as soon as|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** Something to do. */
export type Task = Extract<Frame, { kind: 'task' }>;

/** A question back about something to do; undefined where none fits by itself. */
export function taskBack(task: Task): string | undefined {
  const { act, phrase, object } = task;
  const thing = object && wordCount(object) <= 8 ? object : undefined;
  if (
    act === 'provide' &&
    thing &&
    !/\b(?:access|permission|help|support|advice|time|call|refund)\b/.test(thing)
  ) {
    return deadline.test(phrase)
      ? `Is there a particular format you need for ${thing}?`
      : `When do you need ${thing}, and is there a particular format you would like?`;
  }
  if (act === 'review' && thing)
    return `Is there anything in ${thing} that you would like me to look at first?`;
  if (act === 'meet' && !/^(?:move|postpone|push|reschedule)\b/.test(phrase))
    return `Before we ${phrase}, could you tell me what you would like to cover and how long we should plan for?`;
  if (act === 'attend') return 'Before I say yes, could you tell me a little more about what is planned?';
  return undefined;
}

/** What one simply does when told: no decision of the person's stands behind it. */
const compliance =
  /^(?:ensure|include|make sure|plan (?:my|accordingly|for)|keep (?:in mind|an eye|my|you|the)|remember|bring|follow|use|be (?:on time|there|ready|prepared|aware)|mark|save|bear in mind|look out|take (?:care|note|my|the necessary)|stay|avoid|update my|let you know|submit|acknowledge receipt|confirm (?:receipt|my (?:understanding|attendance|agreement|participation))|let you know whether I agree|note|wear|park|contact (?!you\b)|back up|log out|shut down|switch off|turn off|clear|lock|read)\b/;

/** Whether something is only to be borne in mind for what the mail announces: whoever declines that need not refuse it. */
export const isCompliance = ({ phrase }: Task) => compliance.test(phrase);

/** 'Check the details and confirm': what is to be said once it was looked at. */
export function isCheckedOff({ phrase }: Task, { ask }: Answer): boolean {
  return (
    /^(?:check|verify|review|look (?:over|through)|go (?:over|through)|read)\b/.test(phrase) &&
    /\band (?:please |then |kindly )*confirm(?: (?:by|that all|everything|them|it|your)\b[^.?!]{0,60})?[.?!]?$/i.test(
      ask.sentence,
    )
  );
}

/** An errand given to many is carried out, whatever it is; asked as a question, it may still be turned down. */
function isDirected(answer: Answer, scene: Scene): boolean {
  const asked = /^(?:could|can|would|will|are|do|is|may|might)\b|\?\s*$/i.test(answer.ask.text);
  const { first, last, called } = scene.addressee;
  return !asked && answer.ask.kind === 'request' && (scene.toMany === true || !(first || last || called));
}

const sharedSession = /\byour (?=(?:[\w-]+ )?(?:session|training|workshop|webinar)\b)/;
const sharedByMany =
  /\byour (?=(?:[\w-]+ )?(?:session|meeting|training|workshop|webinar|event|call|lunch|party|office|policy|guidelines)\b)/;
const single =
  /\bmy (laptop|computer|phone|badge|car|desk|calendar|monitor|mailbox|timesheet|locker|workstation|ticket|ID card)s\b/g;

/** The phrase as the one person who answers says it: one laptop, the document that is attached, the session of all. */
export function ownWords(task: Task, scene: Scene): string {
  const { attached } = scene;
  let phrase = task.phrase.replace(single, 'my $1');
  if (attached)
    phrase = phrase.replace(
      /^(review|check|read|approve|sign|consider|look at) it\b/,
      `$1 the attached ${attached}`,
    );
  const shared = scene.toMany ? sharedByMany : sharedSession;
  phrase = phrase.replace(shared, 'the ');
  if (phrase === 'attend' && scene.occasion)
    phrase = `attend ${scene.occasion.what} ${atTime(scene.occasion.when)}`;
  return phrase.replace(/^confirm my agreement\b/, 'let you know whether I agree');
}

/** What is granted rather than handed over: never promised unasked. */
const granted =
  /\b(?:approval|consent|permission|sign-?off|authori[sz]ation|signature|refund|discount|money|access|recommendation|reference|extension|compensation|credit|agreement|go-ahead|commitment|expertise)\b(?! (?:form|letter|by (?:post|mail)))/;

/** What is simply promised, with the gap for its day where one is due; undefined for what needs a decision. */
export function isComplied(
  task: Task,
  answer: Answer,
  scene: Scene,
): { phrase: string; promise: string } | undefined {
  const { act } = task;
  const phrase = ownWords(task, scene);
  if (granted.test(phrase)) return undefined;
  if (act === 'pay' || act === 'attend' || act === 'meet' || task.together) return undefined;
  const due = deadline.test(phrase);
  if (compliance.test(phrase)) return { phrase, promise: '' };
  if (act === 'review') return { phrase, promise: '' };
  if (act === 'provide' && scene.intent !== 'introduce') return { phrase, promise: due ? '' : ' [by when]' };
  return isDirected(answer, scene) ? { phrase, promise: '' } : undefined;
}

/** Whether a task is agreed to under a condition of the person's: then no further terms are called for. */
export function isConditional(task: Task, answer: Answer, scene: Scene): boolean {
  const bargained = scene.amounts.length === 0 && scene.filling === undefined;
  return first(answer) && bargained && /^(?:do|attend|meet)$/.test(task.act);
}

function taskOpen(task: Task, answer: Answer, scene: Scene): string {
  const { act, together } = task;
  const phrase = ownWords(task, scene);
  if (act === 'attend') return `I [will be glad to / am sorry that I can't] ${phrase}.`;
  if (together)
    return `I would be ${/^(?:move|postpone|push|reschedule)\b/.test(phrase) ? 'happy' : 'glad'} to ${phrase}.`;
  if (
    /^(?:(?:fix|solve|resolve|look into|sort out|investigate) \w+|help(?: you)?(?: with (?:it|this|that))?)$/.test(
      phrase,
    )
  )
    return scene.gist.kind !== 'complaint' && /^help\b/.test(phrase)
      ? `I [can / can't] ${phrase}.`
      : 'I will look into it and come back to you.';
  if (/^(?:acknowledge|confirm) receipt$/.test(phrase)) return 'I confirm receipt.';
  if (act === 'review' && !deadline.test(phrase)) {
    const back = /\blet you know\b|\bget back\b/.test(phrase) ? '' : ' and come back to you';
    return sentence(`I will ${phrase}${back}`);
  }
  const promised = isComplied(task, answer, scene);
  if (promised) return sentence(`I will ${promised.phrase}${promised.promise}`);
  return `I [will / can't] ${phrase}.`;
}

const coming: Lines = {
  professional: [
    'Yes, I would be glad to {it}.',
    'I am happy to accept and will {it}.',
    'Yes, I will gladly {it}.',
  ],
  formal: [
    'I would be pleased to {it}.',
    'It would be my pleasure to {it}.',
    'I am pleased to confirm that I will {it}.',
  ],
  friendly: ["Yes, I'd love to {it}.", "Of course, I'd be glad to {it}.", "I'd be delighted to {it}."],
  casual: ["Sure, I'd love to {it}.", "Count me in, I'd love to {it}.", "Yep, I'll {it}."],
  enthusiastic: [
    "Yes, I'd absolutely love to {it}!",
    "I'd be thrilled to {it}!",
    "Absolutely, I'd love to {it}!",
  ],
  assertive: ['Yes, I will {it}.', 'Confirmed: I will {it}.', 'Yes. I will {it}.'],
  urgent: ['Yes, I will {it}.', 'Confirmed: I will {it}.'],
  concise: ["Yes, I'll {it}.", "Yes, I'd be glad to {it}."],
};

/** What the counter-offer speaks of: it is neither promised nor refused beside it. */
const bargainedFor = /\b(?:refund|discount|reduction|rebate|compensation|credit note|price cut)\b/;

/** Whether something to do gives money away: each such thing is decided by itself. */
export const givesMoney = ({ act, phrase }: Task) => act === 'provide' && bargainedFor.test(phrase);

/** Something to do, answered; '' where the person's counter-offer answers it. */
export function taskAnswer(task: Task, answer: Answer, scene: Scene): string {
  const { phrase, together, act } = task;
  switch (answer.stance) {
    case 'yes':
      if (scene.intent === 'confirm' && isCheckedOff(task, answer) && task.object)
        return sentence(`I have checked ${task.object} and confirm that everything is correct`);
      if (act === 'pay') return `I have noted the request to ${phrase} and will check it on my side first.`;
      if (act === 'attend') return said(coming, phrase, scene, answer);
      if (/^(?:acknowledge|confirm) receipt$/.test(phrase)) return 'I confirm receipt.';
      if (together && /^(?:formal|diplomatic)$/.test(toneOf(scene))) return `I would be glad to ${phrase}.`;
      return yes(together ? `let's ${phrase}` : `I will ${phrase}`, scene, answer);
    case 'no':
      // Nobody refuses to see that it does not happen again: what can be promised the person knows.
      if (/^(?:make sure|ensure|see to it)\b/.test(phrase)) return `I [will / can't] ${phrase}.`;
      return no(
        first(answer) || answer.place % 2 === 0 ? `I can't ${phrase}` : `I won't be able to ${phrase}`,
        scene,
        answer,
      );
    case 'ask-back':
      return taskBack(task) ?? `Before I ${phrase}, could you tell me [what you need to know]?`;
    case 'need':
      return first(answer)
        ? `To ${phrase}, I would need ${need} from you first.`
        : `To ${phrase}, I also need ${need}.`;
    case 'status':
      return together || act === 'attend' || act === 'meet'
        ? taskOpen(task, answer, scene)
        : `I [have / have not yet] ${donePhrase(phrase)}.`;
    case 'bargain':
      if (givesMoney(task)) return '';
      return isConditional(task, answer, scene)
        ? `I am open to ${gerundPhrase(phrase)}, provided that [your condition].`
        : taskOpen(task, answer, scene);
    default:
      return taskOpen(task, answer, scene);
  }
}
