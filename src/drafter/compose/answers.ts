import type { Deed } from '#reading/matters/matter.ts';
import type { Answer } from '../composer.ts';
import { secretAskedFor } from '../hostile.ts';
import type { Moment } from '../moments.ts';
import { ownWords } from './own-words.ts';
import { say, type Writing } from './phrasing.ts';
import { listed, momentIn } from './times.ts';

/** The times that the person proposes, or the gap for one. */
export function otherTimes(writing: Writing): string {
  const { pack, scene } = writing;
  const times = scene.proposed.map((one) =>
    typeof one === 'string' ? ownWords(one, writing) : momentIn(writing, 'on', one),
  );
  return times.length > 0 ? listed(pack, times, 'disjunction') : pack.proposals.otherTime;
}

/** What a sentence is about: the thing, where no other ask is about the same; else which of the asks. */
function reference(answer: Answer, { pack, scene }: Writing): string {
  const { thing } = answer.matter;
  const alone = scene.answers.filter(({ matter }) => matter.thing === thing).length === 1;
  if (thing && alone) return pack.things[thing].about;
  const { questionRefs } = pack;
  if (answer.of === 1) return questionRefs.only;
  return [questionRefs.first, questionRefs.second, questionRefs.third][answer.place] ?? questionRefs.further;
}

function timeSlots(moments: readonly Moment[], writing: Writing) {
  const { pack } = writing;
  const each = (use: 'on' | 'named') => moments.map((moment) => momentIn(writing, use, moment));
  return {
    on: listed(pack, each('on'), 'disjunction'),
    named: listed(pack, each('named'), 'disjunction'),
    other: otherTimes(writing),
  };
}

/** What is said to times that were put forward; `moments` may be empty where their words name none. */
export function timeAnswer(
  { stance, place }: Pick<Answer, 'stance' | 'place'>,
  moments: readonly Moment[],
  writing: Writing,
): string {
  const { pack } = writing;
  const { proposals } = pack;
  const slots = timeSlots(moments, writing);
  const known = moments.length > 0;
  if (stance === 'move')
    return say(`time ${place}`, known ? proposals.move : proposals.moveIt, writing, slots);
  if (stance === 'no') return say(`time ${place}`, known ? proposals.no : proposals.noIt, writing, slots);
  if (moments.length > 1) {
    const times = `[${moments.map((moment) => momentIn(writing, 'on', moment)).join(' / ')}]`;
    return say(`time ${place}`, proposals.oneOf, writing, { ...slots, times });
  }
  if (stance === 'yes') return say(`time ${place}`, known ? proposals.yes : proposals.yesIt, writing, slots);
  return say(`time ${place}`, known ? proposals.open : proposals.openIt, writing, slots);
}

function deedAnswer(answer: Answer, writing: Writing): string {
  const { pack } = writing;
  const { deed, thing } = answer.matter;
  if (!deed) return '';
  const phrases = pack.deeds[deed];
  const { stance } = answer;
  const kind = stance === 'yes' || stance === 'no' ? stance : 'open';
  const forms = thing ? pack.things[thing] : undefined;
  const lines = forms ? phrases[kind] : phrases[`${kind}It`];
  return say(`deed ${answer.place}`, lines, writing, {
    ...forms,
    by: answer.by ? momentIn(writing, 'by', answer.by) : '',
  });
}

/** What is agreed to by agreeing to its time; of other deeds the day is when they are to be done: 'book a room for Friday'. */
const timely: readonly Deed[] = ['meet', 'call', 'attend', 'confirm'];

/** Whether a deed takes place at a time that two people agree on. */
export const isTimely = (deed: Deed) => timely.includes(deed);

/** Whether an ask puts a time forward that agreeing to it agrees to. */
export function isTimed({ ask, matter: { deed }, moments }: Answer): boolean {
  if (deed && !isTimely(deed)) return false;
  return ask.proposedTime !== undefined || (moments.length > 0 && deed !== undefined);
}

/** One ask, answered. */
export function answered(answer: Answer, writing: Writing): string {
  const { pack, scene } = writing;
  const { ask, stance, place } = answer;
  if (stance === 'guarded') {
    const isSecret = secretAskedFor(`${ask.sentence} ${ask.text}`) !== undefined;
    return say('guarded', isSecret ? pack.guarded.secret : pack.guarded.payment, writing);
  }
  const re = reference(answer, writing);
  const told = answer.value ?? answer.said;
  if (told !== undefined)
    return say(`told ${place}`, pack.told, writing, { re, value: ownWords(told, writing) });
  if (stance === 'move' || (isTimed(answer) && /^(?:yes|no|open)$/.test(stance)))
    return timeAnswer(answer, answer.moments, writing);
  if (stance === 'ask-back') return say(`back ${place}`, pack.askBack.one, writing, { re });
  if (stance === 'need') return say(`need ${place}`, pack.need.one, writing, { re });
  if (stance === 'explain') return say(`explain ${place}`, pack.explain.one, writing, { re });
  if (stance === 'status') return say(`status ${place}`, pack.status, writing, { re });
  if (ask.answer === 'time' && scene.proposed.length > 0)
    return say('propose', pack.proposals.propose, writing, { other: otherTimes(writing) });
  if (answer.matter.deed && stance !== 'bargain') return deedAnswer(answer, writing);
  const kind = stance === 'yes' || stance === 'no' ? stance : 'open';
  return say(`question ${place}`, pack.questions[ask.answer][kind], writing, { re });
}

/** One passage for all asks, where the intent asks something back; '' where each is answered by itself. */
export function gathered(writing: Writing): string {
  const { pack, scene } = writing;
  const stances = new Set(scene.answers.map(({ stance }) => stance));
  const [stance] = stances;
  const isTold = scene.answers.some(({ value, said }) => value !== undefined || said !== undefined);
  if (stances.size !== 1 || isTold || scene.filling) return '';
  const passage =
    stance === 'ask-back'
      ? pack.askBack
      : stance === 'need'
        ? pack.need
        : stance === 'explain'
          ? pack.explain
          : undefined;
  const [only] = scene.answers;
  if (!passage || !only) return '';
  if (scene.answers.length > 1) return say('gathered', passage.many, writing);
  return say('gathered', passage.one, writing, { re: reference(only, writing) });
}
