import type { NamedTone, Tone } from '#domain/tones.ts';
import type { Voice } from './composer.ts';

/** Words of a custom tone that steer the register. The first that occurs decides. */
const registers: readonly [NamedTone, RegExp][] = [
  [
    'formal',
    /\b(?:formal|official|ceremonious|respectful|dignified|legal|lawyer|attorney|solicitor|judge|ambassador|butler)\b/,
  ],
  ['humorous', /\b(?:humou?rous|funny|playful|witty|cheeky|light-?hearted|joking|fun|jokey|comedian)\b/],
  [
    'empathetic',
    /\b(?:empath\w+|sympath\w+|compassion\w*|caring|understanding|gentle|soft|sensitive|kind|apologetic|consoling)\b/,
  ],
  [
    'enthusiastic',
    /\b(?:enthusias\w+|excited|energetic|upbeat|cheerful|positive|passionate|optimistic|happy|joyful)\b/,
  ],
  ['urgent', /\b(?:urgent|pressing|hurried|time-critical)\b/],
  [
    'diplomatic',
    /\b(?:diplomatic|tactful|polite|courteous|careful|neutral|measured|humble|modest|cautious)\b/,
  ],
  [
    'assertive',
    /\b(?:assertive|firm|direct|confident|strong|bold|decisive|strict|blunt|straight\w*|no-nonsense|stern|serious)\b/,
  ],
  [
    'casual',
    /\b(?:casual|relaxed|informal|laid-?back|easy-?going|chatty|colloquial|chill|conversational|buddy|mate|pal)\b/,
  ],
  [
    'friendly',
    /\b(?:friendly|warm\w*|personal|cordial|approachable|heartfelt|grateful|thankful|nice|sincere|welcoming)\b/,
  ],
  [
    'professional',
    /\b(?:professional|business-?like|businesslike|corporate|matter-of-fact|clear|simple|calm|plain|academic)\b/,
  ],
  [
    'concise',
    /\b(?:concise|brief|short|terse|crisp|succinct|to the point|curt|minimal\w*|telegraphic|laconic)\b/,
  ],
];
const short =
  /\b(?:concise|brief|short|terse|crisp|succinct|to the point|curt|minimal\w*|telegraphic|laconic)\b/;
const long = /\b(?:detailed|long|elaborate|thorough|extensive|verbose|comprehensive|expansive)\b/;
/** 'not too formal' steers away from formal. */
const negation = /\b(?:not|never|without being|less|non)[- ](?:too |very |overly |so |at all )?[\w-]+/g;

/**
 * The voice a tone asks for. A custom tone steers by the words it has; with none that is known the voice is
 * professional and `note` says so in one sentence.
 */
export function voiceOf(tone: Tone): { voice: Voice; note?: string } {
  if (tone.kind === 'named') {
    return { voice: { tone: tone.value, length: tone.value === 'concise' ? 'short' : 'normal' } };
  }
  const words = tone.description.toLowerCase();
  const wanted = words.replace(negation, ' ');
  const register = registers.find(([, pattern]) => pattern.test(wanted))?.[0];
  const length = short.test(wanted) ? 'short' : long.test(wanted) ? 'long' : 'normal';
  const lessFormal =
    register === undefined && /\b(?:not|less)[- ](?:too |very |overly |so )?(?:formal|stiff)\b/.test(words);
  const found = lessFormal ? 'friendly' : register;
  if (found || length !== 'normal') return { voice: { tone: found ?? 'professional', length } };
  return {
    voice: { tone: 'professional', length: 'normal' },
    note: `I do not know how to sound “${tone.description.replace(/\s+/g, ' ').trim()}”, so this is in a professional tone.`,
  };
}
