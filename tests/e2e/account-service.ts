import type { BrowserContext, Page, Route } from '@playwright/test';
import { usageLimitsOf } from '#domain/accounts.ts';
import type { ApiKey } from '#domain/api-keys.ts';
import type {
  Connection,
  ConnectRequest,
  FoundServers,
  MailboxCapabilities,
} from '#domain/mailbox-connection.ts';
import type { MailboxKind } from '#domain/mailbox-kinds.ts';
import { apiPaths } from '#domain/paths.ts';
import type { Plan } from '#domain/plans.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';
import type { Team } from '#domain/teams.ts';
import type { UsageHistory } from '#domain/usage.ts';
import { SESSION_KEY, type Session } from '#web/lib/session.ts';
import { BillingService } from './billing-service.ts';
import { emptyHistory } from './usage-examples.ts';

/** A signed-in person. Her name looks like HTML, but it is plain text. */
export const session = {
  token: 'a-token',
  email: 'maria@acme.example',
  full_name: '<b>Maria</b> Ito',
} as const satisfies Session;

/** A key as the API lists it: never used, and without an expiry date. */
export const exampleKey: ApiKey = {
  id: 'key',
  name: 'Help desk',
  prefix: 'ara_k3x9v2m7qa',
  scopes: ['reply', 'usage'],
  created_at: '2026-11-03T09:00:00.000Z',
  expires_at: null,
  last_used_at: null,
};

/** What only some mailboxes can do. The kinds have it as the program does. */
const capabilities: Record<MailboxKind, MailboxCapabilities> = {
  gmail: { folders: true, search: true, threads: true, drafts: true, newMessages: false, sentReplies: false },
  imap: { folders: true, search: true, threads: true, drafts: true, newMessages: true, sentReplies: false },
  sample: {
    folders: false,
    search: true,
    threads: false,
    drafts: false,
    newMessages: false,
    sentReplies: true,
  },
};

/** The id of the first, the second or another mailbox of an account. */
export function mailboxIdOf(index: number): string {
  return `00000000-0000-4000-8000-00000000000${index}`;
}

/** The answer of the API for these mailboxes, the one that was shown last first. `kinds`: those that are offered. */
export function connectionOf(
  kinds: MailboxKind[],
  ...mailboxes: { kind: MailboxKind; address: string | null }[]
): Connection {
  const [shown] = mailboxes;
  return {
    connected: shown !== undefined,
    kind: shown?.kind ?? null,
    address: shown?.address ?? null,
    mailboxes: mailboxes.map(({ kind, address }, index) => ({
      id: mailboxIdOf(index),
      kind,
      address,
      capabilities: capabilities[kind],
    })),
    kinds,
  };
}

/** Answers a call with a problem. */
export function refuse(route: Route, code: ProblemCode): Promise<void> {
  const { status, detail } = problems[code];
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, detail }),
  });
}

/**
 * Replaces the account's API in every tab of a browser: profile, usage and its history, the change of plan, the mailbox
 * and the keys.
 */
export class AccountService {
  plan: Plan;
  used: number;
  /** The team of the account, whose members share its replies (team-service.ts). */
  team: Team | null = null;
  /** The owner of the account. */
  person: Pick<Session, 'email' | 'full_name'> = session;
  mailbox: Connection = connectionOf(['imap', 'sample']);
  /** The servers that are found for every address. */
  servers: FoundServers = { imap: null, smtp: null };
  /** What the last call asked to connect. */
  connectRequest: ConnectRequest | undefined;
  /** The address where connecting a mailbox continues; undefined: it is done at once. */
  consent: string | undefined;
  /** The account's API keys, newest first. */
  keys: ApiKey[] = [];
  /** The problem that refuses only the calls of the keys. */
  keysRefusal: ProblemCode | undefined;
  /** The days and months of the account's usage, and whether it wants mails about it. */
  history: UsageHistory = emptyHistory;
  /** The problem that refuses only the calls of the history. */
  historyRefusal: ProblemCode | undefined;
  /** The problem that refuses every call from now on. */
  refusal: ProblemCode | undefined;
  /** The problem that refuses only the calls of the mailbox. */
  mailboxRefusal: ProblemCode | undefined;
  /** The problem that refuses only connecting a mailbox. */
  connectRefusal: ProblemCode | undefined;
  /** No call is answered until this resolves. */
  held: Promise<void> = Promise.resolve();
  /** No call of the mailbox is answered until this resolves. */
  mailboxHeld: Promise<void> = Promise.resolve();
  /** The payments of the account, where the site takes payments. */
  readonly billing = new BillingService(this);
  /** The address where a change of plan continues; undefined: it is done at once. */
  checkout: string | undefined;
  /** The calls so far: 'GET /api/profile'. A chosen plan or kind of mailbox follows the path. */
  readonly calls: string[] = [];

  private constructor(plan: Plan, used: number) {
    this.plan = plan;
    this.used = used;
  }

  static async open(
    context: BrowserContext,
    { plan = 'free', used = 0 }: { plan?: Plan; used?: number } = {},
  ): Promise<AccountService> {
    const service = new AccountService(plan, used);
    const paths = [apiPaths.profile, apiPaths.usage, apiPaths.plan];
    for (const path of paths) await context.route(`**${path}`, (route) => service.#answer(route, path));
    for (const path of [apiPaths.gmail, apiPaths.gmailConnect, apiPaths.gmailServers]) {
      await context.route(
        ({ pathname }) => pathname === path,
        (route) => service.#answerMailbox(route, path),
      );
    }
    await context.route(`**${apiPaths.usageHistory}`, (route) => service.#answerHistory(route));
    await service.billing.open(context);
    await context.route(`**${apiPaths.keys}{,/*}`, (route) => service.#answerKeys(route));
    await context.route(`**${apiPaths.snippets}`, (route) => service.#answerOwn(route, { snippets: [] }));
    await context.route(`**${apiPaths.ownWords}`, (route) => service.#answerOwn(route, {}));
    return service;
  }

  async #answerKeys(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    this.calls.push(`${request.method()} ${pathname}`);
    await this.held;
    const refusal = this.refusal ?? this.keysRefusal;
    if (refusal) return refuse(route, refusal);
    if (request.method() === 'GET') return route.fulfill({ json: { keys: this.keys } });
    if (request.method() === 'DELETE') {
      this.keys = this.keys.filter(({ id }) => !pathname.endsWith(id));
      return route.fulfill({ status: 204 });
    }
    const made = { ...exampleKey, ...request.postDataJSON(), id: `key-${this.keys.length}` };
    this.keys = [made, ...this.keys];
    return route.fulfill({ status: 201, json: { ...made, key: `${made.prefix}_${'k'.repeat(43)}` } });
  }

  async #answerHistory(route: Route): Promise<void> {
    const request = route.request();
    const wanted = request.postDataJSON() as Pick<UsageHistory, 'usage_mails'> | null;
    this.calls.push(`${request.method()} ${apiPaths.usageHistory}`);
    await this.held;
    const refusal = this.refusal ?? this.historyRefusal;
    if (refusal) return refuse(route, refusal);
    this.history = { ...this.history, ...wanted };
    return wanted ? route.fulfill({ status: 204 }) : route.fulfill({ json: this.history });
  }

  /** Answers as for an account without snippets and without own words. */
  async #answerOwn(route: Route, json: object): Promise<void> {
    await this.held;
    return this.refusal ? refuse(route, this.refusal) : route.fulfill({ json });
  }

  async #answerMailbox(route: Route, path: string): Promise<void> {
    const request = route.request();
    const wanted = request.postDataJSON() as ConnectRequest | null;
    this.calls.push([request.method(), path, wanted?.kind].filter(Boolean).join(' '));
    await Promise.all([this.held, this.mailboxHeld]);
    const refusal = this.refusal ?? this.mailboxRefusal;
    if (refusal) return refuse(route, refusal);
    const { kinds, mailboxes } = this.mailbox;
    if (request.method() === 'DELETE') {
      const id = new URL(request.url()).searchParams.get('mailbox');
      this.mailbox = connectionOf(kinds, ...mailboxes.filter((mailbox) => mailbox.id !== id));
      return route.fulfill({ status: 204 });
    }
    if (path === apiPaths.gmail) return route.fulfill({ json: this.mailbox });
    if (path === apiPaths.gmailServers) return route.fulfill({ json: this.servers });
    if (this.connectRefusal) return refuse(route, this.connectRefusal);
    if (this.consent) return route.fulfill({ json: { url: this.consent } });
    this.connectRequest = wanted ?? undefined;
    const address = wanted && 'address' in wanted ? wanted.address : 'you@example.com';
    this.mailbox = connectionOf(kinds, { kind: wanted?.kind ?? 'sample', address }, ...mailboxes);
    return route.fulfill({ json: this.mailbox });
  }

  async #answer(route: Route, path: string): Promise<void> {
    const request = route.request();
    const wanted = (request.postDataJSON() as { plan?: Plan } | null)?.plan;
    this.calls.push([request.method(), path, wanted].filter(Boolean).join(' '));
    await this.held;
    if (this.refusal) return refuse(route, this.refusal);
    if (path === apiPaths.profile) {
      const { email, full_name = '' } = this.person;
      return route.fulfill({ json: { id: 'maria', email, full_name, current_plan: this.plan } });
    }
    if (path === apiPaths.usage) {
      const month = { month_year: '2026-11', emails_generated: this.used };
      const limit = this.team?.replies.limit;
      const shared = { limit, included: limit, team: this.team?.name };
      return route.fulfill({ json: { ...month, ...(this.team ? shared : usageLimitsOf(this.plan)) } });
    }
    if (this.checkout) return route.fulfill({ json: { url: this.checkout } });
    this.plan = wanted ?? this.plan;
    return route.fulfill({ json: { plan: this.plan } });
  }
}

/**
 * Stores her session for the pages before any of their scripts runs, and replaces her account's API. The session is
 * stored only once: if it ends in the test, it stays ended.
 */
export async function signIn(
  page: Page,
  account: { plan?: Plan; used?: number } = {},
): Promise<AccountService> {
  const service = await AccountService.open(page.context(), account);
  await page.addInitScript(
    ([key, kept]) => {
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'once');
      localStorage.setItem(key, kept);
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  );
  return service;
}

/**
 * Changes the stored session as another tab would: the person has signed in, or, without one, the session has ended.
 */
export async function changeSession(page: Page, to?: Session): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
      // The browser sends this event only to the other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [SESSION_KEY, to && JSON.stringify(to)] as const,
  );
}
