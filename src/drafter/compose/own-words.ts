import { languageDetails } from '#domain/languages.ts';
import { detectLanguage } from '#reading/language/language.ts';
import { isSent } from '#reading/matters/inquiry.ts';
import type { Addition } from '../composer.ts';
import { thingNamed } from '../plain-statements.ts';
import { fill, fillPart, type Writing } from './phrasing.ts';

/** Whether words can stand in a reply as they are: they are of its language, or no words at all. */
function fits(text: string, { pack }: Writing): boolean {
  if (!/\p{L}{2}/u.test(text)) return true;
  const [tag] = pack.locale.split('-');
  const guess = detectLanguage(text);
  return (
    guess !== undefined &&
    [guess.language, guess.close].some((language) => language && languageDetails(language).tag === tag)
  );
}

/** What the person wrote, where it is of the reply's language; else a gap that holds it, to be put into it. */
export function ownWords(text: string, writing: Writing): string {
  const bare = text.replace(/^=/, '').replace(/[\s.।。]+$/u, '');
  if (fits(bare, writing)) return bare;
  return `[${fillPart(writing.pack.toTranslate, writing, { text: bare.replace(/[[\]]/g, '').slice(0, 120) })}]`;
}

/** What the person wants said, as a sentence. */
export function added({ act, text }: Addition, writing: Writing): string {
  const { pack } = writing;
  if (act === 'quote') return text;
  const thing = act === 'ask-for' && !fits(text, writing) ? thingNamed(text) : undefined;
  if (thing && isSent(thing))
    return fill(writing.pack.additions['ask-for'], writing, { text: writing.pack.things[thing].object });
  // 'ask her what the price is': no question of yes or no.
  const kind = act === 'ask-whether' && text.startsWith('=') ? 'ask-about' : act;
  return fill(pack.additions[kind], writing, { text: ownWords(text, writing) });
}
