import { capitalize, wordCount } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { addition } from './additions.ts';
import { answer } from './answers.ts';
import { whether } from './clauses.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { isReplyWanted } from './refusals.ts';
import { type Lines, phrase } from './register.ts';
import { gerundPhrase, isCheckedOff, ownWords, taskAnswer, taskBack } from './task-answers.ts';
import { type Item, listed, passageFrom } from './together.ts';
import { pointedAt } from './unnamed.ts';

const MOST_NOUN_WORDS = 14;

/** An ask as a thing to come back to: 'the figure for March', 'whether the venue is booked'. */
function nounOf(frame: Frame, answer: Answer, scene: Scene): string {
  const noun = longNounOf(frame, answer, scene);
  return wordCount(noun) > MOST_NOUN_WORDS ? pointedAt(answer, scene) : noun;
}

function longNounOf(frame: Frame, answer: Answer, scene: Scene): string {
  if (frame.kind === 'claim') return whether(frame.claim);
  if (frame.kind === 'task') return gerundPhrase(frame.phrase);
  if (frame.kind === 'choice' && frame.name.startsWith('whether')) return frame.name;
  if (frame.kind === 'choice') return `the choice between ${frame.name.replace(/ or /, ' and ')}`;
  if (frame.kind === 'about' && frame.name === '') {
    return frame.wants === 'status' ? 'the current status' : `my ${frame.word ?? 'thoughts'}`;
  }
  if (frame.kind === 'wish') return gerundPhrase(frame.phrase);
  if (frame.kind === 'ban') return `not ${gerundPhrase(frame.phrase)}`;
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
const doubts: Lines = {
  professional: [
    'Before I {it}, could you please clarify [what is unclear]?',
    'So that I get it right when I {it}, could you tell me [what is unclear]?',
    'One question before I {it}: [what is unclear]?',
  ],
  friendly: [
    'Before I {it}, could you tell me [what is unclear]?',
    'Just so I get it right before I {it}: [what is unclear]?',
    'One quick question before I {it}: [what is unclear]?',
  ],
  assertive: ['Before I {it}, please clarify [what is unclear].'],
  urgent: ['Before I {it}, please tell me as soon as you can [what is unclear].'],
  concise: ['Before I {it}: [what is unclear]?'],
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
  assertive: ['To {it}, I need [what you need].'],
};
const longNeeds: Lines = {
  professional: [
    'Could you please send me [what you need]? I can then come back to you on the following:',
    'To answer the points below, I need [what you need] from you:',
    'So that I can deal with the points below, could you please send me [what you need]?',
  ],
};

const MOST_IN_SENTENCE = 3;
const MOST_IN_PARAGRAPH = 4;

function withList(lead: string, nouns: readonly string[]): string {
  return `${lead}\n\n${nouns.map((noun, at) => `${at + 1}. ${capitalize(noun)}`).join('\n')}`;
}

function askedBack(items: readonly Item[], scene: Scene): string {
  if (scene.filling) {
    const nouns = items.map(({ answer, frame }) => nounOf(frame, answer, scene));
    const it = items.length > MOST_IN_SENTENCE ? 'your points' : listed(nouns);
    return `Before I come back to you on ${it}, ${lowered(addition(scene.filling, scene))}`;
  }
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
  if (rest.length > 0 && asked.length === 0)
    asked.push(phrase(scene, 'gathered', questions, { it: listed(rest) }));
  return asked.join(' ');
}

/** What the reply is held up by: 'update the deck and come back to you on the price'. */
function purpose(items: readonly Item[], scene: Scene): string {
  const told = items
    .filter(({ frame }) => frame.kind !== 'task')
    .map(({ answer, frame }) => nounOf(frame, answer, scene));
  const deeds = items
    .map(({ frame }) => (frame.kind === 'task' ? ownWords(frame, scene) : ''))
    .filter(Boolean);
  const answering = told.length > 0 ? [`come back to you on ${listed(told)}`] : [];
  return listed([...deeds, ...answering]);
}

function needed(items: readonly Item[], scene: Scene): string {
  if (items.length > MOST_IN_SENTENCE && !scene.filling) {
    return withList(
      phrase(scene, 'gathered', longNeeds),
      items.map(({ answer, frame }) => nounOf(frame, answer, scene)),
    );
  }
  const it = purpose(items, scene);
  if (scene.filling) return `So that I can ${it}, ${lowered(addition(scene.filling, scene))}`;
  return phrase(scene, 'gathered', needs, { it });
}

/** One question about what is unclear, before anything is done. */
function clarified(items: readonly Item[], scene: Scene): string {
  const it = items.length > MOST_IN_SENTENCE ? 'come back to you on your points' : purpose(items, scene);
  if (scene.filling) return `Before I ${it}, ${lowered(addition(scene.filling, scene))}`;
  return phrase(scene, 'gathered', doubts, { it });
}

function lowered(text: string): string {
  return text.replace(/^(?!I\b)\p{Lu}/u, (letter) => letter.toLowerCase());
}

const asksBack = /^ask-/;

/** Whether the person's own question or request stands in the passage that deals with all asks. */
export function fillingIsGathered(scene: Scene): boolean {
  const stances = new Set(scene.answers.map((answer) => answer.stance));
  const uniform = stances.size === 1 && scene.answers.every((answer) => answer.said === undefined);
  const asks = scene.filling !== undefined && asksBack.test(scene.filling.act);
  return (
    asks &&
    uniform &&
    !scene.asList &&
    /^(?:question|request|clarify)$/.test(scene.intent) &&
    /^(?:ask-back|need|explain)$/.test([...stances][0] ?? '')
  );
}

/** Two or three things to do, taken on or turned down in one sentence: 'I will review it and send you the deck.' */
function doneTogether(items: readonly Item[], scene: Scene): string {
  const tasks = items.map(({ frame }) => (frame.kind === 'task' ? frame : undefined));
  // Who takes a position says first that he does.
  if (items.length < 2 || items.length > MOST_IN_SENTENCE || scene.gist.kind === 'honour') return '';
  const same = tasks.every(
    (task, at) =>
      task &&
      !(scene.intent === 'confirm' && items[at] && isCheckedOff(task, items[at].answer)) &&
      !task.together &&
      /^(?:do|review|provide|contact|meet)$/.test(task.act),
  );
  const [head] = items;
  if (!same || !head || head.frame.kind !== 'task') return '';
  const phrases = tasks.map((task) => task?.phrase ?? '');
  const { stance } = head.answer;
  if (stance !== 'yes' && stance !== 'no') return '';
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
  const asked = scene.answers.filter((answer) => !scene.native || !isReplyWanted(answer));
  const items = asked.map((answer) => ({
    answer,
    frame: scene.native ? frameOf(answer.ask) : ({ kind: 'none' } as const),
  }));
  if (stances.size === 1 && scene.answers.every((answer) => answer.said === undefined)) {
    if (stance === 'ask-back') return askedBack(items, scene);
    if (stance === 'need') return needed(items, scene);
    if (stance === 'explain' && scene.filling?.act !== 'say') return clarified(items, scene);
    const together = stance === 'open' ? '' : doneTogether(items, scene);
    if (together) return together;
  }
  return items.length > MOST_IN_PARAGRAPH ? '' : inTurn(items, scene);
}

/** The answers in turn, those that belong together in one sentence; '' where none do. */
function inTurn(items: readonly Item[], scene: Scene): string {
  const texts: string[] = [];
  for (let at = 0; at < items.length; ) {
    const { text, takes } = passageFrom(items, at, scene);
    const item = items[at];
    if (takes > 0) texts.push(text);
    else if (item) texts.push(answer(item.answer, scene));
    at += Math.max(takes, 1);
  }
  return asFirst([...new Set(texts)].filter(Boolean)).join(' ');
}

const refusal = /n't\b|\bnot\b|\bcannot\b|\bneither\b|\bno longer\b|\bunable\b/;

/** The first refusal among answers, where those before it only have gaps, does not follow another: no 'also', no 'either'. */
function asFirst(texts: readonly string[]): string[] {
  const first = texts.findIndex((text) => refusal.test(text.replace(/\[[^\]]*\]/g, '')));
  return texts.map((text, at) =>
    at === first
      ? text.replace(/^I also (?=can't|won't|don't|didn't)/, 'I ').replace(/ either\.$/, '.')
      : text,
  );
}
