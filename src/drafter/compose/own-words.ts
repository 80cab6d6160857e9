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

/** Question words of languages whose instructions to ask do not tell a question of yes or no from another. */
const WHAT =
  /什么|什麼|哪|谁|誰|几|多少|怎么|何|多久|どこ|どの|いつ|どちら|อะไร|ไหน|เท่าไ|เมื่อไ|ใคร|กี่|(?<!\p{L})(?:bao nhiêu|nào|gì|khi nào|ở đâu|ai|mấy|berapa|siapa|kapan|bila|di mana|bagaimana)(?!\p{L})/iu;
/** Vietnamese words without which nothing is asked for yes or no. */
const POLAR = /(?<!\p{L})(?:không|chưa|có|được|phải|là|đã|sẽ)(?!\p{L})/iu;
const ABOUT = /^(?:เรื่อง|เกี่ยวกับ|về |tentang |mengenai |pasal )\s?/iu;

/** How the person's words to be asked are said: as a question of yes or no, or as what they are about. */
function askedAs(act: Addition['act'], text: string, { pack }: Writing): Addition['act'] {
  if (act !== 'ask-whether') return act;
  const isNoun = pack.locale === 'vi' && !POLAR.test(text);
  // 'ask her what the price is': no question of yes or no.
  return text.startsWith('=') || isNoun || WHAT.test(text) || ABOUT.test(text) ? 'ask-about' : act;
}

/** What the person wants said, as a sentence. */
export function added({ act, text }: Addition, writing: Writing): string {
  const { pack } = writing;
  if (act === 'quote') return text;
  const thing = act === 'ask-for' && !fits(text, writing) ? thingNamed(text) : undefined;
  if (thing && isSent(thing))
    return fill(writing.pack.additions['ask-for'], writing, { text: writing.pack.things[thing].object });
  const kind = askedAs(act, text, writing);
  const words = kind === 'ask-about' ? text.replace(ABOUT, '') : text;
  const said = ownWords(words, writing);
  return fill(pack.additions[kind], writing, { text: kind === 'say' ? (pack.stated?.(said) ?? said) : said });
}
