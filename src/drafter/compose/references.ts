import type { Language } from '#domain/languages.ts';
import { beginsToAsk } from '#reading/asks/romance-parts.ts';
import { withoutPurpose } from '#reading/matters/whose-deed.ts';
import { foldSpaces } from '#reading/parts/text-lines.ts';
import type { Answer } from '../composer.ts';
import type { ThingForms } from '../phrase-pack.ts';
import { fillPart, type Writing } from './phrasing.ts';
import { isQuotable, shortQuestion } from './short-question.ts';
import { shortRequest } from './short-request.ts';
import { asksForCount, holdsOr, offersChoice } from './verdicts.ts';

/** Words that ask for a person. */
const WHO =
  /^(?:(?:und|en|et|e|y|i|a|og|och|и|і|та|και) )?(?:who|wer|wie|qui|quién|chi|quem|vem|kto|kdo|cine|кто|хто|ποι[οό]ς|kim|siapa|nani|ai|من|מי|कौन|কে)(?![\p{L}\p{M}])|谁|誰|どなた|누구|누가|ใคร/iu;

/** Things so general that the mail's own words say more. */
const VAGUE = /^(?:product|details|problem|deadline|position|file|appointment|documents|trip|schedule)$/;

/** What joins two questions in one: 'Sind noch zwei frei, und was kosten die?' To name the second alone would pass over the first. */
const DOUBLE =
  /\s(?:und|et|y|e|en|och|i|a)\s(?:was|wie|wer|wann|wo|welche\p{L}?|qui|quel(?:le)?s?|quand|combien|où|à quel(?:le)?|cuánt\p{L}+|qué|quién|cuándo|dónde|quant[oiae]|quando|quem|onde|qual|chi|dove|quale|wat|wanneer|waar|welke?|hoeveel|vad|vem|när|hur|var|kostar|ile|kto|kiedy|gdzie)\s/iu;

/**
 * Whether a question holds two, so that no one kind of answer fills its gap: more than a word stands before what joins
 * them, and the second goes on to a question mark. Linear: no repetition stands before what is looked for.
 */
export function asksTwice({ ask: { text } }: Pick<Answer, 'ask'>): boolean {
  const from = text.search(/\S\s/) + 10;
  const to = text.lastIndexOf('?') - 4;
  return from < to && DOUBLE.test(text.slice(from, to));
}

/** What joins two questions in a sentence, before a clause or a word that asks. */
const SEVERAL =
  /\S\s\S.{4,}?(?:,\s(?:und|et|y|e|en|och|i|a|и|а|та|й|și|iar|και|ve|dan|na)\s\p{L}|[،,]?\sو(?:هل|ما|كم|متى|أين|كيف|من)\s|\s(?:und|et|y|e|en|och|i|a|и|та|й|și|και|ve)\s(?:(?:bis |ab |à |de |a |na |do |od |о |на |до |с |w |z |în |la |για )?(?:was|wie|wer|wann|wo|ob|welche\p{L}?|qui|quel(?:le)?s?|quand|combien|où|si|comment|qué|quién|cuánt\p{L}+|cuándo|dónde|cuál|quant[oiae]s?|quando|quem|onde|qual|chi|dove|quale|se|wat|wanneer|waar|welke?|hoeveel|of|vad|vem|när|hur|var|om|ile|kto|kiedy|gdzie|czy|jak\p{L}*|któr\p{L}*|kolik|kdy|kde|kdo|zda|kter\p{L}*|сколько|когда|где|кто|как\p{L}*|куда|скільки|коли|де|хто|чи|як\p{L}*|cât\p{L}*|când|unde|cine|dacă|πόσ\p{L}+|πότε|πού|ποι\p{L}+|kaç|ne zaman|nerede|kim)(?!\p{L})|(?:gibt|brauchen|können|könnten|haben|ist|sind|kann) (?:es|sie|wir|du|ihr|das|der|die)\s))/iu;

/** Whether an ask of another language holds more than one question, so that what names one would pass over the other. Linear. */
export function asksSeveral(text: string): boolean {
  return SEVERAL.test(text.slice(0, 300)) || /[?？؟].*\S.*[?？؟]/su.test(text);
}

/** A piece of a sentence that was taken apart is no question of its own: '… y decirme quién es?' */
function isWhole({ text, sentence }: Answer['ask']): boolean {
  return sentence.includes(foldSpaces(text))
    ? !/^\p{Ll}/u.test(text) || sentence.startsWith(text.slice(0, 20))
    : true;
}

/** A part of a sentence that asks by its own words, to be quoted within another sentence. */
function askedPart({ text }: Answer['ask'], { scene: { mailLanguage } }: Writing): string | undefined {
  const words = text.trim().replace(/[\s?!.…]+$/u, '');
  return beginsToAsk(words, mailLanguage) && isQuotable(words) ? words : undefined;
}

/** `{re}` by the ask's own words, where mail and reply are of one language and several things are asked; undefined elsewhere. */
export function quoted({ ask, of, matter, embedded }: Answer, writing: Writing): string | undefined {
  const { pack, scene } = writing;
  if (!scene.native || (of < 2 && !asksTwice({ ask }))) return undefined;
  const language = pack.locale.slice(0, 2);
  const [left, right] = pack.quotes;
  const { questionRefs } = pack;
  const question = embedded ?? (isWhole(ask) ? shortQuestion(ask.text, language) : askedPart(ask, writing));
  if (question) return fillPart(questionRefs.quoted, writing, { question: left + question + right });
  if (ask.answer !== 'action' || (ask.needed && matter.deed)) return undefined;
  const request = shortRequest(withoutPurpose(ask.text), language, matter.deed === 'tell');
  if (!request) return undefined;
  const words = left + request.words + right;
  return request.isTold
    ? fillPart(questionRefs.quoted, writing, { question: words })
    : fillPart(questionRefs.requested, writing, { request: words });
}

/** What one asks for by its name: to confirm something or to come is said by itself. */
const namable = /^(?:send|review|sign|tell|complete|update|check|arrange)$/;

/** What takes place, is paid or helped with says by itself what it is about. */
const wordless = /^(?:meet|call|attend|pay|help)$/;

/** In Chinese what is asked for stands in the last clause of an ask, and its ground in those before it. */
function askingClause(text: string, language: Language): string {
  if (language !== 'Chinese') return text;
  const clauses = text.split(/[，：；]/u).filter((one) => one.trim().length > 3);
  return clauses.at(-1) ?? text;
}

/** What an ask in another language is about, where that says more than its thing: 'the packing list' than 'the list'. */
function foreignForms(
  { ask, matter: { deed, thing } }: Answer,
  { pack, scene }: Writing,
): ThingForms | undefined {
  if (scene.native || wordless.test(deed ?? '')) return undefined;
  const forms = pack.foreign?.(askingClause(ask.text, scene.mailLanguage), scene.mailLanguage);
  // What is to be delivered is no time and no place.
  if (deed === 'deliver' && forms && /^the delivery /.test(forms.name)) return undefined;
  const isCount = ask.answer === 'amount' && forms?.name.startsWith('the number of');
  if (!forms || !thing || isCount || VAGUE.test(thing) || thing === 'event') return forms;
  // A deposit is a payment, and its own name says more.
  if (thing === 'payment' && forms.name === 'the deposit' && !deed) return forms;
  const noun = pack.things[thing].name.split(' ').at(-1) ?? '';
  return forms.name.includes(noun) ? forms : undefined;
}

/** Where or with what something is asked for: 'Is breakfast included in the price of the room?' */
const SETTING = /^(?:price|room|event|product|order|trip|project|meeting|documents)$/;

/** What is said to an ask in another language by the name of what it asks about; undefined where there is no such name. */
export function saidByName(answer: Answer, writing: Writing): string | undefined {
  const { pack, scene } = writing;
  const { ask, embedded, matter, by, moments } = answer;
  const isTold = matter.deed === 'tell' || matter.deed === 'confirm' || embedded !== undefined;
  const isSeveral =
    asksTwice(answer) || asksSeveral(ask.text) || (ask.answer !== 'yes-no' && holdsOr(ask.text));
  if (isSeveral || offersChoice(answer)) return undefined;
  const isAsked = ask.answer === 'yes-no' && ask.kind === 'question' && scene.native === false;
  if (isAsked && (!matter.deed || !isTold)) {
    const thing =
      matter.thing && !VAGUE.test(matter.thing) && matter.thing !== 'order' ? matter.thing : undefined;
    const known =
      thing === 'invoice' ? pack.things.invoice : foreignForms({ ...answer, matter: {} }, writing);
    const named = known ?? (thing && pack.things[thing]);
    const asked = { text: ask.text, answer: ask.answer, isTold: true, asksWho: false };
    const whether = named && pack.said?.(named.name, asked, scene.mailLanguage);
    if (whether && /included\.$|received/.test(whether)) return whether;
  }
  if ((matter.deed && !isTold) || (moments.length > 0 && !by)) return undefined;
  const isSetting = ask.answer === 'yes-no' && SETTING.test(matter.thing ?? '');
  const { thing, ...rest } = matter;
  const forms = foreignForms(isSetting ? { ...answer, matter: rest } : answer, writing);
  const text = embedded ?? ask.text;
  const asksWho = WHO.test(text);
  return forms && pack.said?.(forms.name, { text, answer: ask.answer, isTold, asksWho }, scene.mailLanguage);
}

/** Whether a reference tells no more than which of the questions it is. */
export function isPointed(re: string, { pack }: Writing): boolean {
  const { only, first, second, third, further } = pack.questionRefs;
  return [only, first, second, third, further].includes(re);
}

/** The forms of what an ask asks for, in the mail's own words where the reply may repeat them; undefined elsewhere. */
export function namedForms(answer: Answer, { pack, scene }: Writing): ThingForms | undefined {
  const { deed, named } = answer.matter;
  const foreign = foreignForms(answer, { pack, scene });
  if (foreign) return foreign;
  if (!named || !scene.native || !pack.named) return undefined;
  const isTold = deed === 'confirm' && asksForCount(answer);
  // 'Please bring your identity card': whatever is to be done with it.
  const isBare = !deed && answer.ask.answer === 'action' && !/[?？]\s*$|か。?$/u.test(answer.ask.text);
  if (!isBare && (!deed || (!isTold && !namable.test(deed)))) return undefined;
  return pack.named(named);
}

/** What a sentence is about: the thing, where no other ask is about the same; else which of the asks. */
export function reference(answer: Answer, writing: Writing): string {
  const { pack, scene } = writing;
  const { thing } = answer.matter;
  const byName = namedForms(answer, writing);
  if (byName) return byName.about;
  const byWords = quoted(answer, writing);
  const isSpecial = answer.ask.answer === 'choice' || answer.embedded !== undefined;
  // 'Bring your card and the plan along': no thing of it says what is wanted.
  const isDeed = answer.ask.answer === 'action' && !answer.matter.deed && !answer.ask.needed;
  if (byWords && thing && (isSpecial || isDeed || VAGUE.test(thing) || asksTwice(answer))) return byWords;
  const alone = scene.answers.filter(({ matter }) => matter.thing === thing).length === 1;
  // Who sees to the invoices is no question about an invoice.
  const isWho = answer.ask.answer === 'fact' && WHO.test(answer.ask.text);
  if (thing && alone && !isWho) return pack.things[thing].about;
  const { questionRefs } = pack;
  // Where all else is named by what it wants, 'your question' is this one.
  const others = scene.answers.filter((other) => other !== answer);
  const isOnly =
    answer.ask.kind === 'question' &&
    others.every(({ ask, matter }) => ask.kind !== 'question' && (matter.thing ?? matter.deed) !== undefined);
  if (answer.of === 1) return byWords ?? questionRefs.only;
  if (byWords) return byWords;
  if (isOnly) return questionRefs.only;
  return [questionRefs.first, questionRefs.second, questionRefs.third][answer.place] ?? questionRefs.further;
}
