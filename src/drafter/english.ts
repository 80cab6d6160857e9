import type { Composer, Scene } from './composer.ts';
import { addition } from './english/additions.ts';
import { answer } from './english/answers.ts';
import { body, listLead } from './english/bodies.ts';
import { closing, repeats } from './english/closings.ts';
import { gathered } from './english/gathered.ts';
import { salutation, valediction } from './english/greetings.ts';
import { opening } from './english/openings.ts';
import { withoutContractions } from './english/register.ts';
import { toneOf } from './tone.ts';

/** Formal replies have no contractions. */
function inRegister(text: string, scene: Scene): string {
  return toneOf(scene) === 'formal' ? withoutContractions(text) : text;
}

/** English, as used in business mail. */
export const english: Composer = {
  familiarTones: [],
  salutation,
  opening: (scene) => inRegister(opening(scene), scene),
  answer: (item, scene) => inRegister(answer(item, scene), scene),
  gathered: (scene) => inRegister(gathered(scene), scene),
  listLead: (scene) => inRegister(listLead(scene), scene),
  body: (scene) => inRegister(body(scene), scene),
  addition: (item, scene) =>
    item.act === 'quote' ? addition(item, scene) : inRegister(addition(item, scene), scene),
  closing: (scene) => inRegister(closing(scene), scene),
  repeats,
  valediction,
  nameGap: '[Your name]',
  join: (sentences) => sentences.filter(Boolean).join(' '),
};
