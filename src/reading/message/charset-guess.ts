import { charsets } from '#languages/charsets.ts';

const candidates = charsets.map(({ label, letters, weight }) => ({
  label,
  letters: new RegExp(`[${letters}]`, 'g'),
  weight,
}));
type Candidate = (typeof candidates)[number];

/** Controls, the replacement character and private use: a right charset does not give them. */
const unassigned = /[\u0080-\u009f\ufffd\ue000-\uf8ff]/g;
const otherMarks = /[\u00a1-\u00bf\u00d7\u00f7\u02c6-\u02dd\u2000-\u2bff\u2500-\u25ff\uff61-\uff9f]/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The score of a charset for a decoded text. Letters of the charset raise it; unusual characters lower it. */
function score(text: string, candidate: Candidate): number {
  const nonAscii = text.replace(/\p{ASCII}/gu, '');
  if (nonAscii === '') return 0;
  const letters = count(nonAscii, candidate.letters) * candidate.weight;
  // In a wrong charset, words contain a capital after a small letter, a punctuation mark or letters of two scripts.
  const wrong =
    count(text, /\p{Ll}\p{Lu}/gu) +
    count(text, /[A-Za-z][\u00a1-\u00bf\u00d7\u00f7][A-Za-z]/g) +
    count(text, /[A-Za-z][\u0370-\u0e7f]|[\u0370-\u0e7f][A-Za-z]/g);
  const unusual = count(nonAscii, unassigned) * 3 + count(nonAscii, otherMarks) * 0.3 + wrong;
  return (letters - unusual) / nonAscii.length;
}

function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes bytes that are not UTF-8, in the legacy charset with the highest score. If none fits, in windows-1252. Only
 * the first 8 kB decide.
 */
export function decodeLegacy(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, 8192);
  let best = { label: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const candidate of candidates) {
    // The sample may end inside a character of two bytes.
    const text = decode(sample, candidate.label) ?? decode(sample.subarray(0, -1), candidate.label);
    if (text === undefined) continue;
    const candidateScore = score(text, candidate);
    if (candidateScore > best.score) best = { label: candidate.label, score: candidateScore };
  }
  return new TextDecoder(best.label).decode(bytes);
}

const byteOf = new Map<string, number>(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte): [string, number] => [character, byte],
  ),
);

/** The first two bytes of a letter with two or three bytes in UTF-8, as windows-1252 shows them. */
const MOJIBAKE = /[\u00c2\u00c3\u00d0\u00d1\u00d8\u00d9\u00e2-\u00e4][\u0080-\u00bf\u0152-\u2122]/;

/**
 * Repairs UTF-8 text that was decoded as windows-1252 by mistake. Other text stays unchanged: every non-ASCII character
 * must fit the mistake, so a correct text is not damaged.
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
