import type { Language } from '#domain/languages.ts';
import { foldSpaces } from '../parts/text-lines.ts';
import type { Ask, DateMention, Span } from '../reading.ts';
import { splitSentences } from '../sentences.ts';
import { suitQuestion } from './suit-questions.ts';

/** What stands between alternatives: 'Tuesday or Thursday', 'Monday, Tuesday or Friday'. */
const BETWEEN =
  /^(?:,\s?|\s?\/\s?|、)?(?:\s?(?:or|and|either|oder|und|ou|et|o|y|u|e|of|en|om|eller|lub|albo|czy|nebo|či|sau|veya|ya da|или|або|чи|ή|atau|au|hoặc|หรือ|או|أو|या|অথবা|বা|或者?|还是|か|または|이나|또는)\s?)?(?:on\s|at\s|the\s|am\s|le\s|el\s|il\s|a\s|op\s|på\s|we?\s|v[eo]?\s|у\s|в\s|την\s|pe\s|hari\s|vào\s|يوم\s|ב|को\s)?$/i;
const LONGEST = 80;
/** Days gone by and long stretches: what is talked about, not when to meet. */
const NOT_PROPOSED = /^(?:last\b|yesterday|지난|(?:this|next|the|in)?\s?(?:\d{4}|(?:year|quarter)\b))/i;

/** A day that is not put forward: one gone by, a long stretch, in other languages than English a last day for the answer. */
function isElsewhere(date: DateMention, ask: Ask): boolean {
  return NOT_PROPOSED.test(date.text) || (date.deadline === true && ask.act === undefined);
}

/** What parts times one of which is to be taken, somewhere between them. */
const OR =
  /(?<!\p{L})(?:or|oder|ou|o|u|of|eller|lub|albo|czy|nebo|či|sau|veya|ya da|или|або|чи|ή|atau|au|hoặc)(?!\p{L})|\/|หรือ|או|أو|या|অথবা|或|还是|または|이나|또는/iu;
/** What stands before a time that another takes the place of: 'instead of Monday'. */
const REPLACED =
  /(?:instead of|rather than|except(?: for)?|but not|other than|apart from|ausser|außer|sauf|excepto|salvo|tranne|exceto|behalve|utom|oprócz|kromě|кроме|крім|statt|anstelle|anstatt|au lieu d[eu']|à la place d[eu']|en lugar de|en vez de|invece d[ei]\p{L}*|al posto d\p{L}+|em vez d[eoa]s?|in plaats van|i stället för|zamiast|místo|în loc de|вместо|замість|αντί|yerine|ganti(?:kan)?|thay vì|بدل[اً]? من|במקום)(?:\s\S+){0,4}\s?$/iu;
/** What says that a time is moved: of two the second is the new one. */
const MOVED =
  /(?:reschedul|postpon|mov(?:e|ing) |shift|verschieb|verschob|verleg|verlegt|report|déplac|décal|aplaz|aplac|retras|mover |cambiar|spost|rinvi|posticip|adiar|adiad|remarc|reagend|verzet|verplaats|verschuiv|flytta|skjut|przeło|przesu|přesun|odlo|reprogram|amân|mut[aă]|перенес|перенос|перенест|αναβ|μεταφ|ertele|dời|chuyển|đổi|undur|tukar|menukar|mindah|meminda|pindah|pinda|geser|anjak|เลื่อน|改到|改至|推迟|提前到|変更|振替|변경|연기|옮|बदल|পিছি|পরিবর্তন|tunda|tangguh|ahirish)/iu;

/** How many sentences before it an ask may be about a time, where its words ask of times alone. */
const MOST_BACK = 3;

/** The mentions of a sentence that are put forward there; none where they are no alternatives. `today`: 'YYYY-MM-DD'. */
function putForward(sentence: Span, dates: readonly DateMention[], today: string): DateMention[] {
  const within = dates.filter(
    (date) =>
      date.start >= sentence.start &&
      date.end <= sentence.end &&
      date.resolved !== undefined &&
      !date.deadline &&
      !NOT_PROPOSED.test(date.text),
  );
  const before = ({ start }: DateMention) => sentence.text.slice(0, start - sentence.start);
  const open = within.filter((date) => {
    const isOver = /^\d/.test(date.resolved ?? '') && (date.resolved ?? '') < today;
    const isStretch = /^\d{4}-\d\d-\d\d$/.test(date.resolvedEnd ?? '');
    return !isOver && !isStretch && !REPLACED.test(before(date).slice(-60));
  });
  const last = open.at(-1);
  // 'On Saturday 28 from 8 to 12, so that on Monday you can work': the one with its hour.
  const timed = open.filter(({ resolved }) => resolved?.includes('T'));
  if (open.length > 1 && timed.length === 1 && !areAlternatives(open, sentence.text, sentence.start))
    return timed;
  return last && open.length === 2 && MOVED.test(sentence.text) ? [last] : open;
}

/** Whether every mention is one of several to choose from. */
function areAlternatives(times: readonly DateMention[], text: string, from = 0): boolean {
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last || first === last) return true;
  return OR.test(text.slice(first.end - from, last.start - from));
}

/** 'Set-up from 1 pm, down after midnight': hours of one day's work, none of which is to be chosen. */
function areHoursOfWork(times: readonly DateMention[], text: string): boolean {
  if (times.length < 2 || !times.every(({ resolved }) => resolved?.startsWith('T'))) return false;
  return times.some((time, at) => {
    const next = times[at + 1];
    if (!next || BETWEEN.test(text.slice(time.end, next.start))) return false;
    return /[,;]/.test(text.slice(time.end, next.start)) && !areAlternatives([time, next], text);
  });
}

/** The ask as a proposal of the times before it that it is about; undefined where it is about none. */
function aboutEarlierTime(
  ask: Ask,
  dates: readonly DateMention[],
  { newText, language, sentences, today }: Surroundings,
): Ask | undefined {
  const asked = suitQuestion(ask, language);
  if (!asked) return undefined;
  const at = sentences().findIndex(({ start, end }) => start <= ask.start && ask.start < end);
  const own = sentences()[at];
  if (!own) return undefined;
  const lead = { text: newText.slice(own.start, ask.start), start: own.start, end: ask.start };
  const before = sentences()
    .slice(Math.max(0, at - (asked.weak ? 1 : MOST_BACK)), at)
    .reverse();
  for (const sentence of [lead, ...before]) {
    const times = putForward(sentence, dates, today).filter(({ resolved }) => /^\d/.test(resolved ?? ''));
    if (times.length === 0) continue;
    if (!asked.which && !areAlternatives(times, newText)) return undefined;
    if (asked.which && times.length < 2) return undefined;
    return {
      ...ask,
      kind: 'question',
      answer: asked.which ? 'choice' : 'yes-no',
      act: 'proposal',
      proposedTime: [...new Set(times.map(({ text }) => foldSpaces(text).trim()))].join(' or '),
      proposedAt: times.map(({ start }) => start),
    };
  }
  return undefined;
}

type Surroundings = {
  newText: string;
  language: Language;
  sentences: () => readonly Span[];
  today: string;
};

/** 'The files come on Wednesday – in which format do you want them?', in Slavic languages. */
const ASKS_ELSE =
  /\s[–—-]\s+(?=(?:\p{L}{1,3} )?(?:как(?:ой|ая|ое|ие|ую|ом|их|им)?|кто|где|куда|сколько|кому|як(?:ий|а|е|і|ого|ому|им|ої|у|их)?|хто|де|куди|скільки|jak(?:i|a|ie|im|iej|iego|ich|ý|á|é|ou|ém)?|kto|gdzie|ile|ilu|kdo|kde|kam|kolik) [^?]{3,120}\?)/iu;

/** 'Breakfast is from 7 to 10; would you like it?': what stands before the semicolon is not what is asked. */
function askedFrom({ text, start }: Ask): number {
  const joint = /;\s+(?=[^;]*\?\W*$)/.exec(text) ?? ASKS_ELSE.exec(text);
  return joint ? start + joint.index : start;
}

/** 'Is the ramp staffed from seven?' asks how things are, and puts nothing forward. */
const STATE =
  /(?<!\p{L})(?:besetzt|geöffnet|geschlossen|ouvert|ferm[ée]e?s?(?!\p{L})|abiert|cerrad|apert|chius|fechad|geopend|gesloten|öppet|stängt|otwart|zamknięt|otevřen|zavřen|deschis|închis|(?:ist|sind|wäre) (?:\p{L}+ ){0,3}jemand|il y a quelqu|y a-t-il quelqu|c'è qualcuno|hay alguien|há alguém|is er iemand|finns (?:det )?någon|czy ktoś|czy jest ktoś|есть ли кто|открыт|закрыт|відчинен|зачинен|ανοιχτ|κλειστ)|営業|開いて|开门|營業|营业/iu;

/** 'De segunda a sexta', 'von Montag bis Freitag': every week, and no time to meet. */
const WORKING_WEEK =
  /^\p{L}[\p{L}-]* (?:a|à|al|até|hasta|au|bis|tot(?: en met)?|t\/m|till|do|по|до|έως|μέχρι|με|-|–) (?:(?:la|την?|il|le) )?(?:sexta|sábado|domingo|jueves|viernes|quinta|vendredi|samedi|dimanche|venerdì|sabato|domenica|Freitag|Samstag|Sonntag|vrijdag|zaterdag|zondag|fredag|lördag|piątku|soboty|pátku|soboty|пятницу|п['’]ятницю|Παρασκευή|Σάββατο|vineri|sâmbătă)(?:-feira)?$/iu;

/** What stands before the day from which something is to be so: 'Can the heating stay off from 1 December?' */
const SINCE =
  /(?<!\p{L})(?:vanaf|sinds|ab(?: dem)?|seit(?: dem)?|à partir d[ue]|dès(?: le)?|a partir del?|a partir d[eoa]|desde(?: el| [oa])?|dal|dall['’]|a partire da[l]?|från(?: och med)?(?: den)?|fr\.?o\.?m\.?|od(?: dnia)?|[сc]|начиная с|после|після|from|as of|as from|starting)\s*$/iu;

/** Whether an ask names but the day from which something is to be so. */
function isSince(inside: readonly DateMention[], newText: string): boolean {
  const [from, more] = inside;
  if (!from || more || from.resolvedEnd || !/^\d{4}-\d\d-\d\d$/.test(from.resolved ?? '')) return false;
  return SINCE.test(newText.slice(Math.max(0, from.start - 24), from.start)) || SINCE_WITHIN.test(from.text);
}
const SINCE_WITHIN =
  /^(?:vanaf|ab|seit|à partir|dès|a partir|desde|dal|från|od|с|после|після|from|as of)(?!\p{L})/iu;

/** The words of an ask before the last day for its answer: 'which you would prefer by Wednesday'. */
function withoutAnswerDay(ask: Ask, [first]: readonly DateMention[]): string {
  const before = first ? ask.text.slice(0, first.start - ask.start) : ask.text;
  return before.replace(
    /\s+(?:(?:by|before|until|no later than|on|bis|avant|antes|entro|vóór|voor|före|do|până|до|έως|μέχρι)(?:\s+\S+){0,2})?\s*$/iu,
    '',
  );
}

/** An ask that names a day or time itself, as a proposal of it where it is one. */
function withOwnTime(ask: Ask, inside: readonly DateMention[], newText: string): Ask {
  const proposes = ask.act === 'proposal' || (ask.act === undefined && inside[0]?.proposed === true);
  const [from] = inside;
  if (!from || !proposes || ask.answer === 'time') return ask;
  if (ask.act === undefined && (STATE.test(ask.text) || isSince(inside, newText))) return ask;
  if (ask.act === undefined && inside.length === 1 && WORKING_WEEK.test(from.text)) return ask;
  if (ask.alternatives) {
    const times = inside.map((date) => foldSpaces(date.text));
    return { ...ask, act: 'proposal', proposedTime: [...new Set(times)].join(' or ') };
  }
  if (ask.act === undefined && areHoursOfWork(inside, newText)) return ask;
  let end = from.end;
  for (const date of inside.slice(1)) {
    if (!BETWEEN.test(newText.slice(end, date.start)) || date.end - from.start > LONGEST) break;
    end = date.end;
  }
  return { ...ask, act: 'proposal', proposedTime: foldSpaces(newText.slice(from.start, end)) };
}

/**
 * The asks, those that put a day or time forward with it as `proposedTime`, also where it stands in a sentence before
 * them. `dates` are the mentions found in the same text, `today` the day of the mail ('YYYY-MM-DD'), where it is known. An
 * ask in another language than English becomes a proposal by such a mention.
 */
export function withProposedTimes(
  asks: Ask[],
  dates: readonly DateMention[],
  newText: string,
  { language = 'English', today = '' }: { language?: Language | undefined; today?: string | undefined } = {},
): Ask[] {
  let first = 0;
  let parted: readonly Span[] | undefined;
  const sentences = () => {
    parted ??= splitSentences(newText);
    return parted;
  };
  return asks.map((ask) => {
    while (first < dates.length && (dates[first]?.start ?? 0) < ask.start) first += 1;
    const within = dates.slice(first).filter((date) => date.end <= ask.end);
    const inside = within.filter((date) => !isElsewhere(date, ask) && date.start >= askedFrom(ask));
    // 'Which would you prefer? Please let us know by Wednesday': the last day for an answer is none of the times.
    const isAnswerDay = within.length > 0 && within.every(({ deadline }) => deadline);
    // 'Let us meet there on Tuesday at ten; are you free then?'
    const from = askedFrom(ask);
    const behind = { ...ask, start: from, text: ask.text.slice(from - ask.start) };
    const before =
      within.length > 0 && inside.length === 0 && from > ask.start
        ? aboutEarlierTime(behind, dates, { newText, language, sentences, today })
        : undefined;
    if (before) return { ...before, start: ask.start, text: ask.text };
    if (within.length > 0 && !isAnswerDay) return withOwnTime(ask, inside, newText);
    const asked = isAnswerDay ? { ...ask, text: withoutAnswerDay(ask, within) } : ask;
    const about = aboutEarlierTime(asked, dates, { newText, language, sentences, today });
    if (about) return { ...about, text: ask.text };
    return isAnswerDay ? withOwnTime(ask, inside, newText) : ask;
  });
}
