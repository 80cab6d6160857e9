/** One instruction, and what joined it to the one before: '' after a full stop, ' and ' within a sentence. */
type Clause = { text: string; soft: string };

const opens =
  "(?:also |please |then |politely |kindly |maybe |briefly |just |and )*(?:keep|be |make|sign|call (?:her|him|them|me)|address|greet|mention|say|tell|add|ask|propose|suggest|accept|decline|reject|refuse|turn down|agree|confirm|offer|thank|apologi[sz]e|do not|don't|no |yes to |never|use|write|reply|respond|answer|include|explain|note|remind|invite|wish|congratulate|request|reschedule|avoid|skip|leave out|omit|let (?:her|him|them)|inform|state|point out|emphasi[sz]e|stress|end with|close with|start with|finish with|in (?:french|german|spanish|italian|english)|two sentences|one sentence|three sentences|bullet)";
const hard =
  /(?<!\b(?:mr|mrs|ms|dr|prof|st|no|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|[a-z])\.?)[.!](?=\s|$)|[;\n]+|[?](?=\s|$)/i;
const softBreak = new RegExp(`(,? (?:and|but|then|plus)(?: then| also)? |, )(?=${opens})`, 'i');

/** Stand-ins for quoted stretches, so that nothing inside quotes is split. */
function shield(text: string): { shielded: string; quotes: string[] } {
  const quotes: string[] = [];
  const shielded = text.replace(
    /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»/g,
    (quote) => `\uE000${quotes.push(quote) - 1}\uE001`,
  );
  return { shielded, quotes };
}

function pieces(text: string, separator: RegExp): string[] {
  return text.split(new RegExp(separator.source, `${separator.flags}g`)).map((part) => part ?? '');
}

/** Instructions told apart. Linear in the text, which is at most 500 characters. */
export function clausesOf(text: string): Clause[] {
  const { shielded, quotes } = shield(
    text
      .replace(/[’]/g, "'")
      .replace(/\r/g, '\n')
      .replace(/[\uE000\uE001]/g, ''),
  );
  const restore = (part: string) =>
    part.replace(/\uE000(\d+)\uE001/g, (_, at: string) => quotes[Number(at)] ?? '');
  const clauses: Clause[] = [];
  for (const whole of pieces(shielded, hard)) {
    let soft = '';
    for (const [at, part] of pieces(whole, softBreak).entries()) {
      if (at % 2 === 1) {
        soft = part;
        continue;
      }
      const clause = restore(part)
        .replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '')
        .replace(/^\s*(?:(?:please|also|then|and|but|kindly|just|maybe|politely)\b,?\s+)+/i, '')
        .replace(/[\s,]+$/, '')
        .trim();
      if (/[\p{L}\p{N}]/u.test(clause)) clauses.push({ text: clause, soft: at === 0 ? '' : soft });
    }
  }
  return clauses;
}
