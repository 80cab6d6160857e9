import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../log.ts';
import type { Ledger } from '../quotas/ledger.ts';
import { MINUTE_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { endCustomers } from './end-customers.ts';
import { payBack } from './money-back.ts';
import { applyPriceChange, findPriceChanges } from './price-changes.ts';
import { idOf } from './stripe-client.ts';
import { freeUnpaidAccounts } from './unpaid-plans.ts';

/** The time between two passes, in milliseconds. */
const PASS_MS = 60 * MINUTE_MS;
/** The time until the prices are asked for again if Stripe has not answered yet, in milliseconds. */
const RETRY_MS = MINUTE_MS;
/** Several processes share the passes. The window is a little shorter than the time between two of them. */
const passRate = { holder: 'billing-pass', limit: 1, windowMs: 55 * MINUTE_MS };

type PassContext = BillingContext & {
  sync: (customer: string) => Promise<void>;
  ledger: Pick<Ledger, 'count'>;
};

/** The customers whose state may have changed: all with a subscription, at Stripe or here. */
async function* listCustomers({ database: { db }, env, stripe }: PassContext): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const subscription of (await stripe()).subscriptions.list({ status: 'all', limit: 100 })) {
    const customer = idOf(subscription.customer);
    if (customer === undefined || seen.has(customer)) continue;
    seen.add(customer);
    yield customer;
  }
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer')
    .where('is_live', '=', Number(env.isLive))
    .where('subscription', 'is not', null)
    .execute();
  for (const { customer } of rows) if (!seen.has(customer)) yield customer;
}

async function listUnpaidBack({ database: { db }, env }: PassContext): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('customer')
    .where('is_live', '=', Number(env.isLive))
    .where('money_back', '=', 'asked')
    .execute();
  return rows.map(({ customer }) => customer);
}

/**
 * Does what lost events and killed processes have left: ends customers of deleted accounts, pays back, reads all
 * customers anew, takes plans that nobody pays, and changes prices. A failure of one does not stop the others. Never
 * rejects.
 */
export async function runBillingPass(ctx: PassContext, signal: AbortSignal): Promise<void> {
  const attempt = async (work: () => Promise<unknown>) => {
    if (signal.aborted) return;
    await work().catch((error: unknown) => {
      ctx.log.warn({ error: describeError(error) }, 'A part of the pass over all payments has failed');
    });
  };
  await attempt(() => endCustomers(ctx));
  await attempt(async () => {
    for (const customer of await listUnpaidBack(ctx)) await attempt(() => payBack(ctx, customer));
  });
  await attempt(async () => {
    for await (const customer of listCustomers(ctx)) await attempt(() => ctx.sync(customer));
  });
  await attempt(() => freeUnpaidAccounts(ctx));
  await attempt(async () => {
    for (const change of await findPriceChanges(ctx)) await attempt(() => applyPriceChange(ctx, change));
  });
}

/** Whether no other process has begun a pass within the hour. */
async function isOurTurn({ ledger }: PassContext): Promise<boolean> {
  const counted = await ledger.count([passRate]).catch(() => undefined);
  return counted?.kind === 'counted';
}

async function readPrices({ prices, log }: PassContext): Promise<void> {
  await prices.read().catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'The prices at Stripe do not fit the configuration any more');
  });
}

/** Runs a pass as soon as the prices are known, and every hour, until the signal aborts. */
export async function runBillingPasses(ctx: PassContext, signal: AbortSignal): Promise<void> {
  const isKnown = () => ctx.prices.configured().length > 0;
  let isFirst = true;
  while (!signal.aborted) {
    if (isKnown() && (isFirst || (await isOurTurn(ctx)))) {
      await runBillingPass(ctx, signal);
      isFirst = false;
    }
    // The sleep rejects only if the signal aborts, which ends the loop.
    await sleep(isKnown() ? PASS_MS : RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (!signal.aborted) await readPrices(ctx);
  }
}
