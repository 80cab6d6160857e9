import { capitalize, cleanText, holdsLinkOrAddress, wordCount } from '../clean-text.ts';
import { shortQuestion } from '../compose/short-question.ts';
import type { Answer, Scene } from '../composer.ts';
import { ordinals } from '../ordinals.ts';
import { frameOf } from './frames.ts';
import { refusesAnother } from './refusals.ts';
import { need, no } from './wrapping.ts';

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
  const question = scene.native ? shortQuestion(cleanText(answer.ask.text), 'en') : undefined;
  if (question) return `your question “${question}”`;
  return `your ${ordinals[answer.place] ?? 'further'} ${answer.place < ordinals.length ? 'point' : kind}`;
}

const MOST_TITLE_WORDS = 6;

/** A bare thing asked for, as a form or an agenda names it: 'Parking?' → 'Parking'. */
function titleOf(answer: Answer): string | undefined {
  const text = cleanText(answer.ask.text).replace(/[\s?.!:]+$/, '');
  const whole =
    text === '' ||
    wordCount(text) > MOST_TITLE_WORDS ||
    /[.?!,;“”"[\]]|\b(?:you|your|i|we|me|us|my|our|is|are|was|were|do|does|did|can|could|will|would|shall|should|have|has|be|please|not|that|what|who|when|where|why|how|which|or|it|this|something|someone|anything|anyone|ok|okay|right|yes|no)\b/i.test(
      text,
    );
  return whole || holdsLinkOrAddress(text) ? undefined : capitalize(text);
}

/** Asks that can be named no better than by their place, and that only the person can answer. */
function nameless(scene: Scene): Answer[] {
  return scene.answers.filter(
    (one) =>
      !/^(?:yes|no|ask-back|need|guarded|move)$/.test(one.stance) &&
      one.said === undefined &&
      one.value === undefined &&
      frameOf(one.ask).kind === 'none' &&
      titleOf(one) === undefined,
  );
}

/** Named by its bare thing, else several such asks in one sentence, said by the last of them. */
function openAnswer(answer: Answer, scene: Scene): string {
  if (!scene.native) {
    const gap =
      answer.of === 1
        ? 'your answer'
        : `your answer to the ${ordinals[answer.place] ?? 'further'} ${answer.ask.kind}`;
    return `On ${pointedAt(answer, scene)}: [${gap}].`;
  }
  const title = titleOf(answer);
  if (title) return `${title}: [${title.charAt(0).toLowerCase()}${title.slice(1)}].`;
  const others = nameless(scene);
  if (others.length < 2) return `On ${pointedAt(answer, scene)}: [your answer].`;
  if (others.at(-1)?.place !== answer.place) return '';
  return others.length === answer.of
    ? 'On your points: [your answer].'
    : 'On your other points: [your answer].';
}

const wantsMoreThanYes = ({ ask }: Answer) =>
  ask.kind === 'question' &&
  (ask.answer !== 'yes-no' ||
    /^(?:and |so |but )?(?:who|whose|what|when|where|why|which|how)\b/i.test(ask.text));

/** An answer to an ask whose own words cannot be turned round. '' where another such answer speaks for it. */
export function unnamedAnswer(answer: Answer, scene: Scene): string {
  const it = pointedAt(answer, scene);
  switch (answer.stance) {
    case 'yes':
      // 'Who has the key?' is answered by no yes.
      if (wantsMoreThanYes(answer)) return openAnswer(answer, scene);
      return `On ${it}: yes, [details].`;
    case 'no':
      // What only is so or not is no matter of help.
      if (answer.ask.kind === 'question' && (answer.ask.answer !== 'yes-no' || refusesAnother(answer, scene)))
        return openAnswer(answer, scene);
      return `On ${it}: ${no("I can't help with this", scene, answer).replace(/^(?!I\b)./, (letter) => letter.toLowerCase())}`;
    case 'ask-back':
      return `On ${it}, could you tell me a little more?`;
    case 'need':
      return `On ${it}, I need ${need} from you.`;
    default:
      return openAnswer(answer, scene);
  }
}
