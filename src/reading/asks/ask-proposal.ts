import { type AskParts, verbOf } from './ask-action.ts';
import { TIME_WORDS } from './ask-clause.ts';

/** The parts of an idea, from what is proposed on. */
export function proposalParts(content: string, questionMark: boolean): AskParts {
  const kind = questionMark ? 'question' : 'request';
  const base: AskParts = {
    kind,
    act: 'proposal',
    answer: / or (?!not\b|so\b)/.test(content) && TIME_WORDS.test(content) ? 'choice' : 'yes-no',
  };
  if (content === '') return base;
  return { ...base, topic: content, ...verbOf(content) };
}

/** The parts of what the sender means to do himself: 'order 40 chairs'. */
export function intentionParts(content: string): AskParts {
  const base: AskParts = { kind: 'request', act: 'intention', answer: 'yes-no' };
  return content === '' ? base : { ...base, topic: content, ...verbOf(content) };
}
