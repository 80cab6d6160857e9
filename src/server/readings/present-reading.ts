import type { ApiReading } from '#domain/public-api.ts';
import { askedOf } from '#drafter/asked.ts';
import type { Reading } from '#reading/reading.ts';

/**
 * What a reading tells a program: its asks as the drafter would answer them, and whether it would say that the mail
 * needs no reply.
 */
export function presentReading(reading: Reading): ApiReading {
  const { sender, language, subject, date, newText, signature, quoted } = reading;
  const { asks, unsolicited } = askedOf(reading);
  const isNotice = reading.automatic && asks.length === 0;
  return {
    needsReply: !unsolicited && !isNotice,
    language: language
      ? { value: language.language, close: language.close ?? null, outside: language.outside ?? false }
      : null,
    from: { name: sender.name ?? null, address: sender.address ?? null },
    subject: subject ?? null,
    date: date ?? null,
    asks: asks.map(({ text, kind, answer }) => ({ text, kind, answer })),
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
