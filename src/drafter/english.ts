import type { Answer, Composer, Scene } from './composer.ts';
import { addition } from './english/additions.ts';
import { answer } from './english/answers.ts';
import { body, listLead } from './english/bodies.ts';
import { closing, repeats } from './english/closings.ts';
import { decidable } from './english/decidable.ts';
import { frameOf } from './english/frames.ts';
import { gathered } from './english/gathered.ts';
import { salutation, valediction } from './english/greetings.ts';
import { opening } from './english/openings.ts';
import { withoutContractions } from './english/register.ts';
import { isCompliance } from './english/task-answers.ts';
import { toneOf } from './tone.ts';

/** Formal replies have no contractions. */
function inRegister(text: string, scene: Scene): string {
  return toneOf(scene) === 'formal' ? withoutContractions(text) : text;
}

/** 'Please bring your passport' of an appointment that is declined is not refused as well. */
function isMoot({ ask, stance, said }: Answer, { intent, native, answers }: Scene): boolean {
  if (intent !== 'decline' || stance !== 'no' || said !== undefined || !native) return false;
  const frame = frameOf(ask);
  if (ask.kind !== 'request' || frame.kind !== 'task' || !isCompliance(frame)) return false;
  return !ask.text.includes('?') || answers.some((other) => other.stance === 'no' && isComing(other));
}

const isComing = ({ ask }: Answer) => ask.proposedTime !== undefined || ask.act === 'proposal';

const WHICH =
  /^(?:so |and )?which (?:(?:one|of these|of those|date|time|day|slot|option|appointment) )*(?:would|do|works?|suits?)\b.{0,40}\?$/i;

/** 'We could see you on Friday or on Monday. Which would you prefer?': the choice is made already. */
function isChosen({ ask, place, said, value }: Answer, { answers }: Scene): boolean {
  if (said !== undefined || value !== undefined || !WHICH.test(ask.text)) return false;
  const before = answers.find((other) => other.place === place - 1);
  return before?.ask.act === 'proposal' && before.ask.answer === 'choice';
}

/** Particulars of what is declined as a whole: how many guests, until midnight or one. */
function isParticular(answer: Answer): boolean {
  if (answer.said !== undefined || answer.value !== undefined || !/^(?:no|open)$/.test(answer.stance))
    return false;
  const frame = frameOf(answer.ask);
  if (frame.kind === 'claim') return !decidable(frame.claim, false);
  return frame.kind === 'value' || (frame.kind === 'choice' && frame.refused === undefined);
}

const MANY_PARTICULARS = 2;

/** Who declines gives no particulars, where the mail wants nothing else. */
function isDeclinedWhole({ intent, native, answers, gist }: Scene): boolean {
  if (intent !== 'decline' || !native || answers.length < MANY_PARTICULARS) return false;
  return !/^(?:complaint|invoice)$/.test(gist.kind) && answers.every(isParticular);
}

/** 'We need some more information. Which part…?': what is needed follows. */
const LEAD = /\bsome (?:more |further |additional )(?:information|details|particulars)[.:\s]*$/i;

function isLead({ ask, place, said, value }: Answer, { answers }: Scene): boolean {
  if (said !== undefined || value !== undefined || !LEAD.test(ask.text)) return false;
  return answers.some((other) => other.place > place && other.ask.kind === 'question');
}

function withoutMoot(scene: Scene): Scene {
  if (isDeclinedWhole(scene)) {
    // Who cannot hire out a coach does not say that he cannot join the trip.
    const { occasion, ...others } = scene;
    const isAttended = /^(?:meeting|invitation|honour)$/.test(scene.gist.kind);
    return { ...others, ...(occasion && isAttended ? { occasion } : {}), answers: [] };
  }
  const answers = scene.answers.filter(
    (answer) => !isMoot(answer, scene) && !isChosen(answer, scene) && !isLead(answer, scene),
  );
  return answers.length === scene.answers.length ? scene : { ...scene, answers };
}

/** English, as used in business mail. */
export const english: Composer = {
  familiarTones: [],
  salutation,
  opening: (scene) => inRegister(opening(scene), scene),
  answer: (item, scene) =>
    isDeclinedWhole(scene) || isMoot(item, scene) || isChosen(item, scene) || isLead(item, scene)
      ? ''
      : inRegister(answer(item, withoutMoot(scene)), scene),
  gathered: (scene) => inRegister(gathered(withoutMoot(scene)), scene),
  listLead: (scene) => inRegister(listLead(scene), scene),
  body: (scene) => inRegister(body(withoutMoot(scene)), scene),
  addition: (item, scene) =>
    item.act === 'quote' ? addition(item, scene) : inRegister(addition(item, scene), scene),
  closing: (scene) => inRegister(closing(withoutMoot(scene)), scene),
  repeats,
  valediction,
  nameGap: '[Your name]',
  join: (sentences) => sentences.filter(Boolean).join(' '),
};
