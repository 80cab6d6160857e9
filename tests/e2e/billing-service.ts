import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Billing, OfferedPrice, SubscriptionDetails } from '#domain/billing.ts';
import type { Money } from '#domain/money.ts';
import { apiPaths } from '#domain/paths.ts';
import { type ProblemCode, problems } from '#domain/problems.ts';

/** A day before or after now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** A monthly subscription to Basic that is paid. */
export const exampleSubscription: SubscriptionDetails = {
  plan: 'basic',
  interval: 'month',
  amount: 950,
  currency: 'eur',
  state: 'active',
  renews_at: '2026-12-28T12:00:00.000Z',
  ends_at: null,
  next_plan: null,
  next_interval: null,
  access_ends_at: null,
};

/** Prices as an operator in Europe has them: both plans monthly and annually. */
export const examplePrices: OfferedPrice[] = [
  { plan: 'basic', interval: 'month', amount: 950, currency: 'eur' },
  { plan: 'basic', interval: 'year', amount: 9500, currency: 'eur' },
  { plan: 'pro', interval: 'month', amount: 2800, currency: 'eur' },
  { plan: 'pro', interval: 'year', amount: 28_000, currency: 'eur' },
];

/** What the account's own service shares: the calls so far, and what refuses or holds every call. */
type Account = { calls: string[]; refusal: ProblemCode | undefined; held: Promise<void> };

/** Replaces the API of payments. */
export class BillingService {
  subscription: SubscriptionDetails | null = null;
  moneyBackUntil: string | null = null;
  prices: OfferedPrice[] = examplePrices;
  /** What a press of 'Get my money back' pays back. */
  refunded: Money[] = [{ amount: 950, currency: 'eur' }];
  /** The problem that refuses only what changes payments. */
  refusal: ProblemCode | undefined;
  /** The problem that refuses only reading the payments and the prices. */
  readRefusal: ProblemCode | undefined;
  /** No call of payments is answered until this resolves. */
  held: Promise<void> = Promise.resolve();
  /** The provider's page, to which the buttons lead. It is a page of the same site, because a test visits no other. */
  page = '/about?provider';
  /** How often the payments were read. */
  reads = 0;
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  async open(context: BrowserContext): Promise<void> {
    await context.route(
      ({ pathname }) => pathname === apiPaths.billing || pathname.startsWith(`${apiPaths.billing}/`),
      (route) => this.#answer(route),
    );
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, origin } = new URL(request.url());
    const { plan, interval } = (request.postDataJSON() ?? {}) as { plan?: string; interval?: string };
    const isRead = request.method() === 'GET';
    if (!isRead)
      this.#account.calls.push([request.method(), pathname, plan, interval].filter(Boolean).join(' '));
    if (pathname === apiPaths.billing) this.reads += 1;
    await Promise.all([this.#account.held, this.held]);
    const code = this.#account.refusal ?? (isRead ? this.readRefusal : this.refusal);
    if (code) {
      const { status, detail } = problems[code];
      return route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { status, code, detail },
      });
    }
    if (pathname === apiPaths.billingPrices) return route.fulfill({ json: { prices: this.prices } });
    if (pathname === apiPaths.billing) {
      const json: Billing = { subscription: this.subscription, money_back_until: this.moneyBackUntil };
      return route.fulfill({ json });
    }
    if (pathname !== apiPaths.billingRefund) return route.fulfill({ json: { url: origin + this.page } });
    this.subscription = null;
    this.moneyBackUntil = null;
    return route.fulfill({ json: { refunded: this.refunded } });
  }
}

/** Serves every page as a program that takes payments does. */
export async function takePayments(page: Page): Promise<void> {
  await page.context().route(
    ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/api/'),
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('data-payments=""', 'data-payments="on"');
      await route.fulfill({ response: answer, body: html });
    },
  );
}
