import { randomUUID } from 'node:crypto';

/** Scripts whose spelling needs the zero-width joiner and non-joiner: Arabic, Persian, Hindi, Bengali. */
const JOINING = '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}]';

/**
 * Characters that a person cannot see: controls except tab and line feed, format characters (zero-width, bidi, the tags
 * block), variation selectors and blank fillers. Joiners stay if both neighbours belong to a script that needs them.
 * Arabic number marks stay because they are visible.
 */
const invisible = new RegExp(
  `(?!(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})|[\\u0600-\\u0605\\u06DD])[\\p{Cf}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180D\\u3164\\uFE00-\\uFE0F\\uFFA0\\u{E0100}-\\u{E01EF}]` +
    '|(?![\\t\\n])\\p{Cc}',
  'gu',
);

/**
 * Removes characters that a person cannot see but a model can read. Line ends become '\n'. Lone surrogates become
 * U+FFFD. Linear in the length of the text.
 */
export function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisible, '');
}

/** The starts of marks that structure a prompt: those of chat templates, and those of our own fences. */
const structuralMarks =
  /<(?=\||\/?(?:(?:mail|asks|earlier|decisions|reply|wishes)-|(?:start_of_turn|end_of_turn|s|bos|eos|think|system|assistant|user)>))|<(?=<)|\[(?=\/?INST\])/giu;

/**
 * Makes a text safe to put inside a fence: it then has no invisible characters, no nonce and no structural marks. The
 * replacements keep it readable: '<' becomes '‹', '[' becomes '⟦', the nonce becomes '…'.
 */
export function sanitize(text: string, nonce: string): string {
  return withoutInvisible(text)
    .replaceAll(nonce, '…')
    .replace(structuralMarks, (mark) => (mark === '<' ? '‹' : '⟦'));
}

/**
 * Marks a text as data with an opening and a closing line. Both lines contain the nonce, which the text itself cannot
 * contain. `nonce` must be new for each request (8 or more characters of 0-9a-f).
 */
export function fence(
  name: 'decisions' | 'mail' | 'earlier' | 'asks' | 'reply' | 'wishes',
  text: string,
  nonce: string,
): string {
  return `<${name}-${nonce}>\n${sanitize(text, nonce)}\n</${name}-${nonce}>`;
}

/** A fence around data in a text: where the data is. `at`: where the fence begins. */
export function dataSpan(fenced: string, at: number): { start: number; end: number } {
  return { start: at + fenced.indexOf('\n') + 1, end: at + fenced.lastIndexOf('\n') };
}

/** The nonce of a prompt's fences: 16 hexadecimal digits with 60 random bits. UUIDs are fast, because Node prepares their random bytes. */
export function makeNonce(): string {
  return randomUUID().replaceAll('-', '').slice(0, 16);
}
