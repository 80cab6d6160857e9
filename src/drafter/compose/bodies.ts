import type { Scene } from '../composer.ts';
import { otherTimes, timeAnswer } from './answers.ts';
import { isOurs } from './openings.ts';
import { added } from './own-words.ts';
import { say, type Writing } from './phrasing.ts';
import { listed, momentIn, sumIn } from './times.ts';
import { isMeeting, isTimed, isTimely } from './verdicts.ts';

/** Mails that put nothing before the reader which could be accepted, declined or moved. */
export const undecided =
  /^(?:thanks|congratulation|condolence|illness|apology|information|announcement|reminder|sharing|approval|pending|rejection|cancellation|chaser|introduction|unsolicited)$/;

function bargaining(writing: Writing): string {
  const { pack, scene } = writing;
  if (scene.filling) return added(scene.filling, writing);
  // A discount or a share ('5 %') is a term, no sum.
  const sums = scene.sums.filter(({ unit }) => unit !== undefined && unit !== '%');
  const asked = sums.find(({ text }) => scene.answers.some(({ ask }) => ask.text.includes(text)));
  // What a complaint mentions is what was paid, not what is bargained for.
  const sum = asked ?? (scene.gist.kind === 'complaint' ? undefined : sums[0]);
  return sum
    ? say('bargain', pack.bargain.amount, writing, { amount: sumIn(pack, sum) })
    : say('bargain', pack.bargain.bare, writing);
}

function confirming(writing: Writing): string {
  const { pack, scene } = writing;
  if (/^(?:condolence|illness)$/.test(scene.gist.kind)) return '';
  const days = scene.stated.slice(0, 3).map((moment) => momentIn(writing, 'named', moment));
  const sums = scene.sums.filter(({ unit }) => unit !== undefined).slice(0, 2);
  const facts = [...days, ...sums.map((sum) => sumIn(pack, sum))];
  return facts.length > 0
    ? say('body', pack.bodies.confirm.facts, writing, { facts: listed(pack, facts, 'conjunction') })
    : say('body', pack.bodies.confirm.bare, writing);
}

/** What is said to a day that the mail names without asking for an answer. */
function decided(writing: Writing, stance: 'yes' | 'no' | 'move'): string {
  const { scene } = writing;
  const moments = scene.stated.slice(0, 1);
  const timely = /^(?:meeting|invitation|honour)$/.test(scene.gist.kind) && moments.length > 0;
  return timely ? timeAnswer({ stance, place: 0 }, moments, writing) : '';
}

/** A mail's matter is accepted or declined as a whole. */
function settled(writing: Writing, stance: 'yes' | 'no'): string {
  const { pack, scene } = writing;
  const { kind } = scene.gist;
  if (undecided.test(kind)) return '';
  if (kind === 'invoice') return say('body', pack.deeds.pay[`${stance}It`], writing);
  if (kind === 'application' && stance === 'yes') return say('body', pack.bodies.confirm.bare, writing);
  if (kind === 'complaint' && stance === 'yes') return say('body', pack.apologies.remedy, writing);
  const lines = stance === 'yes' ? pack.bodies.accept : pack.bodies.decline;
  return decided(writing, stance) || say('body', lines, writing);
}

/** Mails that have to do with nothing that could take place at another time. */
const unmovable = /^(?:condolence|illness|complaint|invoice|thanks|congratulation|unsolicited)$/;

/** Three documents that are asked for take place at no time. */
export function isMovable({ gist, stated, answers }: Scene): boolean {
  if (/^(?:meeting|invitation|honour)$/.test(gist.kind) || stated.length > 0) return true;
  if (answers.length === 0) return !unmovable.test(gist.kind);
  return answers.some(
    (answer) =>
      answer.ask.answer === 'time' || answer.stance === 'move' || isTimed(answer) || isMeeting(answer),
  );
}

/** What is done about a complaint stands in the answer to what it asks for. */
function isRemedied({ answers }: Scene): boolean {
  return answers.some(
    ({ ask, matter: { deed }, stance, value, said }) =>
      stance === 'open' &&
      value === undefined &&
      said === undefined &&
      (deed === undefined ? /^(?:action|explanation)$/.test(ask.answer) : !isTimely(deed) && deed !== 'tell'),
  );
}

function moved(writing: Writing): string {
  const { pack, scene } = writing;
  if (unmovable.test(scene.gist.kind)) return '';
  const other = otherTimes(writing);
  return decided(writing, 'move') || say('body', pack.bodies.reschedule, writing, { other });
}

/** What the intent says by itself, where the mail asks nothing. */
function unasked(writing: Writing): string {
  const { pack, scene } = writing;
  const { bodies } = pack;
  if (scene.filling && /^(?:question|request|update|clarify|introduce|confirm)$/.test(scene.intent))
    return added(scene.filling, writing);
  switch (scene.intent) {
    case 'question':
      return say('body', bodies.question, writing);
    case 'accept':
      return settled(writing, 'yes');
    case 'decline':
      return settled(writing, 'no');
    case 'reschedule':
      return moved(writing);
    case 'request':
      return say('body', bodies.request, writing);
    case 'update':
      return say('body', bodies.update, writing);
    case 'clarify':
      return say('body', bodies.clarify, writing);
    case 'confirm':
      return confirming(writing);
    default:
      return '';
  }
}

/** What the intent adds beside the answers, or says where nothing is asked. */
export function body(writing: Writing): string {
  const { pack, scene } = writing;
  const { intent } = scene;
  if (intent === 'negotiate') return bargaining(writing);
  if (intent === 'introduce') {
    if (scene.filling) return added(scene.filling, writing);
    // Whoever was introduced is greeted, and nobody else is meant.
    return scene.introduced ? '' : say('body', pack.bodies.introduce, writing);
  }
  if (intent === 'apologize' && !scene.withoutApology)
    return isRemedied(scene) ? '' : say('body', pack.apologies.remedy, writing);
  if (intent === 'follow-up')
    return isOurs(scene) && !isRemedied(scene) ? say('body', pack.bodies.update, writing) : '';
  if (scene.answers.length === 0) return unasked(writing);
  const isMoved = scene.answers.some(
    ({ stance, ask, said }) =>
      stance === 'move' ||
      (ask.answer === 'time' && scene.proposed.length > 0) ||
      (said !== undefined && ask.proposedTime !== undefined),
  );
  const asks = /^(?:question|request|clarify)$/.test(intent) || (intent === 'update' && scene.filling);
  if (scene.filling && asks) return added(scene.filling, writing);
  if (scene.proposed.length > 0 && !isMoved)
    return say('propose', pack.proposals.propose, writing, { other: otherTimes(writing) });
  return intent === 'reschedule' && !isMoved && isMovable(scene) ? moved(writing) : '';
}
