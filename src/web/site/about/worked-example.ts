import { checkReply } from '#checking/check-reply.ts';
import type { AskKind } from '#domain/asks.ts';
import { draftReply } from '#drafter/draft.ts';
import { readEmail } from '#reading/read-email.ts';
import type { Ask, DateMention, Reading } from '#reading/reading.ts';
import { QUOTE_MARK, quotedAnswer } from '../quoted-answer.ts';

/** The mail of the example, with quoted history. It is invented, and so are its people. */
export const EXAMPLE_MAIL = `From: Ingrid Solheim <ingrid@solheim.example>
To: Tomas Reyes <tomas@reyes.example>
Date: Tue, 11 Nov 2025 09:12:00 +0100
Subject: The parish registers

Dear Tomas,

The three parish registers are packed and can leave us this week. The reading room opens again on 1 December, so we are glad to have found you.

Does Thursday at 14:00 suit you for the handover? How much will the rebinding cost? And please send us the insurance certificate by Friday.

Kind regards,
Ingrid

On Mon, 3 Nov 2025 at 16:40, Tomas Reyes <tomas@reyes.example> wrote:
> Dear Ingrid,
> Happy to take the registers. Just say when.
`;

/** The choices for the reply. */
const choices = { intent: 'accept', tone: 'professional', language: 'English' } as const;

/** What the program found in a text. Each kind has its own style. */
export type Mark = 'ask' | 'date' | 'gap';

/** A piece of a text with the same marks, and its offset. `number`: the number of the ask that ends with it. */
export type TextRun = { start: number; text: string; marks: readonly Mark[]; number?: number };

/** A note next to a paragraph. `number`: the number of its ask. */
export type Note = { text: string; number?: number };

/** A paragraph with its notes. `quote`: the quotation of the mail that it answers. */
export type Paragraph = { quote?: TextRun; runs: readonly TextRun[]; notes: readonly Note[] };

/** The offsets of a marked piece of a text. */
type MarkedSpan = { start: number; end: number; mark: Mark };

/** Cuts the text from `start` to `end` wherever a marked span begins or ends. */
export function splitIntoRuns(
  text: string,
  start: number,
  end: number,
  spans: readonly MarkedSpan[],
): TextRun[] {
  const within = spans.filter((span) => span.start < end && span.end > start);
  const edges = within.flatMap((span) => [span.start, span.end]).filter((at) => at > start && at < end);
  const cuts = [...new Set([start, ...edges, end])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? start;
    const marks = within.filter((span) => span.start <= from && span.end >= to).map((span) => span.mark);
    return { start: from, text: text.slice(from, to), marks };
  });
}

/** The offsets of the paragraphs of a text, which blank lines separate. */
function paragraphSpans(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const askNotes: Record<AskKind, string> = {
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

/** A date in short form: 'Thu, Nov 13, 14:00', 'Nov 10 – 16'. Undefined if it names no day. */
function formatDate({ resolved, resolvedEnd }: DateMention): string | undefined {
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
  const own = dates.filter((date) => date.start >= ask.start && date.end <= ask.end).map(formatDate);
  const day = own.find((text) => text !== undefined);
  return { number, text: day ? `${askNotes[ask.kind]}: ${day}` : askNotes[ask.kind] };
}

function dateNote(date: DateMention): Note[] {
  const day = formatDate(date);
  return day ? [{ text: `“${date.text}”: ${day}` }] : [];
}

/** The new text of the mail with its asks and dates marked, and notes about them. */
function mailParagraphs({ newText, asks, dates }: Reading): Paragraph[] {
  const spans: MarkedSpan[] = [
    ...asks.map(({ start, end }) => ({ start, end, mark: 'ask' as const })),
    ...dates.map(({ start, end }) => ({ start, end, mark: 'date' as const })),
  ];
  return paragraphSpans(newText).map(({ start, end }) => {
    const inside = (span: { start: number; end: number }) => span.start >= start && span.end <= end;
    let at = start;
    const runs = splitIntoRuns(newText, start, end, spans).map((run): TextRun => {
      at += run.text.length;
      const closed = asks.findIndex((ask) => ask.end === at);
      return closed < 0 ? run : { ...run, number: closed + 1 };
    });
    const asked = asks.flatMap((ask, index) => (inside(ask) ? [askNote(ask, index + 1, dates)] : []));
    const otherDates = dates.filter(
      (date) => inside(date) && !asks.some((ask) => date.start >= ask.start && date.end <= ask.end),
    );
    return { runs, notes: [...asked, ...otherDates.flatMap(dateNote)] };
  });
}

/** The reply with its gaps marked. The quotations have the numbers of the asks in the mail. */
function replyParagraphs(reply: string, gaps: readonly { start: number; end: number }[]): Paragraph[] {
  const spans = gaps.map(({ start, end }) => ({ start, end, mark: 'gap' as const }));
  let asks = 0;
  return paragraphSpans(reply).map(({ start, end }): Paragraph => {
    const own = gaps.filter((gap) => gap.start >= start && gap.end <= end);
    const notes = own.map((gap) => ({
      text: `${reply.slice(gap.start, gap.end)} is not in the email: you fill it in`,
    }));
    const item = quotedAnswer(reply.slice(start, end));
    if (!item) return { runs: splitIntoRuns(reply, start, end, spans), notes };
    asks += 1;
    const quote = { start, text: item.quote, marks: [], number: asks };
    const answerStart = start + QUOTE_MARK.length + item.quote.length + 1;
    return {
      quote,
      runs: splitIntoRuns(reply, answerStart, end, spans),
      notes: (notes.length > 0 ? notes : [{ text: 'Follows from the intent' }]).map((note) => ({
        ...note,
        number: asks,
      })),
    };
  });
}

/**
 * Reads the example, drafts the reply and checks it with the program's own reader, drafter and checker, so that the
 * about page shows what the program really does.
 */
export function workedExample() {
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
    subject: reading.subject ?? '',
    sender: reading.sender.name ?? '',
    recipient: reading.recipient.name ?? '',
    sent: reading.date ?? '',
    language: reading.language?.language ?? '',
    mail: mailParagraphs(reading),
    signature: reading.signature,
    quoted: reading.quoted,
    reply: replyParagraphs(reply, check.gaps),
    check: {
      asks: reading.asks.length,
      unanswered: check.coverage.filter(({ state }) => state !== 'answered').length,
      unsupported: check.unsupportedFacts.length,
      gaps: check.gaps.map((gap) => gap.text),
    },
  };
}

export type WorkedExample = ReturnType<typeof workedExample>;
