import type { Scene } from '../composer.ts';
import { isMovable, undecided } from './bodies.ts';
import { isOurs } from './openings.ts';
import { say, type Writing } from './phrasing.ts';
import { isTimed, isTimely } from './verdicts.ts';

type Closing = 'awaiting' | 'available' | 'meeting' | 'declined' | 'sorry' | 'grave' | 'content';

/** Whether what was declined can come again: nobody hopes for the next invoice. */
function isOccasion({ gist: { kind }, answers }: Scene): boolean {
  if (/^(?:meeting|invitation|honour|offer)$/.test(kind)) return true;
  return answers.some((answer) => isTimed(answer) || /^(?:meet|call|attend)$/.test(answer.matter.deed ?? ''));
}

/** Whether what was agreed brings two people together: nobody looks forward to a parcel whose day is confirmed. */
function isEncounter(
  { ask, matter: { deed, thing } }: Scene['answers'][number],
  kind: Scene['gist']['kind'],
): boolean {
  if (deed === 'call' || thing === 'call') return false;
  if (deed === 'meet' || deed === 'attend') return true;
  // 'The fitter could come on Tuesday. Does that suit you?': what takes place stands in no ask.
  if (ask.proposedAt && !/^(?:meeting|call|interview|event)$/.test(thing ?? '')) return kind === 'invitation';
  if (deed === 'confirm' && thing === undefined) return false;
  if (thing && /^(?:meeting|call|interview|event)$/.test(thing)) return true;
  // An appointment may be a carrier's, a day that of an upgrade, and who comes a fitter: the mail's own kind tells.
  return /^(?:meeting|invitation|honour|offer)$/.test(kind);
}

function closingOf({ scene }: Writing): Closing {
  const { intent, gist, answers } = scene;
  const { kind } = gist;
  if (kind === 'condolence' || (kind === 'illness' && answers.length <= 2)) return 'grave';
  const isAwaited = intent === 'follow-up' && !isOurs(scene);
  if (isAwaited || /^(?:question|request|clarify|negotiate)$/.test(intent)) return 'awaiting';
  if (intent === 'reschedule' && kind !== 'complaint' && isMovable(scene)) return 'awaiting';
  if (intent === 'apologize' || kind === 'complaint') return 'sorry';
  const isAgreed = answers.some(
    (answer) => isTimed(answer) && answer.stance === 'yes' && isEncounter(answer, kind),
  );
  const isMet = kind === 'invitation' || (kind === 'meeting' && answers.length === 0);
  // 'Could you book us a meeting room?' is no invitation to one.
  const isOther = answers.length > 0 && answers.every(({ matter: { deed } }) => deed && !isTimely(deed));
  if (intent === 'accept' && (isAgreed || (isMet && !isOther))) return 'meeting';
  if (answers.length === 0 && undecided.test(kind)) return 'content';
  if (intent === 'decline' && isOccasion(scene)) return 'declined';
  if (scene.proposed.length > 0) return 'awaiting';
  const isNews = /^(?:plain|offer|application|meeting|invitation)$/.test(kind) && intent === 'thank';
  return answers.length === 0 && isNews ? 'content' : 'available';
}

/** The last sentence; '' where the tone or the person wants it short, or nobody reads it. */
export function closing(writing: Writing): string {
  const { pack, scene } = writing;
  const quiet = scene.gist.kind === 'unsolicited' || scene.automatic;
  if (quiet && scene.answers.length === 0 && scene.additions.length === 0) return '';
  const kind = closingOf(writing);
  if (scene.voice.length === 'short' && kind !== 'grave') return '';
  return say('closing', pack.closings[kind], writing);
}
