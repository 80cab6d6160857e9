/** The names of the Latin-1 characters from the no-break space on, in order (HTML, named character references). */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg ' +
  'plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde ' +
  'Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Other names, each with its code point in hexadecimal. */
const further =
  'amp 26 lt 3c gt 3e quot 22 apos 27 OElig 152 oelig 153 Scaron 160 scaron 161 Yuml 178 fnof 192 circ 2c6 tilde 2dc ' +
  'ensp 2002 emsp 2003 thinsp 2009 zwnj 200c zwj 200d lrm 200e rlm 200f ndash 2013 mdash 2014 lsquo 2018 rsquo 2019 ' +
  'sbquo 201a ldquo 201c rdquo 201d bdquo 201e dagger 2020 Dagger 2021 bull 2022 hellip 2026 permil 2030 prime 2032 ' +
  'Prime 2033 lsaquo 2039 rsaquo 203a oline 203e frasl 2044 euro 20ac trade 2122 larr 2190 uarr 2191 rarr 2192 ' +
  'darr 2193 harr 2194 minus 2212 infin 221e asymp 2248 ne 2260 le 2264 ge 2265 sum 2211 radic 221a loz 25ca ' +
  'spades 2660 clubs 2663 hearts 2665 diams 2666 check 2713 star 2606 starf 2605 Alpha 391 Beta 392 Gamma 393 ' +
  'Delta 394 Epsilon 395 Omega 3a9 alpha 3b1 beta 3b2 gamma 3b3 delta 3b4 epsilon 3b5 lambda 3bb mu 3bc pi 3c0 ' +
  'sigma 3c3 omega 3c9';

const entities = new Map(
  latin.split(' ').map((name, place): [string, string] => [name, String.fromCharCode(0xa0 + place)]),
);
for (const [, name = '', code = ''] of further.matchAll(/(\w+) (\w+)/g)) {
  entities.set(name, String.fromCharCode(Number.parseInt(code, 16)));
}

/** Windows-1252 characters that pages write as code points 128 to 159 (WHATWG HTML, numeric references). */
const windows1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, place) => 0x80 + place),
);

function fromCode(code: number): string {
  if (code >= 0x80 && code < 0xa0) return windows1252[code - 0x80] ?? '';
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return '\ufffd';
  return String.fromCodePoint(code);
}

/** Decodes character references ('&amp;', '&#8364;', '&#x20ac;'); unknown ones stay as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));?/g, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return fromCode(Number(decimal));
    if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
    const known = entities.get(name);
    // Without a semicolon only 'nbsp' and 'amp' are decoded, so that '&copy=1' in a link stays.
    return known !== undefined && (whole.endsWith(';') || name === 'nbsp' || name === 'amp') ? known : whole;
  });
}
