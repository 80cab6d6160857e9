/** As long as 'flowed', so that no offset changes. `joinFlowed` restores the word if a text contains it. */
const masked = 'flowe_';
const flowed = /;\s{0,100}format\s?=\s?"?flowed/gi;

/**
 * Finds 'format=flowed' (RFC 3676) in headers and hides it from the parser, because the parser would join lines across
 * quote marks ('>'). The returned bytes have the same length as `raw`. `found`: whether the mail has such a header.
 */
export function hideFlowed(raw: Uint8Array): { bytes: Uint8Array; found: boolean } {
  const text = new TextDecoder('latin1').decode(raw);
  let bytes = raw;
  for (const match of text.matchAll(flowed)) {
    const before = text.slice(Math.max(0, match.index - 300), match.index);
    const header = before.toLowerCase().lastIndexOf('content-type:');
    if (header < 0 || /\n\r?\n/.test(before.slice(header))) continue;
    if (bytes === raw) bytes = raw.slice();
    bytes.set(new TextEncoder().encode(masked), match.index + match[0].length - 6);
  }
  return { bytes, found: bytes !== raw };
}

/**
 * Joins the soft-wrapped lines of flowed text: a line that ends with a space, and the next line of the same quote
 * depth. Restores the word that `hideFlowed` replaced, if it was in the text.
 */
export function joinFlowed(text: string): string {
  const joined: string[] = [];
  let open: string | undefined;
  for (const line of text.replaceAll(masked, 'flowed').replace(/\r\n/g, '\n').split('\n')) {
    const marks = /^>*/.exec(line)?.[0] ?? '';
    const content = line.slice(marks.length).replace(/^ /, '');
    const last = joined.length - 1;
    if (open === marks && last >= 0 && content !== '-- ') joined[last] += content;
    else joined.push(marks === '' ? content : line);
    open = line.endsWith(' ') && content !== '-- ' ? marks : undefined;
  }
  return joined.join('\n');
}
