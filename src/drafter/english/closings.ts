import type { Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import {
  afterComplaint,
  afterMeetingDeclined,
  byGist,
  byIntent,
  general,
  nothingMore,
  ofEvents,
  ofTheirTimes,
  ofTimes,
  thanksAgain,
} from './closing-lines.ts';
import { type Lines, needsNoDecision, phrase, takesPlace } from './register.ts';

function linesOf(scene: Scene): Lines {
  const { intent, gist, answers } = scene;
  const { kind } = gist;
  const own = byGist[kind];
  if (intent === 'clarify' && answers.length > 0 && scene.filling?.act !== 'say')
    return byIntent.question ?? general;
  const asksBack = /^(?:question|request|reschedule|negotiate)$/.test(intent);
  if (own && (answers.length === 0 || (kind !== 'thanks' && !asksBack))) return own;
  const told = /^(?:information|reminder|announcement|sharing)$/.test(kind);
  if (intent === 'general' && answers.length === 0) return nothingMore;
  if (intent === 'general' && kind !== 'complaint') return afterAnswers(scene) ?? general;
  if (needsNoDecision(scene) || (intent === 'general' && answers.length === 0 && told)) return nothingMore;
  if (
    kind === 'complaint' &&
    /^(?:general|accept|confirm|update|clarify|thank|introduce|follow-up)$/.test(intent)
  ) {
    return afterComplaint;
  }
  if (kind === 'meeting' && intent === 'decline') return afterMeetingDeclined;
  if (takesPlace(scene) && intent === 'decline') return afterMeetingDeclined;
  if (takesPlace(scene) && intent === 'accept') return ofEvents.accept ?? general;
  if (/^(?:invitation|meeting)$/.test(kind)) return ofEvents[intent] ?? byIntent[intent] ?? general;
  return byIntent[intent] ?? general;
}

/** What fits after answers: news of the answer where something is promised, nothing after an invitation. */
function afterAnswers(scene: Scene): Lines | undefined {
  const { kind } = scene.gist;
  if (/^(?:invitation|honour)$/.test(kind)) return thanksAgain;
  if (/^(?:congratulation|thanks|apology)$/.test(kind)) return nothingMore;
  if (scene.toMany || /^(?:sharing|information|reminder|announcement|introduction)$/.test(kind))
    return nothingMore;
  const timed = scene.answers.some(({ ask }) => ask.proposedTime !== undefined);
  if (!timed && scene.offered.length === 0) return undefined;
  // Whoever put the time forward need not be asked whether it suits.
  return scene.proposals.length > 0 ? ofTimes : ofTheirTimes;
}

/** The last sentence. Empty where the tone or the person wants it short. */
export function closing(scene: Scene): string {
  const tone = toneOf(scene);
  if (scene.voice.length === 'short') return tone === 'urgent' ? 'Please confirm.' : '';
  if (scene.gist.kind === 'unsolicited' && !scene.filling && scene.additions.length === 0) return '';
  if (scene.automatic && scene.answers.length === 0) return '';
  const line = withoutApology(phrase(scene, 'closing', linesOf(scene)), scene);
  if (scene.voice.length !== 'long') return line;
  return `${line} If it would help to talk any of this through in more detail, I am happy to do so.`.trim();
}

function withoutApology(line: string, scene: Scene): string {
  return scene.withoutApology && /\bapolog|\bsorry\b/i.test(line)
    ? 'Thank you for your understanding.'
    : line;
}

const offersHelp =
  /\b(?:any (?:further )?questions|(?:happy|glad) to (?:help|answer)|(?:is|anything) unclear|anything else|anything more|need anything)\b/i;

/** Whether a closing offers help or asks for questions where the text before it has done so: only short ones do. */
export function repeats(closing: string, before: string): boolean {
  return closing.length < 120 && offersHelp.test(closing) && offersHelp.test(before);
}
