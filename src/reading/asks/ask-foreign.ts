import type { Language } from '#domain/languages.ts';
import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, AskAnswer, Span } from '../reading.ts';
import { asksByChoice, offersChoice } from './ask-foreign-choice.ts';
import { type Cues, cues } from './ask-foreign-cues.ts';
import { foreignTopic } from './ask-foreign-topic.ts';
import { askStart } from './ask-start.ts';
import { asksIndirectly } from './indirect-questions.ts';
import { statesNeed, withoutOwnNeeds } from './stated-needs.ts';

/** What comes behind it is what is asked. */
const LEADS_ON = /[:：]\s*$/;
const QUESTION_MARK = /[?？؟;\u037e]["'”»）)\s]*$/;

/**
 * The ask of a sentence in another language than English, at most one (coordinatedAsks parts it): by its
 * question mark or the table's cues.
 * A topic is cut out of polite requests in six languages.
 */
export function findForeignAsks(span: Span, language: Language): Ask[] {
  if (!/\p{L}/u.test(span.text)) return [];
  const row = cues[language];
  const text = withoutOwnNeeds(withoutIdle(worded(span.text), row), language);
  const marked =
    QUESTION_MARK.test(span.text) && (language === 'Greek' || !/[;\u037e]["'”»）)\s]*$/.test(span.text));
  const plain = text.replace(ALSO, '');
  const has = (list: string | undefined) =>
    list !== undefined && [text, plain].some((words) => holds(words, list, row?.inside ?? false));
  if (has(row?.courtesy) && span.text.length < 120) return [];
  const needs = !marked && (statesNeed(text, language) || statesNeed(plain, language));
  const request = needs || asksFor(text, row, marked) || asksFor(plain, row, marked);
  const question =
    marked ||
    has(row?.inside ? row.question : undefined) ||
    opens(text, row?.question) ||
    asksByChoice(span.text, language);
  const indirect = !marked && asksIndirectly(plain, language);
  if (!request && !question && !indirect) return [];
  // 'There are some questions that I would like to ask:' leads to them.
  if (!request && !marked && LEADS_ON.test(span.text)) return [];
  const sentence = foldSpaces(span.text);
  const wanted = indirect ? 'yes-no' : answerOf(has, row, request && !marked);
  const isOpen = marked ? /^(?:yes-no|fact|action)$/ : /^(?:yes-no|fact)$/;
  const isChoice = isOpen.test(wanted) && offersChoice(sentence, language);
  const answer = isChoice ? 'choice' : wanted;
  const kind = indirect || (question && !(request && answer === 'action')) ? 'question' : 'request';
  const topic = kind === 'request' && answer === 'action' ? foreignTopic(sentence, language) : undefined;
  const from = askStart(span.text, language);
  return [
    {
      ...span,
      text: span.text.slice(from),
      start: span.start + from,
      kind,
      answer,
      sentence,
      ...(topic ? { topic } : {}),
      ...(needs ? { needed: true } : {}),
      ...(indirect ? { act: 'proposal' } : {}),
    },
  ];
}

/** The words in lower case with a space on either side, as cues are looked for. */
function worded(text: string): string {
  return ` ${text
    .slice(0, 600)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s,.;:!?¿¡()"«»“”]+/g, ' ')} `;
}

/** Whether a sentence that is an ask wants something done, by the words of its language. */
export function asksForDeed(text: string, language: Language): boolean {
  const row = cues[language];
  return asksFor(withoutIdle(worded(text), row), row, true);
}

/** What kind of answer one of several requests in a sentence wants, where it may lack the words that ask. */
export function foreignAnswer(text: string, language: Language): AskAnswer {
  const row = cues[language];
  const said = withoutIdle(worded(text), row);
  return answerOf((list) => list !== undefined && holds(said, list, row?.inside ?? false), row, true);
}

/** 'Vorremmo anche sapere': what says no more than 'also' stands between the words of a cue. */
const ALSO =
  / (?:auch|außerdem|zudem|ferner|zusätzlich|anche|inoltre|también|asimismo|também|aussi|également|auch|ook|också|även|także|też|również|také|rovněž|de asemenea|также|тоже|також|теж|επίσης|ayrıca|juga|pia|cũng)(?= )/g;

/** Without 'when you have a minute' and 'thank you for your': they hold cues and ask for nothing. */
function withoutIdle(text: string, row: Cues | undefined): string {
  const idle = part(row?.idle ?? '');
  if (row?.inside) return idle.reduce((left, words) => (words ? left.replaceAll(words, ' ') : left), text);
  return idle.reduce((left, words) => left.replaceAll(` ${words} `, ' '), text);
}

/** Whether a cue of the row asks for something to be done. */
function asksFor(text: string, row: Cues | undefined, marked: boolean): boolean {
  if (!row || !holds(text, row.request, row.inside ?? false)) return false;
  if (marked) return true;
  const ability = part(row.ability ?? '');
  return part(row.request).some((cue) => !ability.includes(cue) && holds(text, cue, row.inside ?? false));
}

function answerOf(
  has: (list: string | undefined) => boolean,
  row: Cues | undefined,
  request: boolean,
): AskAnswer {
  if (has(row?.time)) return 'time';
  if (has(row?.duration)) return 'fact';
  if (has(row?.amount)) return 'amount';
  if (request || has(row?.request)) return 'action';
  if (has(row?.explanation)) return 'explanation';
  return has(row?.fact) ? 'fact' : 'yes-no';
}

/** Each list of cues, parted once. */
const parted = new Map<string, readonly string[]>();

function part(list: string): readonly string[] {
  const known = parted.get(list) ?? list.split('|');
  parted.set(list, known);
  return known;
}

/** Cues that stand as whole words, by their first word; and those that lean on the next: "l'". */
type WordCues = { byFirst: ReadonlyMap<string, readonly string[]>; leaning: readonly string[] };
const indexed = new Map<string, WordCues>();

function wordCues(list: string): WordCues {
  const known = indexed.get(list);
  if (known) return known;
  const leaning = part(list).filter((cue) => cue.endsWith("'"));
  const whole = part(list).filter((cue) => !cue.endsWith("'"));
  const byFirst = Map.groupBy(whole, (cue) => cue.split(' ', 1)[0] ?? '');
  const made = { byFirst, leaning: leaning.map((cue) => ` ${cue}`) };
  indexed.set(list, made);
  return made;
}

/** Whether a text that `worded` made holds a cue of a list: as whole words, or anywhere where `inside`. */
function holds(text: string, list: string, inside: boolean): boolean {
  if (inside) return part(list).some((cue) => text.includes(cue));
  const { byFirst, leaning } = wordCues(list);
  if (leaning.some((cue) => text.includes(cue))) return true;
  return text.split(' ').some((word) => byFirst.get(word)?.some((cue) => text.includes(` ${cue} `)));
}

function opens(text: string, list: string | undefined): boolean {
  return list !== undefined && part(list).some((cue) => text.startsWith(` ${cue} `));
}
