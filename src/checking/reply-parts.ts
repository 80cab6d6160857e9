/** 'Dear Anna,' or 'Hej Emma!', in letters at most. */
const LONGEST_SALUTATION = 60;
const LONGEST_CALL = 40;
/** 'Kind regards', the name and a line below it. */
const SIGN_OFF_LINES = 3;
const LONGEST_SIGN_OFF = 50;
const END_MARK = /[.?!…。？！।؟;]$/u;
const ITEM = /^\p{Nd}{1,2}\s?[.)．、。]/u;

/** How calls begin in the languages that greet with an exclamation mark. */
const CALLS =
  /^(?:уважаем|дорог|здравствуй|добр|привет|шановн|вітаю|hej|hallo|liebe|guten|hi|hello|hey|dear|cześć|dzień|szanown|ahoj|dobrý|vážen|mil[ýá]|salut|bună|merhaba|selam|sayın|您好|你好)/iu;

/** 'Yes, gladly!' is one only where something follows. */
function isSalutation(line: string, after: string): boolean {
  if (line.length > LONGEST_SALUTATION) return false;
  if (!END_MARK.test(line)) return true;
  return /[!！]$/.test(line) && line.length <= LONGEST_CALL && (after !== '' || CALLS.test(line));
}

function isSignOff(lines: readonly string[]): boolean {
  return (
    lines.length <= SIGN_OFF_LINES &&
    lines.every((line) => line.length <= LONGEST_SIGN_OFF && !ITEM.test(line)) &&
    !END_MARK.test(lines.at(-1) ?? '')
  );
}

/** What a reply says between its salutation and its sign-off, '' for nothing. Linear. */
export function bodyOf(reply: string): string {
  const paragraphs = reply
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()));
  const isLong = paragraphs.flat().length > 1;
  if (paragraphs.length > 1 && isSignOff(paragraphs.at(-1) ?? [])) paragraphs.pop();
  const [first = '', ...others] = paragraphs.flat();
  const after = others.join('\n');
  return isLong && isSalutation(first, after) ? after : [first, ...others].join('\n');
}
