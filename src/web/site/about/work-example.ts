import { checkReply } from '#checking/check-reply.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import type { Ask, AskKind, DateMention, Reading } from '#reading/reading.ts';
import { QUOTE_MARK, quotedAnswer } from '../quoted-answer.ts';
import { EXAMPLE_MAIL } from './example-mail.ts';
import { cutRuns, type MarkedSpan, type Note, type Passage, paragraphsOf, type Run } from './passages.ts';

/** The choices of the example. */
const choices = { intent: 'accept', tone: 'professional', language: 'English' } as const;

const wants: Record<AskKind, string> = {
  'yes-no': 'Wants a yes or a no',
  choice: 'Wants a choice',
  when: 'Wants a date',
  'how-much': 'Wants an amount',
  'how-many': 'Wants a number',
  who: 'Wants a name',
  where: 'Wants a place',
  what: 'Wants an answer',
  why: 'Wants a reason',
  how: 'Wants an explanation',
  request: 'Wants something done',
  need: 'Needs something',
};

/** A resolved date, short: 'Thu, Nov 13, 14:00', 'Nov 10 – 16'. Undefined where the words name no day. */
function dateInWords({ resolved, resolvedEnd }: DateMention): string | undefined {
  if (!resolved || resolved.startsWith('T')) return undefined;
  const hasTime = resolved.includes('T');
  const start = new Date(`${resolved}${hasTime ? ':00Z' : ''}`);
  const format = new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(resolvedEnd ? {} : { weekday: 'short' }),
    ...(hasTime ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
  });
  return resolvedEnd ? format.formatRange(start, new Date(resolvedEnd)) : format.format(start);
}

function askNote(ask: Ask, number: number, dates: readonly DateMention[]): Note {
  const own = dates.filter((date) => date.start >= ask.start && date.end <= ask.end).map(dateInWords);
  const day = own.find((words) => words !== undefined);
  return { number, text: day ? `${wants[ask.kind]}: ${day}` : wants[ask.kind] };
}

function dateNote(date: DateMention): Note[] {
  const words = dateInWords(date);
  return words ? [{ text: `“${date.text}”: ${words}` }] : [];
}

/** The new text of the mail, its asks and dates marked. Notes next to each paragraph say what was understood. */
function readPassages({ newText, asks, dates }: Reading): Passage[] {
  const spans: MarkedSpan[] = [
    ...asks.map(({ start, end }) => ({ start, end, mark: 'ask' as const })),
    ...dates.map(({ start, end }) => ({ start, end, mark: 'date' as const })),
  ];
  return paragraphsOf(newText).map(({ start, end }) => {
    const inside = (span: { start: number; end: number }) => span.start >= start && span.end <= end;
    let at = start;
    const runs = cutRuns(newText, start, end, spans).map((run): Run => {
      at += run.text.length;
      const closed = asks.findIndex((ask) => ask.end === at);
      return closed < 0 ? run : { ...run, number: closed + 1 };
    });
    const asked = asks.flatMap((ask, index) => (inside(ask) ? [askNote(ask, index + 1, dates)] : []));
    const loose = dates.filter(
      (date) => inside(date) && !asks.some((ask) => date.start >= ask.start && date.end <= ask.end),
    );
    return { runs, notes: [...asked, ...loose.flatMap(dateNote)] };
  });
}

/** The reply, its gaps marked. Quotations have the same numbers as the asks in the mail. */
function replyPassages(reply: string, gaps: readonly { start: number; end: number }[]): Passage[] {
  const spans = gaps.map(({ start, end }) => ({ start, end, mark: 'gap' as const }));
  let asks = 0;
  return paragraphsOf(reply).map(({ start, end }): Passage => {
    const own = gaps.filter((gap) => gap.start >= start && gap.end <= end);
    const notes = own.map((gap) => ({
      text: `${reply.slice(gap.start, gap.end)} is not in the mail: yours to say`,
    }));
    const item = quotedAnswer(reply.slice(start, end));
    if (!item) return { runs: cutRuns(reply, start, end, spans), notes };
    asks += 1;
    const quote = { start, text: item.quote, marks: [], number: asks };
    const answerStart = start + QUOTE_MARK.length + item.quote.length + 1;
    return {
      quote,
      runs: cutRuns(reply, answerStart, end, spans),
      notes: (notes.length > 0 ? notes : [{ text: 'Follows from the intent' }]).map((note) => ({
        ...note,
        number: asks,
      })),
    };
  });
}

/**
 * Reads the example, drafts its reply and checks it, with the program's own reader, drafter and checker. So the about
 * page shows what the program really does. Plain data: the same in every build of one version.
 */
export function workExample() {
  const { intent, tone, language } = choices;
  const reading = readEmail(EXAMPLE_MAIL);
  const { reply } = draftReply({
    reading,
    intent,
    tone: { kind: 'named', value: tone },
    language,
  });
  const check = checkReply({ reply, reading, emailContent: EXAMPLE_MAIL });
  return {
    choices,
    subject: reading.subject ?? '',
    sender: reading.sender.name ?? '',
    recipient: reading.recipient.name ?? '',
    sent: reading.date ?? '',
    language: reading.language?.language ?? '',
    mail: readPassages(reading),
    signature: reading.signature,
    quoted: reading.quoted,
    reply: replyPassages(reply, check.gaps),
    check: {
      asks: reading.asks.length,
      unanswered: check.unansweredAsks.length,
      unsupported: check.unsupportedFacts.length,
      gaps: check.gaps.map((gap) => gap.text),
    },
  };
}

export type WorkedExample = ReturnType<typeof workExample>;
