import type { Money } from '#domain/money.ts';
import type { Account } from '../accounts/identify-account.ts';
import { createBackground } from '../background.ts';
import { describeError, type Logger } from '../log.ts';
import type { Ledger } from '../quotas/ledger.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { runBillingPasses } from './billing-passes.ts';
import { openAccountPortal, openPlanPage } from './checkout.ts';
import { endCustomers } from './end-customers.ts';
import { handleEvent } from './handle-event.ts';
import { requestMoneyBack } from './money-back.ts';
import { createPrices, type Prices } from './prices.ts';
import { readBilling } from './read-billing.ts';
import { createSharedRuns } from './share-runs.ts';
import { openStripe } from './stripe-client.ts';
import { syncCustomer } from './sync-customer.ts';

/** At the start nothing waits long for Stripe. */
const atStart = { timeout: 5_000, maxNetworkRetries: 0 };
/** How long running work may take when the program stops, in milliseconds. The next pass does what is left. */
const CLOSE_MS = 3_000;

/** Payments, where they are set up. */
export type Billing = {
  prices: Pick<Prices, 'configured' | 'warnings'>;
  /**
   * Reads the prices, then begins the passes in the background. Throws `ConfigurationError` for a configuration that
   * Stripe refuses.
   */
  start(): Promise<void>;
  openPlanPage: (account: Account, wanted: Parameters<typeof openPlanPage>[2]) => Promise<{ url: string }>;
  openPortal: (accountId: string) => Promise<{ url: string }>;
  read: (accountId: string) => ReturnType<typeof readBilling>;
  payBack: (account: Pick<Account, 'id'>) => Promise<Money[]>;
  handleEvent: (request: { body: Buffer; signature: string }) => Promise<void>;
  /** Ends the customers of deleted accounts in the background. */
  endCustomers(): void;
  /** Ends the passes and waits a little for running work. */
  close(): Promise<void>;
};

type BillingDeps = Omit<BillingContext, 'stripe' | 'prices'> & { ledger: Pick<Ledger, 'count'> };

/**
 * Returns a function that tells the operator of an event that is not signed with the secret: at most once a minute,
 * because strangers can call the webhook.
 */
function forgeryWarning(log: Logger): () => void {
  let events = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  return () => {
    events += 1;
    if (performance.now() - warnedAt < MINUTE_MS) return;
    log.warn({ events }, 'An event was refused: STRIPE_WEBHOOK_SECRET did not sign it');
    events = 0;
    warnedAt = performance.now();
  };
}

/** Creates the operations of payments. Nothing is read at Stripe before `start`. */
export function createBilling({ ledger, ...deps }: BillingDeps): Billing {
  let opened: ReturnType<typeof openStripe> | undefined;
  const stripe = () => {
    opened ??= openStripe(deps.env);
    return opened;
  };
  const ctx: BillingContext = { ...deps, stripe, prices: createPrices(deps.env, stripe, deps.log) };
  const warnOfForgery = forgeryWarning(deps.log);
  const sync = createSharedRuns((customer) => syncCustomer(ctx, customer));
  const background = createBackground();
  const stopped = new AbortController();
  return {
    prices: ctx.prices,
    async start() {
      await ctx.prices.read(atStart);
      background.run(() => runBillingPasses({ ...ctx, sync, ledger }, stopped.signal));
    },
    openPlanPage: (account, wanted) => openPlanPage(ctx, account, wanted),
    openPortal: (accountId) => openAccountPortal(ctx, accountId),
    read: (accountId) => readBilling(ctx, accountId),
    payBack: (account) => requestMoneyBack(ctx, account),
    handleEvent: (request) => handleEvent({ ...ctx, sync, warnOfForgery }, request),
    endCustomers() {
      background.run(() =>
        endCustomers(ctx).catch((error: unknown) => {
          deps.log.warn({ error: describeError(error) }, 'Deleted accounts could not be looked up');
        }),
      );
    },
    async close() {
      stopped.abort();
      await background.idleWithin(CLOSE_MS);
    },
  };
}
