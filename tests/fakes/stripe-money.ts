// How money moves at the fake Stripe: invoices, tries to take their money, refunds and disputes.
import { declined, Refusal, refuse } from './stripe-form.ts';
import type { Metadata, Period, Subscription } from './stripe-objects.ts';
import {
  type Charge,
  chargeOf,
  type Dispute,
  disputeOf,
  type Intent,
  type Invoice,
  type InvoiceInput,
  intentOf,
  invoiceOf,
  invoicePaymentOf,
  type Line,
  type Refund,
  refundOf,
} from './stripe-payment-objects.ts';
import type { World } from './stripe-world.ts';

const DAY = 86_400;
/** How long an invoice of a renewal stays a draft. */
const DRAFT_SECONDS = 3_600;

export function subscriptionOfInvoice(world: World, invoice: Invoice): Subscription {
  return world.get('subscription', String(invoice.parent?.subscription_details?.subscription));
}

/** The newest invoice of a subscription: a draft with what waits for it and the given lines. */
export function draftInvoice(
  world: World,
  subscription: Subscription,
  input: { reason: InvoiceInput['reason']; lines: Line[]; period: Period },
): Invoice {
  const customer = world.customer(subscription.customer);
  const lines = [...(world.pendingLines.get(subscription.id) ?? []), ...input.lines];
  world.pendingLines.delete(subscription.id);
  const { currency } = subscription;
  const invoice = world.add<'invoice'>(
    invoiceOf(world.born('in'), { ...input, customer, subscription, lines, currency }),
  );
  if (input.reason === 'subscription_cycle') {
    invoice.automatically_finalizes_at = world.now() + DRAFT_SECONDS;
  }
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice);
  return invoice;
}

/** Takes the part of an invoice that the customer's credit pays, or adds to the credit. */
function applyCredit(world: World, invoice: Invoice): void {
  const customer = world.customer(invoice.customer);
  invoice.starting_balance = customer.balance;
  const due = Math.max(0, invoice.total + customer.balance);
  customer.balance = Math.min(0, invoice.total + customer.balance);
  invoice.ending_balance = customer.balance;
  invoice.amount_due = due;
  invoice.amount_remaining = due;
}

function markPaid(world: World, invoice: Invoice): void {
  const paidAt = world.now();
  Object.assign(invoice, {
    ...{ status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0, auto_advance: false },
    ...{ attempted: true, next_payment_attempt: null },
  });
  invoice.status_transitions.paid_at = paidAt;
  world.emit('invoice.paid', invoice);
  world.emit('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOfInvoice(world, invoice);
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (waits && subscription.latest_invoice === invoice.id) {
    world.change('customer.subscription.updated', subscription, { status: 'active' });
  }
}

/** Makes a draft an invoice to be paid, and tries to take the money. */
export function collectInvoice(world: World, invoice: Invoice): void {
  const customer = world.customer(invoice.customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  Object.assign(invoice, {
    ...{ status: 'open', number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}` },
    ...{ effective_at: world.now(), automatically_finalizes_at: null },
    hosted_invoice_url: `${world.url}/i/${invoice.id}`,
    invoice_pdf: `${world.url}/i/${invoice.id}/pdf`,
  });
  invoice.status_transitions.finalized_at = world.now();
  applyCredit(world, invoice);
  world.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    return;
  }
  const { amount_due: amount, currency, customer: owner } = invoice;
  const intent = world.add<'payment_intent'>(
    intentOf(world.born('pi'), { amount, currency, customer: owner }),
  );
  const payment = { invoice: invoice.id, intent: intent.id, amount, currency };
  world.add<'invoice_payment'>(invoicePaymentOf(world.born('inpay'), payment));
  world.emit('payment_intent.created', intent);
  payInvoice(world, invoice);
}

export function paymentOfInvoice(world: World, invoice: Invoice) {
  return world.all('invoice_payment').findLast((payment) => payment.invoice === invoice.id);
}

/** One try to take money. */
export function chargeIntent(world: World, intent: Intent): Charge {
  const works = world.cards.get(intent.customer) !== 'declines';
  intent.payment_method = `pm_${intent.customer}`;
  const charge = world.add<'charge'>(chargeOf(world.born('ch'), intent, works));
  intent.latest_charge = charge.id;
  if (works) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null });
    charge.receipt_url = `${world.url}/receipts/${charge.id}`;
  } else {
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', charge: charge.id };
    intent.payment_method = null;
  }
  world.emit(works ? 'charge.succeeded' : 'charge.failed', charge);
  world.emit(works ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  return charge;
}

/** The next try after a failed one, or what happens after the last. */
function planRetry(world: World, invoice: Invoice): 'again' | 'over' {
  if (invoice.billing_reason === 'subscription_create') return 'again';
  const days = world.settings.retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : world.now() + days * DAY;
  return days === undefined ? 'over' : 'again';
}

function markFailed(world: World, invoice: Invoice): void {
  const subscription = subscriptionOfInvoice(world, invoice);
  const next = planRetry(world, invoice);
  world.emit('invoice.payment_failed', invoice);
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) return;
  const { afterRetries } = world.settings;
  if (next === 'over' && afterRetries === 'cancel') {
    endSubscription(world, subscription, 'payment_failed');
    return;
  }
  const status = next === 'over' && afterRetries === 'unpaid' ? 'unpaid' : 'past_due';
  world.change('customer.subscription.updated', subscription, { status });
}

/** Tries to take the money of an open invoice. */
export function payInvoice(world: World, invoice: Invoice): boolean {
  const payment = paymentOfInvoice(world, invoice);
  const intent = world.get('payment_intent', String(payment?.payment.payment_intent));
  invoice.attempt_count += 1;
  invoice.attempted = true;
  const { paid } = chargeIntent(world, intent);
  if (paid && payment) {
    Object.assign(payment, { status: 'paid', amount_paid: payment.amount_requested });
    payment.status_transitions.paid_at = world.now();
    markPaid(world, invoice);
  } else markFailed(world, invoice);
  return paid;
}

/** The same as the API's call: refuses if the card is declined. */
export function payByRequest(world: World, invoice: Invoice): Invoice {
  if (invoice.status === 'paid') throw refuse('Invoice is already paid');
  if (invoice.status !== 'open') throw refuse('This invoice is not open, so it cannot be paid.');
  if (!payInvoice(world, invoice)) throw declined();
  return invoice;
}

export type EndReason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed';

/** Ends a subscription at once. Its unpaid invoices stay as they are; Stripe tries no more to take their money. */
export function endSubscription(world: World, subscription: Subscription, reason: EndReason): void {
  const now = world.now();
  if (subscription.schedule) {
    const schedule = world.get('subscription_schedule', subscription.schedule);
    world.change('subscription_schedule.canceled', schedule, { status: 'canceled', canceled_at: now });
  }
  const incomplete = subscription.status === 'incomplete';
  Object.assign(subscription, {
    status: incomplete ? 'incomplete_expired' : 'canceled',
    ...{ ended_at: now, canceled_at: subscription.canceled_at ?? now, schedule: null },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  for (const invoice of world.all('invoice', subscription.customer)) {
    if (subscriptionOfInvoice(world, invoice) !== subscription) continue;
    if (!['open', 'draft'].includes(invoice.status ?? '')) continue;
    Object.assign(invoice, {
      ...{ auto_advance: false, next_payment_attempt: null, automatically_finalizes_at: null },
    });
    if (incomplete) world.change('invoice.voided', invoice, { status: 'void' });
  }
  world.pendingLines.delete(subscription.id);
  world.emit(incomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted', subscription);
}

/** Pays a charge back. `amount` undefined: all that is left of it. */
export function refundCharge(
  world: World,
  charge: Charge,
  input: { amount?: number | undefined; reason?: string | undefined; metadata?: Metadata } = {},
): Refund {
  const left = charge.amount - charge.amount_refunded;
  const { amount = left, reason = null, metadata = {} } = input;
  if (!charge.paid)
    throw refuse(`Charge ${charge.id} has not succeeded.`, undefined, 'charge_not_refundable');
  if (charge.disputed) {
    throw refuse(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  if (charge.refunded) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  if (amount < 1) throw new Refusal(400, 'Invalid positive integer', { param: 'amount' });
  if (amount > left) {
    throw refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  }
  const refund = world.add<'refund'>(refundOf(world.born('re'), charge, { amount, reason, metadata }));
  const refunded = charge.amount_refunded + amount;
  world.emit('refund.created', refund);
  world.change('charge.refunded', charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  return refund;
}

/** The bank of the person takes the money back. */
export function openDispute(world: World, charge: Charge): Dispute {
  const dispute = world.add<'dispute'>(disputeOf(world.born('du'), charge));
  charge.disputed = true;
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): void {
  world.change('charge.dispute.closed', dispute, { status });
}
