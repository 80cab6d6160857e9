import { accountLine } from '../account-lines.ts';
import { capitalize } from '../clean-text.ts';
import type { Answer, Scene } from '../composer.ts';
import { asksForPayment, asksForSecrecy, asksWhereToPay, secretAskedFor } from '../hostile.ts';
import { underCondition } from './asked-conditions.ts';
import { banAnswer } from './ban-answers.ts';
import { asserted, denied, undecided, whether } from './clauses.ts';
import { attends, decidable } from './decidable.ts';
import { attendance, honoured, wishAnswer } from './decisions.ts';
import type { Frame } from './frame.ts';
import { frameOf } from './frames.ts';
import { moved } from './moves.ts';
import { comingIsDeclined, decided, refusesAnother } from './refusals.ts';
import { contracted } from './register.ts';
import { taskAnswer } from './task-answers.ts';
import { unnamedAnswer } from './unnamed.ts';
import { first, need, no, opened, sentence, yes } from './wrapping.ts';

function claimAnswer(frame: Extract<Frame, { kind: 'claim' }>, answer: Answer, scene: Scene): string {
  const { claim } = frame;
  const again = /^(?:this|that|the) (?:time|date|day|slot)\b/.test(claim.subject) && answer.place > 0;
  if (again && !/^(?:yes|no)$/.test(answer.stance)) return '';
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
    case 'status':
      return first(answer) ? `As things stand, ${undecided(claim)}.` : `${capitalize(undecided(claim))}.`;
    case 'bargain':
      return /^(?:I|we)$/.test(claim.subject) ? '' : `${capitalize(undecided(claim))}.`;
    default:
      return attends(claim, scene) ? attendance(answer, scene) : `${opened(undecided(claim))}.`;
  }
}

function valueAnswer(frame: Extract<Frame, { kind: 'value' }>, answer: Answer, scene: Scene): string {
  const { start, gap, end, name } = frame;
  const told = [start, answer.value ?? `[${gap}]`, end].filter(Boolean).join(' ');
  if (answer.value !== undefined) return opened(`${contracted(told)}.`);
  switch (answer.stance) {
    case 'no':
      if (refusesAnother(answer, scene)) return opened(`${contracted(told)}.`);
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
    case 'status':
      return first(answer) && start !== '' ? `As things stand, ${told}.` : opened(`${told}.`);
    default:
      return opened(`${contracted(told)}.`);
  }
}

function choiceAnswer(frame: Extract<Frame, { kind: 'choice' }>, answer: Answer, scene: Scene): string {
  const { start, options, end, name, refused, instead, accepted } = frame;
  if (answer.stance === 'yes' && accepted) return yes(accepted, scene, answer);
  if (answer.stance === 'no' && refused)
    return [no(refused, scene, answer), instead ? sentence(instead) : ''].filter(Boolean).join(' ');
  if (answer.stance === 'no' && start === 'I will') {
    const [left = '', right = ''] = options.split(' / ');
    return no(`I can neither ${left} nor ${right}`, scene, answer);
  }
  if (answer.stance === 'no' && start === '' && /^works?\b/.test(end)) {
    const times = options.split(' / ').join(' nor ');
    return no(`neither ${times} works${end.replace(/^works?/, '')}`, scene, answer);
  }
  if (answer.stance === 'ask-back' && name.startsWith('whether '))
    return `Before I can say ${name}, could you tell me [what you need to know]?`;
  if (answer.stance === 'ask-back')
    return `Before I choose between ${name.replace(/ or /, ' and ')}, could you tell me [what you need to know]?`;
  return capitalize([start, `[${options}]`, end].filter(Boolean).join(' '))
    .concat('.')
    .replace(/^\[(\p{L})/u, (_, letter: string) => `[${letter}`);
}

/** 'Whether the pot has reached me'; 'whether the name' says nothing that is so or not. */
const WHETHER_SO =
  /^whether\b(?!.* or )(?=.*\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|do|does|did|[a-z]{3,12}ed)\b)/;

function aboutAnswer(frame: Extract<Frame, { kind: 'about' }>, answer: Answer, scene: Scene): string {
  const { name, wants, word = 'thoughts' } = frame;
  const on = name ? ` on ${name}` : '';
  if (answer.stance === 'ask-back')
    return `Could you tell me a little more about what you have in mind${name ? ` for ${name}` : ''}?`;
  if (answer.stance === 'need')
    return `To answer${on}, I ${first(answer) ? '' : 'also '}need ${need} from you.`;
  const isRefused = answer.stance === 'no' && !refusesAnother(answer, scene);
  if (wants === 'view' && answer.stance === 'bargain' && scene.filling) return '';
  if (wants === 'view' && answer.stance === 'open' && name === '' && scene.gist.kind === 'invitation')
    return attendance(answer, scene);
  if (wants === 'view')
    return isRefused ? no(`I can't comment${on} yet`, scene, answer) : `My ${word}${on}: [your ${word}].`;
  if (wants === 'reason')
    return isRefused ? no(`I can't tell you why ${name}`, scene, answer) : `The reason ${name} is [reason].`;
  if (wants === 'status' && /^(?:the )?next steps$/i.test(name) && !isRefused)
    return 'The next steps are [next steps].';
  if (wants === 'status')
    return isRefused
      ? no(`I have no news${on} yet`, scene, answer)
      : `The current status${name ? ` of ${name}` : ''} is [where things stand].`;
  // 'How do you plan to avoid this?' is neither granted nor turned down.
  const isTold =
    answer.ask.kind === 'question' || /^(?:how|why|what|who|when|where|which|whether)\b/.test(name);
  if (answer.stance === 'yes' && !isTold) return `As for ${name}: yes, [details].`;
  if (isRefused && !isTold) return no(`I can't help with ${name}`, scene, answer);
  if (WHETHER_SO.test(name)) return `As for ${name}: [yes / no].`;
  const wh = /^(?:how|who|when|where)\b(?! (?:many|much|long|often))/.exec(name)?.[0] ?? '';
  const degree = /^how (?!(?:I|you|we|they|he|she|it|to|the|my|our|your|this|that|a|an)\b)([a-z]+)/.exec(
    name,
  )?.[0];
  const how = degree ?? { how: 'how', who: 'name', when: 'date', where: 'place' }[wh] ?? 'your answer';
  return answer.of === 1 || how !== 'your answer'
    ? `As for ${name}: [${how}].`
    : `As for ${name}: [your answer on ${name}].`;
}

function guarded(answer: Answer, scene: Scene): string {
  const context = `${answer.ask.sentence} ${answer.ask.text}`;
  const secret = secretAskedFor(context) ?? (asksForPayment(context) ? undefined : answer.secret);
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

/** 'We could do this or that. Which would you prefer?': the choice between the two says it. */
function isChosenBefore(item: Answer, scene: Scene): boolean {
  if (!/\b(?:which|what)\b[^.?!]{0,30}\b(?:prefer|suits?|works?)\b/i.test(item.ask.text)) return false;
  return scene.answers.some((other) => other.place < item.place && frameOf(other.ask).kind === 'choice');
}

/** One ask, answered in the scene's tone and in the mail's own words where they can be turned round. */
export function answer(item: Answer, scene: Scene): string {
  if (item.stance === 'guarded') return guarded(item, scene);
  const isWhereToPay = asksWhereToPay(`${item.ask.sentence} ${item.ask.text}`);
  if (isWhereToPay && /^(?:open|yes)$/.test(item.stance)) return accountLine('en') ?? '';
  if (item.said !== undefined && item.value === undefined) return sentence(item.said);
  if (scene.gist.kind === 'honour' && item.value === undefined) {
    const verdict = honoured(item, scene);
    if (verdict !== undefined) return verdict;
  }
  if (item.stance === 'open' && item.value === undefined && asksForSecrecy(item.ask.text))
    return 'On keeping this confidential: [your answer].';
  const frame: Frame = scene.native ? frameOf(item.ask) : { kind: 'none' };
  if (item.value !== undefined && frame.kind !== 'value') return sentence(item.said ?? item.value);
  if (item.stance === 'no' && item.place > 0 && comingIsDeclined(scene)) return '';
  if (scene.native && item.value === undefined && isChosenBefore(item, scene)) return '';
  const told = [...scene.additions, ...(scene.filling ? [scene.filling] : [])].some(
    ({ act }) => act === 'say',
  );
  if (told && frame.kind === 'about' && /^(?:view|status)$/.test(frame.wants)) return '';
  const decision = scene.native && item.value === undefined ? decided(item) : undefined;
  if (decision !== undefined) return decision;
  if (frame.kind === 'ban') return banAnswer(frame, item, scene);
  if (item.stance === 'move') return moved(item, frame, scene);
  const under = (said: string) =>
    /^(?:open|yes)$/.test(item.stance) || said.includes('[') ? underCondition(said, item.ask) : said;
  if (frame.kind === 'claim') return under(claimAnswer(frame, item, scene));
  if (frame.kind === 'task') return under(taskAnswer(frame, item, scene));
  if (frame.kind === 'value') return under(valueAnswer(frame, item, scene));
  if (frame.kind === 'choice') return choiceAnswer(frame, item, scene);
  if (frame.kind === 'about') return aboutAnswer(frame, item, scene);
  if (frame.kind === 'wish') return wishAnswer(frame, item, scene);
  return unnamedAnswer(item, scene);
}
