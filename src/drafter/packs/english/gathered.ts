import { capitalize } from '../../clean-text.ts';
import type { Answer, Scene } from '../../phrase-pack.ts';
import { pointedAt } from './answers.ts';
import { whether } from './clauses.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { type Lines, phrase } from './register.ts';
import { gerundPhrase, taskAnswer, taskBack } from './task-answers.ts';

/** 'a, b and c'. */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** An ask as a thing to come back to: 'the figure for March', 'whether the venue is booked'. */
function nounOf(frame: Frame, answer: Answer, scene: Scene): string {
  if (frame.kind === 'claim') return whether(frame.claim);
  if (frame.kind === 'task') return gerundPhrase(frame.phrase);
  if (frame.kind === 'choice') return `the choice between ${frame.name.replace(/ or /, ' and ')}`;
  if (frame.kind === 'about' && frame.name === '') {
    return frame.wants === 'status' ? 'the current status' : `my ${frame.word ?? 'thoughts'}`;
  }
  return (frame.kind === 'none' ? '' : frame.name) || pointedAt(answer, scene);
}

const questions: Lines = {
  professional: [
    'Before I come back to you on {it}, I have one question: [your question]?',
    'To give you a proper answer on {it}, I need to ask: [your question]?',
    'Before I answer on {it}, could you tell me [what you need to know]?',
  ],
  friendly: [
    'Before I get back to you on {it}, one question: [your question]?',
    'To give you a proper answer on {it}, could you tell me [what you need to know]?',
    'Just so I get this right on {it}: [your question]?',
  ],
  concise: ['On {it}: [your question]?'],
  urgent: ['I can answer on {it} as soon as you tell me [what you need to know].'],
  assertive: ['Before I answer on {it}, I need to know: [your question]?'],
};
const longQuestions: Lines = {
  professional: [
    'Before I come back to you on the points below, I have one question: [your question]?',
    'To answer the points below properly, I need to ask: [your question]?',
    'Before I answer the following, could you tell me [what you need to know]?',
  ],
};
const needs: Lines = {
  professional: [
    'So that I can {it}, could you please send me [what you need]?',
    'In order to {it}, I need [what you need] from you.',
    'To {it}, I would need [what you need] from you first.',
  ],
  friendly: [
    'So that I can {it}, could you send me [what you need]?',
    'To {it}, I just need [what you need] from you.',
    'Could you send me [what you need], so that I can {it}?',
  ],
  concise: ['To {it}, I need [what you need].'],
  urgent: ['To {it}, I need [what you need] from you as soon as possible.'],
  assertive: ['To {it}, I need [what you need]. Please send it over.'],
};
const longNeeds: Lines = {
  professional: [
    'Could you please send me [what you need]? I can then come back to you on the following:',
    'To answer the points below, I need [what you need] from you:',
    'So that I can deal with the points below, could you please send me [what you need]?',
  ],
};

const MOST_IN_SENTENCE = 3;

function withList(lead: string, nouns: readonly string[]): string {
  return `${lead}\n\n${nouns.map((noun, at) => `${at + 1}. ${capitalize(noun)}`).join('\n')}`;
}

function askedBack(items: readonly { answer: Answer; frame: Frame }[], scene: Scene): string {
  const own = items.map(({ frame }) => (frame.kind === 'task' ? taskBack(frame) : undefined));
  const asked = [...new Set(own.filter((question) => question !== undefined))].slice(0, 3);
  const rest = items
    .filter((_, at) => own[at] === undefined)
    .map(({ answer, frame }) => nounOf(frame, answer, scene));
  if (items.length > MOST_IN_SENTENCE + 1) {
    return withList(
      phrase(scene, 'gathered', longQuestions),
      items.map(({ answer, frame }) => nounOf(frame, answer, scene)),
    );
  }
  if (rest.length > 0) asked.push(phrase(scene, 'gathered', questions, { it: listed(rest) }));
  return asked.join(' ');
}

function needed(items: readonly { answer: Answer; frame: Frame }[], scene: Scene): string {
  if (items.length > MOST_IN_SENTENCE) {
    return withList(
      phrase(scene, 'gathered', longNeeds),
      items.map(({ answer, frame }) => nounOf(frame, answer, scene)),
    );
  }
  const told = items
    .filter(({ frame }) => frame.kind !== 'task')
    .map(({ answer, frame }) => nounOf(frame, answer, scene));
  const deeds = items.map(({ frame }) => (frame.kind === 'task' ? frame.phrase : '')).filter(Boolean);
  const answering = told.length > 0 ? [`come back to you on ${listed(told)}`] : [];
  return phrase(scene, 'gathered', needs, { it: listed([...deeds, ...answering]) });
}

/** Two or three things to do, taken on or turned down in one sentence: 'I will review it and send you the deck.' */
function doneTogether(items: readonly { answer: Answer; frame: Frame }[], scene: Scene): string {
  const tasks = items.map(({ frame }) => (frame.kind === 'task' ? frame : undefined));
  if (items.length < 2 || items.length > MOST_IN_SENTENCE) return '';
  const same = tasks.every(
    (task) => task && !task.together && /^(?:do|review|provide|contact|meet)$/.test(task.act),
  );
  const [head] = items;
  if (!same || !head || head.frame.kind !== 'task') return '';
  const phrases = tasks.map((task) => task?.phrase ?? '');
  const { stance } = head.answer;
  if (stance !== 'yes' && stance !== 'no' && stance !== 'open') return '';
  if (phrases.join(' ').length > 160) return '';
  const joined = stance === 'no' ? phrases.join(' or ') : listed(phrases);
  return taskAnswer({ kind: 'task', act: 'do', phrase: joined }, head.answer, scene);
}

/**
 * One question back, or one request, for all asks together: a person asks once, not once per point. '' for other
 * intents, and where an ask must stand alone (a password, an answer that the person gave).
 */
export function gathered(scene: Scene): string {
  const stances = new Set(scene.answers.map((answer) => answer.stance));
  const stance = scene.answers[0]?.stance;
  if (stances.size !== 1 || scene.answers.some((answer) => answer.said !== undefined)) return '';
  const items = scene.answers.map((answer) => ({
    answer,
    frame: scene.native ? frameOf(answer.ask) : ({ kind: 'none' } as const),
  }));
  if (stance === 'ask-back') return askedBack(items, scene);
  return stance === 'need' ? needed(items, scene) : doneTogether(items, scene);
}
