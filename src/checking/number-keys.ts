/**
 * A number as written, in ASCII digits, with the marks that may be between them. A space may be before each group of
 * three digits.
 */
export const NUMBER =
  /(?<!\d)\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d(?:[\d.,:/'’\u00a0\u202f\u066b\u066c-]*\d)?/g;

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/**
 * The keys of a number. Numbers that share a key count as the same: '4,500.00', '4 500' and '4500' share '4500'.
 * `parts`: the numbers between the marks, for a date or a time.
 */
export function numberKeys(token: string): { whole: string[]; parts: string[] } {
  if (!/\D/.test(token)) {
    const number = withoutLeadingZeros(token);
    return { whole: [number], parts: [number] };
  }
  const whole = [withoutLeadingZeros(token.replace(/\D/g, ''))];
  const decimals = /^(\d+|\d{1,3}(?:[., '’\u00a0\u202f\u066c]\d{3})+)[.,\u066b](\d{1,2})$/.exec(token);
  if (decimals) {
    whole.pop();
    const units = withoutLeadingZeros((decimals[1] ?? '').replace(/\D/g, ''));
    const cents = (decimals[2] ?? '').replace(/0+$/, '');
    whole.push(cents === '' ? units : `${units}.${cents}`);
  }
  return { whole, parts: token.split(/\D+/).filter(Boolean).map(withoutLeadingZeros) };
}
