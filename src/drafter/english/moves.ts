import { capitalize } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { denied } from './clauses.ts';
import type { Frame } from './frame.ts';
import { type Lines, phrase } from './register.ts';

const moves: Lines = {
  professional: [
    'Unfortunately, {cannot}. Could we move it to {instead} instead?',
    'I am afraid {cannot}. Would {instead} work for you instead?',
    'I am sorry, but {cannot}. Would it be possible to move to {instead}?',
  ],
  formal: [
    'I regret that {cannot}. Would it be possible to move to {instead}?',
    'Unfortunately, {cannot}. Might I suggest {instead} instead?',
    'I regret to say that {cannot}. Would {instead} be convenient for you?',
  ],
  diplomatic: [
    'I am afraid {cannot}. Would you be open to {instead} instead?',
    'Regrettably, {cannot}. If it suits you, could we consider {instead}?',
    'I am sorry to ask, but {cannot}. Might {instead} suit you?',
  ],
  friendly: [
    "I'm afraid {cannot}. Could we do {instead} instead?",
    "I'm sorry, but {cannot}. Would {instead} work for you?",
    'Sadly, {cannot}. How about {instead} instead?',
  ],
  casual: [
    'Sorry, {cannot}. How about {instead}?',
    'Afraid {cannot}. Could we do {instead} instead?',
    'Sorry, {cannot}. Does {instead} work for you?',
  ],
  enthusiastic: [
    "I'd love to, but {cannot}. Could we do {instead} instead?",
    'I really want to make this work, but {cannot}. How about {instead}?',
    "I'm keen to do this, but {cannot}. Would {instead} work?",
  ],
  empathetic: [
    "I'm so sorry, but {cannot}. I know this means rearranging things; would {instead} work for you?",
    "I'm sorry to ask, but {cannot}. Could we move to {instead}, if that is not too much trouble?",
    "I'm sorry for the inconvenience, but {cannot}. Would {instead} suit you?",
  ],
  urgent: [
    '{Cannot}. Can we move to {instead}?',
    'We need to change the time: {cannot}. Does {instead} work?',
    '{Cannot}. Please let me know whether {instead} works.',
  ],
  humorous: [
    'My calendar has staged a small rebellion: {cannot}. Could we try {instead}?',
    'My calendar and I had a frank discussion, and {cannot}. How about {instead}?',
    'My calendar won this round: {cannot}. Would {instead} work?',
  ],
  assertive: [
    '{Cannot}. Let us move to {instead}.',
    'We need a different time: {cannot}. I suggest {instead}.',
    '{Cannot}. Please move this to {instead}.',
  ],
  concise: [
    'Sorry, {cannot}. Could we do {instead}?',
    '{Cannot}. Does {instead} work instead?',
    'Unfortunately, {cannot}. How about {instead}?',
  ],
};

const anotherTime = '[a day and time that suit you]';

function withPreposition(time: string): string {
  if (/^(?:on|at|in|by|next|this|tomorrow|today|tonight|last|the|any|some)/i.test(time)) return time;
  if (/^(?:noon|midnight|\d{1,2}([:.]\d\d)?\s*(?:am|pm|a\.m|p\.m|h|o'clock|$))/i.test(time))
    return `at ${time}`;
  return `on ${time}`;
}

/** A day or time in the middle of a sentence: 'Next week' → 'next week', 'Tuesday' stays. */
export function timeWords(time: string): string {
  return time
    .replace(/^(?:Next|This|Tomorrow|Today|Tonight|Sometime|The|Any|Later|Early|Late)\b/, (word) =>
      word.toLowerCase(),
    )
    .replace(/^(?:on|at|by|in|from) /i, '');
}

const namesDay =
  /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon|midnight|morning|afternoon|evening/i;

/** The times put forward, each once; 'next week' is not repeated where a day of it is named too. */
function timesPutForward(answers: readonly Answer[]): string[] {
  const times = [...new Set(answers.flatMap((answer) => answer.times.map(timeWords)))];
  const days = times.filter((time) => namesDay.test(time));
  return days.length > 0 ? days : times;
}

/** The time that does not suit, in the mail's own words: 'I can't make it on Tuesday'. */
function notThen(times: readonly string[], frame: Frame, scene: Scene): string {
  if (times.length > 1) return `I can't make ${times.slice(0, -1).join(', ')} or ${times.at(-1)}`;
  if (frame.kind === 'claim' && /^(?:works?|suits?)$/.test(frame.claim.pos) && times.length === 1)
    return denied(frame.claim);
  if (times.length === 1) return `I can't make it ${withPreposition(times[0] ?? '')}`;
  if (scene.occasion)
    return `I can't make ${scene.occasion.what} ${withPreposition(timeWords(scene.occasion.when))}`;
  if (frame.kind === 'claim' && frame.claim.subject === 'I') return denied(frame.claim);
  return frame.kind === 'task' && frame.act !== 'attend' && frame.act !== 'meet'
    ? `I can't ${frame.phrase} just now`
    : "I can't make the time you suggested";
}

/**
 * The times that the asks put forward, moved to the person's proposal, else to a gap: said once, by the first ask
 * that names a time; '' for the others.
 */
export function moved(answer: Answer, frame: Frame, scene: Scene): string {
  const moving = scene.answers.filter(({ stance }) => stance === 'move');
  const timed = moving.filter(({ times }) => times.length > 0);
  const times = timesPutForward(timed);
  const speaker = timed.find((one) => one.times.some((time) => times.includes(timeWords(time)))) ?? moving[0];
  if (answer.place !== speaker?.place) return '';
  const then = scene.proposals.length > 0 ? scene.proposals.join(' or ') : anotherTime;
  const cannot = notThen(times, frame, scene);
  return phrase(scene, 'move', moves, { cannot, Cannot: capitalize(cannot), instead: then });
}

/** An appointment that the mail announces without asking, moved. */
export function movedOccasion(scene: Scene): string {
  const { occasion, proposals } = scene;
  const then = proposals.length > 0 ? proposals.join(' or ') : anotherTime;
  const cannot = occasion
    ? `I can't make ${occasion.what} ${withPreposition(timeWords(occasion.when))}`
    : 'I need to reschedule [what you need to move]';
  return phrase(scene, 'move', moves, { cannot, Cannot: capitalize(cannot), instead: then });
}

/** 'on March 1st', 'at noon', 'next week'. */
export function atTime(time: string): string {
  return withPreposition(timeWords(time));
}
