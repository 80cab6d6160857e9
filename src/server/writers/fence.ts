/** Scripts whose spelling needs the zero-width joiner and non-joiner: Arabic, Persian, Hindi, Bengali. */
const JOINING = '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}]';

/**
 * What no reader sees: controls but tab and line feed, format characters (zero-width, bidi, the tags block),
 * variation selectors and blank fillers. Joiners stay where both neighbours are of a script that needs them, and
 * so do Arabic's number marks, which are seen.
 */
const invisible = new RegExp(
  `(?!(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|[\\u0600-\\u0605\\u06DD])[\\p{Cf}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180D\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}]` +
    '|(?![\\t\\n])\\p{Cc}',
  'gu',
);

/**
 * Takes out of a text what a person cannot see and a model can read. Line ends become '\n', lone surrogates
 * U+FFFD. Linear in the text's length.
 */
export function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisible, '');
}

/** Marks that chat templates and our own fences are made of, with the look-alikes a mail may forge. */
const structuralMarks =
  /<(?=\||\/?(?:(?:mail|asks|earlier|wishes)-|(?:start_of_turn|end_of_turn|s|bos|eos|think|system|assistant|user)>))|<(?=<)|\[(?=\/?INST\])/giu;

/**
 * Makes a text fit to stand inside a fence: nothing invisible, no occurrence of the fence's nonce, no mark of
 * a chat template. What is defused stays readable: '<' becomes '‹', '[' becomes '⟦', the nonce '…'.
 */
export function defuse(text: string, nonce: string): string {
  return withoutInvisible(text)
    .replaceAll(nonce, '…')
    .replace(structuralMarks, (mark) => (mark === '<' ? '‹' : '⟦'));
}

/**
 * Fences a text as data: an opening and a closing line that carry the nonce, which the text itself can not
 * contain. `nonce` is made anew for each request (8 or more characters of 0-9a-f).
 */
export function fence(name: 'mail' | 'earlier' | 'asks' | 'wishes', text: string, nonce: string): string {
  return `<${name}-${nonce}>\n${defuse(text, nonce)}\n</${name}-${nonce}>`;
}
