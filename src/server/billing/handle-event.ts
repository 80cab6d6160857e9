import type Stripe from 'stripe';
import { ProblemError } from '../problems.ts';
import { DAY_MS } from '../quotas/quota.ts';
import type { BillingContext } from './billing-context.ts';
import { idOf } from './stripe-client.ts';
import { callStripe } from './stripe-failure.ts';

/** The oldest accepted event, in seconds: a recorded one cannot be sent again later. */
const TOLERANCE_SECONDS = 300;
/** How long the ids of handled events are kept. Stripe sends an event again for three days at most. */
const KEPT_MS = 10 * DAY_MS;

type EventContext = BillingContext & { sync: (customer: string) => Promise<void>; warnOfForgery: () => void };

/** The bytes of a request to the webhook, and its header `stripe-signature`. */
type SignedRequest = { body: Buffer; signature: string };

/** The event in a request that Stripe has signed. Throws `validation` for any other request. */
function verifyEvent(
  { env, warnOfForgery }: Pick<EventContext, 'env' | 'warnOfForgery'>,
  stripe: Stripe,
  { body, signature }: SignedRequest,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, env.webhookSecret, TOLERANCE_SECONDS);
  } catch (cause) {
    warnOfForgery();
    throw new ProblemError('validation', { detail: 'The signature of the event is not valid.', cause });
  }
}

/** The customer that an event is about; undefined if it is about none. */
async function customerOf(stripe: Stripe, { data: { object } }: Stripe.Event): Promise<string | undefined> {
  const about = object as {
    object: string;
    id?: string;
    customer?: string | { id: string } | null;
    charge?: string;
  };
  if (about.object === 'customer') return about.id;
  if (about.customer) return idOf(about.customer);
  // A dispute names only its charge.
  return about.charge ? idOf((await stripe.charges.retrieve(about.charge)).customer) : undefined;
}

async function isHandled({ database: { db } }: BillingContext, id: string): Promise<boolean> {
  const row = await db.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function markHandled({ database }: BillingContext, id: string): Promise<void> {
  await database.db
    .insertInto('billing_events')
    .values({ id, expires_at: (await database.now(database.db)) + KEPT_MS })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Handles an event of Stripe: reads the state of its customer anew. What the event says is not trusted, only which
 * customer it is about. Throws `validation` if Stripe did not sign it in the last five minutes, and `billing_failed` or
 * `unavailable` if it could not be handled: then Stripe sends it again.
 */
export async function handleEvent(ctx: EventContext, { body, signature }: SignedRequest): Promise<void> {
  const stripe = await ctx.stripe();
  const event = verifyEvent(ctx, stripe, { body, signature });
  // One endpoint may get events of test mode and of live mode. Only those of the key's own mode are about real plans.
  if (event.livemode !== ctx.env.isLive) return;
  if (await isHandled(ctx, event.id)) return;
  await callStripe(async () => {
    const customer = await customerOf(stripe, event);
    if (customer !== undefined) await ctx.sync(customer);
  });
  await markHandled(ctx, event.id);
}
