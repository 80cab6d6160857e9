import { charsets } from '#languages/charsets.ts';

const candidates = charsets.map(({ label, letters, worth }) => ({
  label,
  letters: new RegExp(`[${letters}]`, 'g'),
  worth,
}));
type Candidate = (typeof candidates)[number];

const foreign = /[\u0080-\u009f\ufffd\ue000-\uf8ff]/g;
const otherMarks = /[\u00a1-\u00bf\u00d7\u00f7\u02c6-\u02dd\u2000-\u2bff\u2500-\u25ff\uff61-\uff9f]/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** How much decoded text looks like text of the charset: its letters for, signs that words never hold against. */
function score(text: string, candidate: Candidate): number {
  const strange = text.replace(/\p{ASCII}/gu, '');
  if (strange === '') return 0;
  const letters = count(strange, candidate.letters) * candidate.worth;
  // Small letters before capitals, and marks or two scripts within a word, are signs of a wrong charset.
  const wrong =
    count(text, /\p{Ll}\p{Lu}/gu) +
    count(text, /[A-Za-z][\u00a1-\u00bf\u00d7\u00f7][A-Za-z]/g) +
    count(text, /[A-Za-z][\u0370-\u0e7f]|[\u0370-\u0e7f][A-Za-z]/g);
  return (letters - count(strange, foreign) * 3 - count(strange, otherMarks) * 0.3 - wrong) / strange.length;
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes bytes that are no UTF-8 by the legacy charset under which they look most like text; windows-1252
 * where none does. Judged by the first 8 kB.
 */
export function decodeLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 8192);
  let best = { label: 'windows-1252', worth: Number.NEGATIVE_INFINITY };
  for (const candidate of candidates) {
    // The sample may end within a character.
    const text = decode(sample, candidate.label) ?? decode(sample.subarray(0, -1), candidate.label);
    if (text === undefined) continue;
    const worth = score(text, candidate);
    if (worth > best.worth) best = { label: candidate.label, worth };
  }
  return new TextDecoder(best.label).decode(bytes);
}

const byteOf = new Map<string, number>(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte): [string, number] => [character, byte],
  ),
);

/** The first bytes of letters in UTF-8 of two and three bytes, as windows-1252 shows those of Europe. */
const MOJIBAKE = /[\u00c2\u00c3\u00d0\u00d1\u00d8\u00d9\u00e2-\u00e4][\u0080-\u00bf\u0152-\u2122]/;

/**
 * Text that is UTF-8 read by mistake as windows-1252, read rightly; any other text as it is.
 * Every character beyond ASCII has to fit, so that no true text is touched.
 */
export function repairMojibake(text: string): string {
  if (!MOJIBAKE.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = byteOf.get(text[index] ?? '');
    if (byte === undefined) return text;
    bytes[index] = byte;
  }
  return decode(bytes, 'utf-8') ?? text;
}
