import { apiRefusal, type GoogleAnswer } from './google-faults.ts';
import { type GoogleLabel, labelsOf, matchesQuery, systemLabels } from './google-labels.ts';
import { type GmailHeader, type GmailMessage, type GmailPart, receivedMessage } from './google-messages.ts';

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

/** A draft. `id`: of the draft, not of its message. */
export type SavedDraft = SentMessage & { messageId: string };

/** Google's mailbox: the messages in it, and those sent from it. */
export class GoogleMail {
  /** The newest first, as Gmail lists them. A test may change it at any time. */
  messages: GmailMessage[];
  readonly sent: SentMessage[] = [];
  readonly drafts: SavedDraft[] = [];
  /** The labels that its person made. A test may change them at any time. */
  labels: GoogleLabel[] = [];
  /** Attachments that are stored apart from their message: base64url, by attachment id. */
  readonly attachments = new Map<string, string>();

  constructor(messages: GmailMessage[]) {
    this.messages = messages;
  }

  /** GET /gmail/v1/users/me/labels. */
  labelList(): GoogleAnswer {
    return { status: 200, body: { labels: [...systemLabels, ...this.labels] } };
  }

  /**
   * GET /gmail/v1/users/me/messages: those with all labels that match `q`. Spam and deleted messages are left out
   * unless `includeSpamTrash` is true. An empty list has no `messages`.
   */
  list(query: URLSearchParams): GoogleAnswer {
    const most = Number(query.get('maxResults') ?? 100);
    if (!Number.isInteger(most) || most < 1) return apiRefusal(400, { message: 'Invalid maxResults' });
    const labels = query.getAll('labelIds');
    const known = [...systemLabels, ...this.labels].map(({ id }) => id);
    const unknown = labels.find((label) => !known.includes(label));
    if (unknown !== undefined) return apiRefusal(400, { message: `Invalid label: ${unknown}` });
    const isAnywhere = query.get('includeSpamTrash') === 'true';
    const found = this.messages.filter((message) => {
      const own = labelsOf(message);
      const isLeftOut = !isAnywhere && (own.includes('SPAM') || own.includes('TRASH'));
      const hasLabels = labels.every((label) => own.includes(label));
      return !isLeftOut && hasLabels && matchesQuery(message, query.get('q') ?? '');
    });
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

  /** The raw mail and the conversation of a request; the refusal if one of them is not valid. */
  #readRaw({ raw, threadId }: RawMessage): { bytes: Buffer; threadId?: string } | GoogleAnswer {
    if (typeof raw !== 'string' || raw === '' || !/^[\w-]+=*$/.test(raw)) {
      return apiRefusal(400, {
        message: "'raw' RFC822 payload message string or uploading message required",
      });
    }
    const bytes = Buffer.from(raw, 'base64url');
    if (threadId === undefined) return { bytes };
    const isKnown = this.messages.some((one) => threadOf(one) === threadId);
    return typeof threadId === 'string' && isKnown ? { bytes, threadId } : apiRefusal(404);
  }

  #keep(given: { bytes: Buffer; threadId?: string }, label: string): Required<GmailMessage> {
    const { bytes, ...thread } = given;
    const message = receivedMessage(bytes, { ...thread, labelIds: [label] });
    this.messages = [message, ...this.messages];
    return message;
  }

  /** POST /gmail/v1/users/me/messages/send with `{raw, threadId}`. */
  send(text: string): GoogleAnswer {
    const given = this.#readRaw(parse(text));
    if ('status' in given) return given;
    const head = given.bytes.toString('latin1').split(/\r?\n\r?\n/)[0] ?? '';
    if (!/^to:[ \t]*\S/im.test(head)) return apiRefusal(400, { message: 'Recipient address required' });
    const { id, threadId, labelIds } = this.#keep(given, 'SENT');
    this.sent.push({ id, threadId, raw: given.bytes });
    return { status: 200, body: { id, threadId, labelIds } };
  }

  /** POST /gmail/v1/users/me/drafts with `{message: {raw, threadId}}`. A draft needs no recipient. */
  createDraft(text: string): GoogleAnswer {
    const given = this.#readRaw(parse(text).message ?? {});
    if ('status' in given) return given;
    const { id: messageId, threadId, labelIds } = this.#keep(given, 'DRAFT');
    const id = `r-${BigInt(`0x${messageId}`)}`;
    this.drafts.push({ id, messageId, threadId, raw: given.bytes });
    return { status: 200, body: { id, message: { id: messageId, threadId, labelIds } } };
  }
}

type RawMessage = { raw?: unknown; threadId?: unknown };

function parse(text: string): RawMessage & { message?: RawMessage } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
