import type { ApiReading } from '#domain/public-api.ts';
import type { Reading, Span } from '#reading/reading.ts';

const WHITE_SPACE = /\s+/g;

/** Finds words in a text, from an index on. White space and quote marks ('>') between them may differ. */
function findWords(words: string, text: string, from: number): RegExpExecArray | null {
  const parts = words.split(WHITE_SPACE).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('[\\s>]+'), 'g');
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/**
 * The positions of the asks in the text of the request, which may have other line ends and quote marks than the
 * reading. The asks are searched in order and after the subject, because the subject may have the same words. An ask
 * that is not found keeps its position from the reading.
 */
function locateAsks(emailContent: string, { asks, subject = '' }: Reading): Span[] {
  const subjectStart = emailContent.indexOf(subject);
  // A subject in encoded words is not found.
  let from = subjectStart < 0 ? 0 : subjectStart + subject.length;
  return asks.map((ask) => {
    const found = findWords(ask.text, emailContent, from);
    if (!found) return ask;
    from = found.index + found[0].length;
    return { text: ask.text, start: found.index, end: from };
  });
}

/**
 * A reading for the public API: with the positions of the asks in `emailContent`, and whether the mail needs a reply.
 */
export function presentReading(reading: Reading, emailContent: string): ApiReading {
  const { sender, language, subject, date, newText, signature, quoted, asks, categories } = reading;
  const positions = locateAsks(emailContent, reading);
  const isNotice = reading.isAutomatic && asks.length === 0;
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
      start: positions[index]?.start ?? start,
      end: positions[index]?.end ?? end,
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
