/** Decodes base64 text to bytes; undefined if it is not base64. */
function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Decodes the 'Q' encoding of RFC 2047. */
function fromQ(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === '=' ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN;
    if (!Number.isNaN(hex)) {
      bytes.push(hex);
      at += 2;
    } else bytes.push(text[at] === '_' ? 0x20 : text.charCodeAt(at) & 0xff);
  }
  return Uint8Array.from(bytes);
}

const encodedWord = /=\?([\w-]{1,40})(?:\*[\w-]{1,20})?\?([bq])\?([^?\s]{0,2000})\?=/gi;

/** Decodes the encoded words ('=?utf-8?B?…?=', RFC 2047) of a pasted header. Other text stays unchanged. */
export function decodeEncodedWords(text: string): string {
  if (!text.includes('=?')) return text;
  const joined = text.replace(/(\?=)[ \t]{1,8}(?==\?)/g, '$1');
  return joined.replace(encodedWord, (whole, charset: string, encoding: string, content: string) => {
    const bytes = encoding.toLowerCase() === 'b' ? fromBase64(content) : fromQ(content);
    if (!bytes) return whole;
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      return whole;
    }
  });
}
