import { languageDetails } from '#domain/languages.ts';
import { asksForDeed } from '#reading/asks/ask-foreign.ts';
import { unpartedLetter } from '#reading/language/script.ts';
import { withoutPurpose } from '#reading/matters/whose-deed.ts';
import type { Answer } from '../composer.ts';
import { fill, type Writing } from './phrasing.ts';
import { asksSeveral, isPointed, namedForms } from './references.ts';
import { clauseThatAsks, isUnquotable, withoutJoint } from './short-question.ts';
import { holdsOr, offersChoice } from './verdicts.ts';

/** What stands in a gap is read at a glance, in UTF-16 code units; scripts without spaces say more in fewer. */
const LONGEST = { words: 130, signs: 48 };
const SHORTEST = 6;
/** A shorter question about a thing is one about no more than that. */
const LONGEST_NAMED = { words: 70, signs: 24 };
/** Numbers and ordinals of a list before what is asked. */
const LEAD =
  /^(?:[\s:、，,]+|\(?\d{1,2}[.)、]\s*|第[一二三四五六七八九十][，,、：]|(?:во-первых|во-вторых|в-третьих|по-перше|по-друге|po pierwsze|po drugie|erstens|zweitens|drittens|ten eerste|ten tweede)[,:]?\s+)+/iu;
/** What ends a sentence that is repeated as a part of another. */
const END = /[\s.!。！;；,，]+$/u;
/** Where another clause of a statement begins. */
const CLAUSE =
  /[;；]\s|,\s(?=(?:mais|aber|pero|mas|ma|maar|men|ale|но|але|por isso|deshalb|daher|donc|dus|därför|więc|proto|поэтому|тому|quindi|perciò|por lo que|así que)\s)/u;
/** Words that ask for more than yes or no. */
const ASKS_WHAT =
  /(?<!\p{L})(?:wer|wen|wem|was|wann|wo|wohin|wie|welche[mnrs]?|wieviel|qui|quand|où|combien|comment|quel(?:le)?s?|quoi|qué|quién(?:es)?|cuándo|dónde|cómo|cuál(?:es)?|cuánt\p{L}+|chi|quando|dove|come|quale?|quali|quant[oiae]|quem|onde|como|qua(?:l|is)|wie|wat|wanneer|waar|welke?|hoeveel|vem|vad|när|var|hur|vilk\p{L}+|kto|co|kiedy|gdzie|jak\p{L}*|któr\p{L}+|ile|kdo|kdy|kde|kter\p{L}+|kolik|кто|что|когда|где|как\p{L}*|сколько|хто|що|коли|де|як\p{L}*|скільки)(?!\p{L})/iu;

/** The clause of a statement that wants something. */
function wanting(statement: string, { ask }: Answer, writing: Writing): string {
  const clauses = statement.split(CLAUSE).map((one) => one.trim());
  if (clauses.length < 2) return statement;
  const wanted = clauses.find((one) => asksForDeed(one, writing.scene.mailLanguage));
  return wanted ?? (ask.needed ? (clauses[0] ?? statement) : (clauses.at(-1) ?? statement));
}

/** The words of an ask as they may be repeated: its last sentence, cut where it is long; '' for what is not to be repeated. */
function wordsOf(answer: Answer, writing: Writing): string {
  const { ask, embedded } = answer;
  const { tag } = languageDetails(writing.scene.mailLanguage);
  // Of two questions within a request the one that was found would pass over the other.
  const inner = embedded !== undefined && !asksSeveral(ask.text) ? embedded : undefined;
  const question = inner ?? clauseThatAsks(ask.text, tag);
  const whole = question ?? wanting(withoutPurpose(ask.text.trim()), answer, writing);
  const bare = withoutJoint(whole.trim().replace(LEAD, ''), tag).replace(/\s+/g, ' ').replace(END, '');
  if (bare.length < SHORTEST || isUnquotable(bare)) return '';
  const isClause = inner !== undefined && !/[?？؟;]$/u.test(bare);
  const begun = isClause ? bare : bare.charAt(0).toLocaleUpperCase(tag) + bare.slice(1);
  const asks = begun.slice(begun.lastIndexOf('¿') + 1);
  const marked =
    tag === 'es' && asks.endsWith('?') ? `¿${asks.charAt(0).toLocaleUpperCase(tag)}${asks.slice(1)}` : begun;
  const isUnparted = unpartedLetter.test(marked);
  const most = isUnparted ? LONGEST.signs : LONGEST.words;
  if (marked.length <= most) return marked;
  const cut = marked.slice(0, most);
  return `${(isUnparted ? cut : cut.slice(0, cut.lastIndexOf(' '))).replace(END, '')} …`;
}

/** Whether no more than yes or no is wanted. */
function isPolar(answer: Answer): boolean {
  const text = asksSeveral(answer.ask.text) ? answer.ask.text : (answer.embedded ?? answer.ask.text);
  if (answer.ask.answer !== 'yes-no') return false;
  return !offersChoice(answer) && !asksSeveral(text) && !ASKS_WHAT.test(text);
}

/** Whether what an ask is about may stand before its own words: it is short, has a name, and asks one thing. */
function isNamed(re: string, answer: Answer, words: string, writing: Writing): boolean {
  if (isPointed(re, writing) || /[,;،，、…]/u.test(words) || asksSeveral(words)) return false;
  const { matter } = answer;
  const isKnown = namedForms(answer, writing) !== undefined || (matter.thing && !GENERAL.test(matter.thing));
  return Boolean(isKnown) && words.length <= LONGEST_NAMED[unpartedLetter.test(words) ? 'signs' : 'words'];
}

/**
 * What is said to an ask in another language whose own words stand in the gap, so that the person sees what is to be
 * answered: behind what it is about, where that is sure. Undefined where the reply's language has no such gap, or the
 * words are not to be repeated.
 */
export function askedAnswer(re: string, answer: Answer, writing: Writing): string | undefined {
  const { pack, scene } = writing;
  // A mail of no known language counts as one of the reply's, and is not repeated at all.
  const isUnread = pack.locale.startsWith(languageDetails(scene.mailLanguage).tag);
  if (!pack.askedGap || scene.native || isUnread) return undefined;
  const words = wordsOf(answer, writing);
  if (words === '') return undefined;
  const isAbout = isNamed(re, answer, words, writing);
  // 'When does the delivery come?' says what its gap is for.
  const { answer: wants } = answer.ask;
  const isPlain =
    (wants === 'time' || (wants === 'amount' && MONEY.test(answer.matter.thing ?? ''))) &&
    !asksSeveral(words) &&
    !holdsOr(words);
  if (isAbout && isPlain) return undefined;
  const isolated = languageDetails(scene.mailLanguage).direction === 'rtl' ? `\u2067${words}\u2069` : words;
  const gap = pack.askedGap[isPolar(answer) ? 'yes-no' : 'other'].replace('{question}', () => isolated);
  if (isAbout) return fill(`{re}: ${gap}.`, writing, { re });
  return fill(`[${gap.charAt(1).toUpperCase()}${gap.slice(2)}.`, writing);
}

/** What a sum answers. */
const MONEY = /^(?:price|payment|discount|budget|refund)$/;

/** Deeds that say little without a thing of their own. */
const NEEDS_THING = /^(?:send|arrange|deliver|help|complete|update|tell|review)$/;
/** Things so general that the mail's own words say more. */
const GENERAL =
  /^(?:product|details|problem|position|trip|event|person|project|room|account|figures|materials)$/;
/** Words that ask for agreement, and for no deed. */
const AGREEMENT =
  /接受|同意|了承|동의|(?<!\p{L})(?:akzept|einverstanden|d'accord|accept|acept|accett|aceit|akcept|akkoord|godkän|соглас|устр[ао]|згод|влаштов)/iu;

/** Whether what is to be done is known too vaguely to be promised in words of its own: nothing names what is wanted. */
export function isVagueDeed(answer: Answer, writing: Writing): boolean {
  const { ask, matter } = answer;
  if (matter.deed === 'pay') return AGREEMENT.test(ask.text);
  // 'Could your technician join us?' asks after another.
  if (matter.deed === 'attend') return asksSeveral(ask.text) || OTHERS.test(ask.text);
  if (!matter.deed || !NEEDS_THING.test(matter.deed)) return false;
  if (matter.deed === 'review') return matter.thing === undefined;
  // 'For the shipment we would need your number' is no delivery of ours.
  if (matter.deed === 'deliver' && ask.needed) return true;
  if (asksSeveral(ask.text) || offersChoice(answer) || ENCLOSED.test(ask.text)) return true;
  if (matter.deed === 'deliver' && /^(?:price|quote|payment|invoice)$/.test(matter.thing ?? '')) return true;
  const forms = namedForms(answer, writing);
  if (!forms?.name.includes(' and ') && ANOTHER.test(ask.text.slice(0, 300))) return true;
  if (ask.needed && /:\s/.test(ask.text)) return true;
  if (forms) return false;
  return matter.thing === undefined || GENERAL.test(matter.thing);
}

/** What came with the mail is not asked for. */
const ENCLOSED =
  /(?<!\p{L})(?:załącz|anbei|beigefügt|im anhang|ci-joint|en pièce jointe|adjunt|allegat|em anexo|bijlage|bijgevoegd|bifog|прилож|вложен|долуч|вклад|příloh|atașat)|添付|附件|첨부|مرفق/iu;
/** What joins a second thing to the one that is named. */
const ANOTHER =
  /\s(?:und|et|y|e|ed|en|i|a|och|og|и|та|й|а также|oraz|și|και|ve|dan|và|na|और|এবং|ও)\s\p{L}|\sو(?:ال)?\p{L}{3}|\sו\p{L}{3}|(?:と|および|和|及|以及|와|과|하고)\s?[^\s。]{2}|และ/iu;

/** Others than the reader who may come. */
const OTHERS =
  /techni[ckq]|ingeni|engenh|inżynier|инженер|техник|kolleg|collègue|coleg|colleg|compañer|担当|技術者|同事|技术|동료|담당|فني|مهندس|monteur|fachmann/iu;
