import { capitalize, cleanText, holdsLinkOrAddress, wordCount } from '../../clean-text.ts';
import { secretAskedFor } from '../../hostile.ts';
import type { Answer, Scene } from '../../phrase-pack.ts';
import { asserted, type Claim, denied, undecided, whether } from './clauses.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { moved } from './moves.ts';
import { contracted, type Lines, linesFor, toneOf } from './register.ts';
import { gerundOf, participleOf } from './verbs.ts';

const yesses: Lines = {
  professional: ['Yes, {it}.', 'Yes, {it}.', 'Certainly, {it}.'],
  formal: ['I am pleased to confirm that {it}.', 'I can confirm that {it}.', 'Certainly, {it}.'],
  diplomatic: ['Yes, {it}.', "I'm glad to say that {it}.", 'With pleasure: {it}.'],
  friendly: ['Yes, {it}.', 'Of course, {it}.', 'Sure, {it}.'],
  casual: ['Sure, {it}.', 'Yep, {it}.', 'Sounds good, {it}.'],
  enthusiastic: ['Absolutely, {it}!', 'Yes, {it}, gladly!', 'With pleasure, {it}!'],
  empathetic: ['Of course, {it}.', 'Yes, {it}.', 'Of course: {it}.'],
  urgent: ['Yes, {it}.', 'Confirmed: {it}.', 'Yes: {it}.'],
  humorous: ['Yes, with pleasure: {it}.', 'You had me at hello: {it}.', 'Twist my arm: {it}.'],
  assertive: ['Yes. {It}.', 'Yes, {it}.', 'Confirmed: {it}.'],
  concise: ['Yes, {it}.', 'Yes, {it}.', 'Yes: {it}.'],
};
const noes: Lines = {
  professional: ['Unfortunately, {it}.', 'I am afraid {it}.', 'I am sorry, but {it}.'],
  formal: ['I regret to say that {it}.', 'I regret that {it}.', 'Unfortunately, {it}.'],
  diplomatic: [
    'Much as I appreciate your asking, {it} at this stage.',
    'After some thought, {it} for now.',
    'I understand why you ask, but at this stage {it}.',
  ],
  friendly: ["I'm afraid {it}.", "I'm sorry, but {it}.", 'Sadly, {it}.'],
  casual: ['Sorry, {it}.', 'Afraid {it}.', 'Sadly, {it}.'],
  enthusiastic: [
    "I'd have loved to say yes, but {it}.",
    'I wish it were otherwise, but {it}.',
    'I love the idea, but sadly {it}.',
  ],
  empathetic: [
    "I'm really sorry, but {it}.",
    'I know this is not what you were hoping for, but {it}.',
    "I'm sorry to disappoint you, but {it}.",
  ],
  urgent: ['Unfortunately, {it}.', 'To be clear straight away: {it}.', 'So that you can plan: {it}.'],
  humorous: [
    'My calendar says no, I am afraid: {it}.',
    'I checked twice, hoping for a different answer, but {it}.',
    'Much as I would love to say yes, {it}.',
  ],
  assertive: ['{It}.', 'No, {it}.', 'My answer is no: {it}.'],
  concise: ['Sorry, {it}.', 'Unfortunately, {it}.', 'No, {it}.'],
};
const laterNoes: Lines = { professional: ['{It}.', 'Unfortunately, {it}.'], assertive: ['{It}.'] };
const plainYes: Lines = {
  professional: ['{It}.'],
  enthusiastic: ['{It}!', 'And yes, {it}!'],
  friendly: ['And yes, {it}.', '{It}.'],
};

/** Puts a clause into one of several sentences. */
function said(lines: Lines, clause: string, scene: Scene, answer: Answer): string {
  const options = linesFor(lines, toneOf(scene));
  const start = options.indexOf(scene.choose('wrap', options));
  const line = options[(Math.max(start, 0) + answer.place) % options.length] ?? '{It}.';
  return line.replace('{it}', contracted(clause)).replace('{It}', capitalize(contracted(clause)));
}

function yes(clause: string, scene: Scene, answer: Answer): string {
  if (answer.of > 3)
    return /^(?:I will|please)\b/.test(clause) ? sentence(clause) : `Yes, ${contracted(clause)}.`;
  return said(answer.place === 0 ? yesses : plainYes, clause, scene, answer);
}

function no(clause: string, scene: Scene, answer: Answer): string {
  const before = scene.answers.slice(0, answer.place).filter((other) => other.stance === 'no').length;
  if (before === 0) return said(noes, clause, scene, answer);
  const mine = /^I (?=can't|won't|am not|don't|didn't|would not|cannot|have no)/;
  if (answer.of > 3 || !mine.test(clause)) return said(laterNoes, clause, scene, answer);
  return capitalize(
    `${before === 1 ? clause.replace(/^I am not /, 'I am also not ').replace(mine, (start) => (clause.startsWith('I am not') ? '' : `${start}also `)) : `${clause} either`}.`,
  );
}

/** A sentence's first letter in upper case, inside a gap too: '[Name] will attend.' */
function opened(text: string): string {
  return capitalize(text).replace(/^\[\p{Ll}/u, (start) => start.toUpperCase());
}

const sentence = (clause: string) => capitalize(`${contracted(clause)}.`);
const need = '[what you need]';
const first = (answer: Answer) => answer.place === 0;

/** The verb phrase as a noun: 'send you the contract' → 'sending you the contract'. */
export function gerundPhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [gerundOf(verb), ...rest].join(' ');
}

/** 'send you the contract' → 'sent you the contract'. */
function donePhrase(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [participleOf(verb), ...rest].join(' ');
}

const deadline =
  /\b(?:by|before|until|today|tomorrow|tonight|this (?:week|afternoon|morning|evening)|next week|asap|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

type Task = Extract<Frame, { kind: 'task' }>;

/** A question back about something to do; undefined where none fits by itself. */
export function taskBack(task: Task): string | undefined {
  const { act, phrase, object } = task;
  const thing = object && wordCount(object) <= 8 ? object : undefined;
  if (act === 'provide' && thing) {
    return deadline.test(phrase)
      ? `Is there a particular format you need for ${thing}?`
      : `When do you need ${thing}, and is there a particular format you would like?`;
  }
  if (act === 'review' && thing)
    return `Is there anything in ${thing} that you would like me to look at first?`;
  if (act === 'meet')
    return `Before we ${phrase}, could you tell me what you would like to cover and how long we should plan for?`;
  if (act === 'attend') return 'Before I say yes, could you tell me a little more about what is planned?';
  return undefined;
}

/** What one simply does when told: no decision of the person's stands behind it. */
const compliance =
  /^(?:ensure|include|make sure|plan my|keep (?:in mind|an eye|my|you)|remember|bring|follow|use|be (?:on time|there|ready|prepared|aware)|mark|save|bear in mind|look out|take (?:care|note)|stay|avoid|update my|let you know)\b/;

function taskOpen(task: Task, answer: Answer, scene: Scene): string {
  const { act, phrase, together } = task;
  const timedElsewhere =
    answer.times.length === 0 &&
    scene.answers.some(
      (other) => other !== answer && (other.times.length > 0 || other.ask.answer === 'time'),
    );
  if (act === 'attend') return `I [would be glad to / am sorry that I can't] ${phrase}.`;
  if (together && timedElsewhere) return `I would be glad to ${phrase}.`;
  if (together) return `I [can / can't] ${phrase}.`;
  if (/^(?:fix|solve|resolve|look into|sort out|investigate) \w+$/.test(phrase))
    return 'I will look into it and come back to you.';
  if (compliance.test(phrase)) return sentence(`I will ${phrase}`);
  if (act === 'review' && !deadline.test(phrase)) {
    const back = /\blet you know\b|\bget back\b/.test(phrase) ? '' : ' and come back to you';
    return sentence(`I will ${phrase}${back}`);
  }
  if (act === 'provide' && !deadline.test(phrase) && scene.intent !== 'introduce')
    return sentence(`I will ${phrase} [by when]`);
  return `I [will / can't] ${phrase}.`;
}

const coming: Lines = {
  professional: [
    'Yes, I would be glad to {it}.',
    'I am happy to accept and will {it}.',
    'Yes, I will gladly {it}.',
  ],
  formal: [
    'I would be pleased to {it}.',
    'It would be my pleasure to {it}.',
    'I am pleased to confirm that I will {it}.',
  ],
  friendly: ["Yes, I'd love to {it}.", "Of course, I'd be glad to {it}.", "I'd be delighted to {it}."],
  casual: ["Sure, I'd love to {it}.", "Count me in, I'd love to {it}.", "Yep, I'll {it}."],
  enthusiastic: [
    "Yes, I'd absolutely love to {it}!",
    "I'd be thrilled to {it}!",
    "Absolutely, I'd love to {it}!",
  ],
  assertive: ['Yes, I will {it}.', 'Confirmed: I will {it}.', 'Yes. I will {it}.'],
  urgent: ['Yes, I will {it}.', 'Confirmed: I will {it}.'],
  concise: ["Yes, I'll {it}.", "Yes, I'd be glad to {it}."],
};

/** Something to do, answered. */
export function taskAnswer(task: Task, answer: Answer, scene: Scene): string {
  const { phrase, together, act } = task;
  switch (answer.stance) {
    case 'yes':
      if (act === 'pay') return `I have noted the request to ${phrase} and will check it on my side first.`;
      if (act === 'attend') return said(coming, phrase, scene, answer);
      if (together && /^(?:formal|diplomatic)$/.test(toneOf(scene))) return `I would be glad to ${phrase}.`;
      return yes(together ? `let's ${phrase}` : `I will ${phrase}`, scene, answer);
    case 'no':
      return no(
        first(answer) || answer.place % 2 === 0 ? `I can't ${phrase}` : `I won't be able to ${phrase}`,
        scene,
        answer,
      );
    case 'ask-back':
      return taskBack(task) ?? `Before I ${phrase}, could you tell me [what you need to know]?`;
    case 'need':
      return first(answer)
        ? `To ${phrase}, I would need ${need} from you first.`
        : `To ${phrase}, I also need ${need}.`;
    case 'explain':
      return `${first(answer) ? 'To be clear, ' : ''}I [can / can't] ${phrase}.`;
    case 'status':
      return together
        ? `I [can / can't] ${phrase}.`
        : `I [have / have not yet] ${donePhrase(phrase.replace(/ (?:by|before|until) (?!email|phone|post|mail|hand)[^,]{2,30}$/, ''))}.`;
    case 'bargain':
      return first(answer)
        ? `I am open to ${gerundPhrase(phrase)}, provided that [your condition].`
        : `I [can / can't] ${phrase}.`;
    default:
      return taskOpen(task, answer, scene);
  }
}

const agreeable =
  /^(?:still |all |already |also |now )?(?:booked|confirmed|ready|available|ok|okay|fine|good|possible|included|allowed|correct|right|true|valid|open|approved|acceptable|clear|happy|convenient|feasible|in order|welcome|free)\b/;

/**
 * Whether yes or no is the person's to say by intent alone: what they will, can and want, times that suit, leave
 * that is asked for. What happened, or how the world stands, stays a gap; a plain 'yes' may grant a state.
 */
function decidable(claim: Claim, granting: boolean): boolean {
  const { subject, pos, rest } = claim;
  if (/^(?:works?|suits?)\b/.test(pos)) return true;
  if (agreeable.test(rest)) return granting || /\b(?:me|us)\b/.test(rest) || subject === 'I';
  if (subject === 'I') return granting ? true : !/^(?:have|had|did|was)\b/.test(pos) && !/ed$/.test(pos);
  if (/^(?:you|we)$/.test(subject))
    return /^(?:can|could|may|should|will|would)$/.test(pos) || claim.yes !== undefined;
  return granting && (/^(?:will|can)$/.test(pos) || claim.yes !== undefined);
}

function claimAnswer(frame: Extract<Frame, { kind: 'claim' }>, answer: Answer, scene: Scene): string {
  const { claim } = frame;
  switch (answer.stance) {
    case 'yes':
      return decidable(claim, true)
        ? yes(asserted(claim), scene, answer)
        : `${capitalize(undecided(claim))}.`;
    case 'no':
      if (claim.no?.startsWith('there is no need')) return sentence(claim.no);
      return decidable(claim, false) ? no(denied(claim), scene, answer) : `${capitalize(undecided(claim))}.`;
    case 'ask-back':
      return claim.subject === 'I'
        ? `Before I can tell you ${whether(claim)}, could you give me a few more details?`
        : `Before I can say ${whether(claim)}, could you tell me [what you need to know]?`;
    case 'need':
      return first(answer)
        ? `To tell you ${whether(claim)}, I need ${need} from you first.`
        : `I also need ${need} to tell you ${whether(claim)}.`;
    case 'explain':
      return first(answer) ? `To be clear, ${undecided(claim)}.` : `${capitalize(undecided(claim))}.`;
    case 'status':
      return first(answer) ? `As things stand, ${undecided(claim)}.` : `${capitalize(undecided(claim))}.`;
    case 'bargain':
      return claim.subject === 'I' && first(answer)
        ? `I could say yes if [your condition].`
        : `${capitalize(undecided(claim))}.`;
    default:
      return `${capitalize(undecided(claim))}.`;
  }
}

function valueAnswer(frame: Extract<Frame, { kind: 'value' }>, answer: Answer, scene: Scene): string {
  const { start, gap, end, name } = frame;
  const told = [start, answer.value ?? `[${gap}]`, end].filter(Boolean).join(' ');
  if (answer.value !== undefined) return opened(`${contracted(told)}.`);
  switch (answer.stance) {
    case 'no':
      return no(
        /^(?:what|when|where|who|which|how|why)\b/.test(name)
          ? `I can't say ${name}`
          : `I can't share ${name}`,
        scene,
        answer,
      );
    case 'ask-back':
      return `So that I can tell you ${name}, could you let me know exactly what you need?`;
    case 'need':
      return `To tell you ${name}, I ${first(answer) ? '' : 'also '}need ${need} from you${first(answer) ? ' first' : ''}.`;
    case 'explain':
      return first(answer) && start !== '' ? `To clarify, ${told}.` : opened(`${told}.`);
    case 'status':
      return first(answer) && start !== '' ? `As things stand, ${told}.` : opened(`${told}.`);
    default:
      return opened(`${contracted(told)}.`);
  }
}

function choiceAnswer(frame: Extract<Frame, { kind: 'choice' }>, answer: Answer, scene: Scene): string {
  const { start, options, end, name } = frame;
  if (answer.stance === 'no' && start === '' && /^works?\b/.test(end)) {
    const [left = '', right = ''] = options.split(' / ');
    return no(`neither ${left} nor ${right} works${end.replace(/^works?/, '')}`, scene, answer);
  }
  if (answer.stance === 'ask-back')
    return `Before I choose between ${name.replace(/ or /, ' and ')}, could you tell me [what you need to know]?`;
  return capitalize([start, `[${options}]`, end].filter(Boolean).join(' '))
    .concat('.')
    .replace(/^\[(\p{L})/u, (_, letter: string) => `[${letter}`);
}

function aboutAnswer(frame: Extract<Frame, { kind: 'about' }>, answer: Answer, scene: Scene): string {
  const { name, wants, word = 'thoughts' } = frame;
  const on = name ? ` on ${name}` : '';
  if (answer.stance === 'ask-back')
    return `Could you tell me a little more about what you have in mind${name ? ` for ${name}` : ''}?`;
  if (answer.stance === 'need')
    return `To answer${on}, I ${first(answer) ? '' : 'also '}need ${need} from you.`;
  if (wants === 'view')
    return answer.stance === 'no'
      ? no(`I can't comment${on} yet`, scene, answer)
      : `My ${word}${on}: [your ${word}].`;
  if (wants === 'reason')
    return answer.stance === 'no'
      ? no(`I can't tell you why ${name}`, scene, answer)
      : `The reason ${name} is [reason].`;
  if (wants === 'status')
    return answer.stance === 'no'
      ? no(`I have no news${on} yet`, scene, answer)
      : `The current status${name ? ` of ${name}` : ''} is [where things stand].`;
  if (answer.stance === 'yes') return `As for ${name}, yes: [details].`;
  if (answer.stance === 'no') return no(`I can't help with ${name}`, scene, answer);
  return `As for ${name}, [your answer].`;
}

const places = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** How an ask is pointed at when its words cannot be used: by its place, or quoted where it is short. */
export function pointedAt(answer: Answer, scene: Scene): string {
  const kind = answer.ask.kind;
  const quote = cleanText(answer.ask.text)
    .replace(/["“”«»]/g, '')
    .replace(/[.\s]+$/, '');
  if (
    !scene.native &&
    quote !== '' &&
    wordCount(quote) <= 12 &&
    quote.length <= 90 &&
    !holdsLinkOrAddress(quote)
  )
    return `your ${kind} “${quote}”`;
  if (answer.of === 1) return `your ${kind}`;
  return `your ${places[answer.place] ?? 'further'} ${answer.place < places.length ? 'point' : kind}`;
}

function unnamedAnswer(answer: Answer, scene: Scene): string {
  const it = pointedAt(answer, scene);
  switch (answer.stance) {
    case 'yes':
      return `On ${it}: yes, [details].`;
    case 'no':
      return `On ${it}: ${no("I can't help with this", scene, answer).replace(/^(?!I\b)./, (letter) => letter.toLowerCase())}`;
    case 'ask-back':
      return `On ${it}, could you tell me a little more?`;
    case 'need':
      return `On ${it}, I need ${need} from you.`;
    default:
      return `On ${it}: [your answer].`;
  }
}

function guarded(answer: Answer, scene: Scene): string {
  const context = `${answer.ask.sentence} ${answer.ask.text}`;
  const secret = secretAskedFor(context);
  if (!secret && scene.intent === 'decline') return 'I will not be making this payment.';
  const lines = secret
    ? [
        `For security reasons I don't share ${secret} by email; I'd rather check this with you through another channel.`,
        `I don't send ${secret} by email, so I will check this request through a contact I already know.`,
        `As a rule I don't pass on ${secret} by email; could we sort this out by phone instead?`,
      ]
    : [
        'On the payment you mention: I will check this on my side before anything is settled.',
        'As for the payment, I will verify the request through our usual channel first.',
        'Before anything is paid, I will check the request on my side.',
      ];
  return scene.choose('guarded', lines);
}

/** One ask, answered in the scene's tone and in the mail's own words where they can be turned round. */
export function answer(item: Answer, scene: Scene): string {
  if (item.stance === 'guarded') return guarded(item, scene);
  if (item.said !== undefined && item.value === undefined) return sentence(item.said);
  const frame: Frame = scene.native ? frameOf(item.ask) : { kind: 'none' };
  if (item.value !== undefined && frame.kind !== 'value') return sentence(item.said ?? item.value);
  if (item.stance === 'move') return moved(item, frame, scene);
  if (frame.kind === 'claim') return claimAnswer(frame, item, scene);
  if (frame.kind === 'task') return taskAnswer(frame, item, scene);
  if (frame.kind === 'value') return valueAnswer(frame, item, scene);
  if (frame.kind === 'choice') return choiceAnswer(frame, item, scene);
  if (frame.kind === 'about') return aboutAnswer(frame, item, scene);
  return unnamedAnswer(item, scene);
}
