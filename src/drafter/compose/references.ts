import { cleanText } from '../clean-text.ts';
import type { Answer } from '../composer.ts';
import type { Writing } from './phrasing.ts';

/** Words that ask for a person. */
const WHO =
  /^(?:(?:und|en|et|e|y|i|a|og|och|и|і|та|και) )?(?:who|wer|wie|qui|quién|chi|quem|vem|kto|kdo|cine|кто|хто|ποι[οό]ς|kim|siapa|nani|ai|من|מי|कौन|কে)(?![\p{L}\p{M}])|谁|誰|どなた|누구|누가|ใคร/iu;

/** A longer question is not quoted: it would be more than the answer to it. */
const LONGEST_QUOTED = 70;
/** Languages that say 'about' behind what it is about: a quotation would part the two. */
const SAYS_ABOUT_BEHIND = /^(?:bn|hi|ja|ko|tr)\b/;

/** A short question in its own words, for whoever cannot tell the second from the third; '' of another language. */
function quotedQuestion({ ask, matter }: Answer, { pack, scene }: Writing): string {
  const text = cleanText(ask.text);
  const isPlain = /^[^[\](){}<>«»„“”"「」@\n]+[?？؟]$/u.test(text);
  if (!scene.native || !isPlain || text.length > LONGEST_QUOTED || matter.deed) return '';
  if (SAYS_ABOUT_BEHIND.test(pack.locale) || ask.answer === 'action') return '';
  const [left, right] = pack.quotes;
  return pack.space ? ` (${left}${text}${right})` : `（${left}${text}${right}）`;
}

/** What a sentence is about, in lower case: the thing, where no other ask is about the same; else which of the asks. */
export function reference(answer: Answer, { pack, scene }: Writing): string {
  const { thing } = answer.matter;
  const alone = scene.answers.filter(({ matter }) => matter.thing === thing).length === 1;
  // Who sees to the invoices is no question about an invoice.
  const isWho = answer.ask.answer === 'fact' && WHO.test(answer.ask.text);
  if (thing && alone && !isWho) return pack.things[thing].about;
  const { questionRefs } = pack;
  if (answer.of === 1) return questionRefs.only;
  const which =
    [questionRefs.first, questionRefs.second, questionRefs.third][answer.place] ?? questionRefs.further;
  return which.concat(quotedQuestion(answer, { pack, scene }));
}
