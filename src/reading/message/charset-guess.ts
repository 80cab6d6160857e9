/** A legacy charset with the letters that text in it is mostly made of. */
type Candidate = { label: string; letters: RegExp; worth: number };

const commonHan =
  '的一是不了在人有我他这中大来上个国和也子时道说出你会后过要就为以们生到作地于学下得可对里而都么去能好看天法小成年动同工方现想进开日实无事问高行意么期发前手定点名公司请您谢电话邮件';
const commonTraditional =
  '的一是不了在人有我他這中大來上個國和也子時道說出你會後過要就為以們生到作地於學下得可對裡而都麼去能好看天法小成年動同工方現想進開日實無事問高行意期發前手定點名公司請您謝電話郵件';

const candidates: readonly Candidate[] = [
  { label: 'shift_jis', letters: /[\u3040-\u30ff、。「」]/g, worth: 1.6 },
  { label: 'euc-jp', letters: /[\u3040-\u30ff、。「」]/g, worth: 1.6 },
  { label: 'euc-kr', letters: /[\uac00-\ud7a3]/g, worth: 1.1 },
  { label: 'gb18030', letters: new RegExp(`[${commonHan}，。！？：]`, 'g'), worth: 2.2 },
  { label: 'big5', letters: new RegExp(`[${commonTraditional}，。！？：]`, 'g'), worth: 2.2 },
  { label: 'windows-1251', letters: /[а-яёіїєґ]/g, worth: 1.05 },
  { label: 'koi8-r', letters: /[а-яё]/g, worth: 1.05 },
  { label: 'windows-1253', letters: /[α-ωάέήίόύώ]/g, worth: 1.05 },
  { label: 'windows-1255', letters: /[א-ת]/g, worth: 1.05 },
  { label: 'windows-1256', letters: /[\u0627-\u064a]/g, worth: 1.05 },
  { label: 'windows-874', letters: /[\u0e01-\u0e4e]/g, worth: 1.05 },
  { label: 'windows-1250', letters: /[ąćęłńóśźżáčďéěíňřšťúůýžăâîșțşţőűöüÓŚŻŁČŘŠŽÁ„”–]/g, worth: 1 },
  { label: 'windows-1254', letters: /[çğıöşüâîûÇĞİÖŞÜ]/g, worth: 1 },
  {
    label: 'windows-1252',
    letters: /[àâäæçèéêëîïìíñòóôöœßùúûüåøãõáÀÂÄÇÈÉÊÎÔÖØÅÜÁÑ‘’“”–—€«»¿¡º°£·•…]/g,
    worth: 1.02,
  },
];

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

/**
 * Text that is UTF-8 read by mistake as windows-1252 ('GrÃ¼ÃŸe'), read rightly ('Grüße'); any other text as it
 * is. Every character beyond ASCII has to fit, so that no true text is touched.
 */
export function repairMojibake(text: string): string {
  if (!/[ÂÃÐÑØÙâãä][\u0080-\u00bf\u0152-\u2122]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const byte = byteOf.get(text[index] ?? '');
    if (byte === undefined) return text;
    bytes[index] = byte;
  }
  return decode(bytes, 'utf-8') ?? text;
}
