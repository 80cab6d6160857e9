import type { Intent } from '#domain/intents.ts';
import type { Scene } from '../composer.ts';
import { toneOf } from '../tone.ts';
import { addition } from './additions.ts';
import {
  accepted,
  attended,
  bargaining,
  bargainingOverAmount,
  clarifying,
  confirming,
  counterProposals,
  declined,
  introducing,
  listing,
  missed,
  nudging,
  offeredLines,
  proposing,
  questioning,
  reactions,
  requesting,
  thanking,
  updating,
} from './body-lines.ts';
import { frameOf } from './frames.ts';
import { fillingIsGathered } from './gathered.ts';
import { atTime, movedOccasion, timeWords } from './moves.ts';
import { slotsOf } from './openings.ts';
import { type Lines, needsNoDecision, phrase, takesPlace } from './register.ts';
import { isConditional } from './task-answers.ts';

type Slots = Record<string, string>;

function filled(scene: Scene): Slots {
  const slots = slotsOf(scene);
  const { occasion, topic } = scene;
  const deadline = occasion?.what.endsWith('deadline');
  const when = occasion ? atTime(occasion.when).replace(/^on /, deadline ? 'of ' : 'on ') : '';
  const what = occasion?.what ?? '';
  const noted = /^(?:friendly|casual|enthusiastic|humorous|concise)$/.test(toneOf(scene))
    ? "I've noted"
    : 'I have noted';
  return {
    ...slots,
    at: when ? ` ${when}` : '',
    with2: topic ? ` on ${topic}` : '',
    of: topic ? ` of ${topic}` : '',
    withobject: scene.gist.object ? ` with ${scene.gist.object}` : '',
    what,
    taken: occasion ? `${noted} ${occasion.what} ${when}.` : '',
    Noted: occasion ? `${noted} ${occasion.what} ${when}.` : '',
    it: scene.attached ? `the attached ${scene.attached}` : 'it',
  };
}

/** 'Tuesday / Thursday afternoon' of the times that the sender offers, or a gap where a meeting has none yet. */
function timeChoice(scene: Scene): string {
  if (!/^(?:accept|general|confirm)$/.test(scene.intent) || scene.answers.length === 0) return '';
  const offered = scene.offered.map(timeWords);
  if (offered.length > 0) {
    const one = offered.length === 1 ? offered[0] : `[${offered.join(' / ')}]`;
    return phrase(scene, 'offered', offeredLines, { one: one ?? '' });
  }
  const meets = scene.gist.kind === 'meeting' && scene.intent !== 'general';
  const exact =
    scene.answers.some((answer) => /availab/i.test(answer.ask.text)) ||
    scene.answers.some(
      (answer) =>
        answer.times.some((time) => /\d|noon/.test(time)) ||
        answer.ask.answer === 'time' ||
        answer.ask.answer === 'choice',
    );
  return meets && !exact
    ? phrase(scene, 'offered', {
        professional: [
          'I could do [day and time].',
          '[Day and time] would suit me.',
          'Would [day and time] suit you?',
        ],
      })
    : '';
}

function proposal(scene: Scene): string {
  if (scene.proposals.length === 0) return timeChoice(scene);
  if (scene.answers.some((answer) => answer.stance === 'move')) return '';
  return phrase(scene, 'proposal', proposing, { instead: scene.proposals.join(' or ') });
}

/** Sentences with the person's proposed time, where there is one, behind them. */
function withProposal(scene: Scene, text: string): string {
  return [text, proposal(scene)].filter(Boolean).join(' ');
}

function confirmation(scene: Scene): string {
  if (scene.filling?.act === 'say' && !scene.filling.text.startsWith('='))
    return `I confirm that ${scene.filling.text}.`;
  if (scene.filling) return addition(scene.filling, scene);
  const { occasion, amounts, topic, gist, answers } = scene;
  const dated = gist.kind !== 'complaint' && !answers.some((answer) => answer.times.length > 0);
  const facts = [
    occasion && dated ? `${occasion.what} ${atTime(occasion.when)}` : '',
    amounts.length === 1 && gist.kind === 'invoice' ? `the amount of ${amounts[0]}` : '',
  ].filter(Boolean);
  if (facts.length > 0) return phrase(scene, 'confirm', confirming, { facts: facts.join(' and ') });
  if (answers.length > 0) return '';
  return `I confirm that I have received your email${topic ? ` about ${topic}` : ''} and that [what you confirm].`;
}

/** The person's own terms, else a gap for them. */
function bargain(scene: Scene): string {
  const { filling } = scene;
  const [head] = scene.answers;
  const frame = head && scene.native ? frameOf(head.ask) : undefined;
  if (head && frame?.kind === 'task' && isConditional(frame, head, scene)) return '';
  if (filling?.act === 'ask-for' || filling?.act === 'offer') {
    if (/^to /.test(filling.text)) return addition(filling, scene);
    return phrase(scene, 'bargain', counterProposals, { it: filling.text });
  }
  if (filling) return addition(filling, scene);
  const amount = scene.amounts[0];
  if (amount) return phrase(scene, 'bargain', bargainingOverAmount, { amount });
  return phrase(scene, 'bargain', bargaining);
}

/** The person's own question, request or news, where it is not said with the answers already. */
function filling(scene: Scene): string {
  return scene.filling && !fillingIsGathered(scene) ? addition(scene.filling, scene) : '';
}

/** Yes or no as a whole; what was asked has been answered one by one. */
function verdict(scene: Scene, slots: Slots, lines: { here: Lines; byKind: Lines }): string {
  if (takesPlace(scene)) return phrase(scene, 'verdict', lines.here, slots);
  const answered = scene.answers.length > 0 && scene.gist.kind !== 'application';
  return answered ? '' : phrase(scene, 'verdict', lines.byKind, slots);
}

/** Said only where nothing was asked and the person added nothing. */
function unlessTold(scene: Scene, slot: string, lines: Lines, slots: Slots): string {
  if (scene.filling) return filling(scene);
  return scene.answers.length > 0 || scene.additions.length > 0 ? '' : phrase(scene, slot, lines, slots);
}

const byIntent: Record<Intent, (scene: Scene, slots: Slots) => string> = {
  accept: (scene, slots) =>
    verdict(scene, slots, { here: attended, byKind: accepted[scene.gist.kind] ?? accepted.plain }),
  decline: (scene, slots) =>
    verdict(scene, slots, { here: missed, byKind: declined[scene.gist.kind] ?? declined.plain }),
  question: (scene, slots) => unlessTold(scene, 'question', questioning, slots),
  request: (scene, slots) => unlessTold(scene, 'request', requesting, slots),
  clarify: (scene, slots) => unlessTold(scene, 'clarify', clarifying, slots),
  update: (scene, slots) => unlessTold(scene, 'update', updating, slots),
  confirm: confirmation,
  negotiate: bargain,
  'follow-up': (scene) => {
    const nudge = scene.answers.length === 0 || scene.promise?.what ? phrase(scene, 'nudge', nudging) : '';
    return filling(scene) || nudge;
  },
  introduce: (scene) => {
    const own = phrase(scene, 'introduce', introducing, { name: scene.signer ?? '[your name]' });
    return scene.filling ? `${own.replace(/,? (?:and I am )?\[your role\]/, '')} ${filling(scene)}` : own;
  },
  thank: (scene) => (scene.answers.length > 0 ? '' : phrase(scene, 'thank', thanking)),
  apologize: (scene, slots) =>
    scene.answers.length > 0 || scene.gist.kind !== 'complaint'
      ? ''
      : phrase(scene, 'amends', reactions.complaint ?? reactions.plain, slots),
  reschedule: (scene) =>
    scene.answers.some((answer) => answer.stance === 'move') ? '' : movedOccasion(scene),
  general: generalBody,
};

/** What the intent adds beside the answers, or says where the mail asks nothing. */
export function body(scene: Scene): string {
  const slots = filled(scene);
  const deciding = /^(?:accept|decline|reschedule|confirm|clarify|update|negotiate)$/.test(scene.intent);
  const nothingToDecide = needsNoDecision(scene) || (scene.automatic && scene.answers.length === 0);
  if (deciding && nothingToDecide) return withProposal(scene, generalBody(scene, slots));
  const text = byIntent[scene.intent](scene, slots);
  return scene.intent === 'reschedule' ? text : withProposal(scene, text);
}

function generalBody(scene: Scene, slots: Slots): string {
  const { kind } = scene.gist;
  const answered = scene.answers.length > 0 || scene.additions.length > 0;
  if (scene.automatic) return answered ? '' : 'I have taken note of it.';
  const lookedInto = scene.answers.some((answer) =>
    /\b(?:fix|help|solve|resolve|look into|check|verify|find out|sort out|investigate|what happened|what went wrong)\b/i.test(
      answer.ask.text,
    ),
  );
  const always = /^(?:condolence|illness)$/.test(kind) || (kind === 'complaint' && !lookedInto);
  return answered && !always ? '' : phrase(scene, 'reaction', reactions[kind] ?? reactions.plain, slots);
}

/** The line above a list of answers. */
export function listLead(scene: Scene): string {
  const needing = scene.answers.some((answer) => answer.stance === 'ask-back' || answer.stance === 'need');
  if (!needing) return phrase(scene, 'list', listing);
  return toneOf(scene) === 'concise' ? 'In order:' : 'On your points, one by one:';
}
