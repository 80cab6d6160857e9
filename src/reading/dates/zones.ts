import { runAt } from './phrases.ts';

/** Offsets and names of time zones, in capitals. Some names are used in only one country. */
const NAME =
  '(?:UTC|GMT)(?:\\s?[+\\-−]\\s?\\d{1,2}(?::?\\d{2})?)?|CES?T|ME[SZ]Z?|HNEC|HAEC|E[SD]?T|' +
  'C[SD]?T|M[SD]T|P[SD]?T|AK[SD]T|HST|BST|WES?T|EES?T|MSK|\\u041c\\u0421\\u041a|TRT|IST|JST|' +
  'KST|SGT|HKT|PHT|ICT|EAT|SAST|WI[BT]|WITA|AE[SD]T|AWST|NZ[SD]T|BRT|ART';
const ZONE = new RegExp(`\\s?([(（]\\s?)?(${NAME})(?![\\p{L}\\p{N}-])`, 'uy');
const ZONE_INSIDE = new RegExp(`\\s(${NAME})(?![\\p{L}\\p{N}-])`, 'u');
const CLOSING = /\s?[)）]/y;
/** What is between the same time in two zones: '3 pm EST / 21:00 CET'. */
const SAME_TIME = /\s?(?:\/|=|\(|（)\s?/y;
const ISO_TIME = /T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?(?![\p{L}\p{N}])/uy;

type ZoneSpan = { end: number; zone: string };

/** The time zone directly after a clock time that ends at `end`. `text` must have its capitals. */
export function zoneAfter(text: string, end: number): ZoneSpan | undefined {
  const match = runAt(ZONE, text, end);
  if (!match) return undefined;
  const [whole, opening, zone = ''] = match;
  const zoneEnd = end + whole.length;
  const closing = opening ? (runAt(CLOSING, text, zoneEnd)?.[0].length ?? 0) : 0;
  return { end: zoneEnd + closing, zone: zone.replace(/\s/g, '') };
}

/**
 * The time zone of the mention between `at` and `end`, as it is written: after the mention, or inside it, between the
 * time and its day ('15:00 GMT on 10 March').
 */
export function zoneOf(text: string, at: number, end: number): ZoneSpan | undefined {
  const zone = ZONE_INSIDE.exec(text.slice(at, end))?.[1];
  return zoneAfter(text, end) ?? (zone === undefined ? undefined : { end, zone });
}

/** The offset where the same time in another zone may begin. */
export function otherZoneAt(text: string, end: number): number | undefined {
  const match = runAt(SAME_TIME, text, end);
  return match ? end + match[0].length : undefined;
}

/** The clock time of '2025-03-10T15:00:00Z', read at its 'T': 'HH:mm', with its zone as 'UTC' or 'UTC+2'. */
export function isoClock(text: string, at: number): { end: number; from: string; zone?: string } | undefined {
  const match = runAt(ISO_TIME, text, at);
  if (!match) return undefined;
  const [whole, from = '', offset] = match;
  if (from > '24:00' || from.slice(3) > '59') return undefined;
  const utcOffset = /^([+-])0?(\d{1,2}):?(\d{2})$/.exec(offset ?? '');
  const minutes = utcOffset && utcOffset[3] !== '00' ? `:${utcOffset[3]}` : '';
  const zone = utcOffset ? `UTC${utcOffset[1]}${utcOffset[2]}${minutes}` : offset && 'UTC';
  return { end: at + whole.length, from, ...(zone ? { zone } : {}) };
}
