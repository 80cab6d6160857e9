import { randomBytes } from 'node:crypto';

export type GmailHeader = { name: string; value: string };

/** A part of a message as Gmail returns it. Every field may be missing. `data`: base64url. */
export type GmailPart = {
  partId?: string;
  mimeType?: string;
  filename?: string;
  headers?: GmailHeader[];
  body?: { attachmentId?: string; size?: number; data?: string };
  parts?: GmailPart[];
};

/** A message as `users.messages.get` returns it. */
export type GmailMessage = {
  id: string;
  threadId?: string;
  labelIds?: string[];
  snippet?: string;
  historyId?: string;
  /** Milliseconds, as text. */
  internalDate?: string;
  sizeEstimate?: number;
  payload?: GmailPart;
};

/** A new id of Gmail's form: sixteen hexadecimal digits. */
export function newGmailId(): string {
  return randomBytes(8).toString('hex');
}

/** A part of a message that contains text and no other parts. */
export function textPart(mimeType: string, text: string, headers: GmailHeader[] = []): GmailPart {
  const bytes = Buffer.from(text);
  return {
    mimeType,
    filename: '',
    headers: [{ name: 'Content-Type', value: `${mimeType}; charset="UTF-8"` }, ...headers],
    body: { size: bytes.length, data: bytes.toString('base64url') },
  };
}

type Given = {
  id?: string;
  threadId?: string;
  from?: string;
  replyTo?: string;
  to?: string;
  subject?: string;
  /** When the message arrived. In a list, the newest message must come first. */
  date?: Date;
  text?: string;
  /** Without `text`: a mail that has no plain text. With `text`: multipart/alternative. */
  html?: string;
  snippet?: string;
  messageId?: string;
  /** More headers: References, In-Reply-To, List-Unsubscribe. */
  headers?: GmailHeader[];
  labelIds?: string[];
};

function payloadOf({ text, html }: Given, headers: GmailHeader[]): GmailPart {
  const plain = text === undefined && html === undefined ? '' : text;
  const leaves = [
    ...(plain === undefined ? [] : [textPart('text/plain', plain)]),
    ...(html === undefined ? [] : [textPart('text/html', html)]),
  ];
  const [first] = leaves;
  if (leaves.length === 1 && first)
    return { partId: '', ...first, headers: [...headers, ...(first.headers ?? [])] };
  return {
    partId: '',
    mimeType: 'multipart/alternative',
    filename: '',
    headers: [...headers, { name: 'Content-Type', value: 'multipart/alternative; boundary="b"' }],
    body: { size: 0 },
    parts: leaves.map((leaf, index) => ({ partId: String(index), ...leaf })),
  };
}

/** Makes a Gmail message from the given fields; the other fields get invented values. */
export function gmailMessage(given: Given = {}): GmailMessage {
  const id = given.id ?? newGmailId();
  const date = given.date ?? new Date('2026-11-16T09:30:00Z');
  const headers = [
    { name: 'Delivered-To', value: given.to ?? 'mara@gmail.example' },
    { name: 'From', value: given.from ?? 'Jonas Weber <jonas.weber@example.com>' },
    ...(given.replyTo === undefined ? [] : [{ name: 'Reply-To', value: given.replyTo }]),
    { name: 'To', value: given.to ?? 'mara@gmail.example' },
    { name: 'Subject', value: given.subject ?? 'A question' },
    { name: 'Date', value: date.toUTCString().replace('GMT', '+0000') },
    { name: 'Message-ID', value: given.messageId ?? `<${id}@mail.example.com>` },
    ...(given.headers ?? []),
  ];
  const text = given.text ?? given.html?.replace(/<[^>]*>/g, ' ') ?? '';
  return {
    id,
    threadId: given.threadId ?? id,
    labelIds: given.labelIds ?? ['INBOX'],
    snippet: given.snippet ?? text.replace(/\s+/g, ' ').trim().slice(0, 100),
    historyId: '1',
    internalDate: String(date.getTime()),
    sizeEstimate: text.length + 500,
    payload: payloadOf(given, headers),
  };
}

/** The message of a raw mail that has one text (RFC 5322), as Gmail returns it. */
export function receivedMessage(
  raw: Buffer,
  ids: { threadId?: string; labelIds: string[] },
): Required<GmailMessage> {
  const [head = '', ...rest] = raw.toString('latin1').split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => ({ name: line.split(':')[0] ?? '', value: line.replace(/^[^:]*:\s*/, '') }));
  const header = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const body = rest.join('\r\n\r\n');
  const isBase64 = header('content-transfer-encoding')?.toLowerCase() === 'base64';
  const text = isBase64
    ? Buffer.from(body, 'base64').toString()
    : body
        .replace(/=\r\n/g, '')
        .replace(/(?:=[\dA-F]{2})+/g, (code) => Buffer.from(code.replaceAll('=', ''), 'hex').toString());
  const id = newGmailId();
  const part = textPart('text/plain', text);
  return {
    id,
    threadId: ids.threadId ?? id,
    labelIds: ids.labelIds,
    snippet: text.replace(/\s+/g, ' ').trim().slice(0, 100),
    historyId: '1',
    internalDate: String(Date.now()),
    sizeEstimate: raw.length,
    payload: { partId: '', ...part, headers },
  };
}
