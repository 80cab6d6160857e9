import { runAt } from './phrases.ts';

/** Offsets and names of zones, in capitals as mails write them. Some names are used in only one country. */
const NAME =
  '(?:UTC|GMT)(?:\\s?[+\\-−]\\s?\\d{1,2}(?::?\\d{2})?)?|CES?T|ME[SZ]Z?|HNEC|HAEC|E[SD]?T|' +
  'C[SD]?T|M[SD]T|P[SD]?T|AK[SD]T|HST|BST|WES?T|EES?T|MSK|\\u041c\\u0421\\u041a|TRT|IST|JST|' +
  'KST|SGT|HKT|PHT|ICT|EAT|SAST|WI[BT]|WITA|AE[SD]T|AWST|NZ[SD]T|BRT|ART';
const ZONE = new RegExp(`\\s?([(（]\\s?)?(${NAME})(?![\\p{L}\\p{N}-])`, 'uy');
const WITHIN = new RegExp(`\\s(${NAME})(?![\\p{L}\\p{N}-])`, 'u');
const CLOSING = /\s?[)）]/y;
/** The mark between the same time in two zones: '3 pm EST / 21:00 CET'. */
const SAME_TIME = /\s?(?:\/|=|\(|（)\s?/y;
const ISO_TIME = /T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?(?![\p{L}\p{N}])/uy;

type Zoned = { end: number; zone: string };

/** The zone directly after a clock time that ends at `end`. `text` must have its capitals. */
export function zoneAfter(text: string, end: number): Zoned | undefined {
  const match = runAt(ZONE, text, end);
  if (!match) return undefined;
  const [whole, opening, zone = ''] = match;
  const behind = end + whole.length;
  const closing = opening ? (runAt(CLOSING, text, behind)?.[0].length ?? 0) : 0;
  return { end: behind + closing, zone: zone.replace(/\s/g, '') };
}

/**
 * The zone of a clock time between `at` and `end`, as written: after the end, or between the time and its day ('15:00
 * GMT on 10 March').
 */
export function zoneOf(text: string, at: number, end: number): Zoned | undefined {
  const zone = WITHIN.exec(text.slice(at, end))?.[1];
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
  const shift = /^([+-])0?(\d{1,2}):?(\d{2})$/.exec(offset ?? '');
  const minutes = shift && shift[3] !== '00' ? `:${shift[3]}` : '';
  const zone = shift ? `UTC${shift[1]}${shift[2]}${minutes}` : offset && 'UTC';
  return { end: at + whole.length, from, ...(zone ? { zone } : {}) };
}
