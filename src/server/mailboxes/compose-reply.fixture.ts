/** A valid reply. */
export const plain = { to: 'Anna Smith <anna@example.com>', subject: 'Re: Plans', body: 'Yes.' };

/** The lines of a mail's header, unfolded, by name in lower case. */
export function headerLines(mail: Buffer): [name: string, value: string][] {
  const text = mail.toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
}

export function headerOf(mail: Buffer, name: string): string | undefined {
  return headerLines(mail).find(([known]) => known === name)?.[1];
}

/** The text as it arrives. The transfer encoding is decoded here; the mail's last line end is removed. */
export function arrivedText(mail: Buffer): string {
  const body = mail.subarray(mail.indexOf('\r\n\r\n') + 4).toString('latin1');
  const bytes =
    headerOf(mail, 'content-transfer-encoding') === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        );
  return bytes.toString('utf8').replace(/\r\n$/, '');
}

/** What a mail program shows of flowed text (RFC 3676, section 4). It does not use this program's own decoder. */
function unflow(text: string): string {
  const paragraphs: { depth: number; prefix: string; text: string; open: boolean }[] = [];
  for (const line of text.split('\r\n')) {
    const prefix = line.match(/^>*/)?.[0] ?? '';
    const rest = line.slice(prefix.length);
    const content = rest.startsWith(' ') ? rest.slice(1) : rest;
    const isSignature = content === '-- ';
    const isFlowed = content.endsWith(' ') && !isSignature;
    const last = paragraphs.at(-1);
    if (last?.open && last.depth === prefix.length && !isSignature) {
      last.text += content;
      last.open = isFlowed;
    } else {
      const shown = prefix === '' ? '' : prefix + (rest.startsWith(' ') ? ' ' : '');
      paragraphs.push({ depth: prefix.length, prefix: shown, text: content, open: isFlowed });
    }
  }
  return paragraphs.map(({ prefix, text: content }) => prefix + content).join('\n');
}

/** The text of a reply as its recipient sees it. */
export function readText(mail: Buffer): string {
  const text = arrivedText(mail);
  return /format=flowed/.test(headerOf(mail, 'content-type') ?? '')
    ? unflow(text)
    : text.replaceAll('\r\n', '\n');
}
