import { cleanText } from '../clean-text.ts';
import type { Answer } from '../composer.ts';
import { fillPart, type Writing } from './phrasing.ts';

/** Words that ask for a person. */
const WHO =
  /^(?:(?:und|en|et|e|y|i|a|og|och|и|і|та|και) )?(?:who|wer|wie|qui|quién|chi|quem|vem|kto|kdo|cine|кто|хто|ποι[οό]ς|kim|siapa|nani|ai|من|מי|कौन|কে)(?![\p{L}\p{M}])|谁|誰|どなた|누구|누가|ใคร/iu;

/** Longest question that a reply quotes, in UTF-16 code units: a longer one is more than its answer. */
const LONGEST_QUOTED = 90;
/** Languages that say 'about' behind what it is about: a quotation would part the two. */
const SAYS_ABOUT_BEHIND = /^(?:bn|hi|ja|ko|tr)\b/;
/** What joins a question to what was said before it, by language. */
const JOINED: Readonly<Record<string, RegExp>> = {
  de: /^(?:und|außerdem)[\s,]+/iu,
  fr: /^et[\s,]+/iu,
  es: /^[ye]\s+/iu,
  it: /^(?:e|ed)\s+/iu,
  pt: /^e\s+/iu,
  nl: /^en\s+/iu,
  sv: /^och\s+/iu,
  pl: /^(?:a|i)\s+/iu,
  cs: /^a\s+/iu,
  ro: /^(?:și|iar)\s+/iu,
};
/** Things so general that the mail's own words say more. */
const VAGUE = /^(?:product|details|problem|deadline|position|file)$/;
/** Addresses, quotation marks and brackets are not quoted, nor what lies on several lines. */
const UNQUOTABLE = /[[\]{}|<>"„“”«»@\n]|:\/\/|www\./;

/**
 * The question of an ask as its mail has it, fit to be quoted, by the mail's language as a subtag ('de'); undefined where it
 * is none, too long (LONGEST_QUOTED) or not to be repeated. Linear.
 */
export function quotable(text: string, language: string): string | undefined {
  const question = (text.split(/[;.!]\s+/).at(-1) ?? '').trim().replace(/\s+\?$/u, '\u00a0?');
  if (!/^[^?]{6,}\?$/u.test(question) || question.length > LONGEST_QUOTED || UNQUOTABLE.test(question))
    return undefined;
  const [, mark = '', words = ''] = /^(¿?)(.*)$/u.exec(question) ?? [];
  const alone = words.replace(JOINED[language] ?? /^$/, '');
  return mark + alone.charAt(0).toUpperCase() + alone.slice(1);
}

/** `{re}` by the ask's own words, where mail and reply are of one language and several things are asked; undefined elsewhere. */
export function quoted({ ask, of }: Answer, writing: Writing): string | undefined {
  const { pack, scene } = writing;
  const question = of > 1 && scene.native ? quotable(ask.text, pack.locale.slice(0, 2)) : undefined;
  const phrase = pack.questionRefs.quoted;
  if (!phrase || !question) return undefined;
  const [left, right] = pack.quotes;
  return fillPart(phrase, writing, { question: left + question + right });
}

/** The same in brackets behind the ordinal, where the pack has no phrase for it; '' of another language. */
function bracketed({ ask, matter }: Answer, { pack, scene }: Writing): string {
  const text = cleanText(ask.text);
  const isPlain = /^[^[\](){}<>«»„“”"「」@\n]+[?？؟]$/u.test(text);
  if (!scene.native || !isPlain || text.length > LONGEST_QUOTED || matter.deed) return '';
  if (pack.questionRefs.quoted || SAYS_ABOUT_BEHIND.test(pack.locale) || ask.answer === 'action') return '';
  const [left, right] = pack.quotes;
  return pack.space ? ` (${left}${text}${right})` : `（${left}${text}${right}）`;
}

/** What a sentence is about: the thing, where no other ask is about the same; else which of the asks. */
export function reference(answer: Answer, writing: Writing): string {
  const { pack, scene } = writing;
  const { thing } = answer.matter;
  const byWords = quoted(answer, writing);
  if (byWords && thing && VAGUE.test(thing)) return byWords;
  const alone = scene.answers.filter(({ matter }) => matter.thing === thing).length === 1;
  // Who sees to the invoices is no question about an invoice.
  const isWho = answer.ask.answer === 'fact' && WHO.test(answer.ask.text);
  if (thing && alone && !isWho) return pack.things[thing].about;
  const { questionRefs } = pack;
  if (answer.of === 1) return questionRefs.only;
  if (byWords) return byWords;
  const which =
    [questionRefs.first, questionRefs.second, questionRefs.third][answer.place] ?? questionRefs.further;
  return which.concat(bracketed(answer, writing));
}
