import type { Page, Route } from '@playwright/test';
import type { Language } from '#domain/languages.ts';
import { ID_LABEL_LENGTH, MESSAGES_LISTED } from '#domain/limits.ts';
import type { DraftRequest, Folder, Message, MessageSummary, SendRequest } from '#domain/mailbox.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A mail of the mailbox that replaces the real one. The mailbox does not give the fields that are missing here. */
export type StubMail = {
  id: string;
  from?: string;
  replyTo?: string;
  to?: string;
  cc?: string;
  followupTo?: string;
  subject?: string;
  text: string;
  language?: Language;
  /** ISO 8601. */
  date?: string;
  attachments?: Message['attachments'];
  /** Without it, the message is alone in its conversation. */
  threadId?: string;
  /** The id of its folder; without it, the inbox. */
  folder?: string;
} & Pick<MessageSummary, 'unread' | 'answered' | 'bulk'>;

/** The label of a message in the list. */
export function labelOf({ id }: Pick<StubMail, 'id'>): string {
  return id.slice(0, ID_LABEL_LENGTH);
}

/** A few mails as people write them, the newest first. */
export const mails = [
  {
    id: '19c81f4ad07e3b52-visit-thursday',
    from: 'Marta Lindqvist <marta@acme.example>',
    subject: 'Site visit on Thursday',
    text: 'Hi,\n\ncould we move the site visit to Thursday at 10:00?\nAnd could you send me the floor plans?\n\nBest,\nMarta',
    date: new Date(Date.now() - 24 * 60_000).toISOString(),
  },
  {
    id: '19c81d0be1f22a90-minutes-of-meeting',
    from: 'Jonas Weber <jonas@weber.example>',
    replyTo: 'Site office <office@weber.example>',
    subject: 'Re: Minutes of the meeting',
    text: 'Dear Maria,\n\nplease find the minutes below. Are you fine with point 3?\n\nJonas\n\nOn Mon, 2 Mar 2026 at 10:12, Maria Ito <maria@acme.example> wrote:\n> Could you send me the minutes?\n> Maria',
    date: '2026-03-02T12:40:00.000Z',
  },
  {
    id: '19c7ffb2c4d5e6f7-mawid-aliaijtimae',
    from: 'ليلى حداد <layla@acme.example>',
    subject: 'موعد الاجتماع يوم الخميس',
    text: 'مرحبا،\n\nهل يناسبك يوم الخميس في الساعة 10:00؟\n\nتحياتي،\nليلى',
    language: 'Arabic',
    date: '2025-12-30T08:05:00.000Z',
  },
] as const satisfies readonly StubMail[];

function snippetOf({ text }: StubMail): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 140);
}

function threadOf({ id, threadId = `thread-${id}` }: StubMail): string {
  return threadId;
}

function toSummary(mail: StubMail): MessageSummary {
  const { id, from, to, subject, date, text, unread, answered, bulk } = mail;
  return {
    id,
    threadId: threadOf(mail),
    beginning: text.slice(0, 2_000),
    ...(unread === undefined ? {} : { unread }),
    ...(answered === undefined ? {} : { answered }),
    ...(bulk === undefined ? {} : { bulk }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(subject === undefined ? {} : { subject }),
    snippet: snippetOf(mail),
    ...(date === undefined ? {} : { date }),
  };
}

/** The date in the form of a header. A text that is not a date stays unchanged. */
function dateHeader(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toUTCString();
}

function toMessage(mail: StubMail): Message {
  const { id, from = '', replyTo, to = 'maria@acme.example', cc, followupTo } = mail;
  const { subject = '', date, text, language, attachments } = mail;
  return {
    id,
    threadId: threadOf(mail),
    snippet: '',
    ...(attachments ? { attachments } : {}),
    ...(language ? { language } : {}),
    payload: {
      mimeType: 'text/plain',
      headers: [
        { name: 'From', value: from },
        ...(replyTo ? [{ name: 'Reply-To', value: replyTo }] : []),
        { name: 'To', value: to },
        ...(cc ? [{ name: 'Cc', value: cc }] : []),
        ...(followupTo ? [{ name: 'Mail-Followup-To', value: followupTo }] : []),
        { name: 'Subject', value: subject },
        ...(date ? [{ name: 'Date', value: dateHeader(date) }] : []),
      ],
      body: { data: Buffer.from(text).toString('base64url') },
      parts: [],
    },
  };
}

/** A reply that was sent to the service, and its idempotency key. */
export type Sent = { key: string | undefined; reply: SendRequest };

/** The kinds of calls that a test can refuse or hold back. */
type CallKind = 'list' | 'read' | 'send' | 'draft' | 'thread' | 'folders';

/**
 * Replaces the API for the messages of one page's mailboxes. The account's service says which mailboxes are connected,
 * if any.
 */
export class MailboxService {
  mails: readonly StubMail[] = mails;
  /** The mails of further mailboxes, by the mailbox's id. */
  readonly others = new Map<string, readonly StubMail[]>();
  folders: readonly Folder[] = [];
  /** The problem that refuses each kind of call from now on; `lost`: its answer never comes. */
  refusals: Partial<Record<CallKind, ProblemCode | 'lost'>> = {};
  /** Answers are held back until these resolve. The keys are the kinds of calls, and the id of a message. */
  readonly held = new Map<string, Promise<void>>();
  readonly sent: Sent[] = [];
  readonly drafts: DraftRequest[] = [];
  /** How many messages a list has at most. */
  pageSize = MESSAGES_LISTED;
  /** How often the list was asked for. */
  lists = 0;
  /** The ids of the messages that were asked for. */
  readonly reads: string[] = [];
  /** The calls so far: kind and mailbox. */
  readonly calls: string[] = [];
  /** The streams of events that are open. Each resolves with what its stream says before it ends. */
  readonly #streams: ((said: string) => void)[] = [];

  static async open(page: Page): Promise<MailboxService> {
    const service = new MailboxService();
    await page.route(`**${apiPaths.gmailMessages}?*`, (route) => service.#list(route));
    await page.route(`**${apiPaths.gmailMessages}/*`, (route) => service.#read(route));
    await page.route(`**${apiPaths.gmailThreads}/*`, (route) => service.#thread(route));
    await page.route(`**${apiPaths.gmailFolders}?*`, (route) => service.#listFolders(route));
    await page.route(`**${apiPaths.gmailEvents}?*`, (route) => service.#watch(route));
    await page.route(`**${apiPaths.gmailSend}`, (route) => service.#send(route));
    await page.route(`**${apiPaths.gmailDrafts}`, (route) => service.#saveDraft(route));
    return service;
  }

  async #answer(route: Route, kind: CallKind, held: string, json: unknown): Promise<void> {
    const refusal = this.refusals[kind];
    await this.held.get(held);
    // If the page has chosen something else meanwhile, it does not wait for this answer any more.
    const answered = (work: Promise<void>) => work.catch(() => undefined);
    if (refusal === 'lost') return answered(route.abort('connectionreset'));
    if (!refusal) return answered(route.fulfill({ json }));
    const { status, detail } = problems[refusal];
    return answered(
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: refusal, status, code: refusal, detail }),
      }),
    );
  }

  /** Notes a call. Returns its address, and the mails of its mailbox. */
  #open(route: Route, kind: string): { url: URL; mails: readonly StubMail[] } {
    const url = new URL(route.request().url());
    const mailbox = url.searchParams.get('mailbox') ?? '';
    this.calls.push(`${kind} ${mailbox}`);
    return { url, mails: this.others.get(mailbox) ?? this.mails };
  }

  #list(route: Route): Promise<void> {
    this.lists += 1;
    const { url, mails: all } = this.#open(route, 'list');
    const folder = url.searchParams.get('folder') ?? undefined;
    const words = url.searchParams.get('q') ?? '';
    const found = all.filter(
      (mail) => mail.folder === folder && `${mail.from} ${mail.subject} ${mail.text}`.includes(words),
    );
    const start = Number(url.searchParams.get('before') ?? 0);
    const end = start + this.pageSize;
    const messages = found.slice(start, end).map(toSummary);
    const next = end < found.length ? { next: `${end}` } : {};
    return this.#answer(route, 'list', 'list', { messages, ...next });
  }

  #read(route: Route): Promise<void> {
    const { url, mails: all } = this.#open(route, 'read');
    const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    this.reads.push(id);
    const mail = all.find((each) => each.id === id);
    return this.#answer(route, 'read', id, { message: mail && toMessage(mail) });
  }

  #thread(route: Route): Promise<void> {
    const { url, mails: all } = this.#open(route, 'thread');
    const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    const messages = all.filter((mail) => threadOf(mail) === id).map(toSummary);
    return this.#answer(route, 'thread', 'thread', { messages: messages.toReversed() });
  }

  #listFolders(route: Route): Promise<void> {
    this.#open(route, 'folders');
    return this.#answer(route, 'folders', 'folders', { folders: this.folders });
  }

  /** A stream of events stays open until `announce`. */
  async #watch(route: Route): Promise<void> {
    this.#open(route, 'watch');
    const { promise, resolve } = Promise.withResolvers<string>();
    this.#streams.push(resolve);
    const body = await promise;
    await route.fulfill({ contentType: 'text/event-stream', body }).catch(() => undefined);
  }

  /** Reports new messages to the page. */
  announce(): void {
    for (const say of this.#streams.splice(0)) say('event: new-messages\ndata: {}\n\n');
  }

  #send(route: Route): Promise<void> {
    const request = route.request();
    this.sent.push({ key: request.headers()['idempotency-key'], reply: request.postDataJSON() });
    return this.#answer(route, 'send', 'send', { id: 'sent', threadId: 'sent' });
  }

  #saveDraft(route: Route): Promise<void> {
    this.drafts.push(route.request().postDataJSON());
    return this.#answer(route, 'draft', 'draft', { id: 'draft' });
  }
}
