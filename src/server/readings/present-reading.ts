import type { ApiReading } from '#domain/public-api.ts';
import type { Reading, Span } from '#reading/reading.ts';

const WHITE = /\s+/g;

/**
 * The spans as they stand in the text that was sent, where line ends and quotation marks may differ from the reading's.
 * They are looked for in order; one that is not found stands at its place in the reading.
 */
function placedIn(emailContent: string, spans: readonly Span[]): Span[] {
  let from = 0;
  return spans.map((span) => {
    const words = span.text.split(WHITE).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const match = new RegExp(words.join('[\\s>]+'), 'g');
    match.lastIndex = from;
    const found = match.exec(emailContent);
    if (!found) return span;
    from = found.index + found[0].length;
    return { text: span.text, start: found.index, end: from };
  });
}

/** What a reading of `emailContent` tells a program: asks with their places, and whether the mail wants a reply. */
export function presentReading(reading: Reading, emailContent: string): ApiReading {
  const { sender, language, subject, date, newText, signature, quoted, asks, categories } = reading;
  const places = placedIn(emailContent, asks);
  const isNotice = reading.automatic && asks.length === 0;
  return {
    needsReply: !categories.includes('unsolicited') && !isNotice,
    language: language
      ? { value: language.language, close: language.close ?? null, outside: language.outside ?? false }
      : null,
    from: { name: sender.name ?? null, address: sender.address ?? null },
    subject: subject ?? null,
    date: date ?? null,
    asks: asks.map(({ text, kind, start, end }, index) => ({
      text,
      start: places[index]?.start ?? start,
      end: places[index]?.end ?? end,
      kind,
    })),
    dates: reading.dates.map(({ text, resolved, resolvedEnd, proposed, deadline }) => ({
      text,
      resolved: resolved ?? null,
      resolvedEnd: resolvedEnd ?? null,
      proposed,
      deadline: deadline ?? false,
    })),
    amounts: reading.amounts.map(({ text, value, unit }) => ({ text, value, unit: unit ?? null })),
    parts: { newText, signature, quoted },
  };
}
