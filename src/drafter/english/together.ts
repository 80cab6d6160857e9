import { capitalize } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { conditionOf } from './asked-conditions.ts';
import { type Claim, whether } from './clauses.ts';
import type { Frame } from './frame.ts';
import { donePhrase, gerundPhrase, givesMoney, isComplied, ownWords, type Task } from './task-answers.ts';
import { no, sentence, yes } from './wrapping.ts';

/** An ask with what was understood of it. */
export type Item = { answer: Answer; frame: Frame };

/** 'a, b and c'. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const taskOf = ({ frame }: Item): Task | undefined => (frame.kind === 'task' ? frame : undefined);
const claimIn = ({ frame }: Item): Claim | undefined => (frame.kind === 'claim' ? frame.claim : undefined);
const dayWords =
  /\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|next (?:meeting|call|session)/i;

/** One passage and the number of asks that it deals with; 0 where they stand better alone. */
type Passage = { text: string; takes: number };
const nothing: Passage = { text: '', takes: 0 };

/** What is to be read, and the comments on it that the next ask wants; undefined where the two are not asked for. */
function readAndSent(
  [item, next]: readonly (Item | undefined)[],
  scene: Scene,
): { read: string; comments: string; due: string } | undefined {
  const task = item && taskOf(item);
  if (!item || !next || task?.act !== 'review' || next.frame.kind !== 'about' || next.frame.wants !== 'view')
    return undefined;
  const { name, word = 'thoughts' } = next.frame;
  return {
    read: ownWords(task, scene).replace(/ and (?:let you know|come back to you)$/, ''),
    comments: name ? `${word} on ${name}` : word,
    due: next.answer.ask.deadline ?? '[by when]',
  };
}

/** Comments are sent by who agrees to read, and not by who refuses to. */
function reviewDecided(items: readonly Item[], at: number, scene: Scene): Passage {
  const [item, next] = [items[at], items[at + 1]];
  const both = readAndSent([item, next], scene);
  if (!both || !item || !next || (next.answer.stance !== 'open' && next.answer.stance !== item.answer.stance))
    return nothing;
  const { read, comments, due } = both;
  const text =
    item.answer.stance === 'yes'
      ? yes(`I will ${read} and send you my ${comments} ${due}`, scene, item.answer)
      : no(`I can't ${read} or send you my ${comments}`, scene, item.answer);
  return { text, takes: 2 };
}

/** 'I'll review the plan and send you my feedback': what follows from the reading, promised in one sentence. */
function reviewed(items: readonly Item[], at: number, scene: Scene): Passage {
  const [item, next] = [items[at], items[at + 1]];
  const task = item && taskOf(item);
  if (!item || !next || task?.act !== 'review' || next.answer.stance !== 'open') return nothing;
  const both = readAndSent([item, next], scene);
  if (both)
    return { text: sentence(`I will ${both.read} and send you my ${both.comments} ${both.due}`), takes: 2 };
  const first = ownWords(task, scene).replace(/ and (?:let you know|come back to you)$/, '');
  const { frame } = next;
  if (frame.kind === 'value' && frame.name === 'my availability')
    return { text: sentence(`I will ${first} and let you know when I am available [by when]`), takes: 2 };
  const claim = claimIn(next);
  if (claim && /^(?:any|some|it|this|that|these|everything|anything|there)\b/.test(claim.subject))
    return { text: sentence(`I will ${first} and let you know ${whether(claim)}`), takes: 2 };
  return nothing;
}

const looksInto =
  /^(?:check|verify|look into|find out|ask|see|enquire|inquire|investigate|follow up|contact|chase|speak (?:to|with)|talk to)\b/;

/** 'I'll check with the courier and let you know when they will arrive': what comes of it is told later. */
function foundOut(items: readonly Item[], at: number, scene: Scene): Passage {
  const [item, next] = [items[at], items[at + 1]];
  const task = item && taskOf(item);
  if (!task || !next || !looksInto.test(task.phrase) || next.answer.stance !== item.answer.stance)
    return nothing;
  const { answer, frame } = next;
  if (
    answer.said !== undefined ||
    answer.value !== undefined ||
    answer.ask.sentence !== item.answer.ask.sentence
  )
    return nothing;
  const claim = claimIn(next);
  const what = claim ? whether(claim) : frame.kind === 'value' ? frame.name : '';
  if (!/^(?:whether|what|when|where|who|which|how|why)\b/.test(what)) return nothing;
  return { text: sentence(`I will ${ownWords(task, scene)} and let you know ${what}`), takes: 2 };
}

/** What one does when told: 'I'll plan my work accordingly and send you the list [by when].' */
function complied(items: readonly Item[], at: number, scene: Scene): Passage {
  const deeds: string[] = [];
  let gap = '';
  let takes = 0;
  for (const { answer, frame } of items.slice(at)) {
    if (frame.kind !== 'task' || answer.stance !== 'open' || !isComplied(frame, answer, scene)) break;
    const { phrase, promise } = isComplied(frame, answer, scene) ?? { phrase: '', promise: '' };
    if (deeds.join(' ').length + phrase.length > 170) break;
    deeds.push(phrase);
    gap = promise || gap;
    takes++;
  }
  if (takes < 2) return nothing;
  const receipt = deeds.findIndex((deed) => /^(?:acknowledge|confirm) receipt$/.test(deed));
  if (receipt >= 0) {
    const others = deeds.filter((_, place) => place !== receipt);
    return { text: `I confirm receipt and will ${listed(others)}.`, takes };
  }
  return { text: sentence(`I will ${listed(deeds)}${gap}`), takes };
}

/** 'I [can / can't] update the deck and send it to the client.' */
function undecidedDeeds(items: readonly Item[], at: number, scene: Scene): Passage {
  const deeds: string[] = [];
  for (const { answer, frame } of items.slice(at)) {
    if (frame.kind !== 'task' || answer.stance !== 'open' || frame.together || frame.act === 'attend') break;
    if ((frame.act === 'meet' && !/ with (?!you\b)/.test(frame.phrase)) || isComplied(frame, answer, scene))
      break;
    if (deeds.join(' ').length + frame.phrase.length > 170 || givesMoney(frame)) break;
    deeds.push(ownWords(frame, scene));
  }
  if (deeds.length < 2) return nothing;
  const joined = listed(deeds);
  return {
    text: `I [${/^(?:be|have)\b/.test(joined) ? 'will' : 'can'} / can't] ${joined}.`,
    takes: deeds.length,
  };
}

/** 'I [have / have not yet] reviewed it and sent a corrected version.' */
function standing(items: readonly Item[], at: number): Passage {
  const done: string[] = [];
  for (const { answer, frame } of items.slice(at)) {
    if (
      frame.kind !== 'task' ||
      answer.stance !== 'status' ||
      frame.together ||
      givesMoney(frame) ||
      /^(?:attend|meet)$/.test(frame.act)
    )
      break;
    done.push(donePhrase(frame.phrase));
  }
  return done.length < 2 ? nothing : { text: `I [have / have not yet] ${listed(done)}.`, takes: done.length };
}

function isTime({ frame }: Item): boolean {
  if (frame.kind === 'choice') return /works?|suits?/.test(frame.end);
  if (frame.kind !== 'claim') return false;
  const { subject, pos, rest } = frame.claim;
  return /^(?:works?|suits?)$/.test(pos) || (subject === 'I' && /^(?:available|free)\b/.test(rest));
}

/** A meeting that is asked for together with its times: gladly, and which of the times. */
function met(items: readonly Item[], at: number, scene: Scene): Passage {
  const head = items[at];
  const task = head && taskOf(head);
  if (!head || !task || task.act !== 'meet' || head.answer.stance !== 'open') return nothing;
  if (
    !task.together &&
    (/ with (?!you\b)/.test(task.phrase) || /^(?:move|postpone|push|reschedule)\b/.test(task.phrase))
  )
    return nothing;
  const phrase = ownWords(task, scene).replace(/ to introduce yourself\b.*$/, '');
  let takes = 1;
  while (
    taskOf(items[at + takes] ?? head)?.act === 'meet' &&
    items[at + takes]?.answer.stance === 'open' &&
    items[at + takes]
  )
    takes++;
  const among = takes;
  while (
    items[at + takes] &&
    isTime(items[at + takes] as Item) &&
    items[at + takes]?.answer.stance === 'open'
  )
    takes++;
  const times = items.slice(at + among, at + takes);
  if (times.length === 0) {
    const fixed = dayWords.test(phrase);
    if (fixed && !/\bnext (?:meeting|call|session)\b/.test(phrase) && task.together)
      return { text: `${capitalize(gerundPhrase(phrase))} [works / doesn't work] for me.`, takes };
    const open =
      fixed ||
      scene.offered.length > 0 ||
      scene.proposals.length > 0 ||
      /\b(?:move|postpone|push)\b/.test(phrase);
    return {
      text: sentence(`I would be glad to ${phrase}${open ? '' : '; [day and time] would suit me'}`),
      takes,
    };
  }
  const exact =
    times.find(({ frame }) => frame.kind === 'choice') ??
    times.find((item) => claimIn(item)?.subject !== 'I') ??
    times[0];
  const when =
    exact?.frame.kind === 'choice'
      ? `[${exact.frame.options}] would suit me best`
      : `${dayWords.test(exact?.frame.kind === 'claim' ? exact.frame.claim.subject : '') ? timed(exact) : 'I am free [day and time]'}`;
  return {
    text: `${sentence(`I would be glad to ${phrase}`)} ${capitalize(when).replace(/^\[\p{Ll}/u, (open) => open.toUpperCase())}.`,
    takes,
  };
}

function timed(item: Item | undefined): string {
  const claim = item && claimIn(item);
  return claim ? `${claim.subject} [${claim.pos} / ${claim.neg}] ${claim.rest}` : '';
}

/** 'That would cost [amount], and delivery takes [how long].' */
function told(items: readonly Item[], at: number): Passage {
  const [one, other] = [items[at]?.frame, items[at + 1]?.frame];
  if (one?.kind !== 'value' || other?.kind !== 'value' || items[at + 1]?.answer.stance !== 'open')
    return nothing;
  if (items[at]?.answer.value !== undefined || items[at + 1]?.answer.said !== undefined) return nothing;
  const say = ({ start, gap, end }: typeof one) => [start, `[${gap}]`, end].filter(Boolean).join(' ');
  const [left, right] = [say(one), say(other)];
  if (one.start === '' || !/^\p{Ll}|^I /u.test(right) || left.length + right.length > 110) return nothing;
  return { text: sentence(`${left}, and ${right}`), takes: 2 };
}

/** Asks that read better in one sentence than one by one, from the one at `at` on. */
export function passageFrom(items: readonly Item[], at: number, scene: Scene): Passage {
  const [item] = items.slice(at);
  // What the person has answered stands by itself.
  const answered = items.findIndex(
    ({ answer }, place) => place >= at && (answer.said !== undefined || conditionOf(answer.ask) !== ''),
  );
  const open = answered < 0 ? items : items.slice(0, answered);
  if (item?.answer.stance === 'status' && item.answer.said === undefined) return standing(open, at);
  if (item && /^(?:yes|no)$/.test(item.answer.stance) && item.answer.said === undefined) {
    const found = item.answer.stance === 'yes' ? foundOut(open, at, scene) : nothing;
    return found.takes > 0 ? found : reviewDecided(open, at, scene);
  }
  if (item?.answer.stance !== 'open' || item.answer.said !== undefined) return nothing;
  for (const merge of [foundOut, reviewed, met, complied, undecidedDeeds, told]) {
    const passage = merge(open, at, scene);
    if (passage.takes > 0) return passage;
  }
  return nothing;
}
