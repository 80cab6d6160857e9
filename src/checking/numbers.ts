/** Digits of any script as ASCII digits, one for one, so that positions stay. */
export function asciiDigits(text: string): string {
  return text.replace(/(?=[\u0660-\u{10ffff}])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code > 0xffff) return digit;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
}

/** A number as written: digits with the marks that may stand among them. */
export const NUMBER = /\d(?:[\d.,:/'’\u00a0\u202f\u066b\u066c-]*\d)?/g;

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/**
 * The forms under which a number counts as the same: '4,500.00', '4 500' and '4500' share '4500'; of a date or a
 * time its parts.
 */
export function numberKeys(token: string): { whole: string[]; parts: string[] } {
  if (!/\D/.test(token)) {
    const plain = bare(token);
    return { whole: [plain], parts: [plain] };
  }
  const whole = [bare(token.replace(/\D/g, ''))];
  const decimals = /^(.*\d)[.,\u066b](\d{1,2})$/.exec(token);
  if (decimals) {
    const units = bare((decimals[1] ?? '').replace(/\D/g, ''));
    const cents = (decimals[2] ?? '').replace(/0+$/, '');
    whole.push(cents === '' ? units : `${units}.${cents}`);
  }
  return { whole, parts: token.split(/\D+/).filter(Boolean).map(bare) };
}
