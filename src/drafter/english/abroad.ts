import type { Answer } from '../composer.ts';
import { decidable } from './decidable.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';

/** What is to be told, by the gap that an English answer to it would have. */
const wanted: Readonly<Record<string, Answer['ask']['answer']>> = {
  date: 'time',
  time: 'time',
  day: 'time',
  when: 'time',
  amount: 'amount',
  number: 'amount',
};

/** Deeds that a noun may tell by mistake: 'give the opening talk' is no meeting. */
const togetherOnly = /^(?:meet|call)$/;

function isMistaken({ matter: { deed } }: Answer, frame: Frame): boolean {
  return (
    deed !== undefined &&
    togetherOnly.test(deed) &&
    frame.kind === 'task' &&
    !frame.together &&
    /^(?:do|provide|review)$/.test(frame.act)
  );
}

/**
 * The answer to an ask of an English mail as a reply in another language needs it, which knows asks by their words
 * alone: what stands in a question for yes or no is left to the person where intent cannot decide it ('have you heard
 * from her'), 'confirm when it arrives' wants a time, and what only sounds like a meeting is none.
 */
export function answeredAbroad(answer: Answer): Answer {
  const { ask, stance, matter } = answer;
  const frame = frameOf(ask);
  if (frame.kind === 'claim' && ask.answer === 'yes-no' && !answer.moments.length) {
    const isOpen = /^(?:yes|no)$/.test(stance) && !decidable(frame.claim, stance === 'yes');
    return isOpen ? { ...answer, stance: 'open' } : answer;
  }
  if (frame.kind === 'value' && /^(?:confirm|tell)$/.test(matter.deed ?? '')) {
    const { deed, ...rest } = matter;
    return {
      ...answer,
      matter: rest,
      ask: { ...ask, answer: wanted[frame.gap.split(' ').at(-1) ?? ''] ?? 'fact' },
    };
  }
  return isMistaken(answer, frame) ? { ...answer, matter: {} } : answer;
}
