// The objects of the fake Stripe about money, complete as the library's types describe them.
import type Stripe from 'stripe';
import { type Born, listOf, type Metadata, nulls, type Period, type Price } from './stripe-objects.ts';

export type Invoice = Stripe.Invoice & { customer: string };
export type Intent = Stripe.PaymentIntent & { customer: string; latest_charge: string | null };
export type Charge = Stripe.Charge & { customer: string; payment_intent: string };
export type Refund = Stripe.Refund & { charge: string; payment_intent: string };
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };

export type Line = { amount: number; price: Price; period: Period; description: string; proration: boolean };

function lineOf(id: string, line: Line, invoice: string, subscription: string): Stripe.InvoiceLineItem {
  const { amount, price, period, description, proration } = line;
  return {
    ...{ id, object: 'line_item', amount, subtotal: amount, currency: price.currency, description, invoice },
    ...{ period, quantity: 1, subscription, metadata: {}, livemode: false, discountable: !proration },
    ...{ discounts: [], discount_amounts: [], pretax_credit_amounts: [], taxes: [] },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: {
        ...{ subscription, subscription_item: '', proration },
        ...nulls('invoice_item', 'proration_details'),
      },
      ...nulls('invoice_item_details', 'rate_card_subscription_details'),
    },
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity_decimal: null,
  };
}

export type InvoiceInput = {
  customer: Stripe.Customer;
  subscription: { id: string; metadata: Metadata };
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Line[];
  currency: string;
  period: Period;
};

/** A draft. */
export function invoiceOf({ id, created }: Born, input: InvoiceInput): Invoice {
  const { customer, subscription, reason, lines, currency, period } = input;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const data = lines.map((line, index) => lineOf(`il_${id}_${index}`, line, id, subscription.id));
  return {
    ...{ id, object: 'invoice', created, customer: customer.id, currency, status: 'draft' },
    ...{ billing_reason: reason, collection_method: 'charge_automatically', auto_advance: true },
    ...{ amount_due: total, amount_paid: 0, amount_remaining: total, amount_overpaid: 0, amount_shipping: 0 },
    ...{ subtotal: total, subtotal_excluding_tax: total, total, total_excluding_tax: total },
    ...{ attempt_count: 0, attempted: false, starting_balance: 0, livemode: false, metadata: {} },
    ...{ period_start: period.start, period_end: period.end, customer_email: customer.email },
    ...{ post_payment_credit_notes_amount: 0, pre_payment_credit_notes_amount: 0 },
    lines: listOf(data, `/v1/invoices/${id}/lines`),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
    },
    automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability', 'provider', 'status') },
    ...{ issuer: { type: 'self' }, customer_tax_exempt: 'none', customer_tax_ids: [] },
    payment_settings: nulls('default_mandate', 'payment_method_options', 'payment_method_types'),
    status_transitions: nulls('finalized_at', 'marked_uncollectible_at', 'paid_at', 'voided_at'),
    ...{ default_tax_rates: [], discounts: [], total_discount_amounts: [], total_taxes: [] },
    ...{ total_pretax_credit_amounts: [], customer_name: customer.name ?? null },
    ...nulls('account_country', 'account_name', 'account_tax_ids', 'application', 'custom_fields'),
    ...nulls('automatically_finalizes_at', 'customer_account', 'customer_address', 'customer_phone'),
    ...nulls('customer_shipping', 'default_payment_method', 'default_source', 'description', 'due_date'),
    ...nulls('effective_at', 'ending_balance', 'footer', 'from_invoice', 'hosted_invoice_url', 'invoice_pdf'),
    ...nulls('last_finalization_error', 'latest_revision', 'next_payment_attempt', 'number', 'on_behalf_of'),
    ...nulls('receipt_number', 'rendering', 'shipping_cost', 'shipping_details', 'statement_descriptor'),
    ...nulls('test_clock', 'webhooks_delivered_at'),
  };
}

type Paid = { amount: number; currency: string };

export function intentOf({ id, created }: Born, input: Paid & { customer: string }): Intent {
  return {
    ...{ id, object: 'payment_intent', created, ...input, status: 'requires_payment_method' },
    ...{
      amount_capturable: 0,
      amount_received: 0,
      capture_method: 'automatic',
      livemode: false,
      metadata: {},
    },
    ...{ confirmation_method: 'automatic', payment_method_types: ['card'], client_secret: `${id}_secret` },
    ...{ setup_future_usage: 'off_session', description: 'Subscription' },
    ...nulls('allowed_payment_method_types', 'application', 'application_fee_amount', 'canceled_at'),
    ...nulls('automatic_payment_methods', 'cancellation_reason', 'customer_account', 'last_payment_error'),
    ...nulls('excluded_payment_method_types', 'latest_charge', 'managed_payments', 'next_action'),
    ...nulls('on_behalf_of', 'payment_method', 'payment_method_configuration_details', 'payment_record'),
    ...nulls('payment_method_options', 'processing', 'receipt_email', 'review', 'shipping', 'source'),
    ...nulls('statement_descriptor', 'statement_descriptor_suffix', 'transfer_group'),
  };
}

/** How the money of an invoice comes: by a payment intent. */
export function invoicePaymentOf(
  { id, created }: Born,
  { invoice, intent, amount, currency }: Paid & { invoice: string; intent: string },
): Stripe.InvoicePayment {
  return {
    ...{ id, object: 'invoice_payment', amount_paid: null, amount_requested: amount, created, currency },
    ...{ invoice, is_default: true, livemode: false, status: 'open' },
    payment: { type: 'payment_intent', payment_intent: intent },
    status_transitions: nulls('canceled_at', 'paid_at'),
  };
}

/** One try to take money. */
export function chargeOf({ id, created }: Born, intent: Intent, paid: boolean): Charge {
  const { amount, currency, customer } = intent;
  return {
    ...{ id, object: 'charge', created, amount, currency, customer, payment_intent: intent.id, paid },
    ...{ status: paid ? 'succeeded' : 'failed', captured: paid, amount_captured: paid ? amount : 0 },
    ...{ amount_refunded: 0, refunded: false, disputed: false, livemode: false, metadata: {} },
    ...{ description: 'Subscription', payment_method: intent.payment_method?.toString() ?? null },
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    billing_details: nulls('address', 'email', 'name', 'phone', 'tax_id'),
    fraud_details: {},
    outcome: {
      type: paid ? 'authorized' : 'issuer_declined',
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: paid ? null : 'generic_decline',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
      ...nulls('advice_code', 'network_advice_code', 'network_decline_code'),
    },
    ...nulls('application', 'application_fee', 'application_fee_amount', 'balance_transaction'),
    ...nulls('calculated_statement_descriptor', 'failure_balance_transaction', 'on_behalf_of'),
    ...nulls('payment_method_details', 'receipt_email', 'receipt_number', 'receipt_url', 'review'),
    ...nulls('shipping', 'source', 'source_transfer', 'statement_descriptor', 'statement_descriptor_suffix'),
    ...nulls('transfer_data', 'transfer_group'),
  };
}

export function refundOf(
  { id, created }: Born,
  charge: Charge,
  { amount, reason, metadata }: { amount: number; reason: string | null; metadata: Metadata },
): Refund {
  const { currency, customer, payment_intent, payment_method } = charge;
  return {
    ...{ id, object: 'refund', created, amount, currency, customer, charge: charge.id, payment_intent },
    ...{ payment_method, metadata, reason, status: 'succeeded' },
    ...nulls('balance_transaction', 'customer_account', 'receipt_number', 'source_transfer_reversal'),
    ...nulls('transfer_reversal'),
  };
}

export function disputeOf({ id, created }: Born, charge: Charge): Dispute {
  const { amount, currency, payment_intent } = charge;
  return {
    ...{ id, object: 'dispute', created, amount, currency, charge: charge.id, payment_intent },
    ...{ reason: 'fraudulent', status: 'needs_response', is_charge_refundable: false, livemode: false },
    ...{ balance_transactions: [], metadata: {}, enhanced_eligibility_types: [] },
    intended_submission_method: null,
    // No answer of the seller yet.
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: created + 7 * 86_400,
      ...{ has_evidence: false, past_due: false, submission_count: 0 },
      enhanced_eligibility: {},
      submission_method: 'not_submitted',
    },
  };
}
