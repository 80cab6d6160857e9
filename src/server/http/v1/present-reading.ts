import type { ApiReading } from '#domain/public-api.ts';
import { locateAsks } from '#reading/locate-asks.ts';
import type { Reading } from '#reading/reading.ts';

/**
 * A reading for the public API, with whether the mail needs a reply. `emailContent`: the text that was sent, to which
 * the positions of the asks refer; undefined for a mail as a file, whose positions refer to the new text.
 */
export function presentReading(reading: Reading, emailContent: string | undefined): ApiReading {
  const { sender, language, subject, date, newText, signature, quoted, asks, categories } = reading;
  const positions = emailContent === undefined ? asks : locateAsks(emailContent, reading);
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
