import { capitalize } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import { contracted, type Lines, linesFor } from './register.ts';
import { refusalsBefore } from './turned-down.ts';

const yesses: Lines = {
  professional: ['Yes, {it}.', 'Yes, {it}.', 'Certainly, {it}.'],
  formal: ['I am pleased to confirm that {it}.', 'I can confirm that {it}.', 'Certainly, {it}.'],
  diplomatic: ['Yes, {it}.', "I'm glad to say that {it}.", 'With pleasure: {it}.'],
  friendly: ['Yes, {it}.', 'Of course, {it}.', 'Sure, {it}.'],
  casual: ['Sure, {it}.', 'Yep, {it}.', 'Sounds good, {it}.'],
  enthusiastic: ['Absolutely, {it}!', 'Yes, {it}, gladly!', 'With pleasure, {it}!'],
  empathetic: ['Of course, {it}.', 'Yes, {it}.', 'Of course: {it}.'],
  urgent: ['Yes, {it}.', 'Confirmed: {it}.', 'Yes: {it}.'],
  humorous: ['Yes, with pleasure: {it}.', 'You had me at hello: {it}.', 'Twist my arm: {it}.'],
  assertive: ['Yes. {It}.', 'Yes, {it}.', 'Confirmed: {it}.'],
  concise: ['Yes, {it}.', 'Yes, {it}.', 'Yes: {it}.'],
};
const noes: Lines = {
  professional: ['Unfortunately, {it}.', 'I am afraid {it}.', 'I am sorry, but {it}.'],
  formal: ['I regret to say that {it}.', 'I regret that {it}.', 'Unfortunately, {it}.'],
  diplomatic: [
    'Much as I appreciate your asking, {it} at this stage.',
    'After some thought, {it} for now.',
    'I understand why you ask, but at this stage {it}.',
  ],
  friendly: ["I'm afraid {it}.", "I'm sorry, but {it}.", 'Sadly, {it}.'],
  casual: ['Sorry, {it}.', 'Afraid {it}.', 'Sadly, {it}.'],
  enthusiastic: [
    "I'd have loved to say yes, but {it}.",
    'I wish it were otherwise, but {it}.',
    'I love the idea, but sadly {it}.',
  ],
  empathetic: [
    "I'm really sorry, but {it}.",
    'I know this is not what you were hoping for, but {it}.',
    "I'm sorry to disappoint you, but {it}.",
  ],
  urgent: ['Unfortunately, {it}.', 'To be clear straight away: {it}.', 'So that you can plan: {it}.'],
  humorous: [
    'My calendar says no, I am afraid: {it}.',
    'I checked twice, hoping for a different answer, but {it}.',
    'Much as I would love to say yes, {it}.',
  ],
  assertive: ['{It}.', 'No, {it}.', 'My answer is no: {it}.'],
  concise: ['Sorry, {it}.', 'Unfortunately, {it}.', 'No, {it}.'],
};
/** One regret is enough for a reply: what is refused behind it is said plainly. */
const laterNoes: Lines = { professional: ['{It}.'] };
const plainYes: Lines = {
  professional: ['{It}.'],
  enthusiastic: ['{It}!', 'And yes, {it}!'],
  friendly: ['And yes, {it}.', '{It}.'],
};

/** Puts a clause into one of several sentences. */
export function said(lines: Lines, clause: string, scene: Scene, answer: Answer): string {
  const options = linesFor(lines, toneOf(scene));
  const start = options.indexOf(scene.choose('wrap', options));
  const line = options[(Math.max(start, 0) + answer.place) % options.length] ?? '{It}.';
  return line.replace('{it}', contracted(clause)).replace('{It}', capitalize(contracted(clause)));
}

/** A clause granted: 'Yes, I can come.' */
export function yes(clause: string, scene: Scene, answer: Answer): string {
  // An order stands by itself: nobody is pleased to confirm that please keep it.
  if (/^please\b/.test(clause)) return answer.place === 0 ? `Yes, ${clause}.` : sentence(clause);
  if (answer.of > 3) return /^I will\b/.test(clause) ? sentence(clause) : `Yes, ${contracted(clause)}.`;
  return said(answer.place === 0 ? yesses : plainYes, clause, scene, answer);
}

/** A clause refused: 'I am afraid I can't come.' */
export function no(clause: string, scene: Scene, answer: Answer): string {
  const before = refusalsBefore(answer, scene);
  if (before === 0) return said(noes, clause, scene, answer);
  const mine = /^I (?=can't|won't|am not|don't|didn't|would not|cannot|have no)/;
  if (answer.of > 3 || !mine.test(clause)) return said(laterNoes, clause, scene, answer);
  return capitalize(
    `${before === 1 ? clause.replace(/^I am not /, 'I am also not ').replace(mine, (start) => (clause.startsWith('I am not') ? '' : `${start}also `)) : `${clause} either`}.`,
  );
}

/** A sentence's first letter in upper case, inside a gap too: '[Name] will attend.' */
export function opened(text: string): string {
  return capitalize(text).replace(/^\[\p{Ll}/u, (start) => start.toUpperCase());
}

/** A clause as a sentence. */
export const sentence = (clause: string) => capitalize(`${contracted(clause)}.`);
/** The gap for what the person lacks. */
export const need = '[what you need]';
/** Whether an answer opens the series. */
export const first = (answer: Answer) => answer.place === 0;
