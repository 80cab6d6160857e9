import { wholeName } from '../addressee.ts';
import type { Composer, Scene } from '../composer.ts';
import type { Person, PhrasePack } from '../phrase-pack.ts';
import { toneOf } from '../tone.ts';
import { answered, gathered } from './answers.ts';
import { body } from './bodies.ts';
import { closing } from './closings.ts';
import { opening } from './openings.ts';
import { added } from './own-words.ts';
import { fill, say } from './phrasing.ts';
import { plainSaid } from './plain-said.ts';
import { titleKind } from './titles.ts';

function greetedAs(addressee: Scene['addressee']): Person {
  const { called, first, last, title } = addressee;
  const full = wholeName(addressee);
  const kind = title ? titleKind(title) : undefined;
  return {
    ...(called ? { called } : {}),
    ...(full ? { full } : {}),
    ...(first ? { first } : {}),
    ...(last ? { last } : {}),
    ...(kind ? { title: kind } : {}),
    ...(addressee.reserved ? { reserved: true as const } : {}),
  };
}

/** Writes replies with the phrases of a language, whatever language the mail is in. */
export function composerOf(pack: PhrasePack): Composer {
  const writing = (scene: Scene) => ({ pack, scene });
  return {
    familiarTones: pack.familiarTones,
    salutation: (scene) =>
      pack.salutation(greetedAs(scene.addressee), { tone: toneOf(scene), register: scene.register }),
    opening: (scene) => opening(writing(scene)),
    answer: (answer, scene) => answered(answer, writing(scene)),
    gathered: (scene) => gathered(writing(scene)),
    numeral: (value) => new Intl.NumberFormat(pack.locale).format(value),
    listLead: (scene) => fill(pack.listLead[0], writing(scene)),
    body: (scene) => body(writing(scene)),
    addition: (addition, scene) => added(addition, writing(scene)),
    statement: (statement, scene) => plainSaid(statement, writing(scene)),
    closing: (scene) => closing(writing(scene)),
    valediction: (scene) => scene.valediction ?? say('valediction', pack.valediction, writing(scene)),
    nameGap: pack.nameGap,
    ...(pack.opens ? { opens: pack.opens } : {}),
    join: (sentences) => sentences.filter(Boolean).join(pack.space),
  };
}
