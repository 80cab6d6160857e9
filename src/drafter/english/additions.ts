import { capitalize } from '../clean-text.ts';
import type { Addition, Scene } from '../composer.ts';
import { type Lines, phrase } from './register.ts';

const asking: Lines = {
  professional: ['Could you please let me know {it}?', 'Could you also tell me {it}?', 'May I ask {it}?'],
  friendly: ['Could you let me know {it}?', 'Could you tell me {it}?', 'Can you let me know {it}?'],
  formal: [
    'Could you kindly let me know {it}?',
    'I would be grateful if you could tell me {it}.',
    'May I ask {it}?',
  ],
  assertive: ['Please let me know {it}.', 'Please tell me {it}.', 'I need to know {it}.'],
  urgent: [
    'Please let me know {it} as soon as you can.',
    'I need to know {it} quickly.',
    'Could you tell me {it} right away?',
  ],
};
const requesting: Lines = {
  professional: [
    'Could you please {it}?',
    'I would be grateful if you could {it}.',
    'May I ask you to {it}?',
  ],
  friendly: ['Could you {it}?', 'Would you {it}, please?', 'Can I ask you to {it}?'],
  assertive: ['Please {it}.'],
  urgent: ['Please {it} as soon as you can.'],
  concise: ['Please {it}.'],
};

const enquiring: Lines = {
  professional: [
    'Could you also tell me more about {it}?',
    'I also have a question about {it}: could you tell me more?',
    'May I also ask about {it}?',
  ],
  assertive: ['Please also tell me about {it}.'],
  urgent: ['Please also tell me about {it} as soon as you can.'],
};

/** 'I bring Kim', as an instruction puts it, is said as 'I'll bring Kim'. */
function upcoming(text: string): string {
  return text.replace(/^I (?=(?:bring|come|arrive|send|take|call|join|attend|visit)\b)/i, "I'll ");
}

function ended(text: string): string {
  return capitalize(/[.!?…]["”’)]?$/.test(text) ? text : `${text}.`);
}

/** 'the parking' stays, 'invoice' gets its article. */
function withArticle(noun: string): string {
  return /^(?:the|a|an|my|your|our|his|her|their|its|this|that|these|those|any|some|more|all|access|permission|help|support|feedback|advice|approval|[$€£]|\d|\p{Lu}|[a-z]+s\b|an? )/u.test(
    noun,
  )
    ? noun
    : `the ${noun}`;
}

/** What the person wants in the reply, as a sentence. */
export function addition({ act, text }: Addition, scene: Scene): string {
  const fragment = text.startsWith('=') ? text.slice(1) : undefined;
  const slot = `addition:${text}`;
  switch (act) {
    case 'say':
      if (fragment !== undefined && /^(?:why|how|what|when|where|who|whether|if)\b/i.test(fragment)) {
        return `As for ${fragment}: [your explanation].`;
      }
      return fragment === undefined
        ? ended(upcoming(text))
        : `I would also like to mention ${withArticle(fragment)}.`;
    case 'quote':
      return /[.!?…]$/.test(text) ? text : `${text}.`;
    case 'ask-whether':
      return phrase(scene, slot, asking, { it: fragment ?? `whether ${text}` });
    case 'ask-about':
      return phrase(scene, slot, enquiring, { it: withArticle(text) });
    case 'ask-for':
      return phrase(scene, slot, requesting, {
        it: `${/^(?:(?:an?|the|more|some|my|your) )?(?:access|permission|time|help|support|feedback|advice|approval)\b/i.test(text) ? 'give' : 'send'} me ${withArticle(text)}`,
      });
    case 'ask-that':
      return phrase(scene, slot, requesting, { it: text });
    case 'offer':
      return /^to /.test(text) ? `I would be happy ${text}.` : `I can offer you ${withOfferArticle(text)}.`;
    case 'thank':
      return `Thank you for ${text}.`;
    case 'apologize':
      return scene.withoutApology ? '' : `I am sorry for ${text}.`;
    case 'congratulate':
      return `Congratulations on ${text}!`;
    case 'wish':
      return `I wish you ${text}.`;
    case 'invite':
      return `I would like to invite you ${text}.`;
    case 'remind':
      return text.startsWith('to ')
        ? `Please remember ${text}.`
        : `A short reminder ${text.startsWith('of') ? text : `about ${text.replace(/^about /, '')}`}.`;
  }
}

function withOfferArticle(text: string): string {
  return /^\d+(?:[.,]\d+)?\s*%\s+\w*(?:discount|reduction)$/i.test(text) ? `a ${text}` : text;
}
