import { apiRefusal, type GoogleAnswer } from './google-faults.ts';
import { type GmailHeader, type GmailMessage, type GmailPart, newGmailId } from './google-messages.ts';

/** A message that was sent. `raw` is the whole message as it was received, decoded from base64url. */
export type SentMessage = { id: string; threadId: string; raw: Buffer };

const idForm = /^[\w.:+=@~-]{1,256}$/;

function headersOf({ headers = [] }: GmailPart, wanted: string[]): GmailHeader[] {
  if (wanted.length === 0) return headers;
  const names = wanted.map((name) => name.toLowerCase());
  return headers.filter(({ name }) => names.includes(name.toLowerCase()));
}

/** The message in the requested format. */
function presented(message: GmailMessage, query: URLSearchParams): GmailMessage {
  const { payload, ...rest } = message;
  if (query.get('format') === 'minimal' || !payload) return rest;
  if (query.get('format') !== 'metadata') return message;
  const { mimeType } = payload;
  const headers = headersOf(payload, query.getAll('metadataHeaders'));
  return { ...rest, payload: { ...(mimeType === undefined ? {} : { mimeType }), headers } };
}

const threadOf = (message: GmailMessage) => message.threadId ?? message.id;

/** Google's mailbox: the messages in it, and those sent from it. */
export class GoogleMail {
  /** The newest first, as Gmail lists them. A test may change it at any time. */
  messages: GmailMessage[];
  readonly sent: SentMessage[] = [];
  /** Attachments that are stored apart from their message: base64url, by attachment id. */
  readonly attachments = new Map<string, string>();

  constructor(messages: GmailMessage[]) {
    this.messages = messages;
  }

  /** GET /gmail/v1/users/me/messages: in `q`, only 'in:<label>' is supported. An empty list has no `messages`. */
  list(query: URLSearchParams): GoogleAnswer {
    const most = Number(query.get('maxResults') ?? 100);
    if (!Number.isInteger(most) || most < 1) return apiRefusal(400, { message: 'Invalid maxResults' });
    const labels = [
      ...query.getAll('labelIds'),
      ...[...(query.get('q') ?? '').matchAll(/(?<!-)\bin:(\w+)/g)].map(([, label = '']) =>
        label.toUpperCase(),
      ),
    ];
    const found = this.messages.filter(({ labelIds = ['INBOX'] }) =>
      labels.every((label) => labelIds.includes(label)),
    );
    const start = Number(query.get('pageToken') ?? 0);
    if (!Number.isInteger(start)) return apiRefusal(400, { message: 'Invalid pageToken' });
    const page = found.slice(start, start + Math.min(most, 500));
    const next = start + page.length;
    const body = {
      ...(page.length > 0
        ? { messages: page.map((message) => ({ id: message.id, threadId: threadOf(message) })) }
        : {}),
      ...(next < found.length ? { nextPageToken: String(next) } : {}),
      resultSizeEstimate: found.length,
    };
    return { status: 200, body };
  }

  /** GET /gmail/v1/users/me/messages/{id}. */
  message(id: string, query: URLSearchParams): GoogleAnswer {
    if (!idForm.test(id)) return apiRefusal(400);
    const message = this.messages.find((one) => one.id === id);
    return message ? { status: 200, body: presented(message, query) } : apiRefusal(404);
  }

  /** GET /gmail/v1/users/me/messages/{id}/attachments/{id}: what a test stored under the attachment's id. */
  attachment(id: string): GoogleAnswer {
    const data = this.attachments.get(id);
    return data === undefined ? apiRefusal(404) : { status: 200, body: { size: data.length, data } };
  }

  /** GET /gmail/v1/users/me/threads/{id}: its messages, the oldest first. */
  thread(id: string, query: URLSearchParams): GoogleAnswer {
    if (!idForm.test(id)) return apiRefusal(400);
    const found = this.messages.filter((message) => threadOf(message) === id).toReversed();
    if (found.length === 0) return apiRefusal(404);
    const messages = found.map((message) => presented(message, query));
    return { status: 200, body: { id, historyId: '1', messages } };
  }

  /** POST /gmail/v1/users/me/messages/send with `{raw, threadId}`. */
  send(text: string): GoogleAnswer {
    const { raw, threadId } = parse(text);
    if (typeof raw !== 'string' || raw === '' || !/^[\w-]+=*$/.test(raw)) {
      return apiRefusal(400, {
        message: "'raw' RFC822 payload message string or uploading message required",
      });
    }
    const bytes = Buffer.from(raw, 'base64url');
    const head = bytes.toString('latin1').split(/\r?\n\r?\n/)[0] ?? '';
    if (!/^to:[ \t]*\S/im.test(head)) return apiRefusal(400, { message: 'Recipient address required' });
    const isKnown = typeof threadId === 'string' && this.messages.some((one) => threadOf(one) === threadId);
    if (threadId !== undefined && !isKnown) return apiRefusal(404);
    const id = newGmailId();
    const sent = { id, threadId: typeof threadId === 'string' ? threadId : id, raw: bytes };
    this.sent.push(sent);
    return { status: 200, body: { id, threadId: sent.threadId, labelIds: ['SENT'] } };
  }
}

function parse(text: string): { raw?: unknown; threadId?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
