/** The scripts of the 27 languages. `other` is any letter of another script. */
export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'hebrew'
  | 'arabic'
  | 'devanagari'
  | 'bengali'
  | 'thai'
  | 'hangul'
  | 'kana'
  | 'han'
  | 'other';

/** The first and last code point of each block, ascending. Source: the Unicode block list. */
const blocks: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xc0, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x531, 0x58f, 'other'],
  [0x591, 0x5f4, 'hebrew'],
  [0x620, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x904, 0x97f, 'devanagari'],
  [0x981, 0x9e5, 'bengali'],
  [0x9f0, 0x9fe, 'bengali'],
  [0xa01, 0xdff, 'other'],
  [0xe01, 0xe5b, 'thai'],
  [0xe81, 0x10ff, 'other'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1200, 0x1cff, 'other'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3041, 0x30ff, 'kana'],
  [0x3131, 0x318e, 'hangul'],
  [0x31f0, 0x31ff, 'kana'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7a3, 'hangul'],
  [0xf900, 0xfaff, 'han'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefc, 'arabic'],
  [0xff66, 0xff9f, 'kana'],
];

const spaceless = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
/** A letter of a script without spaces between words. */
export const spacelessLetter = new RegExp(`[${spaceless}]`, 'u');
/** A letter of a script without spaces, or with prefixes and particles joined to words: a word may begin anywhere. */
export const joinedLetter = new RegExp(
  `[${spaceless}\\p{Script=Hangul}\\p{Script=Arabic}\\p{Script=Hebrew}]`,
  'u',
);

/** The script of a UTF-16 code unit; undefined if it is no letter in the blocks above. */
function scriptOf(code: number): Script | undefined {
  if (code < 0x41) return undefined;
  let low = 0;
  let high = blocks.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const block = blocks[middle];
    if (!block) return undefined;
    if (code < block[0]) high = middle - 1;
    else if (code > block[1]) low = middle + 1;
    else return code === 0xd7 || code === 0xf7 ? undefined : block[2];
  }
  return undefined;
}

/** The number of letters of each script in a text. */
export function countScripts(text: string): Map<Script, number> {
  const counts = new Map<Script, number>();
  let ascii = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      // ASCII capitals and small letters differ in one bit.
      const letter = (code | 0x20) - 0x61;
      if (letter >= 0 && letter < 26) ascii += 1;
      continue;
    }
    const script = scriptOf(code);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  if (ascii > 0) counts.set('latin', (counts.get('latin') ?? 0) + ascii);
  return counts;
}
