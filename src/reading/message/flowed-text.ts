// As long as the word it stands for, and put back where it turns up in a text.
const blotted = 'flowe_';
const flowed = /;\s{0,100}format\s?=\s?"?flowed/gi;

/**
 * Finds 'format=flowed' (RFC 3676) in headers and blots it out, because the parser joins lines across quotation
 * marks. The returned bytes are as long as those given.
 */
export function blotFlowed(raw: Uint8Array): { bytes: Uint8Array; found: boolean } {
  const text = new TextDecoder('latin1').decode(raw);
  let bytes = raw;
  for (const match of text.matchAll(flowed)) {
    const before = text.slice(Math.max(0, match.index - 300), match.index);
    const header = before.toLowerCase().lastIndexOf('content-type:');
    if (header < 0 || /\n\r?\n/.test(before.slice(header))) continue;
    if (bytes === raw) bytes = raw.slice();
    bytes.set(new TextEncoder().encode(blotted), match.index + match[0].length - 6);
  }
  return { bytes, found: bytes !== raw };
}

/**
 * Joins the soft-broken lines of flowed text: those that end in a space, within one depth of quotation. Puts back
 * what `blotFlowed` took, where a text spoke of it.
 */
export function joinFlowed(text: string): string {
  const joined: string[] = [];
  let open: string | undefined;
  for (const line of text.replaceAll(blotted, 'flowed').replace(/\r\n/g, '\n').split('\n')) {
    const marks = /^>*/.exec(line)?.[0] ?? '';
    const content = line.slice(marks.length).replace(/^ /, '');
    const last = joined.length - 1;
    if (open === marks && last >= 0 && content !== '-- ') joined[last] += content;
    else joined.push(marks === '' ? content : line);
    open = line.endsWith(' ') && content !== '-- ' ? marks : undefined;
  }
  return joined.join('\n');
}
